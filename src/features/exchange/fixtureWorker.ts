import { ImportError } from '@/domain/ics/contentLines'
import { type FileGround, type FixtureSource, readFixtures } from '@/domain/ics/fixtureFile'
import { atOnce } from '@/lib/inSlices'

/** Reads a file apart from the page, so that nothing waits for it (quality X7). */
addEventListener('message', ({ data }: MessageEvent<{ source: FixtureSource; ground: FileGround }>) => {
  try {
    postMessage({ file: atOnce(readFixtures(data.source, data.ground)) })
  } catch (error) {
    postMessage({ fault: error instanceof ImportError ? error.fault : 'notText' })
  }
})
