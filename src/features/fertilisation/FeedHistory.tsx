import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { monthOf } from '@/domain/months'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { knownSum } from '@/lib/knownSum'
import { phone } from '@/ui/media'
import { LazySelect } from '@/ui/LazySelect'
import { tablet } from '@/ui/tableMedia'
import { token } from '@/ui/tokens'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import { type FeedRow, useFeedRows } from './useFeedRows'
import type { FertilisationGround } from './useFertilisation'

const SORTS = ['newest', 'oldest', 'most', 'product'] as const
type Sort = (typeof SORTS)[number]
const FIELDS = ['analysis', 'rate', 'area', 'amount', 'water', 'operator', 'weather'] as const

/** What was given in the season, by month; sorted by anything else, the months no longer part it. */
export function FeedHistory({ ground, text }: { ground: FertilisationGround; text: NutrientText }) {
  const { t, i18n } = useTranslation('fertilisation')
  const format = useFormat()
  const { search } = useLocation()
  const [sort, setSort] = useState<Sort>('newest')
  const rows = useFeedRows(ground)(ground.applied)
  const groups = grouped(rows, sort, new Intl.Collator(i18n.language).compare)
  return (
    <>
      <Order>
        <LazySelect
          label={t('history.sort')}
          size="small"
          options={SORTS.map((id) => ({ id, label: t(`history.by.${id}`) }))}
          value={sort}
          onChange={(id) => setSort(SORTS.find((one) => one === id) ?? 'newest')}
        />
      </Order>
      <Scroll tabIndex={0} role="region" aria-label={t('history.table')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('history.date')}</th>
              <th scope="col">{t('history.product')}</th>
              <th scope="col">{t('nutrient.n')}</th>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t(`history.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ month, feeds }) => (
            <tbody key={month}>
              {month !== '' && (
                <tr data-head>
                  <th colSpan={3 + FIELDS.length} scope="rowgroup">
                    {t('history.month', {
                      month: format.day(`${month}-15`, 'monthYear'),
                      amount: text.quantity(knownSum(feeds.map(({ n }) => n))),
                    })}
                  </th>
                </tr>
              )}
              {feeds.map((row) => (
                <tr key={row.id}>
                  <td data-when>{format.day(row.day, 'weekday')}</td>
                  <th scope="row">
                    {row.activityId === undefined ? (
                      row.product
                    ) : (
                      <Link to={{ search: withWorkSheet(search, { kind: 'open', id: row.activityId }) }}>
                        {row.product}
                      </Link>
                    )}
                  </th>
                  <td data-label={t('nutrient.n')}>
                    {row.n === undefined ? t('unknown') : text.quantity(row.n)}
                  </td>
                  {FIELDS.map((field) => (
                    <td
                      key={field}
                      data-label={t(`history.${field}`)}
                      data-none={row[field] === undefined || undefined}
                    >
                      {row[field] ?? t('history.notRecorded')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </Scroll>
    </>
  )
}

function grouped(rows: readonly FeedRow[], sort: Sort, compare: (a: string, b: string) => number) {
  if (sort === 'most') return [{ month: '', feeds: rows.toSorted((a, b) => (b.n ?? -1) - (a.n ?? -1)) }]
  if (sort === 'product')
    return [{ month: '', feeds: rows.toSorted((a, b) => compare(a.product, b.product)) }]
  const ordered = rows.toSorted((a, b) => (sort === 'newest' ? -1 : 1) * byCode(a.day, b.day))
  return [...new Set(ordered.map(({ day }) => monthOf(day)))].map((month) => ({
    month,
    feeds: ordered.filter(({ day }) => monthOf(day) === month),
  }))
}

const Order = styled.div`
  max-inline-size: 240px;
`
const Scroll = styled.div`
  margin-block-start: 12px;
  overflow-x: auto;
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px 12px 8px 0;
    padding-inline: 0 12px;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${token('line')};
    font-weight: 400;
  }
  thead th {
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  [data-head] {
    break-after: avoid;
  }
  [data-head] th {
    padding-block-start: 16px;
    font-weight: 600;
  }
  [data-when] {
    white-space: nowrap;
  }
  tbody th[scope='row'] {
    font-weight: 500;
    min-inline-size: 120px;
  }
  [data-none] {
    color: ${token('ink-2')};
    font-size: 0.75rem;
  }
  ${phone} {
    &,
    tbody,
    tr,
    td,
    th {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: 8px;
      border-block-end: 1px solid ${token('line')};
    }
    th,
    td {
      padding: 2px 0;
      border: 0;
    }
    th > a {
      position: relative;
      display: inline-block;
    }
    /* As high as a finger, over figures that cannot be pressed. */
    th > a::before {
      content: '';
      position: absolute;
      inset: -12px 0;
    }
    [data-head] {
      border: 0;
      padding-block-end: 0;
    }
    td[data-label] {
      display: flex;
      justify-content: space-between;
      gap: 16px;
      text-align: end;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: ${token('ink-2')};
      font-size: 0.75rem;
      text-align: start;
    }
  }
  /* Ten columns are too many for a tablet; its cards have room for four values in a line. */
  ${tablet} {
    tr:not([data-head]) {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 4px 16px;
    }
    tbody th[scope='row'] {
      grid-column: 2 / -1;
    }
    td[data-label] {
      display: grid;
      gap: 0;
      align-content: start;
      text-align: start;
    }
  }
`
