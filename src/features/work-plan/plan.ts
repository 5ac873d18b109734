import { createContext, use } from 'react'
import type { Activity, NewActivity } from '@/domain/activity'
import type { Fixture } from '@/domain/fixture'
import type { Clash } from '@/domain/planning/clashes'
import type { Day, Id } from '@/domain/wire'
import type { JobFacts } from './useJobFacts'
import type { Due } from './useRhythm'
import type { PlanActs } from './usePlanActs'

export type Away = { kind: 'leave'; leaveType: string } | { kind: 'nonWorking' }

/** Somebody of the staff, with what the day holds for them. */
export type Person = {
  id: Id
  name: string
  away: Away | undefined
  jobs: readonly Activity[]
  /** Of the day, without what was cancelled. */
  minutes: number
  /** Jobs over several days, whose hours of this day are unknown. */
  overDays: number
}

/** What can be taken up and put somewhere: a job that stands with somebody or nobody, or work that is only proposed. */
export type Item =
  | { kind: 'job'; job: Activity; from: Id | undefined }
  | { kind: 'draft'; id: string; draft: NewActivity }

/** The column of work that nobody does. */
export const NOBODY = ''

/** So many of what was left over, and of what is overdue, are shown at first. */
export const MOST = 6

/** What a dialog asks about. */
export type Question =
  | { kind: 'assign'; items: readonly Item[] }
  | { kind: 'away'; person: Person; go: () => void }
  | { kind: 'startAt'; job: Activity }
  | { kind: 'otherDay'; jobs: readonly Activity[] }
  | { kind: 'cancel'; jobs: readonly Activity[] }
  | { kind: 'copy' }
  | { kind: 'template' }
  | { kind: 'saveTemplate' }
  | { kind: 'rhythm' }
  | { kind: 'close' }
  | { kind: 'print' }

export type Plan = {
  now: Date
  day: Day
  today: Day
  /** The next day on which the ground works, and what it is called. */
  nextDay: Day
  nextDayName: string
  /** Why somebody is not there on a day around this one. */
  awayOn: (id: Id, day: Day) => Away | undefined
  timeZone: string
  /** The query of the page, to which a link adds the work sheet. */
  search: string
  /** In the order of their columns: who is here, then who is not. */
  people: readonly Person[]
  /** All jobs of the day, earliest first. */
  jobs: readonly Activity[]
  /** All work around the day, as far as it was asked for. */
  work: readonly Activity[]
  fixtures: readonly Fixture[]
  clashes: ReadonlyMap<Id, readonly Clash[]>
  facts: JobFacts
  acts: PlanActs
  ask: (question: Question) => void
  /** Puts something with a person, or with nobody, at a place of their list; asks first where they are away. */
  put: (items: readonly Item[], column: string, place?: number) => void
  /** What is due on the day by the club's own rhythm and not planned, what is overdue before all. */
  due: readonly Due[]
  /** Why nothing is known of that, or not yet. */
  noRhythm: 'failed' | 'learning' | undefined
  /** Prints the day sheets of these people. */
  print: (people: readonly Id[]) => void
  selected: ReadonlySet<Id>
  toggle: (id: Id) => void
}

export const PlanContext = createContext<Plan | null>(null)

export function usePlan(): Plan {
  const plan = use(PlanContext)
  if (!plan) throw new Error('the parts of a work plan are drawn inside one')
  return plan
}
