import { productsOf } from '../../domain/activity.ts'
import type { Fertilisation } from '../../domain/pitchReport.ts'
import { rounded } from './figures.ts'
import { feedsOf } from './pitchWork.ts'
import type { Nutrients } from './pitchWork.ts'
import type { Turf } from './turfDays.ts'
import { activitiesWithin } from './turfOf.ts'

/** The feeds of a pitch that were carried out in a period, kg/ha of the elements, oldest first. */
export function fertilisations(turf: Turf, period: { from: string; to: string }): Fertilisation[] {
  return activitiesWithin(turf, period)
    .filter(({ activity }) => activity.status === 'completed')
    .flatMap(({ activity, day }): Fertilisation[] => {
      const feeds = feedsOf(activity, turf.shed)
      const total = (nutrient: keyof Nutrients) => {
        const sum = feeds.reduce((all, feed) => all + feed[nutrient], 0)
        return rounded(sum, 2)
      }
      const nutrients = { n: total('n'), p: total('p'), k: total('k') }
      if (nutrients.n + nutrients.p + nutrients.k === 0) return []
      const { id } = turf.pitch
      return [
        {
          id: `${activity.id}-${id}`,
          date: day,
          pitchId: id,
          activityId: activity.id,
          products: productsOf(activity),
          ...nutrients,
        },
      ]
    })
}
