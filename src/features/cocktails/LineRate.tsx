import styled from '@emotion/styled'
import { QuantityField } from '@/ui/QuantityField'
import { useTranslation } from 'react-i18next'
import { RATE_QUANTITY, RATE_UNITS } from '@/domain/rateUnit'
import { useFormat } from '@/i18n/format'
import { SelectField } from '@/ui/SelectField'
import type { LineDraft } from './cocktailDraft'

type LineRateProps = {
  line: LineDraft
  name: string
  error: string | undefined
  onChange: (line: LineDraft) => void
}

/** How much of a product, in a unit of the reader's. */
export function LineRate({ line, name, error, onChange }: LineRateProps) {
  const { t } = useTranslation('cocktails')
  const { unit } = useFormat()
  return (
    <Pair>
      <QuantityField
        min={0}
        size="small"
        label={t('lines.rateOf', { name })}
        hideLabel
        hideUnit
        error={error}
        quantity={RATE_QUANTITY[line.rateUnit]}
        value={line.rate}
        onChange={(rate) => onChange({ ...line, rate })}
      />
      <SelectField
        size="small"
        label={t('lines.unitOf', { name })}
        hideLabel
        value={line.rateUnit}
        options={RATE_UNITS.map((id) => ({ id, label: unit(RATE_QUANTITY[id]) }))}
        onChange={(id) =>
          onChange({ ...line, rateUnit: RATE_UNITS.find((one) => one === id) ?? line.rateUnit })
        }
      />
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  align-items: start;
`
