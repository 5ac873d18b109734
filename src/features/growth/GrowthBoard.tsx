import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetGrowthQuery } from '@/api/turf'
import { turfTypeOf } from '@/domain/agronomy/turfType'
import type { Pitch } from '@/domain/pitch'
import { EmptyState } from '@/ui/EmptyState'
import { wide } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { DegreeDays } from './DegreeDays'
import { GrowthChart } from './GrowthChart'
import { growthPeriod } from './growthPeriods'
import { GrowthToday } from './GrowthToday'
import { LightPart } from './LightPart'
import { NextCutPart } from './NextCutPart'
import { NitrogenPart } from './NitrogenPart'
import { usePitchMowing } from './usePitchMowing'
import { useToday } from '@/ui/useToday'

type GrowthBoardProps = { pitch: Pitch; readOnly: boolean }

/** How a pitch grows: today, when to cut, the weeks before and ahead, warmth since an event, light and nitrogen (F26). */
export function GrowthBoard({ pitch, readOnly }: GrowthBoardProps) {
  const { t } = useTranslation('growth')
  return pitch.surface === 'artificial' ? (
    <EmptyState title={t('artificial')} />
  ) : (
    <LivingTurf pitch={pitch} readOnly={readOnly} />
  )
}

function LivingTurf({ pitch, readOnly }: GrowthBoardProps) {
  const { t } = useTranslation('growth')
  const today = useToday()
  const type = turfTypeOf(pitch.species)
  const growth = useGetGrowthQuery({ pitchId: pitch.id, ...growthPeriod(today) })
  const at = sentAt(growth)
  const mowing = usePitchMowing(pitch.id, today)
  return (
    <Parts>
      <QueryState
        inset
        query={growth}
        skeleton={<Skeleton kind="block" height="520px" />}
        empty={{ when: (days) => days.length === 0, title: t('chart.empty') }}
      >
        {(days) => (
          <>
            <Figures>
              <GrowthToday days={days} today={today} type={type} at={at} />
              <NextCutPart
                pitch={pitch}
                days={days}
                today={today}
                mowing={mowing}
                at={at}
                readOnly={readOnly}
              />
            </Figures>
            <GrowthChart pitch={pitch} days={days} today={today} type={type} mowing={mowing} at={at} />
          </>
        )}
      </QueryState>
      <DegreeDays pitch={pitch} today={today} readOnly={readOnly} />
      <Pair>
        <LightPart pitch={pitch} today={today} />
        <NitrogenPart pitch={pitch} today={today} />
      </Pair>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 8px;

  > * {
    min-inline-size: 0;
  }
  ${wide} {
    gap: 24px;
  }
`
const Figures = styled.div`
  display: grid;
  gap: 0 32px;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
`
const Pair = styled.div`
  display: grid;
  gap: 8px 32px;

  > * {
    min-inline-size: 0;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`
