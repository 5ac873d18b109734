import type { Activity } from '../activity.ts'
import type { ActivityConfiguration } from '../activityConfiguration.ts'
import type { Fixture } from '../fixture.ts'
import type { Clash } from '../planning/clashes.ts'
import type { Id } from '../wire.ts'

export type ChangeKind = 'added' | 'moved' | 'changed' | 'cancelled' | 'gone' | 'unchanged'
export type ChangeNote =
  /** It is over already. */
  | 'past'
  /** A fixture made elsewhere begins on that pitch at that time: the same match. Another one is a clash. */
  | 'booked'
  | 'lengthAssumed'
  | 'wholeDay'
  /** It was cancelled here; the file still has it. */
  | 'cancelledHere'
  /** Now played somewhere else. */
  | 'elsewhere'

/** What a file does to one match or training of ours. */
export type FixtureChange = {
  /** The uid, once in a list. */
  id: string
  kind: ChangeKind
  /** As it would be; an addition has no id of the backend's yet. */
  activity: Activity
  /** As it is. */
  before: Activity | undefined
  notes: ChangeNote[]
  /** Where it meets work or other play. */
  clashes: Clash[]
  /** Done unless the person says otherwise. */
  isWanted: boolean
}

export type DiffGround = {
  activities: readonly Activity[]
  fixtures: readonly Fixture[]
  pitches: readonly { id: Id; name: string }[]
  /** By `placeKey`; an empty text is somewhere else. */
  teamPitches: Readonly<Record<string, Id>>
  /** Types that the company uses, with their fields. */
  configuration: readonly ActivityConfiguration[]
  allowed: readonly string[]
  recoveryMinutes: Readonly<Record<string, number>>
  timeZone: string
  now: Date
}
