import { type Activity, productsOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import type { Id } from './wire.ts'

/** The open work with a mix that comes first, and the work with it that was done last, of the work that is given. */
export function mixUse(
  activities: readonly Activity[],
  cocktailId: Id,
): { next: Activity | undefined; last: Activity | undefined; open: Activity[] } {
  const works = activities
    .filter((work) => productsOf(work).some((use) => use.cocktailId === cocktailId))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  const open = works.filter(isOpen)
  return {
    open,
    next: open[0],
    last: works.findLast(({ status }) => status === 'completed'),
  }
}
