import {
  useGetEvapotranspirationQuery,
  useGetFieldMeasurementsQuery,
  useGetGrowthQuery,
  useGetNitrogenUsageQuery,
  useGetSunlightQuery,
  useGetWeatherQuery,
} from '@/api/turf'
import { useGetLocalDataQuery } from '@/api/localData'
import { yearBefore } from '@/domain/agronomy/yearBefore'
import { measurementPeriod } from '@/domain/fieldSessions'
import type { Pitch, Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { periodOf, type TrendsAddress } from './trendsAddress'

/** What the chosen lines are drawn from. Nothing is asked for that is not drawn. */
export function useTrendData(
  pitch: Pitch,
  section: Section | undefined,
  today: Day,
  { lines, range }: TrendsAddress,
) {
  const period = periodOf(range, today)
  const asked = { pitchId: pitch.id, ...period }
  const lastYear = { from: yearBefore(period.from), to: yearBefore(period.to) }
  const former = { pitchId: pitch.id, ...lastYear }
  const has = (...wanted: TrendsAddress['lines']) => wanted.some((line) => lines.includes(line))
  const measured = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...measurementPeriod(today) })
  const before = useGetFieldMeasurementsQuery(former)
  const weather = useGetWeatherQuery(pitch.id)
  const water = useGetEvapotranspirationQuery(
    { sectionId: section?.id ?? '', ...period },
    { skip: section === undefined },
  )
  const grown = { skip: !has('growth', 'potential', 'temperature') }
  const lit = { skip: !has('light') }
  const fed = { skip: !has('nitrogen') }
  const growth = useGetGrowthQuery(asked, grown)
  const growthBefore = useGetGrowthQuery(former, grown)
  const light = useGetSunlightQuery(asked, lit)
  const lightBefore = useGetSunlightQuery(former, lit)
  const nitrogen = useGetNitrogenUsageQuery(asked, fed)
  const nitrogenBefore = useGetNitrogenUsageQuery(former, fed)
  const waterBefore = useGetEvapotranspirationQuery(
    { sectionId: section?.id ?? '', ...lastYear },
    { skip: section === undefined || !has('deficit', 'evapotranspiration') },
  )
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
    /** The same a year before. */
    yearBefore: {
      growth: growthBefore.data,
      water: waterBefore.data,
      light: lightBefore.data,
      nitrogen: nitrogenBefore.data,
    },
    bands: local?.bands,
  }
}
export type TrendData = ReturnType<typeof useTrendData>
