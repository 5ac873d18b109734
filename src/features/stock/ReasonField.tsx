import { useTranslation } from 'react-i18next'
import { COUNT_REASONS } from '@/domain/localData'
import type { Supply } from '@/domain/supply'
import { ownValue } from '@/lib/ownValue'
import { SelectField } from '@/ui/SelectField'
import type { StockTake } from './useStockTake'

/** Why there is more or less than was recorded. There at once: a part still on its way would be passed over by Tab. */
export function ReasonField({ take, supply }: { take: StockTake; supply: Supply }) {
  const { t } = useTranslation('stock')
  const entry = ownValue(take.draft, supply.id)
  return (
    <SelectField
      size="small"
      hideLabel
      label={t('take.reasonOf', { name: supply.name })}
      options={COUNT_REASONS.map((id) => ({ id, label: t(`reason.${id}`) }))}
      value={entry?.reason ?? 'count'}
      onChange={(id) =>
        take.set(supply.id, { reason: COUNT_REASONS.find((reason) => reason === id) ?? 'count' })
      }
      disabled={take.progress !== undefined}
    />
  )
}
