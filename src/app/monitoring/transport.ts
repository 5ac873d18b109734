import { makeFetchTransport } from '@sentry/react'
import { scrub } from './scrub'

type MakeTransport = typeof makeFetchTransport

/** The one way out: whatever kind of report it is, it leaves scrubbed (quality S1). */
export const sendScrubbed: MakeTransport = (options, nativeFetch) => {
  const transport = makeFetchTransport(options, nativeFetch)
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) }
}

type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0]

/** The outer header names the service's own address and key, which are public; only what it says of the trace is ours. */
function scrubEnvelope([{ trace, ...header }, items]: Envelope): Envelope {
  return [{ ...header, ...(trace !== undefined && { trace: scrub(trace) }) }, scrub(items)] as Envelope
}

/**
 * Calls that carry the trace's headers: those to our own backend, and only at our own origin, as another one would
 * have to allow the headers or every call would fail (quality S3).
 */
export function ownCalls(apiUrl: string | null, origin: string): RegExp[] {
  if (apiUrl === null) return []
  const base = new URL(apiUrl, origin)
  if (base.origin !== origin) return []
  const address = base.href.replace(/\/$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return [new RegExp(`^${address}(?:[/?#]|$)`)]
}
