import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { stockText } from './useFeedRows'
import type { FertilisationGround } from './useFertilisation'

/** What the shed still holds of the products of this season's feeds. */
export function Stock({ ground }: { ground: FertilisationGround }) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const used = new Set(
    [...ground.applied, ...ground.planned].flatMap(({ products }) =>
      products.map(({ supply }) => supply?.id),
    ),
  )
  const supplies = ground.supplies.filter(({ id }) => used.has(id))
  if (supplies.length === 0) return <p>{t('stock.none')}</p>
  const amount = (value: number, unit: (typeof supplies)[number]['action']['unit']) =>
    stockText(value, unit, format, (number) => t('counted', { number }))
  return (
    <List>
      {supplies.map(({ id, name, available, minimum, action }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span>
            {minimum !== undefined && available < minimum && (
              <em>{t('stock.low', { minimum: amount(minimum, action.unit) })}</em>
            )}
            <strong>{amount(available, action.unit)}</strong>
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 8px;
    border-block-end: 1px solid ${token('line')};
  }
  span {
    display: flex;
    gap: 12px;
  }
  em {
    font-style: normal;
    color: ${token('red')};
  }
  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
