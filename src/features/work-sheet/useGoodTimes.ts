import { useMemo } from 'react'
import { useGetActivitiesQuery } from '@/api/activities'
import { usePlanningGround } from '@/api/usePlanning'
import { addDays, dayAtGround, instantAtGround, minutesBetween, toInstant } from '@/domain/groundTime'
import { brokenSlots, type GoodSlot, goodSlots } from '@/domain/planning/goodSlots'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'
import { type PlanAround, usePeriodWith } from './usePlanAround'
import type { WorkGround } from './useWorkGround'
import { type WindowFit, windowFit } from './windowFit'
import { rightNow } from './workDraft'

const NOTHING: readonly string[] = []
/** Days that must be known from today on; of as many after a good time it is told whether there is play. */
const AHEAD = 10
const AFTER = 2

/**
 * When the weather, the pitch and the people suit this work (B7), undefined until that is known, and whether its own
 * times do, or why not.
 */
export function useGoodTimes(
  { plan, drafts, own, waits, sky }: Pick<PlanAround, 'plan' | 'drafts' | 'own' | 'waits' | 'sky'>,
  ground: WorkGround,
): { fit: WindowFit | undefined; against: readonly string[]; slots: readonly GoodSlot[] | undefined } {
  const { timeZone } = useFormat()
  // The work itself may stand weeks away from the days that the forecast is for.
  const period = usePeriodWith(dayAtGround(rightNow(), timeZone), AHEAD)
  const { data: rows } = useGetActivitiesQuery(period, { skip: !waits })
  const near = usePlanningGround(period, waits ? ground.company : undefined, useNow())
  const [draft, ...others] = drafts
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
        id: own,
        further: others.flatMap(({ pitchIds: [other], userIds, startDate: start }) =>
          other === undefined
            ? []
            : { pitchId: other, userIds, after: minutesBetween(draft.startDate, start) },
        ),
      },
  )
  const slots = useMemo(() => {
    const wanted = wish && JSON.parse(wish)
    if (!wanted || !sky || !near || !rows) return undefined
    return goodSlots(wanted, {
      ...near,
      ...sky,
      now: toInstant(rightNow()),
      activities: rows,
      people: ground.people.map(({ id }) => id),
      until: instantAtGround(addDays(period.to, 1 - AFTER), '00:00', timeZone),
    })
  }, [wish, sky, near, rows, ground.people, period, timeZone])
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
