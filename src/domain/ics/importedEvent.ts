import { USUAL_PLAY_MINUTES } from '../fixture.ts'
import { dayAtGround } from '../groundTime.ts'
import type { Instant } from '../wire.ts'
import type { IcsEvent, Unread } from './readIcs.ts'

/** A match or training as a file from elsewhere tells of it. */
export type ImportedEvent = {
  /** Recognises it again in the next file: the file's own UID, else who plays whom on which day. */
  uid: string
  name: string
  kind: 'match' | 'training'
  /** Whose pitch it is: the side named first, or the team that trains. */
  team: string
  /** Who plays whom; undefined for a training, and for a side that nobody names. */
  home: string | undefined
  away: string | undefined
  place: string | undefined
  notes: string | undefined
  start: Instant
  end: Instant
  /** The file names no end: the usual length is assumed. */
  isLengthAssumed: boolean
  isAllDay: boolean
  isCancelled: boolean
}

export type ImportedFile = {
  /** What the calendar calls itself, or the file's name; undefined for pasted text. */
  source: string | undefined
  events: ImportedEvent[]
  unread: Unread[]
  unknownZones: string[]
}

const LONGEST_NAME = 200
/** contract.md leaves it open; backends take a thousand characters. */
const LONGEST_NOTES = 1000

/** "Training" in the languages of the product. */
const TRAINING =
  /train|practi[cs]e|session|allenament|entrenam|entra[iî]n|trening|treino|tr[æä]n|antrenman|vadbe|övning|øvelse|تدريب|تمرين/iu
const BETWEEN_TEAMS =
  / (?:v|vs|versus|x|-|–|—|:|gegen|contre|contra|contro|protiv|proti|mot|mod|tegen|ضد)\.? /iu

export const oneLine = (text: string): string =>
  text
    .slice(0, LONGEST_NAME * 5)
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_NAME)
    .toWellFormed()

/** The side that plays at home, or the team without the word for training. */
function teamIn(name: string, kind: ImportedEvent['kind']): string {
  const [home = ''] = name.split(BETWEEN_TEAMS)
  if (kind === 'match') return home
  const words = home.split(' ').filter((word) => !TRAINING.test(word))
  return words.join(' ') || home
}

type Told = Pick<ImportedEvent, 'start' | 'isAllDay' | 'isCancelled'> & {
  uid: string
  name: string
  /** What else may say of which kind it is. */
  kindWords: readonly string[]
  team?: string | undefined
  home?: string | undefined
  away?: string | undefined
  place?: string | undefined
  notes?: string | undefined
  end: Instant | undefined
}

/** One event with what can be concluded from it. */
export function importedEvent(told: Told, timeZone: string): ImportedEvent {
  const name = oneLine(told.name)
  const kind = [name, ...told.kindWords].some((words) => TRAINING.test(words)) ? 'training' : 'match'
  const team = oneLine(told.team ?? '') || teamIn(name, kind)
  const [home = '', away = ''] = kind === 'match' ? name.split(BETWEEN_TEAMS) : []
  const isLengthAssumed = told.end === undefined || told.end <= told.start
  const assumed = new Date(Date.parse(told.start) + USUAL_PLAY_MINUTES[kind] * 60_000)
  return {
    uid: told.uid || `${team} ${name} ${dayAtGround(told.start, timeZone)}`,
    name,
    kind,
    team,
    home: oneLine(told.home ?? '') || home || undefined,
    away: oneLine(told.away ?? '') || away || undefined,
    place: oneLine(told.place ?? '') || undefined,
    notes: told.notes?.toWellFormed().slice(0, LONGEST_NOTES).toWellFormed() || undefined,
    start: told.start,
    end: isLengthAssumed ? assumed.toISOString().replace(/\.\d{3}/, '') : (told.end ?? told.start),
    isLengthAssumed,
    isAllDay: told.isAllDay,
    isCancelled: told.isCancelled,
  }
}

export const fromIcs = (event: IcsEvent, timeZone: string): ImportedEvent =>
  importedEvent(
    {
      ...event,
      uid: event.recurrenceId === undefined ? event.uid : `${event.uid} ${event.recurrenceId}`,
      name: event.summary,
      kindWords: event.categories,
      place: event.location,
      notes: event.description,
    },
    timeZone,
  )

/** The second event of the same name is another one. */
export function withOwnUids(events: readonly ImportedEvent[]): ImportedEvent[] {
  const times = new Map<string, number>()
  return events.map((event) => {
    const before = times.get(event.uid) ?? 0
    times.set(event.uid, before + 1)
    return before === 0 ? event : { ...event, uid: `${event.uid} (${before + 1})` }
  })
}
