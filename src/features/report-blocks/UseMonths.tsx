import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { hoursOfUse, type PitchUse, type UseMonth } from '@/domain/report/useReport'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '@/ui/media'
import { MonthName } from '@/ui/MonthName'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type UseMonthsProps = {
  uses: readonly PitchUse[]
  pitchName: (id: Id) => string
  loading: boolean
}

/** Months that have room for their names beside one another. */
const FEW = 6
/** Months that stand in one row without saying of which year they are. */
const YEAR = 12

/** More than a year goes on in a row for each calendar year. */
function rowsOf(months: readonly UseMonth[]): (readonly UseMonth[])[] {
  if (months.length <= YEAR) return [months]
  const years = new Set(months.map(({ month }) => month.slice(0, 4)))
  return [...years].map((year) => months.filter(({ month }) => month.startsWith(year)))
}

const all = ({ matchHours, trainingHours }: UseMonth): number => matchHours + trainingHours

/** Hours of play by month, one row of bars for each pitch, all on one scale. */
export function UseMonths({ uses, pitchName, loading }: UseMonthsProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const known = uses.flatMap(({ pitchId, use, months }) => (months ? [{ pitchId, use, months }] : []))
  if (known.length === 0)
    return loading ? <Skeleton kind="block" height="120px" /> : <Quiet>{t('blocks.use.monthsUnknown')}</Quiet>
  const most = Math.max(1, ...known.flatMap(({ months }) => months.map(all)))
  const single = (known[0]?.months.length ?? 0) < 2
  if (single) return null
  return (
    <div>
      <Head>
        <h3>{t('blocks.use.byMonth')}</h3>
        <Key data-kind="match">{t('blocks.use.head.matchHours')}</Key>
        <Key data-kind="training">{t('blocks.use.head.trainingHours')}</Key>
      </Head>
      <Pitches>
        {known.map(({ pitchId, use, months }) => (
          <section key={pitchId}>
            <Name>
              <bdi>{pitchName(pitchId)}</bdi>
              {use && <span>{format.quantity(hoursOfUse(use), 'hours')}</span>}
            </Name>
            {rowsOf(months).map((row) => (
              <div key={row[0]?.month}>
                {months.length > YEAR && <Year aria-hidden>{format.day(`${row[0]?.month}-01`, 'year')}</Year>}
                <Bars
                  data-years={months.length > YEAR || undefined}
                  style={{ '--months-before': Number(row[0]?.month.slice(5)) - 1 }}
                >
                  {row.map((month) => (
                    <li key={month.month}>
                      <VisuallyHidden>
                        {t('blocks.use.inMonth', {
                          month: format.day(`${month.month}-01`, 'monthYear'),
                          match: format.quantity(month.matchHours, 'hours'),
                          training: format.quantity(month.trainingHours, 'hours'),
                        })}
                      </VisuallyHidden>
                      <Bar
                        aria-hidden
                        style={{
                          '--match': month.matchHours / most,
                          '--training': month.trainingHours / most,
                        }}
                      >
                        <b>
                          {all(month) < 10
                            ? format.figure(all(month), 'hours').number
                            : format.number(all(month))}
                        </b>
                        <i data-kind="match" />
                        <i data-kind="training" />
                      </Bar>
                      <Month aria-hidden>
                        <MonthName month={month.month} isNarrow={months.length > FEW} />
                      </Month>
                    </li>
                  ))}
                </Bars>
              </div>
            ))}
          </section>
        ))}
      </Pitches>
    </div>
  )
}

const Quiet = styled.p`
  padding-block: 8px;
  color: ${token('ink-2')};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding-block: 16px 8px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: 2px;
    background: ${token('ink')};
    print-color-adjust: exact;
  }
  &[data-kind='training']::before {
    background: ${token('green')};
  }
`
const Pitches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 312px), 1fr));
  gap: 16px 24px;

  > section {
    min-inline-size: 0;
    break-inside: avoid;
  }
`
const Name = styled.h4`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font: 500 ${token('t-14')} ${token('font')};

  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > span {
    flex: none;
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
/* The twelve months of a year stand in one row, on half a sheet of paper too. */
/** Time runs from the left in every language (visual standard). */
const Bars = styled.ol`
  display: flex;
  flex-wrap: wrap;
  direction: ltr;
  gap: 4px 2px;
  border-block-end: 1px solid ${token('line')};

  > li {
    position: relative;
    flex: 1 0 24px;
    max-inline-size: 56px;
    min-inline-size: 0;
  }
  /* Each month under the same one of the year before. */
  &[data-years] > li {
    --width: calc((100% - 11 * 2px) / 12);
    flex: none;
    inline-size: var(--width);

    &:first-of-type {
      margin-inline-start: calc(var(--months-before) * (var(--width) + 2px));
    }
  }
`
const Year = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Bar = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  block-size: 84px;
  print-color-adjust: exact;

  > b {
    font: 500 ${token('t-12')} ${token('font')};
    text-align: center;
  }
  > i {
    display: block;
    block-size: calc(64px * var(--training));
    background: ${token('green')};
  }
  > [data-kind='match'] {
    block-size: calc(64px * var(--match));
    background: ${token('ink')};
  }
  ${forcedColors} {
    forced-color-adjust: none;

    > b {
      color: CanvasText;
    }
    > i {
      background: GrayText;
    }
    > [data-kind='match'] {
      background: CanvasText;
    }
  }
`
const Month = styled.span`
  display: block;
  padding-block: 2px 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  text-align: center;
  white-space: nowrap;
`
