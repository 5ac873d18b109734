/** Private-use characters: no text of ours holds them. */
const FIRST = 0xe000
const MARK = /([\uE000-\uE0FF])/

/**
 * A sentence that is asked for once and filled in many times: `ask` is given what to put in each gap, and what it
 * answers takes values of the same names. For hundreds of sentences of one kind; i18next takes a text apart each time.
 */
export function fillIn<Name extends string>(
  names: readonly Name[],
  ask: (gaps: Record<Name, string>) => string,
): (values: Readonly<Record<Name, string>>) => string {
  const gaps = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(FIRST + at)]))
  const parts = ask(gaps as Record<Name, string>).split(MARK)
  const places = parts.map((part, at) => (at % 2 === 1 ? names[part.charCodeAt(0) - FIRST] : undefined))
  return (values) => {
    let text = ''
    for (const [at, part] of parts.entries()) {
      const name = places[at]
      text += name === undefined ? part : values[name]
    }
    return text
  }
}
