export type Failure = { error: unknown; context?: Record<string, unknown> }
type Sink = (failure: Failure) => void

const WAITING_LIMIT = 64
const waiting: Failure[] = []
const told = new WeakSet<object>()
let sink: Sink | undefined

/**
 * Tells whoever watches over the application; kept until somebody listens (monitoring loads after idle). An error
 * that passes several places on its way up is told once (quality F11).
 */
export function report(error: unknown, context?: Record<string, unknown>): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return
    told.add(error)
  }
  const failure: Failure = context ? { error, context } : { error }
  if (sink) sink(failure)
  else if (waiting.length < WAITING_LIMIT) waiting.push(failure)
}

/** Sets who receives failures and hands over what waited; null stops listening. */
export function receiveReports(next: Sink | null): void {
  sink = next ?? undefined
  if (!sink) return
  for (const failure of waiting.splice(0)) sink(failure)
}
