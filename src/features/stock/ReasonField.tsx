import { useTranslation } from 'react-i18next'
import { COUNT_REASONS } from '@/domain/localData'
import type { Supply } from '@/domain/supply'
import { LazySelect } from '@/ui/LazySelect'
import type { StockTake } from './useStockTake'

/** Why there is more or less than was recorded. */
export function ReasonField({ take, supply }: { take: StockTake; supply: Supply }) {
  const { t } = useTranslation('stock')
  const entry = take.draft[supply.id]
  return (
    <LazySelect
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
