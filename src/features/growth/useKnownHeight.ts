import { isAwaited } from '@/api/isAwaited'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import { type KnownHeight, lastHeight } from '@/domain/agronomy/knownHeight'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { heightPeriod } from './growthPeriods'
import type { usePitchMowing } from './usePitchMowing'

/** The last height of the grass that somebody cut to or measured; a cut counts above a reading of the same day. */
export function useKnownHeight(
  pitchId: Id,
  { cuts, heights }: ReturnType<typeof usePitchMowing>,
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
  const known = lastHeight([...measured, ...heights], today)
  return { known, pending: isAwaited(readings) || cuts === undefined }
}
