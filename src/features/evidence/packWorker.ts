import { makePack } from '@/domain/evidence/packMaker'
import { addRows, noRows } from '@/domain/evidence/packSetup'
import { type FromMaker, TELL_MS, type ToMaker } from './packMessages'

const rows = noRows()

/** Makes a pack apart from the page: rows come in slices, then the word to begin. */
addEventListener('message', ({ data }: MessageEvent<ToMaker>) => {
  if (data.kind === 'rows') {
    addRows(rows, data)
    return
  }
  let told = 0
  const tell = (message: FromMaker, pieces: Transferable[] = []) => postMessage(message, { transfer: pieces })
  makePack(data.setup, rows, data.gaps, {
    onProgress: (progress) => {
      if (performance.now() - told < TELL_MS) return
      told = performance.now()
      tell({ kind: 'progress', progress })
    },
  }).then(
    (pack) =>
      tell(
        { kind: 'done', pack },
        pack.zip.map(({ buffer }) => buffer),
      ),
    () => tell({ kind: 'failed' }),
  )
})
