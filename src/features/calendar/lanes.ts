import type { Pitch } from '@/domain/pitch'
import type { User } from '@/domain/user'
import type { Day, Id } from '@/domain/wire'
import { byDay, type Entry, peopleOf, pitchesOf } from './placement'

/** A row of a week or a day: a pitch, a person, or what belongs to none. */
export type Lane = {
  id: string
  name: string
  pitch?: Id
  person?: Id
  days: Map<Day, Entry[]>
}

type Cut = { bounds: { from: Day; to: Day }; timeZone: string }

/** One row for each pitch, and one for work in the yard when there is any. */
export function pitchLanes(
  entries: readonly Entry[],
  pitches: readonly Pitch[],
  yard: string,
  { bounds, timeZone }: Cut,
): Lane[] {
  const known = new Set(pitches.map(({ id }) => id))
  const without = entries.filter((entry) => !pitchesOf(entry).some((id) => known.has(id)))
  return [
    ...pitches.map(({ id, name }): Lane => ({
      id: `pitch-${id}`,
      name,
      pitch: id,
      days: byDay(
        entries.filter((entry) => pitchesOf(entry).includes(id)),
        bounds,
        timeZone,
      ),
    })),
    ...(without.length === 0 ? [] : [{ id: 'yard', name: yard, days: byDay(without, bounds, timeZone) }]),
  ]
}

/** One row for each person, and one for work that nobody has taken. */
export function personLanes(
  entries: readonly Entry[],
  people: readonly User[],
  nobody: string,
  { bounds, timeZone }: Cut,
): Lane[] {
  const work = entries.filter(({ kind }) => kind === 'work')
  const open = work.filter((entry) => !people.some(({ id }) => peopleOf(entry).includes(id)))
  return [
    ...people.map(({ id, fullName }): Lane => ({
      id: `person-${id}`,
      name: fullName,
      person: id,
      days: byDay(
        work.filter((entry) => peopleOf(entry).includes(id)),
        bounds,
        timeZone,
      ),
    })),
    ...(open.length === 0 ? [] : [{ id: 'nobody', name: nobody, days: byDay(open, bounds, timeZone) }]),
  ]
}
