import { report } from '@/lib/report'
import { optionalPart } from '@/lib/parts'
import type { RuntimeConfig } from '../runtimeConfig'
import type { Watched } from './person'
import { whenIdle } from '@/lib/whenIdle'

const QUIET_MS = 3000
const IDLE_LIMIT_MS = 5000

/** Starts telling the error service, once the page has nothing more urgent to do; failures until then are kept. */
export function watch(config: RuntimeConfig, connection: Watched): void {
  const { sentryDsn } = config
  if (!sentryDsn) return
  addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  whenQuiet(() => {
    // An ad blocker may keep it away: then nobody is told, and nothing else changes (quality S5).
    optionalPart(() => import('./sentry')).then(
      ({ startSentry }) => startSentry({ ...config, sentryDsn }, connection),
      () => undefined,
    )
  })
}

function tell(error: unknown): void {
  // A call that was given up is no fault (quality F11).
  if (error instanceof Error && error.name === 'AbortError') return
  report(error, { unhandled: true })
}

function whenQuiet(run: () => void): void {
  const wait = () => setTimeout(() => whenIdle(run, IDLE_LIMIT_MS), QUIET_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
