import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { PackSize } from '@/domain/localData'
import { cheapestPacks } from '@/domain/packs'
import { restockSheet } from '@/domain/restock'
import type { Supply } from '@/domain/supply'
import { type Format, useFormat } from '@/i18n/format'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useStockAmount } from '@/ui/useStockAmount'

type PackOrderProps = { supply: Supply; need: number; packs: readonly PackSize[]; weeks: number }

/** What to order so that a product reaches: the amount, and the packs that cover it. */
export function PackOrder({ supply, need, packs, weeks }: PackOrderProps) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const { search } = useLocation()
  const { unit } = supply.action
  const stock = useStockAmount()
  const text = (amount: number) => stock.amount(amount, unit)
  if (need === 0) return <p>{t('order.enough', { count: weeks })}</p>
  const list = cheapestPacks(need, packs)
  const priced = list?.price !== undefined
  return (
    <Result>
      <p>{t('order.need', { amount: text(need), count: weeks })}</p>
      {list === undefined ? (
        <Quiet>{t('order.noPacks')}</Quiet>
      ) : (
        <>
          <ul>
            {list.packs.map(({ pack, count }) => (
              <li key={`${pack.size} ${pack.price}`}>
                {t('order.pack', { number: format.number(count), size: text(pack.size) })}
              </li>
            ))}
          </ul>
          <Quiet>
            {t(priced ? 'order.cheapest' : 'order.leastLeft', {
              amount: text(list.amount),
              left: text(list.amount - need),
              price: priced ? money(list.price ?? 0, supply.currency, format) : undefined,
            })}
          </Quiet>
        </>
      )}
      <TextLink
        to={{ search: withWorkSheet(search, restockSheet({ supply, quantity: list?.amount ?? need })) }}
        preventScrollReset
      >
        {t('order.restock')}
      </TextLink>
    </Result>
  )
}

/** A currency that no browser knows is written behind the number. */
function money(value: number, currency: string | undefined, format: Format): string {
  if (currency !== undefined && /^[A-Z]{3}$/.test(currency))
    return new Intl.NumberFormat(format.locale, { style: 'currency', currency }).format(value)
  return [format.number(value, 2), currency].filter(Boolean).join(' ')
}

const Result = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  font: 400 ${token('t-14')} ${token('font')};

  li {
    font-weight: 600;
  }
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
