import type { TFunction } from 'i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { isOnPlace } from '@/domain/pitchWork'
import type { Day } from '@/domain/wire'
import type { Lane } from '@/ui/charts/TimeChart'
import type { TrendPlace } from './trendPanels'
import type { TrendData } from './useTrendData'

/** What was done, and what is planned after today. */
export function trendLanes(
  { work, feeds }: TrendData,
  { pitch, section, today }: TrendPlace,
  timeZone: string,
  t: TFunction<'trends'>,
): Lane[] {
  const daysOf = (name: string): Day[] =>
    (work.data ?? [])
      .filter(
        (one) =>
          one.activityName === name &&
          isOnPlace(one, { pitchId: pitch.id, sectionId: section?.id }) &&
          counts(one, today, timeZone),
      )
      .map(({ startDate }) => dayAtGround(startDate, timeZone))
  const fed = [...new Set((feeds.data ?? []).map(({ date }) => date))]
  const lanes: Lane[] = [
    { key: 'cut', label: t('lane.cut'), tone: 'growth', shape: 'tick', days: daysOf('mowing') },
    { key: 'water', label: t('lane.water'), tone: 'water', shape: 'dot', days: daysOf('irrigation') },
    { key: 'feed', label: t('lane.feed'), tone: 'feed', shape: 'diamond', days: fed },
  ]
  return lanes.filter(({ days }) => days.length > 0)
}

const counts = ({ status, startDate }: Activity, today: Day, timeZone: string): boolean =>
  status === 'completed' || (status === 'planned' && dayAtGround(startDate, timeZone) >= today)
