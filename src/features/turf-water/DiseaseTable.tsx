import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiseaseRow } from '@/domain/diseaseDrivers'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { forcedColors, hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DiseaseDetail } from './DiseaseDetail'
import { useDiseaseWords } from './diseaseWords'
import type { Section } from '@/domain/pitch'
import type { WaterPart } from './waterPart'

type Open = { diseaseId: string; date: Day }
type DiseaseTableProps = WaterPart & {
  section: Section
  rows: readonly DiseaseRow[]
  dates: readonly Day[]
  open: Open | undefined
  onOpen: (open: Open | undefined) => void
}

/** Letters of a day over its column. */
const LONGEST_DAY = 4

/** A line of days for each disease; what drives the pressed day stands under its line. */
export function DiseaseTable({ rows, dates, open, onOpen, ...part }: DiseaseTableProps) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const words = useDiseaseWords()
  const isPhone = useIsPhone()
  const detailId = useId()
  /** In some languages the short name of a day has no room on a phone. */
  const shortDay = (date: Day) => {
    const short = format.day(date, 'weekdayOnly')
    return isPhone && short.length > LONGEST_DAY ? format.day(date, 'weekdayNarrow') : short
  }
  return (
    <Table>
      <caption>
        <VisuallyHidden as="span">{t('disease.table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden as="span">{t('disease.name')}</VisuallyHidden>
          </th>
          {dates.map((date) => (
            <th key={date} scope="col" data-today={date === part.today || undefined}>
              <span aria-hidden>{shortDay(date)}</span>
              <VisuallyHidden as="span">{format.day(date, 'weekday')}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ disease, days }) => {
        const opened =
          open?.diseaseId === disease.id ? days.find(({ date }) => date === open.date) : undefined
        return (
          <tbody key={disease.id}>
            <tr>
              <th scope="row">
                {words.name(disease)}
                <small>{words.level(worst(days))}</small>
              </th>
              {days.map(({ date, risk, level }) => (
                <td key={date}>
                  <Cell
                    type="button"
                    data-level={level ?? 'unknown'}
                    aria-expanded={opened?.date === date}
                    aria-controls={opened?.date === date ? detailId : undefined}
                    aria-label={t('disease.open', {
                      disease: words.name(disease),
                      day: format.day(date, 'weekday'),
                      level: words.level(level),
                      risk: words.riskOf(risk),
                    })}
                    onClick={() =>
                      onOpen(opened?.date === date ? undefined : { diseaseId: disease.id, date })
                    }
                  >
                    {words.risk(risk)}
                  </Cell>
                </td>
              ))}
            </tr>
            {opened && (
              <tr>
                <td colSpan={dates.length + 1} id={detailId}>
                  <DiseaseDetail {...part} disease={disease} day={opened} />
                </td>
              </tr>
            )}
          </tbody>
        )
      })}
    </Table>
  )
}

const worst = (days: DiseaseRow['days']) =>
  (['high', 'moderate', 'low'] as const).find((level) => days.some((day) => day.level === level))

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 ${token('t-14')} ${token('font')};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0 1px;
    text-align: center;
    font-weight: 400;
  }
  thead th {
    padding-block-end: 4px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  thead th[data-today] {
    font-weight: 600;
    color: ${token('ink')};
  }
  thead th:first-of-type {
    inline-size: 30%;
  }
  tbody th {
    padding-inline: 0 8px;
    text-align: start;
    overflow-wrap: anywhere;
    hyphens: auto;
    line-height: 1.25rem;
  }
  tbody th > small {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  tbody > tr:first-of-type > * {
    padding-block: 4px;
    border-block-start: 1px solid ${token('line')};
  }
`
const Cell = styled.button`
  inline-size: 100%;
  min-block-size: 44px;
  border: 1px solid transparent;
  border-radius: ${token('r-mark')};
  background: ${token('mint')};
  color: ${token('ink')};
  font: 500 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-level='moderate'] {
    background: ${token('amber-tint')};
    border-color: ${token('amber')};
    font-weight: 600;
    color: ${token('amber-deep')};
  }
  &[data-level='high'] {
    background: ${token('red-tint')};
    border: 2px solid ${token('red')};
    font-weight: 700;
    color: ${token('red')};
  }
  &[data-level='unknown'] {
    background: repeating-linear-gradient(135deg, transparent 0 5px, ${token('line')} 5px 6px);
    color: ${token('ink-2')};
  }
  &[aria-expanded='true'] {
    outline: 2px solid ${token('ink')};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  ${hover} {
    &:hover {
      border-color: ${token('ink')};
    }
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`
