import { useTranslation } from 'react-i18next'
import type { Period } from '@/api/period'
import { useGetDiseaseRisksQuery } from '@/api/turf'
import { useLastYear } from '@/api/useLastYear'
import { useWorkLanes } from '@/api/useWorkLanes'
import { type DiseaseRow, diseaseRows } from '@/domain/diseaseDrivers'
import { LEVEL_FROM, of100 } from '@/domain/diseaseOutlook'
import { daysFrom } from '@/domain/groundTime'
import type { Section } from '@/domain/pitch'
import type { Disease } from '@/domain/turfSeries'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { useInSight } from '@/ui/useInSight'
import { useDiseaseWords } from './diseaseWords'

type DiseaseChartProps = {
  rows: readonly DiseaseRow[]
  catalogue: readonly Disease[]
  period: Period
  today: Day
  section: Section
}

const shown = (risk: number | undefined) => (risk === undefined ? undefined : of100(risk))

/** The same risks over three weeks, of the diseases that had any. */
export function DiseaseChart({ rows, catalogue, period, today, section }: DiseaseChartProps) {
  const { t } = useTranslation('water')
  const words = useDiseaseWords()
  const format = useFormat()
  const [worst] = rows
    .flatMap(({ disease, days }) => days.map((day) => ({ disease, ...day })))
    .filter(({ risk }) => risk !== undefined)
    .toSorted((a, b) => (b.risk ?? 0) - (a.risk ?? 0))
  const risen = rows.filter(({ days }) => days.some(({ risk }) => risk !== undefined && risk > 0))
  const lastYear = useLastYear(period)
  const before = useGetDiseaseRisksQuery(
    { sectionId: section.id, ...lastYear.period },
    { skip: !lastYear.on },
  )
  const [chart, isInSight] = useInSight<HTMLDivElement>()
  const lanes = useWorkLanes({
    place: { pitchId: section.pitchId, sectionId: section.id },
    period,
    today,
    kinds: ['spray', 'feed', 'water'],
    enabled: isInSight,
  })
  const former = diseaseRows(catalogue, before.data ?? [], daysFrom(lastYear.period.from, lastYear.period.to))
  const formerRisk = (id: Id, day: Day) =>
    shown(former.find(({ disease }) => disease.id === id)?.days.find(({ date }) => date === day)?.risk)
  if (risen.length === 0) return null
  return (
    <div ref={chart}>
      <TimeChart
        title={t('disease.chart', { section: section.name })}
        summary={
          worst
            ? t('disease.chartSummary', {
                disease: words.name(worst.disease),
                risk: words.riskOf(worst.risk),
                day: format.day(worst.date, 'short'),
              })
            : t('disease.summary.unknown')
        }
        from={period.from}
        to={period.to}
        today={today}
        panels={risen.map(({ disease, days }) => ({
          key: disease.id,
          label: words.name(disease),
          quantity: 'count',
          zero: true,
          upTo: of100(1),
          height: 64,
          marks: [
            { value: of100(LEVEL_FROM.moderate), label: t('disease.moderateMark') },
            { value: of100(LEVEL_FROM.high), label: t('disease.highMark') },
          ],
          lines: [
            {
              key: disease.id,
              label: words.name(disease),
              kind: 'line',
              tone: 'heat',
              points: days.map(({ date, risk }) => ({ day: date, value: shown(risk) ?? null })),
              ...lastYear.line((day) => formerRisk(disease.id, day)),
            },
          ],
        }))}
        lanes={lanes}
        lastYear={lastYear.control(before)}
        csvName={`disease-${today}`}
      />
    </div>
  )
}
