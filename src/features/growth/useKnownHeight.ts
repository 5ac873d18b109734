import { isAwaited } from '@/api/isAwaited'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import type { KnownHeight } from '@/domain/agronomy/nextCut'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { heightPeriod } from './growthPeriods'
import type { Cut } from './usePitchMowing'

/** The last height of the grass that somebody cut to or measured; a cut counts above a reading of the same day. */
export function useKnownHeight(
  pitchId: Id,
  cuts: readonly Cut[] | undefined,
  today: Day,
): { known: KnownHeight | undefined; pending: boolean } {
  const { timeZone } = useFormat()
  const readings = useGetFieldMeasurementsQuery({ pitchId, ...heightPeriod(today) })
  const measured = (readings.data ?? [])
    .filter(({ metric }) => metric === 'grassHeight')
    .flatMap(({ measuredAt, values }): KnownHeight[] => {
      const height = gridStatistics(values)?.mean
      return height === undefined
        ? []
        : [{ day: dayAtGround(measuredAt, timeZone), height, from: 'measured' }]
    })
  const cut = (cuts ?? []).flatMap(({ day, done, height }): KnownHeight[] =>
    done && height !== undefined ? [{ day, height, from: 'cut' }] : [],
  )
  const known = [...measured, ...cut]
    .filter(({ day }) => day <= today)
    .reduce<KnownHeight | undefined>((last, one) => (last && last.day > one.day ? last : one), undefined)
  return { known, pending: isAwaited(readings) || cuts === undefined }
}
