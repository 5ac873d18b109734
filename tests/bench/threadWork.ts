import type { CDPSession } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** What a page's thread does for what is asked of it: script, with the collections in it, style and layout. */
const WORK = new Set([
  'EvaluateScript',
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'ResizeObserver',
  'IntersectionObserverController::computeIntersections',
  'UpdateLayoutTree',
  'Layout',
])

/**
 * Thread time in milliseconds that `act` costs the page, from Chromium's trace. Its counters (Performance.getMetrics)
 * count style twice where script asks for it: 17 ms of a mount that its own trace, and the whole task, know as 7.
 */
export async function threadWork(client: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  client.on('Tracing.dataCollected', collect)
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', '__metadata'] },
  })
  await act()
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)

  let sum = 0
  const ends = new Map<string, number>()
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ph !== 'X' || !WORK.has(name)) continue
    const thread = `${pid}:${tid}`
    // What stands within another has been counted with it.
    if (ts < (ends.get(thread) ?? 0)) continue
    ends.set(thread, ts + dur)
    sum += tdur
  }
  return sum / 1000
}
