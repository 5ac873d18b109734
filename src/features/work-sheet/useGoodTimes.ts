import { useMemo } from 'react'
import type { Activity } from '@/domain/activity'
import { minutesBetween, toInstant } from '@/domain/groundTime'
import { brokenSlots, type GoodSlot, goodSlots } from '@/domain/planning/goodSlots'
import type { PlanAround } from './usePlanAround'
import type { WorkGround } from './useWorkGround'
import { type WindowFit, windowFit } from './windowFit'
import { rightNow } from './workDraft'

const NOTHING: readonly string[] = []

/**
 * When the weather, the pitch and the people suit this work (B7), undefined until that is known, and whether its own
 * times do, or why not.
 */
export function useGoodTimes(
  draft: Activity | undefined,
  { plan, others, waits, sky }: Pick<PlanAround, 'plan' | 'others' | 'waits' | 'sky'>,
  ground: WorkGround,
): { fit: WindowFit | undefined; against: readonly string[]; slots: readonly GoodSlot[] | undefined } {
  const pitchId = draft?.pitchIds[0]
  /** Notes and most answers have nothing to do with when. */
  const wish = JSON.stringify(
    draft &&
      pitchId !== undefined &&
      waits && {
        activityName: draft.activityName,
        pitchId,
        minutes: minutesBetween(draft.startDate, draft.endDate),
        userIds: draft.userIds,
        fields: draft.fields.filter(({ key }) => key === 'machine' || key === 'product'),
        id: draft.id,
      },
  )
  const slots = useMemo(() => {
    const wanted = wish && JSON.parse(wish)
    if (!wanted || !sky || !plan) return undefined
    return goodSlots(wanted, {
      ...plan,
      ...sky,
      now: toInstant(rightNow()),
      activities: others,
      people: ground.people.map(({ id }) => id),
    })
  }, [wish, sky, plan, others, ground.people])
  const fixtures = plan?.fixtures
  const { activityName, startDate, endDate } = draft ?? {}
  const fit = useMemo(
    () =>
      sky && activityName !== undefined && startDate !== undefined && endDate !== undefined
        ? windowFit(activityName, { startDate, endDate }, sky, fixtures ?? [], pitchId)
        : undefined,
    [sky, fixtures, activityName, startDate, endDate, pitchId],
  )
  // By the rule that marks it in the calendar, so that the sheet says what the mark means.
  const against = useMemo((): readonly string[] => {
    const wanted = wish && JSON.parse(wish)
    if (!wanted || !sky || startDate === undefined || endDate === undefined) return NOTHING
    const now = toInstant(rightNow())
    const work = { ...wanted, status: 'planned', startDate, endDate } as const
    return brokenSlots([work], { ...sky, now })[0]?.reasons ?? NOTHING
  }, [wish, sky, startDate, endDate])
  return { fit, against, slots }
}
