import { type Activity, machinesOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import type { Equipment } from './equipment.ts'
import { toInstant } from './groundTime.ts'
import { findClashes } from './planning/clashes.ts'
import type { Id } from './wire.ts'

/**
 * The open jobs for which a machine does not suffice: at some moment during each of them more are wanted than are in
 * working order. Its own service is none: that is what puts it in order again. Earliest first; what is over is left out, work without readable times is passed over.
 */
export function jobsWithoutMachine(
  machine: Equipment,
  activities: readonly Activity[],
  now: Date,
  timeZone: string,
): Activity[] {
  const wanting = activities.filter(
    (work) =>
      isOpen(work) &&
      work.activityName !== 'maintenance' &&
      machinesOf(work).some(({ id }) => id === machine.id),
  )
  // The plan's own rule for machines decides (planning/clashes); everything else it looks at is left away.
  const clashes = findClashes(wanting, {
    fixtures: [],
    equipment: [machine],
    supplies: [],
    cocktails: [],
    daysOff: [],
    nonWorkingDays: [],
    timeZone,
    recoveryMinutes: {},
    now: toInstant(now),
  })
  const ids = new Set<Id>(
    clashes.flatMap(({ kind, subject, ids: both }) =>
      kind === 'machine' && subject === machine.id ? both : [],
    ),
  )
  return wanting.filter(({ id }) => ids.has(id)).toSorted(byStart)
}
