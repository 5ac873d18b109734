import { byCode } from '../../lib/byCode.ts'
import { type Activity, machinesOf } from '../activity.ts'
import { isJob } from '../dayJobs.ts'
import type { Id } from '../wire.ts'
import { busyUntil } from '../planning/pieces.ts'
import { numberOf } from './reportWork.ts'

/** Hours and pieces of work of one person or machine; `untold` pieces have no hours. */
export type HoursRow = { id: Id; jobs: number; hours: number; untold: number }
export type LabourHours = {
  /** Person hours, most first; work of two people counts for each. */
  people: HoursRow[]
  machines: HoursRow[]
  /** Pieces of work that name nobody, and their hours. */
  nobody: { jobs: number; hours: number }
  jobs: number
}

/**
 * Minutes for which a piece of work had its people: as recorded, else from its start until they may leave it
 * (`busyUntil`). Undefined for work that went on for days: how long anybody was there, nobody wrote down.
 */
function attendedMinutes(work: Activity): number | undefined {
  const recorded = numberOf(work, 'actualMinutes')
  if (recorded !== undefined && recorded > 0) return recorded
  const start = Date.parse(work.startDate)
  const minutes = (busyUntil(work.activityName, start, Date.parse(work.endDate)) - start) / 60_000
  return minutes > 0 ? minutes : undefined
}

/** Hours of completed work by person and by machine. Matches and trainings are no work. */
export function labourHours(activities: readonly Activity[]): LabourHours {
  const people = new Map<Id, HoursRow>()
  const machines = new Map<Id, HoursRow>()
  const nobody = { jobs: 0, hours: 0 }
  let jobs = 0
  for (const work of activities) {
    if (work.status !== 'completed' || !isJob(work)) continue
    jobs += 1
    const minutes = attendedMinutes(work)
    const hours = minutes === undefined ? undefined : minutes / 60
    if (work.userIds.length === 0) {
      nobody.jobs += 1
      nobody.hours += hours ?? 0
    }
    for (const id of new Set(work.userIds)) add(people, id, hours)
    for (const use of machinesOf(work)) add(machines, use.id, use.hours)
  }
  return { people: sorted(people), machines: sorted(machines), nobody, jobs }
}

function add(rows: Map<Id, HoursRow>, id: Id, hours: number | undefined): void {
  let row = rows.get(id)
  if (!row) rows.set(id, (row = { id, jobs: 0, hours: 0, untold: 0 }))
  row.jobs += 1
  if (hours === undefined || hours < 0) row.untold += 1
  else row.hours += hours
}

const sorted = (rows: ReadonlyMap<Id, HoursRow>): HoursRow[] =>
  [...rows.values()].toSorted((a, b) => b.hours - a.hours || byCode(a.id, b.id))
