import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { Button } from '@/ui/Button'
import { token } from '@/ui/tokens'
import { useStockAmount } from '@/ui/useStockAmount'
import { ReasonField } from './ReasonField'
import { differenceOf } from './takeDraft'
import type { StockTake } from './useStockTake'

/** What the count changes, and why it was not saved. */
export function DifferenceCell({ take, supply }: { take: StockTake; supply: Supply }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const stock = useStockAmount()
  const { unit } = supply.action
  const difference = differenceOf(ownValue(take.draft, supply.id), supply, format)
  const refused = take.refused.get(supply.id)
  return (
    <Words role={refused && 'alert'}>
      {difference === undefined ? (
        <Quiet>{t('take.notCounted')}</Quiet>
      ) : difference === 0 ? (
        <Quiet>{t('take.asRecorded')}</Quiet>
      ) : (
        <Line>
          <b>{stock.signed(difference, unit)}</b>
          <ReasonField take={take} supply={supply} />
        </Line>
      )}
      {refused?.kind === 'failed' && <Wrong>{t('take.failed', { reason: refused.text })}</Wrong>}
      {refused?.kind === 'changed' && (
        <>
          <Wrong>
            {t('take.changed', { amount: stock.amount(refused.available ?? supply.available, unit) })}
          </Wrong>
          <Button size="small" layout="plain" onClick={() => take.forget(new Set([supply.id]))}>
            {t('take.takeTheirs', {
              amount: stock.amount(refused.available ?? supply.available, unit),
            })}
          </Button>
        </>
      )}
    </Words>
  )
}

const Words = styled.div`
  min-inline-size: 0;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  > b {
    min-inline-size: 88px;
    font-weight: 600;
    white-space: nowrap;
  }
  > :last-child {
    flex: 0 1 160px;
    min-inline-size: 136px;
  }
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Wrong = styled.p`
  font: 500 ${token('t-12')} ${token('font')};
  color: ${token('red')};
`
