import type { Activity, NewActivity } from '@/domain/activity'
import { lastDayOf } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import {
  type Change,
  changesOf,
  handedOver,
  inserted,
  movedToDay,
  reordered,
} from '@/domain/planning/dayPlan'
import type { Day, Id } from '@/domain/wire'
import type { Item } from './plan'

type Ground = { day: Day; timeZone: string }
type Placed = { change: Change[]; add: NewActivity[] }

/** Nobody's any more; work that is only proposed is planned for nobody yet. */
export const placedWithNobody = (items: readonly Item[]): Placed => ({
  change: items.flatMap((item) =>
    item.kind === 'job' && item.from !== undefined
      ? [{ before: item.job, after: handedOver(item.job, item.from, undefined) }]
      : [],
  ),
  add: items.flatMap((item) => (item.kind === 'draft' ? [item.draft] : [])),
})

/**
 * What has to be written so that a person does these things: at a place of their list, or where each fits by its own
 * time. Work that was left over from an earlier day comes to this one.
 */
export function placedWith(
  items: readonly Item[],
  person: { id: Id; jobs: readonly Activity[] },
  place: number | undefined,
  { day, timeZone }: Ground,
): Placed {
  const drafts = new Set<Id>()
  let jobs: readonly Activity[] = person.jobs
  for (const [n, item] of items.entries()) {
    if (item.kind === 'job' && item.from === person.id && onDay(item.job, day, timeZone)) {
      if (place !== undefined) jobs = reordered(jobs, item.job.id, place + n, { timeZone })
      continue
    }
    const job = item.kind === 'job' ? broughtTo(item.job, day, timeZone) : asJob(item)
    if (item.kind === 'draft') drafts.add(job.id)
    const handed = handedOver(job, item.kind === 'job' ? item.from : undefined, person.id)
    const natural = jobs.filter(({ startDate }) => startDate <= handed.startDate).length
    jobs = inserted(jobs, handed, place === undefined ? natural : place + n, { timeZone })
  }
  const before = [...person.jobs, ...items.flatMap((item) => (item.kind === 'job' ? [item.job] : []))]
  return {
    change: changesOf(
      unique(before),
      jobs.filter(({ id }) => !drafts.has(id)),
    ),
    add: jobs.filter(({ id }) => drafts.has(id)).map(asNew),
  }
}

const onDay = (job: Activity, day: Day, timeZone: string): boolean =>
  dayAtGround(job.startDate, timeZone) === day

const broughtTo = (job: Activity, day: Day, timeZone: string): Activity =>
  job.status === 'planned' && lastDayOf(job, timeZone) < day ? movedToDay(job, day, timeZone) : job

const unique = (jobs: readonly Activity[]): Activity[] => [
  ...new Map(jobs.map((job) => [job.id, job])).values(),
]

const asJob = ({ id, draft }: Extract<Item, { kind: 'draft' }>): Activity => ({
  ...draft,
  id,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
})

function asNew({
  id: _id,
  recurrenceId: _series,
  createdBy: _by,
  updatedAt: _stamp,
  ...draft
}: Activity): NewActivity {
  return draft
}
