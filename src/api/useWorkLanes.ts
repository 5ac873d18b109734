import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround, daysBetween } from '@/domain/groundTime'
import { isOnPlace, type Place } from '@/domain/pitchWork'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { activityEndpoints } from './activities'
import type { Period } from './period'
import { MOST_DAYS } from './periodPieces'
import { useGetFertilisationHistoryQuery } from './turf'
import { useChunked } from './useChunked'
import { piecesBefore, SEASON_CHUNKS } from './useWorkHistory'

const LOOKS = {
  cut: { work: 'mowing', tone: 'growth', shape: 'tick' },
  water: { work: 'irrigation', tone: 'water', shape: 'dot' },
  // Not a kind of work: whatever brought nutrients.
  feed: { work: undefined, tone: 'feed', shape: 'diamond' },
  spray: { work: 'spraying', tone: 'wear', shape: 'diamond' },
  lamps: { work: 'growLights', tone: 'heat', shape: 'dot' },
  covers: { work: 'pitchCovers', tone: 'ink', shape: 'tick' },
} as const
type LaneKind = keyof typeof LOOKS
type Look = (typeof LOOKS)[LaneKind]
/** As a chart draws it (ui/charts). */
type WorkLane = Pick<Look, 'tone' | 'shape'> & { key: LaneKind; label: string; days: Day[] }

const idOf = ({ id }: Activity): string => id

type Asked = {
  place: Place
  period: Period
  today: Day
  kinds: readonly LaneKind[]
  /** Nothing is asked for before. */
  enabled?: boolean
}

/**
 * What was done on a place, and what is planned after today, as lanes beneath a chart. Work is asked for in short
 * pieces, as the other parts of the page ask for it; of more than half a year it would only be a hatch, and is not
 * asked for. A lane without days stays, so that nothing moves when they come.
 */
export function useWorkLanes({ place, period, today, kinds, enabled = true }: Asked): WorkLane[] {
  const { t } = useTranslation('charts')
  const { timeZone } = useFormat()
  const length = Math.ceil(daysBetween(period.from, today) / MOST_DAYS)
  const isHatch = length > SEASON_CHUNKS
  const work = useChunked<Activity>(
    activityEndpoints.getActivities,
    enabled && !isHatch ? [...piecesBefore(today, length), workPeriod(today)] : [],
    idOf,
  )
  const feeds = useGetFertilisationHistoryQuery(
    { pitchId: place.pitchId, ...period },
    { skip: !enabled || !kinds.includes('feed') },
  )
  const counts = ({ status, startDate }: Activity): boolean =>
    status === 'completed' || (status === 'planned' && dayAtGround(startDate, timeZone) >= today)
  const daysOf = (name: string): Day[] =>
    (work.data ?? [])
      .filter((one) => one.activityName === name && isOnPlace(one, place) && counts(one))
      .map(({ startDate }) => dayAtGround(startDate, timeZone))
  return kinds
    .filter((kind) => !isHatch || LOOKS[kind].work === undefined)
    .map((kind) => {
      const { work: name, ...look } = LOOKS[kind]
      const days =
        name === undefined ? [...new Set((feeds.data ?? []).map(({ date }) => date))] : daysOf(name)
      return { key: kind, label: t(`lane.${kind}`), ...look, days }
    })
}
