import { ImportError, type ImportFault } from '@/domain/ics/contentLines'
import { type FileGround, type FixtureSource, readFixtures } from '@/domain/ics/fixtureFile'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import { MOST_BYTES } from '@/domain/ics/readIcs'
import { inSlices } from '@/lib/inSlices'
import { moduleWorker } from '@/lib/moduleWorker'
import workerUrl from './fixtureWorker?worker&url'

type Answer = { file: ImportedFile; fault?: never } | { file?: never; fault: ImportFault }

/** Longer than the largest file takes on a slow phone. */
const LONGEST_MS = 20_000

/** A file of fixtures, read without holding up the page. Throws ImportError. */
export async function readFile(source: FixtureSource, ground: FileGround): Promise<ImportedFile> {
  // Before its bytes are even sent.
  if (source.bytes.length > MOST_BYTES) throw new ImportError('tooLarge')
  return typeof Worker === 'undefined' ? inSlices(readFixtures(source, ground)) : readApart(source, ground)
}

function readApart(source: FixtureSource, ground: FileGround): Promise<ImportedFile> {
  const worker = moduleWorker(workerUrl)
  return new Promise<ImportedFile>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ImportError('tooLarge')), LONGEST_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer)
      if (data.file) resolve(data.file)
      else reject(new ImportError(data.fault))
    })
    worker.addEventListener('error', () => {
      clearTimeout(timer)
      inSlices(readFixtures(source, ground)).then(resolve, reject)
    })
    worker.postMessage({ source, ground })
  }).finally(() => worker.terminate())
}
