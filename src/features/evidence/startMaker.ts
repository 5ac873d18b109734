import type { PackProgress } from '@/domain/evidence/packMaker'
import { moduleWorker } from '@/lib/moduleWorker'
import { part } from '@/lib/parts'
import { report } from '@/lib/report'
import type { PackOrder } from './collecting'
import type { FromMaker, ToMaker, Unreadable } from './packMessages'
import type { Carry, PackWork } from './packWork'
import workerUrl from './packWorker?worker&url'

/** What the page may be kept from drawing where there is no worker. */
const SLICE_MS = 12

/**
 * Somebody who makes a pack: a worker, or this page in slices where there is none or where it fails. Rejects once it is
 * stopped.
 */
export function startMaker(carry: Carry, signal: AbortSignal): PackWork & { stop: () => void } {
  let worker = typeof Worker === 'undefined' ? undefined : openWorker()
  if (worker) bringAnswers(worker, carry)
  let order: PackOrder | undefined
  const ofWorker = async <Kind extends 'collected' | 'done'>(
    kind: Kind,
    message: ToMaker,
    onProgress: (progress: PackProgress) => void,
  ) => {
    const answer = worker && (await answerOf(worker, kind, message, signal, onProgress))
    if (!answer) worker = undefined
    return answer
  }
  const here = async () =>
    (await part(() => import('./packWork'))).packWork({
      carry,
      onUnreadable: tellOfUnreadable,
      signal,
      turn: inSlices(signal),
    })
  let own: PackWork | undefined
  return {
    collect: async (wanted, onProgress) => {
      order = wanted
      const answer = await ofWorker('collected', { kind: 'collect', order }, onProgress)
      if (answer) return answer.missing
      own = await here()
      return own.collect(order, onProgress)
    },
    make: async (setup, gaps, onProgress) => {
      const answer = await ofWorker('done', { kind: 'make', setup, gaps }, onProgress)
      if (answer) return answer.pack
      if (!own) {
        // The rows went with the worker.
        own = await here()
        if (order) await own.collect(order, onProgress)
      }
      return own.make(setup, gaps, onProgress)
    },
    stop: () => worker?.terminate(),
  }
}

function openWorker(): Worker | undefined {
  try {
    return moduleWorker(workerUrl)
  } catch {
    return undefined
  }
}

/** The session is the page's: it makes the worker's calls, and hands on the texts. */
function bringAnswers(worker: Worker, carry: Carry): void {
  worker.addEventListener('message', ({ data }: MessageEvent<FromMaker>) => {
    if (data.kind === 'unreadable') tellOfUnreadable(data.unreadable)
    if (data.kind !== 'ask') return
    const { call, asked } = data
    const bring = (text: string | undefined) =>
      worker.postMessage({ kind: 'answer', call, text } satisfies ToMaker)
    carry(asked).then(bring, () => bring(undefined))
  })
}

function tellOfUnreadable(unreadable: Unreadable): void {
  report(new Error('rows that could not be read'), unreadable)
}

/** Undefined where the worker cannot do it; rejects once it is stopped. */
function answerOf<Kind extends 'collected' | 'done'>(
  worker: Worker,
  kind: Kind,
  message: ToMaker,
  signal: AbortSignal,
  onProgress: (progress: PackProgress) => void,
): Promise<Extract<FromMaker, { kind: Kind }> | undefined> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const settle = (answer: Extract<FromMaker, { kind: Kind }> | undefined) => {
      over.abort()
      resolve(answer)
    }
    signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
    worker.addEventListener('error', () => settle(undefined), { signal: over.signal })
    worker.addEventListener('messageerror', () => settle(undefined), { signal: over.signal })
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromMaker>) => {
        if (data.kind === 'progress') onProgress(data.progress)
        else if (data.kind === 'failed') settle(undefined)
        else if (data.kind === kind) settle(data as Extract<FromMaker, { kind: Kind }>)
      },
      { signal: over.signal },
    )
    worker.postMessage(message)
  })
}

function inSlices(signal: AbortSignal): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS
  return () => {
    signal.throwIfAborted()
    if (performance.now() < until) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        until = performance.now() + SLICE_MS
        resolve()
      })
    })
  }
}
