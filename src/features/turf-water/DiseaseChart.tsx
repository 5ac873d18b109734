import { useTranslation } from 'react-i18next'
import { type DiseaseRow, LEVEL_FROM } from '@/domain/diseaseDrivers'
import { addDays } from '@/domain/groundTime'
import type { Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { useDiseaseWords } from './diseaseWords'

/** The same risks over three weeks, of the diseases that had any. */
export function DiseaseChart({
  rows,
  today,
  section,
}: {
  rows: readonly DiseaseRow[]
  today: Day
  section: Section
}) {
  const { t } = useTranslation('water')
  const words = useDiseaseWords()
  const format = useFormat()
  const [worst] = rows
    .flatMap(({ disease, days }) => days.map((day) => ({ disease, ...day })))
    .filter(({ risk }) => risk !== undefined)
    .toSorted((a, b) => (b.risk ?? 0) - (a.risk ?? 0))
  const risen = rows.filter(({ days }) => days.some(({ risk }) => risk !== undefined && risk > 0))
  const dates = rows[0]?.days.map(({ date }) => date) ?? []
  if (risen.length === 0) return null
  return (
    <TimeChart
      title={t('disease.chart', { section: section.name })}
      summary={
        worst
          ? t('disease.chartSummary', {
              disease: words.name(worst.disease),
              risk: words.risk(worst.risk),
              day: format.day(worst.date, 'short'),
            })
          : t('disease.summary.unknown')
      }
      from={dates[0] ?? today}
      to={dates.at(-1) ?? addDays(today, 6)}
      today={today}
      panels={risen.map(({ disease, days }) => ({
        key: disease.id,
        label: words.name(disease),
        quantity: 'ndvi',
        zero: true,
        height: 64,
        marks: [
          { value: LEVEL_FROM.moderate, label: t('disease.moderateMark') },
          { value: LEVEL_FROM.high, label: t('disease.highMark') },
        ],
        lines: [
          {
            key: disease.id,
            label: words.name(disease),
            kind: 'line',
            tone: 'heat',
            points: days.map(({ date, risk }) => ({ day: date, value: risk ?? null })),
          },
        ],
      }))}
      lanes={[]}
      csvName={`disease-${today}`}
    />
  )
}
