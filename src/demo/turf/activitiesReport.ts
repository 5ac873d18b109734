import type { Activity } from '../../domain/activity.ts'
import { drawsOf } from '../../domain/planning/draws.ts'
import type { ActivitiesReportRow } from '../../domain/pitchReport.ts'
import { rounded } from './figures.ts'
import { hoursOf } from './pitchWork.ts'
import type { Shed } from './pitchWork.ts'

/** Fields whose figures add up to something; a mowing height or a pressure does not. */
const SUMMED: ReadonlySet<string> = new Set([
  'amount',
  'waterVolume',
  'wateredIn',
  'area',
  'debris',
  'clippings',
  'paint',
  'fill',
  'seed',
  'sand',
  'fertiliser',
  'removed',
  'greenWaste',
  'water',
  'fuel',
])

/** How often and how long each kind of work was done, most hours first, with sums of what was put down or taken off. */
export function activitiesReport(
  activities: readonly Activity[],
  shed: Shed,
  area: number,
): ActivitiesReportRow[] {
  const kinds = new Map<string, Activity[]>()
  for (const activity of activities) {
    if (activity.status !== 'completed') continue
    const kind = kinds.get(activity.activityName) ?? []
    kind.push(activity)
    kinds.set(activity.activityName, kind)
  }
  return [...kinds]
    .map(([activityName, rows]) => {
      const hours = rows.reduce((sum, activity) => sum + hoursOf(activity), 0)
      return {
        activityName,
        count: rows.length,
        hours: rounded(hours, 2),
        quantities: quantitiesOf(rows, shed, area),
      }
    })
    .toSorted((a, b) => b.hours - a.hours || b.count - a.count)
}

/** Sums by field, and by product under `product:` and its id: what went out of the shed, a mix taken apart. */
function quantitiesOf(
  activities: readonly Activity[],
  shed: Shed,
  area: number,
): ActivitiesReportRow['quantities'] {
  const sums = new Map<string, number>()
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)
  for (const activity of activities) {
    for (const { key, value } of activity.fields)
      if (typeof value === 'number' && SUMMED.has(key)) add(key, value)
    for (const [id, amount] of drawsOf(activity, shed, area)) add(`product:${id}`, amount)
  }
  // Hectares, among others: to the square metre.
  return [...sums].map(([key, value]) => ({ key, value: rounded(value, 4) }))
}
