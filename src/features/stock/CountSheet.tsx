import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { shelfOf, type Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { useToday } from '@/ui/useToday'
import { useStockAmount } from '@/ui/useStockAmount'

type CountSheetProps = { supplies: readonly Supply[]; groupName: (group: string) => string }

/** Paper to walk along the shelves with: every product, what is recorded, and room to write. Never on screen. */
export function CountSheet({ supplies, groupName }: CountSheetProps) {
  const { t, i18n } = useTranslation('stock')
  const format = useFormat()
  const stock = useStockAmount()
  const today = useToday()
  const { data: company } = useGetCompanyQuery()
  const { compare } = new Intl.Collator(i18n.language)
  const groups = [...new Set(supplies.map(({ group }) => group))].toSorted(
    (a, b) => shelfOf(a) - shelfOf(b) || compare(groupName(a), groupName(b)),
  )
  return (
    <Paper data-count-sheet>
      <Global styles={page} />
      <Head>
        <h2>{t('sheet.title')}</h2>
        <p>
          {company?.name} {format.day(today, 'full')}
        </p>
      </Head>
      <table>
        <thead>
          <tr>
            {(['product', 'batch', 'expires', 'recorded', 'counted', 'remark'] as const).map((head) => (
              <th key={head} scope="col" data-col={head}>
                {t(`sheet.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th colSpan={6} scope="rowgroup" data-group>
                {groupName(group)}
              </th>
            </tr>
            {supplies
              .filter((supply) => supply.group === group)
              .map(({ id, name, batch, expiryDate, available, action: { unit } }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{batch}</td>
                  <td>{expiryDate && format.day(expiryDate)}</td>
                  <td data-col="recorded">{stock.amount(available, unit)}</td>
                  <td>{EMPTY}</td>
                  <td>{EMPTY}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      <Foot>{t('sheet.countedBy')}</Foot>
    </Paper>
  )
}

/** Room to write. */
const EMPTY = '\u00A0'

const page = css`
  @page {
    size: A4 portrait;
    margin: 14mm;
  }
`
const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    /* Paper is light whatever the theme. */
    color-scheme: light;
    color: CanvasText;
    background: Canvas;
    font: 400 10pt/1.3 ${token('font')};

    body:has(&) :not(:has(&)):not(&):not(& *) {
      display: none;
    }
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    block-size: 9mm;
    padding-inline: 0 3mm;
    border-block-end: 0.2mm solid GrayText;
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th,
  [data-group] {
    font-weight: 600;
  }
  [data-group] {
    padding-block-start: 4mm;
    break-after: avoid;
  }
  [data-col='recorded'] {
    text-align: end;
    white-space: nowrap;
  }
  [data-col='counted'] {
    inline-size: 24mm;
  }
  [data-col='remark'] {
    inline-size: 30mm;
  }
  td:nth-of-type(-n + 2) {
    white-space: nowrap;
  }
  tr > td:nth-of-type(4) {
    border-inline: 0.2mm solid GrayText;
  }
`
const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 8mm;
  padding-block-end: 2mm;
  border-block-end: 0.5mm solid currentColor;

  > h2 {
    font: 600 18pt/1.2 ${token('font')};
  }
`
const Foot = styled.p`
  padding-block-start: 10mm;
`
