import { ImportError, type ImportFault } from '@/domain/ics/contentLines'
import { type FileGround, type FixtureSource, readFixtures } from '@/domain/ics/fixtureFile'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import { MOST_BYTES } from '@/domain/ics/readIcs'
import { scriptUrl } from '@/lib/trustedUrl'
// What comes is made by the build: its address.
// oxlint-disable-next-line import/default
import workerUrl from './fixtureWorker?worker&url'

type Answer = { file: ImportedFile; fault?: never } | { file?: never; fault: ImportFault }

/** Longer than the largest file takes on a slow phone. */
const LONGEST_MS = 20_000
/** What the page may be kept from drawing where there is no worker. */
const SLICE_MS = 12

/** A file of fixtures, read without holding up the page. Throws ImportError. */
export async function readFile(source: FixtureSource, ground: FileGround): Promise<ImportedFile> {
  // Before its bytes are even sent.
  if (source.bytes.length > MOST_BYTES) throw new ImportError('tooLarge')
  return typeof Worker === 'undefined' ? readInSlices(source, ground) : readApart(source, ground)
}

function readApart(source: FixtureSource, ground: FileGround): Promise<ImportedFile> {
  // The served page has a script per worker; the development server's lies where the source does.
  const address = import.meta.env.DEV ? workerUrl : scriptUrl(workerUrl)
  const worker = new Worker(address, { type: 'module' })
  return new Promise<ImportedFile>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ImportError('tooLarge')), LONGEST_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer)
      if (data.file) resolve(data.file)
      else reject(new ImportError(data.fault))
    })
    worker.addEventListener('error', () => {
      clearTimeout(timer)
      readInSlices(source, ground).then(resolve, reject)
    })
    worker.postMessage({ source, ground })
  }).finally(() => worker.terminate())
}

async function readInSlices(source: FixtureSource, ground: FileGround): Promise<ImportedFile> {
  const steps = readFixtures(source, ground)
  for (;;) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
}
