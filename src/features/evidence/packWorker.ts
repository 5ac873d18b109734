import type { PackProgress } from '@/domain/evidence/packMaker'
import { type FromMaker, seldom, type ToMaker } from './packMessages'
import { packWork } from './packWork'

const tell = (message: FromMaker, pieces: Transferable[] = []) => postMessage(message, { transfer: pieces })
const waiting = new Map<number, (text: string | undefined) => void>()
let calls = 0

/** Makes a pack apart from the page, which carries the calls: it has the session. */
const work = packWork({
  carry: (asked) =>
    new Promise((resolve) => {
      calls += 1
      waiting.set(calls, resolve)
      tell({ kind: 'ask', call: calls, asked })
    }),
  onUnreadable: (unreadable) => tell({ kind: 'unreadable', unreadable }),
  signal: new AbortController().signal,
})
const onProgress = seldom((progress: PackProgress) => tell({ kind: 'progress', progress }))
const fail = () => tell({ kind: 'failed' })

addEventListener('message', ({ data }: MessageEvent<ToMaker>) => {
  if (data.kind === 'answer') {
    waiting.get(data.call)?.(data.text)
    waiting.delete(data.call)
  } else if (data.kind === 'collect')
    work.collect(data.order, onProgress).then((missing) => tell({ kind: 'collected', missing }), fail)
  else
    work.make(data.setup, data.gaps, onProgress).then(
      (pack) =>
        tell(
          { kind: 'done', pack },
          pack.zip.map(({ buffer }) => buffer),
        ),
      fail,
    )
})
