import type { Activity } from '../activity.ts'
import type { Company } from '../company.ts'
import type { Pitch } from '../pitch.ts'
import type { Day, Instant } from '../wire.ts'
import type { ReportChoice } from './reportChoice.ts'
import type { ReportSession } from './reportSessions.ts'

/** What every block of a report is drawn from. */
export type ReportGround = {
  company: Company
  /** The chosen pitches, or all of them, by name. */
  pitches: readonly Pitch[]
  choice: ReportChoice
  today: Day
  /** Zone of the ground. */
  timeZone: string
  /**
   * Work that begins in the period on those pitches, of every status, in no order. Where no pitch is chosen in
   * particular, work that names no pitch is among it. Each once. Empty until all of it has come.
   */
  activities: readonly Activity[]
  /** Matches and trainings of the period, of the fixtures and of the work, latest first. Empty until all have come. */
  sessions: readonly ReportSession[]
  /** False while activities or sessions are still on their way: what is made from them is not known yet. */
  complete: boolean
  /** When the youngest of them came. */
  sentAt?: Instant | undefined
  /** They could not be had: what is made from them stays unknown until somebody asks again. */
  failed: boolean
}
