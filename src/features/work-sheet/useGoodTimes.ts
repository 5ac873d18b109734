import { useMemo } from 'react'
import { useGetWeatherQuery } from '@/api/turf'
import type { Activity } from '@/domain/activity'
import { minutesBetween, toInstant } from '@/domain/groundTime'
import { placeOf } from '@/domain/homeGround'
import { brokenSlots, type GoodSlot, goodSlots } from '@/domain/planning/goodSlots'
import { waitsForWeather } from '@/domain/planning/workHours'
import { useFormat } from '@/i18n/format'
import type { PlanAround } from './usePlanAround'
import type { WorkGround } from './useWorkGround'
import { type WindowFit, windowFit } from './windowFit'
import { rightNow } from './workDraft'

const NONE: readonly GoodSlot[] = []
const NOTHING: readonly string[] = []

/** When the weather, the pitch and the people suit this work (B7), and whether its own times do, or why not. */
export function useGoodTimes(
  draft: Activity | undefined,
  { plan, others }: Pick<PlanAround, 'plan' | 'others'>,
  ground: WorkGround,
): { fit: WindowFit | undefined; against: readonly string[]; slots: readonly GoodSlot[] } {
  const { timeZone } = useFormat()
  const pitchId = draft?.pitchIds[0]
  const waits = draft !== undefined && waitsForWeather(draft.activityName) && draft.status === 'planned'
  const { data: weather } = useGetWeatherQuery(pitchId ?? '', { skip: !waits || pitchId === undefined })
  const place = placeOf(
    ground.pitches.find(({ id }) => id === pitchId),
    ground.company,
  )
  const { latitude, longitude } = place ?? {}
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
    if (!wanted || !weather || !plan) return NONE
    return goodSlots(wanted, {
      ...plan,
      weather,
      place: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      now: toInstant(rightNow()),
      activities: others,
      people: ground.people.map(({ id }) => id),
    })
  }, [wish, weather, plan, others, latitude, longitude, ground.people])
  const fixtures = plan?.fixtures
  const { activityName, startDate, endDate } = draft ?? {}
  const fit = useMemo(
    () =>
      waits && weather && activityName !== undefined && startDate !== undefined && endDate !== undefined
        ? windowFit(
            activityName,
            { startDate, endDate },
            {
              weather,
              timeZone,
              place: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
            },
            fixtures ?? [],
            pitchId,
          )
        : undefined,
    [waits, weather, timeZone, fixtures, activityName, startDate, endDate, pitchId, latitude, longitude],
  )
  // By the rule that marks it in the calendar, so that the sheet says what the mark means.
  const against = useMemo((): readonly string[] => {
    const wanted = wish && JSON.parse(wish)
    if (!wanted || !weather || startDate === undefined || endDate === undefined) return NOTHING
    const now = toInstant(rightNow())
    const place = latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }
    const work = { ...wanted, status: 'planned', startDate, endDate } as const
    return brokenSlots([work], { weather, timeZone, now, ...place })[0]?.reasons ?? NOTHING
  }, [wish, weather, timeZone, startDate, endDate, latitude, longitude])
  return { fit, against, slots }
}
