import { readCsvSteps } from '../csv.ts'
import type { DayOrder } from '../fileDay.ts'
import { csvFixtures } from './csvFixtures.ts'
import { fileText } from './fileText.ts'
import { fromIcs, type ImportedEvent, type ImportedFile, oneLine, withOwnUids } from './importedEvent.ts'
import { type IcsGround, MOST_EVENTS, readIcsSteps, type Unread } from './readIcs.ts'

export type FileGround = IcsGround & DayOrder
/** A file, or pasted text, as its bytes. */
export type FixtureSource = { bytes: Uint8Array; name: string | undefined }

/** A file of fixtures, be it iCalendar or a table, in slices. Throws ImportError. */
export function* readFixtures(source: FixtureSource, ground: FileGround): Generator<void, ImportedFile> {
  const text = fileText(source.bytes)
  const named = source.name === undefined ? undefined : oneLine(source.name)
  if (isCalendar(text)) {
    const { name, events, unread, unknownZones } = yield* readIcsSteps(text, ground)
    return {
      source: name === undefined ? named : oneLine(name),
      ...fixturesOf(
        events.map((event) => fromIcs(event, ground.timeZone)),
        unread,
      ),
      unknownZones,
    }
  }
  // One row too many says that there are too many.
  const rows = yield* readCsvSteps(text, MOST_EVENTS + 2)
  const { events, unread } = csvFixtures(rows, ground)
  return { source: named, ...fixturesOf(events, unread), unknownZones: [] }
}

/** What this product wrote itself holds the work too (`exportEntries`): a mowing that comes back is no match. */
function fixturesOf(events: readonly ImportedEvent[], unread: readonly Unread[]) {
  const isWork = ({ uid }: ImportedEvent) => /^work-.*@sward$/.test(uid)
  return {
    events: withOwnUids(events.filter((event) => !isWork(event))),
    unread: [
      ...unread,
      ...events.filter(isWork).map(({ name }): Unread => ({ summary: name, reason: 'ownWork' })),
    ],
  }
}

const isCalendar = (text: string): boolean => /^\uFEFF?\s{0,100}BEGIN:/i.test(text.slice(0, 200))
