import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { desktop, forcedColors } from '@/ui/media'
import { MonthName } from '@/ui/MonthName'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import { ChartFigures } from './ChartFigures'
import { ChartKey } from './ChartKey'
import { type MonthRow, niceTop } from './months'
import { fileNumber, type NutrientText } from '@/ui/useNitrogenUnit'

type MonthBarsProps = {
  rows: readonly MonthRow[]
  text: NutrientText
  thisMonth: string
  isPlanKnown: boolean
  at: Instant | undefined
}

/** Nitrogen of each month: applied with what is planned on top, beside what the turf asks for. As a table and a file it says the same. */
export function MonthBars({ rows, text, thisMonth, isPlanKnown, at }: MonthBarsProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const total = ({ applied, planned }: MonthRow) => (applied.n ?? 0) + (planned.n ?? 0)
  const top = niceTop(text.toUnit(Math.max(...rows.map((row) => Math.max(total(row), row.demand ?? 0)))))
  const height = (kgHa: number | null | undefined) =>
    `${Math.min(100, Math.max(0, (text.toUnit(kgHa ?? 0) / top) * 100))}%`
  const most = rows.reduce<MonthRow | undefined>(
    (best, row) => (total(row) > (best ? total(best) : 0) ? row : best),
    undefined,
  )
  const name = (month: string) => format.day(`${month}-15`, 'month')
  const column = (id: string, label: string, of: (row: MonthRow) => number | null | undefined) => ({
    id,
    header: `${label} (${text.symbol})`,
    text: (row: MonthRow) => {
      const amount = of(row)
      return amount === null || amount === undefined ? t('unknown') : text.number(amount)
    },
    value: (row: MonthRow) => fileNumber(of(row), text),
    isNumber: true,
  })
  return (
    <Figure>
      <Line>
        <p>
          {most
            ? t('months.summary', { month: name(most.month), amount: text.quantity(total(most)) })
            : t(isPlanKnown ? 'months.none' : 'months.noneKnown')}
        </p>
        <Provenance
          title={t('months.title')}
          text={t('months.text')}
          origin="computed"
          at={at}
          formula={t('months.formula')}
          inputs={[t('months.inputApplied'), t('months.inputPlanned'), t('months.inputDemand')]}
          source={t('source.demand')}
        />
      </Line>
      <ChartFigures
        title={t('months.title')}
        fileName={`${t('export.file')}-${t('months.title')}`}
        rows={rows}
        rowId={monthIn}
        columns={[
          { id: 'month', header: t('nutrients.month'), text: ({ month }) => name(month), value: monthIn },
          column('applied', t('key.applied'), (row) => (row.feeds === 0 ? 0 : row.applied.n)),
          column('planned', t('key.planned'), (row) =>
            !isPlanKnown ? undefined : row.plans === 0 ? 0 : row.planned.n,
          ),
          column('demand', t('key.demand'), ({ demand }) => demand),
        ]}
      >
        <ChartKey
          entries={[
            { mark: 'feed', label: t('key.applied') },
            { mark: 'plan', label: t('key.planned') },
            { mark: 'demand', label: t('key.demand') },
          ]}
        />
        <Plot dir="ltr" aria-hidden>
          <Axis>
            <span>{`${format.number(top, top < 10 && top % 1 !== 0 ? 1 : 0)} ${text.symbol}`}</span>
            <span>{format.number(0)}</span>
          </Axis>
          {rows.map((row) => (
            <Month key={row.month} data-now={row.month === thisMonth || undefined}>
              <Columns>
                <span data-column>
                  <i data-part="plan" style={{ '--h': height(row.planned.n) }} />
                  <i data-part="feed" style={{ '--h': height(row.applied.n) }} />
                </span>
                <span data-column>
                  <i data-part="demand" style={{ '--h': height(row.demand) }} />
                </span>
              </Columns>
              <small>
                <MonthName month={row.month} />
              </small>
            </Month>
          ))}
        </Plot>
      </ChartFigures>
    </Figure>
  )
}

const monthIn = ({ month }: MonthRow): string => month

const Figure = styled.div`
  display: grid;
  gap: 8px;
  print-color-adjust: exact;
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`
const Plot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 4px;
  padding-block-start: 20px;
`
const Axis = styled.div`
  position: absolute;
  inset-block: 0 24px;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  pointer-events: none;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > :first-of-type {
    border-block-end: 1px dotted ${token('ctl')};
    block-size: 20px;
  }
  > :last-of-type {
    display: none;
  }
`
const Month = styled.div`
  display: grid;
  gap: 4px;
  text-align: center;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    overflow-x: clip;
  }
  &[data-now] > small {
    font-weight: 600;
    color: ${token('ink')};
  }
`
const Columns = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 2px;
  block-size: 144px;

  ${desktop} {
    block-size: 280px;
  }
  border-block-end: 1px solid ${token('ink-2')};

  > [data-column] {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    block-size: 100%;
    inline-size: min(18px, 44%);
  }
  i {
    display: block;
    block-size: var(--h);
  }
  [data-part='feed'] {
    background: ${token('f-feed')};
  }
  [data-part='plan'] {
    background: repeating-linear-gradient(135deg, ${token('f-feed')} 0 2px, transparent 2px 5px);
  }
  [data-part='demand'] {
    background: ${token('band')};
  }
  ${forcedColors} {
    [data-part='feed'] {
      background: CanvasText;
    }
    [data-part='plan'] {
      border: 1px solid CanvasText;
      border-block-end: 0;
    }
    [data-part='demand'] {
      background: GrayText;
    }
  }
`
