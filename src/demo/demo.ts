import type { Context, Hono } from 'hono'
import type { Activity } from '../domain/activity.ts'
import type { Fixture } from '../domain/fixture.ts'
import type { Club, ClubPitch, Clubs } from './seed/clubs.ts'
import { findPitch } from './seed/clubs.ts'
import { Refusal } from './refusal.ts'
import type { Reading, Storage } from './storage.ts'

/** Who calls, and whose data the call may see. */
export type Caller = {
  userId: string
  role: 'staff' | 'coach' | 'kitman'
  /** The organisation the person belongs to. */
  companyId: string
  own: Club
  isLeagueAdmin: boolean
  /** The club a league admin has opened. */
  chosenCompanyId?: string
  /** One's own club; for a league admin the chosen club, or every club of the league. */
  clubs: readonly Club[]
}

/** What every route gets. Instants in rows are as on the wire: UTC without `Z`. */
export type Demo = {
  storage: Storage
  now: () => Date
  clubs: Clubs
  tokenLifetime: number
  /** The calendar day at the ground of a club. */
  today: (companyId: string) => string
  /**
   * Activities that touch a day of the period, seeded and written ones alike, with the status they have now. Its days are
   * those of a query, and so of UTC.
   * Matches and trainings made elsewhere are not among them: `fixtures`.
   */
  activities: (companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
  /** The same inside a transaction over `activities`. */
  activitiesIn: (rows: Reading, companyId: string, fromDay: string, toDay: string) => Promise<Activity[]>
  /** Matches and trainings that touch a day of the period, as `activities` reads it. */
  fixtures: (companyId: string, fromDay: string, toDay: string) => Fixture[]
  /** The key tokens are signed with. */
  secret: () => Promise<string>
  /** Tells the other tabs that rows of a resource changed. */
  announce: (resource: string) => void
}

export type DemoEnv = { Variables: { caller: Caller } }
export type DemoContext = Context<DemoEnv>
/** A routes file exports one of these; backend.ts lists them. Paths are the contract's, without any prefix. */
export type Routes = (demo: Demo) => Hono<DemoEnv>

/** A pitch that the caller may see; anything else is answered with 404. */
export function pitchOf(c: DemoContext, pitchId: string | undefined): { club: Club; pitch: ClubPitch } {
  const found = pitchId === undefined ? undefined : findPitch(c.get('caller').clubs, pitchId)
  if (!found) throw new Refusal(404, { detail: 'No such pitch.' })
  return found
}

/** The one club of a caller who is no league admin, or the club that one has chosen; otherwise 404. */
export function clubFor(c: DemoContext): Club {
  const [club, another] = c.get('caller').clubs
  if (!club || another) throw new Refusal(404, { detail: 'Choose a club first.' })
  return club
}
