import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { waterVolume } from '@/domain/agronomy/waterBalance'
import { withWorkSheet } from '@/domain/addresses'
import { plannedDepth, type WaterNeed } from '@/domain/waterNeed'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ButtonLink } from '@/ui/ButtonLink'
import { token } from '@/ui/tokens'

type PlanIrrigationProps = {
  need: Extract<WaterNeed, { kind: 'water' }>
  pitchId: Id
  sectionId: Id
  /** m² */
  area: number | undefined
  readOnly: boolean
}

/** The water that is wanted as work, and what it takes at the nozzle. */
export function PlanIrrigation({ need, pitchId, sectionId, area, readOnly }: PlanIrrigationProps) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const { search } = useLocation()
  const amount = plannedDepth(need.net)
  const gross = format.quantity(need.gross, 'rain')
  return (
    <Line>
      {!readOnly && (
        <ButtonLink
          size="small"
          layout="primary"
          to={{
            search: withWorkSheet(search, {
              kind: 'new',
              type: 'irrigation',
              pitchId,
              sectionIds: [sectionId],
              day: need.day,
              amount,
            }),
          }}
        >
          {t('balance.plan', { amount: format.quantity(amount, 'rain') })}
        </ButtonLink>
      )}
      <p>
        {area === undefined || area <= 0
          ? t('balance.sprinkler', { gross })
          : t('balance.sprinklerVolume', {
              gross,
              volume: format.quantity(waterVolume(need.gross, area) / 1000, 'waterVolume'),
              area: format.quantity(area, 'area'),
            })}
      </p>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block-start: 8px;

  > p {
    flex: 1 1 200px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
