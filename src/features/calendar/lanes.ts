import { machinesOf } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import type { Pitch } from '@/domain/pitch'
import type { Holder } from '@/domain/planning/moving'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { shownName } from '@/lib/shownName'
import { type Entry, peopleOf, pitchesOf } from './placement'

/** A row of a timeline: a pitch, a person, a machine, or what belongs to none. */
export type Lane = { id: string; name: string; holder: Holder | null }

/** Rows of a timeline and which of them an entry stands in. */
export type Lanes = {
  lanes: readonly Lane[]
  /** For entries that none of the rows holds; drawn when there are any. */
  rest: Lane | null
  holdersOf: (entry: Entry) => readonly Id[]
  takes: (entry: Entry) => boolean
}

const laneOf = (kind: Holder['kind'], id: Id, name: string): Lane => ({
  id: `${kind}-${id}`,
  name: shownName(name),
  holder: { kind, id },
})

/** One row for each pitch, and one for work in the yard. */
export const pitchLanes = (pitches: readonly Pitch[], yard: string): Lanes => ({
  lanes: pitches.map(({ id, name }) => laneOf('pitch', id, name)),
  rest: { id: 'yard', name: yard, holder: null },
  holdersOf: pitchesOf,
  takes: () => true,
})

/** One row for each person, and one for work that nobody has taken. Fixtures are nobody's work. */
export const personLanes = (people: readonly User[], nobody: string): Lanes => ({
  lanes: people.map(({ id, fullName }) => laneOf('person', id, fullName)),
  rest: { id: 'nobody', name: nobody, holder: null },
  holdersOf: peopleOf,
  takes: ({ kind }) => kind === 'work',
})

/** One row for each machine. */
export const machineLanes = (machines: readonly Equipment[]): Lanes => ({
  lanes: machines.map(({ id, name }) => laneOf('machine', id, name)),
  rest: null,
  holdersOf: (entry) => (entry.kind === 'work' ? machinesOf(entry.activity).map(({ id }) => id) : []),
  takes: ({ kind }) => kind === 'work',
})
