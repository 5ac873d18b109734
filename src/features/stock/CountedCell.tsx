import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { ownValue } from '@/lib/ownValue'
import { stacked } from '@/ui/tableMedia'
import { NumberField } from '@/ui/NumberField'
import { MOST_STORED } from './takeDraft'
import type { StockTake } from './useStockTake'

/** How much somebody found on the shelf, in the reader's unit. */
export function CountedCell({ take, supply }: { take: StockTake; supply: Supply }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const quantity = stockQuantity(supply.action.unit)
  return (
    <Narrow>
      <NumberField
        size="small"
        hideLabel
        label={t('take.countedOf', { name: supply.name })}
        value={ownValue(take.draft, supply.id)?.typed ?? null}
        onChange={(typed) => take.set(supply.id, { typed })}
        min={0}
        max={MOST_STORED}
        disabled={take.progress !== undefined}
        unit={quantity ? format.unit(quantity) : t(`unit.${supply.action.unit === 'bag' ? 'bag' : 'pcs'}`)}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  inline-size: 100%;
  max-inline-size: 168px;

  ${stacked} {
    inline-size: 168px;
  }
`
