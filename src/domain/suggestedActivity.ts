import * as v from 'valibot'
import type { WorkSheet } from './addresses.ts'
import { atGround, dayAtGround } from './groundTime.ts'
import { type Day, id, instant, type Known, maybe } from './wire.ts'

export const suggestedActivity = v.looseObject({
  name: v.string(),
  startDate: instant,
  endDate: instant,
  id: maybe(id),
  pitchId: maybe(id),
  /** Key of a sentence, such as `diseaseHigh`. */
  reason: maybe(v.string()),
  priority: maybe(v.picklist(['low', 'medium', 'high'])),
})
export type SuggestedActivity = Known<v.InferOutput<typeof suggestedActivity>>

/** What a suggestion is known by, also where the backend gives it no id. */
export const suggestionKey = ({ id, name, pitchId, startDate }: SuggestedActivity): string =>
  id ?? `${name} ${pitchId ?? ''} ${startDate}`

/** What is still advised: it is not over, and nobody has put it away until a later day than today. */
export function stillAdvised(
  suggestions: readonly SuggestedActivity[],
  dismissed: Readonly<Record<string, { until: Day }>> | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): SuggestedActivity[] {
  const today = dayAtGround(now, timeZone)
  return suggestions.filter(
    (one) =>
      Date.parse(one.endDate) > now.getTime() && (dismissed?.[suggestionKey(one)]?.until ?? '') <= today,
  )
}

export const DISMISS_REASONS = ['done', 'notNeeded', 'badTime', 'noMeans'] as const
/** Why somebody does not want what is suggested. */
export type DismissReason = (typeof DISMISS_REASONS)[number]

/** The sheet of new work that a suggestion fills in, at the ground's clock. */
export function asNewWork(
  {
    name,
    pitchId,
    startDate,
    endDate,
  }: Pick<SuggestedActivity, 'name' | 'pitchId' | 'startDate' | 'endDate'>,
  timeZone: string,
): WorkSheet {
  const minutes = (Date.parse(endDate) - Date.parse(startDate)) / 60_000
  return {
    kind: 'new',
    type: name,
    pitchId,
    ...atGround(startDate, timeZone),
    minutes: minutes > 0 ? minutes : undefined,
  }
}
