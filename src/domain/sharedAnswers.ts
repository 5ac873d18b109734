import type { Quantity } from '../lib/units.ts'
import type { FieldAnswer, ProductUse } from './activity.ts'
import { type ActivityField, kindOf } from './activityConfiguration.ts'

/** Units of which a job has so much in all. Rates, depths and settings are the same on every pitch. */
const AMOUNTS: ReadonlySet<string> = new Set<Quantity>([
  'area',
  'bulkMass',
  'bulkVolume',
  'clippingVolume',
  'mass',
  'smallMass',
  'treatedArea',
  'volume',
  'waterVolume',
])
/** Counted in such a unit, but said of a tool, or of each pitch: a top dressing's amount (activity-fields.md, 5). */
const OF_EACH: ReadonlySet<string> = new Set([
  'amount',
  'calibrationCatch',
  'meterAfter',
  'meterBefore',
  'packSize',
  'rollerWeight',
  'tankSize',
])
/** So fine are shares rounded: 1 mL of a litre, 1 kg of a tonne. */
const STEP = 1000

type Answers = Readonly<Record<string, FieldAnswer>>

/** Whether an answer says how much the whole job takes, so that several pitches share it (F13). */
export const isSharedAmount = (field: ActivityField): boolean =>
  kindOf(field) === 'number' &&
  !OF_EACH.has(field.key) &&
  (field.key === 'cost' || AMOUNTS.has(field.quantity ?? ''))

/** An amount in parts as large as the areas, m², that get it: they add up to it. Alike where an area is not known. */
export function sharesOf(amount: number, areas: readonly number[]): number[] {
  const known = areas.every((area) => area > 0) ? areas : areas.map(() => 1)
  const whole = known.reduce((sum, area) => sum + area, 0)
  const upTo = (count: number): number =>
    count === known.length
      ? amount
      : Math.round(((amount * known.slice(0, count).reduce((sum, area) => sum + area, 0)) / whole) * STEP) /
        STEP
  return known.map((_, at) => Math.round((upTo(at + 1) - upTo(at)) * 1e6) / 1e6)
}

/**
 * The answers of one job on several pitches, for the work that is made for each of them. What is said of the whole job
 * (l, t, m³, m², ha, what is taken from the shed, its cost) is shared by area, m²; all else is said of each. A water
 * meter counts for all of them: its readings become each pitch's m³.
 */
export function sharedAnswers(
  fields: readonly ActivityField[],
  answers: Answers,
  areas: readonly number[],
): Record<string, FieldAnswer>[] {
  if (areas.length < 2) return areas.map(() => ({ ...answers }))
  const { meterBefore, meterAfter, ...others } = answers
  const isMetered = typeof meterBefore === 'number' && typeof meterAfter === 'number'
  const counted = isMetered && typeof others.waterVolume !== 'number' ? meterAfter - meterBefore : 0
  const whole: Answers = isMetered ? { ...others, ...(counted > 0 ? { waterVolume: counted } : {}) } : answers
  const totals = new Set([
    ...fields.filter(isSharedAmount).map(({ key }) => key),
    ...(counted > 0 ? ['waterVolume'] : []),
  ])
  return areas.map((_, at) =>
    Object.fromEntries(
      Object.entries(whole).map(([key, answer]) => {
        if (key === 'product' && isUses(answer))
          return [
            key,
            answer.map((use) =>
              use.quantity === undefined
                ? use
                : { ...use, quantity: sharesOf(use.quantity, areas)[at] ?? use.quantity },
            ),
          ]
        return totals.has(key) && typeof answer === 'number' && Number.isFinite(answer)
          ? [key, sharesOf(answer, areas)[at] ?? answer]
          : [key, answer]
      }),
    ),
  )
}

const isUses = (answer: FieldAnswer): answer is ProductUse[] =>
  Array.isArray(answer) && answer.every((use) => typeof use === 'object' && 'rate' in use)
