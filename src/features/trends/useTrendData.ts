import {
  useGetEvapotranspirationQuery,
  useGetFieldMeasurementsQuery,
  useGetGrowthQuery,
  useGetNitrogenUsageQuery,
  useGetSunlightQuery,
  useGetWeatherQuery,
} from '@/api/turf'
import { useGetLocalDataQuery } from '@/api/localData'
import { measurementPeriod } from '@/domain/fieldSessions'
import type { Pitch, Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { periodOf, type TrendsAddress, yearBefore } from './trendsAddress'

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
  const { data: local } = useGetLocalDataQuery()
  return {
    period,
    measured,
    before,
    weather,
    water,
    growth,
    light,
    nitrogen,
    bands: local?.bands,
  }
}
export type TrendData = ReturnType<typeof useTrendData>
