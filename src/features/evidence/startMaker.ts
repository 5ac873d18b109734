import { makePack, type Pack, type PackProgress } from '@/domain/evidence/packMaker'
import { addRows, noRows, type PackGap, type PackSetup, type RowSlice } from '@/domain/evidence/packSetup'
import { scriptUrl } from '@/lib/trustedUrl'
import type { FromMaker, ToMaker } from './packMessages'
// oxlint-disable-next-line import/default -- what comes is made by the build: its address
import workerUrl from './packWorker?worker&url'

/** What the page may be kept from drawing where there is no worker. */
const SLICE_MS = 12

export type PackMaker = {
  add: (slice: RowSlice) => void
  make: (
    setup: PackSetup,
    gaps: readonly PackGap[],
    onProgress: (progress: PackProgress) => void,
  ) => Promise<Pack>
  /** Nothing more is to come of it. */
  stop: () => void
}

/** Somebody who makes a pack: a worker, or this page in slices where there is none or where it fails. */
export function startMaker(): PackMaker {
  const rows = noRows()
  const stopping = new AbortController()
  const worker = typeof Worker === 'undefined' ? undefined : openWorker()
  const post = (message: ToMaker) => worker?.postMessage(message)
  const here: PackMaker['make'] = (setup, gaps, onProgress) =>
    makePack(setup, rows, gaps, { onProgress, turn: inSlices(stopping.signal) })
  return {
    add: (slice) => {
      addRows(rows, slice)
      post({ kind: 'rows', ...slice })
    },
    make: async (setup, gaps, onProgress) => {
      if (!worker) return here(setup, gaps, onProgress)
      const made = answerOf(worker, stopping.signal, onProgress)
      post({ kind: 'make', setup, gaps })
      return (await made) ?? here(setup, gaps, onProgress)
    },
    stop: () => {
      stopping.abort()
      worker?.terminate()
    },
  }
}

function openWorker(): Worker | undefined {
  try {
    // The served page has a script per worker; the development server's lies where the source does.
    return new Worker(import.meta.env.DEV ? workerUrl : scriptUrl(workerUrl), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Undefined where the worker cannot do it; rejects once it is stopped. */
function answerOf(
  worker: Worker,
  signal: AbortSignal,
  onProgress: (progress: PackProgress) => void,
): Promise<Pack | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => resolve(undefined))
    worker.addEventListener('messageerror', () => resolve(undefined))
    worker.addEventListener('message', ({ data }: MessageEvent<FromMaker>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else resolve(data.kind === 'done' ? data.pack : undefined)
    })
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
