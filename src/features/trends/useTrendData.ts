import { activityEndpoints } from '@/api/activities'
import {
  useGetEvapotranspirationQuery,
  useGetFertilisationHistoryQuery,
  useGetFieldMeasurementsQuery,
  useGetGrowthQuery,
  useGetNitrogenUsageQuery,
  useGetSunlightQuery,
  useGetWeatherQuery,
} from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Activity } from '@/domain/activity'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { measurementPeriod } from '@/domain/fieldSessions'
import { addDays } from '@/domain/groundTime'
import type { Pitch, Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { periodOf, type TrendsAddress, yearBefore } from './trendsAddress'

/** Work is asked for in pieces of so many days, as the page's other tabs ask for it. */
const CHUNK_DAYS = 21
const CHUNKS = { sixWeeks: 2, season: 5, year: 0 } as const

/** What the chosen lines are drawn from. Nothing is asked for that is not drawn. */
export function useTrendData(
  pitch: Pitch,
  section: Section | undefined,
  today: Day,
  { lines, range }: TrendsAddress,
) {
  const period = periodOf(range, today)
  const asked = { pitchId: pitch.id, ...period }
  const has = (...wanted: TrendsAddress['lines']) => wanted.some((line) => lines.includes(line))
  const measured = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...measurementPeriod(today) })
  const before = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...yearBefore(period) })
  const weather = useGetWeatherQuery(pitch.id)
  const water = useGetEvapotranspirationQuery(
    { sectionId: section?.id ?? '', ...period },
    { skip: section === undefined },
  )
  const growth = useGetGrowthQuery(asked, { skip: !has('growth', 'potential', 'temperature') })
  const light = useGetSunlightQuery(asked, { skip: !has('light') })
  const nitrogen = useGetNitrogenUsageQuery(asked, { skip: !has('nitrogen') })
  const feeds = useGetFertilisationHistoryQuery(asked)
  const { data: local } = useGetLocalDataQuery()
  // Of a year, cuts and waterings would only be a hatch: their days are not asked for.
  const chunks = Array.from({ length: CHUNKS[range] }, (_, n) => ({
    from: addDays(today, -CHUNK_DAYS * (n + 1)),
    to: addDays(today, -CHUNK_DAYS * n - 1),
  }))
  const work = useChunked<Activity>(
    activityEndpoints.getActivities,
    chunks.length > 0 ? [...chunks, workPeriod(today), aheadPeriod(today)] : [],
    ({ id }) => id,
  )
  return {
    period,
    measured,
    before,
    weather,
    water,
    growth,
    light,
    nitrogen,
    feeds,
    work,
    bands: local?.bands,
  }
}
export type TrendData = ReturnType<typeof useTrendData>
