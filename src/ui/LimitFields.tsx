import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { NumberField } from './NumberField'
import { token } from './tokens'

const KEYS = ['criticalLow', 'low', 'high', 'criticalHigh'] as const
type Key = (typeof KEYS)[number]
/** In the reader's unit; null is open. */
type Limits = Record<Key, number | null>

type LimitFieldsProps = {
  limits: Limits
  onChange: (limits: Limits) => void
  unit: string
  /** Limits that are to be called wrong. */
  faults: readonly Key[]
}

/** The four limits of a metric: where its target begins and ends, and where it is critical. */
export function LimitFields({ limits, onChange, unit, faults }: LimitFieldsProps) {
  const { t } = useTranslation('grid')
  const fault = limits.low === null && limits.high === null ? 'bands.needsOne' : 'bands.mustRise'
  return (
    <>
      <Fields>
        {KEYS.map((key) => (
          <NumberField
            key={key}
            label={t(`bands.limits.${key}`)}
            value={limits[key]}
            onChange={(value) => onChange({ ...limits, [key]: value })}
            unit={unit}
            error={faults.includes(key) ? t(fault) : undefined}
          />
        ))}
      </Fields>
      <Open>{t('bands.open')}</Open>
    </>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
`
const Open = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
