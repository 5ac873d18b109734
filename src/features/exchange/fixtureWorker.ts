import { ImportError } from '@/domain/ics/contentLines'
import { type FileGround, type FixtureSource, readFixtures } from '@/domain/ics/fixtureFile'

/** Reads a file apart from the page, so that nothing waits for it (quality X7). */
addEventListener('message', ({ data }: MessageEvent<{ source: FixtureSource; ground: FileGround }>) => {
  try {
    const steps = readFixtures(data.source, data.ground)
    let step = steps.next()
    while (!step.done) step = steps.next()
    postMessage({ file: step.value })
  } catch (error) {
    postMessage({ fault: error instanceof ImportError ? error.fault : 'notText' })
  }
})
