import type { Activity, NewActivity, ProductUse } from './activity.ts'
import type { Cocktail } from './cocktail.ts'
import { type MixLine, mixLines } from './mixLines.ts'
import { areaOf } from './planning/draws.ts'
import type { Supply } from './supply.ts'
import { type WorkGround, workArea } from './workArea.ts'

type Known = WorkGround & { cocktails: readonly Cocktail[]; supplies: readonly Supply[] }

/**
 * The products of the mix that some work uses, with their amounts on the area it treats: the same that is taken from the
 * shed (`drawsOf`). Empty for a product by itself and for a mix that nobody knows any more.
 */
export const linesOfUse = (
  work: Activity | NewActivity,
  use: ProductUse,
  { cocktails, supplies, ...ground }: Known,
): MixLine[] =>
  use.cocktailId === undefined
    ? []
    : mixLines([use], cocktails, supplies, areaOf(work, use) ?? workArea(work, ground))
