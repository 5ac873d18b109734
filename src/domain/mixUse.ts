import { type Activity, productsOf } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { byStart } from './byStart.ts'
import type { Cocktail } from './cocktail.ts'

/**
 * The open work with a mix that comes first, and the work with it that was done last, of the work that is given. Work
 * whose products are the mix's, each at its rate, was done with it, though they were written one by one; only work
 * that names the mix changes with it, and that is what `open` holds.
 */
export function mixUse(
  activities: readonly Activity[],
  mix: Cocktail,
): { next: Activity | undefined; last: Activity | undefined; open: Activity[] } {
  const works = activities.filter((work) => names(work, mix) || isLike(work, mix)).toSorted(byStart)
  const open = works.filter(isOpen)
  return {
    open: open.filter((work) => names(work, mix)),
    next: open[0],
    last: works.findLast(({ status }) => status === 'completed'),
  }
}

const names = (work: Activity, { id }: Cocktail): boolean =>
  productsOf(work).some((use) => use.cocktailId === id)

/** The same products at the same rates, no more and no fewer. A single product is no mix. */
function isLike(work: Activity, { items }: Cocktail): boolean {
  const uses = productsOf(work)
  return (
    items.length > 1 &&
    uses.length === items.length &&
    items.every(({ supplyId, rate, rateUnit }) =>
      uses.some((use) => use.id === supplyId && use.rate === rate && use.rateUnit === rateUnit),
    )
  )
}
