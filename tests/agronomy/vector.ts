/** A test vector of agronomy.md: what goes in, what comes out and how close it has to come. */
export type Vector = {
  inputs: Record<string, unknown>
  expected: unknown
  tolerance: number | Record<string, number>
  source: string
}

/** Computes what a vector expects, in the shape of its `expected`. */
export type Handler = (inputs: Inputs, expected: unknown) => unknown

/** The inputs of a vector, read by name; a missing or mistyped one fails the test. */
export class Inputs {
  readonly #values: Record<string, unknown>

  constructor(values: Record<string, unknown>) {
    this.#values = values
  }

  has(name: string): boolean {
    return name in this.#values
  }

  number(name: string): number {
    const value = this.#values[name]
    if (typeof value !== 'number') throw new TypeError(`input ${name} is no number`)
    return value
  }

  text(name: string): string {
    const value = this.#values[name]
    if (typeof value !== 'string') throw new TypeError(`input ${name} is no text`)
    return value
  }

  flag(name: string): boolean {
    const value = this.#values[name]
    if (typeof value !== 'boolean') throw new TypeError(`input ${name} is no boolean`)
    return value
  }

  numbers(name: string): number[] {
    const value = this.#values[name]
    if (!Array.isArray(value)) throw new TypeError(`input ${name} is no list`)
    return value.map((entry) => {
      if (typeof entry !== 'number') throw new TypeError(`input ${name} holds ${typeof entry}`)
      return entry
    })
  }

  list(name: string): Inputs[] {
    const value = this.#values[name]
    if (!Array.isArray(value)) throw new TypeError(`input ${name} is no list`)
    return value.map((entry) => new Inputs(asRecord(entry)))
  }

  object(name: string): Inputs {
    return new Inputs(asRecord(this.#values[name]))
  }
}

export function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`not an object: ${String(value)}`)
  return Object.fromEntries(Object.entries(value))
}

/** One of the handlers of a group that splits by function or operation. */
export function pick<T>(choices: Record<string, T>, name: string): T {
  const choice = choices[name]
  if (choice === undefined) throw new Error(`no handler for ${name}`)
  return choice
}

/** The vectors print twelve decimals, so the last one may be off by half. */
const PRINTED = 6e-13

/** Every place where the actual value is not what is expected, as readable lines; none when it is. */
export function differences(
  actual: unknown,
  expected: unknown,
  tolerance: number | Record<string, number>,
  path = '',
): string[] {
  if (typeof expected === 'number') {
    const allowed = typeof tolerance === 'number' ? tolerance : (tolerance[path.split('.').at(-1) ?? ''] ?? 0)
    const close =
      typeof actual === 'number' &&
      Math.abs(actual - expected) <= allowed + PRINTED * Math.max(1, Math.abs(expected))
    return close ? [] : [`${path || 'value'}: expected ${expected} ± ${allowed}, got ${String(actual)}`]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${path || 'value'}: not a list of ${expected.length}`]
    return expected.flatMap((entry, index) =>
      differences(actual[index], entry, tolerance, `${path}[${index}]`),
    )
  }
  if (typeof expected === 'object' && expected !== null) {
    const found = asRecord(actual)
    return Object.entries(expected).flatMap(([key, entry]) =>
      differences(found[key], entry, tolerance, path ? `${path}.${key}` : key),
    )
  }
  return actual === expected
    ? []
    : [`${path || 'value'}: expected ${String(expected)}, got ${String(actual)}`]
}
