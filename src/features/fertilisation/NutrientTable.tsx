import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Instant } from '@/domain/wire'
import { NUTRIENTS, type NutrientAmounts } from '@/domain/feeds'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { MonthRow } from './months'
import type { NutrientText } from '@/ui/useNitrogenUnit'

type NutrientTableProps = {
  rows: readonly MonthRow[]
  season: number
  totals: { applied: NutrientAmounts; planned: NutrientAmounts }
  text: NutrientText
  /** Without products, what planned work brings is not known. */
  isPlanKnown: boolean
  at: Instant | undefined
}

/** N, P2O5, K2O, Mg and Fe of each month and of the season, with what is still planned and what the turf asks for. */
export function NutrientTable({ rows, season, totals, text, isPlanKnown, at }: NutrientTableProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const cell = (value: number | undefined, isFed: boolean) => {
    if (value !== undefined) return text.number(value)
    if (isFed) return <Quiet>{t('unknown')}</Quiet>
    // Most of a season is still ahead: a word in every cell of it would hide the figures.
    return (
      <Quiet>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('none')}</VisuallyHidden>
      </Quiet>
    )
  }
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('nutrients.table')}>
      <Table>
        <caption>
          {t('nutrients.caption', { unit: text.symbol })}
          <Provenance
            title={t('nutrients.title')}
            text={t('nutrients.text')}
            origin="computed"
            at={at}
            formula={t('nutrients.formula')}
            inputs={[t('months.inputApplied')]}
            source={t('source.rates')}
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('nutrients.month')}</th>
            {NUTRIENTS.map((nutrient) => (
              <th key={nutrient} scope="col">
                {t(`nutrient.${nutrient}`)}
              </th>
            ))}
            <th scope="col">{t('nutrients.planned')}</th>
            <th scope="col">{t('nutrients.demand')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, applied, planned, demand, feeds, plans }) => (
            <tr key={month}>
              <th scope="row">{format.day(`${month}-15`, 'month')}</th>
              {NUTRIENTS.map((nutrient) => (
                <td key={nutrient}>{cell(applied[nutrient], feeds > 0)}</td>
              ))}
              <td>{cell(planned.n, plans > 0 || !isPlanKnown)}</td>
              <td>{demand === null ? <Quiet>{t('unknown')}</Quiet> : text.number(demand)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('nutrients.season', { season })}</th>
            {NUTRIENTS.map((nutrient) => (
              <td key={nutrient}>
                {cell(
                  totals.applied[nutrient],
                  rows.some(({ feeds }) => feeds > 0),
                )}
              </td>
            ))}
            <td>{cell(totals.planned.n, !isPlanKnown || rows.some(({ plans }) => plans > 0))}</td>
            <td>
              {rows.some(({ demand }) => demand === null) ? (
                <Quiet>{t('unknown')}</Quiet>
              ) : (
                text.number(rows.reduce((sum, { demand }) => sum + (demand ?? 0), 0))
              )}
            </td>
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  )
}

/** What is said to nobody's eyes is placed within it, and scrolls with it. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  ${phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    text-align: start;
    padding-block-end: 8px;
    color: ${token('ink-2')};
    font: 400 ${token('t-12')} ${token('font')};
  }
  th,
  td {
    padding: 6px 8px;
    text-align: end;
    border-block-end: 1px solid ${token('line')};
    white-space: nowrap;
  }
  th:first-of-type {
    text-align: start;
    padding-inline-start: 0;
    font-weight: 500;
  }
  thead th {
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  tfoot td,
  tfoot th {
    font-weight: 600;
    border-block-end: 0;
  }
`
const Quiet = styled.span`
  color: ${token('ink-2')};
  font-size: 0.75rem;
`
