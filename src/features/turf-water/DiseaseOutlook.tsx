import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentAt } from '@/api/sentAt'
import { useGetDiseaseRisksQuery, useGetDiseasesQuery } from '@/api/turf'
import { type DiseaseRow, diseaseRows } from '@/domain/diseaseDrivers'
import { LEVEL_FROM } from '@/domain/diseaseOutlook'
import { addDays, daysFrom } from '@/domain/groundTime'
import type { Section as PitchSection } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { DiseaseChart } from './DiseaseChart'
import { DiseaseTable } from './DiseaseTable'
import { useDiseaseWords } from './diseaseWords'
import { sentenceDay } from './sentenceDay'
import type { WaterPart } from './waterPart'

/** Days after today, and before it for the chart. */
const AHEAD = 6
const PAST = 14

/** Each disease today and on six days, worst first; a day opens what drives it (F6). */
export function DiseaseOutlook({ section, ...part }: WaterPart & { section: PitchSection }) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const words = useDiseaseWords()
  const { today } = part
  const period = { from: addDays(today, -PAST), to: addDays(today, AHEAD) }
  const query = useGetDiseaseRisksQuery({ sectionId: section.id, ...period })
  const { data: catalogue = [], isError } = useGetDiseasesQuery()
  const [open, setOpen] = useState<{ diseaseId: string; date: Day }>()
  const summary = useSummary(today)
  const dates = daysFrom(today, addDays(today, AHEAD))
  return (
    <Section
      inset
      heading={t('disease.heading')}
      action={
        <Provenance
          title={t('disease.what.title')}
          text={t('disease.what.text')}
          formula={t('disease.what.formula')}
          inputs={[t('disease.what.inputs')]}
          origin="backend"
          at={sentAt(query)}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="240px" />}
        empty={{
          when: (risks) => diseaseRows(catalogue, risks, dates).length === 0,
          title: t('disease.empty'),
        }}
      >
        {(risks) => {
          const rows = diseaseRows(catalogue, risks, dates)
          const without = catalogue.filter(({ id }) => !rows.some(({ disease }) => disease.id === id))
          return (
            <>
              <Answer>{summary(rows)}</Answer>
              <DiseaseTable
                {...part}
                section={section}
                rows={rows}
                dates={dates}
                open={open}
                onOpen={setOpen}
              />
              <Note>
                {t('disease.scale', {
                  moderate: words.risk(LEVEL_FROM.moderate),
                  high: words.risk(LEVEL_FROM.high),
                })}
                {without.length > 0 &&
                  !isError &&
                  ` ${t('disease.unmodelled', { names: format.list(without.map(words.name)) })}`}
              </Note>
              <DiseaseChart
                rows={diseaseRows(catalogue, risks, daysFrom(period.from, period.to))}
                catalogue={catalogue}
                period={period}
                today={today}
                section={section}
              />
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}

/** The first day of the worst level, in one sentence. */
function useSummary(today: Day): (rows: readonly DiseaseRow[]) => string {
  const { t } = useTranslation('water')
  const format = useFormat()
  const words = useDiseaseWords()
  return (rows) => {
    const known = rows.flatMap(({ disease, days }) => days.map((day) => ({ disease, ...day })))
    const end = sentenceDay(addDays(today, AHEAD), today, format)
    for (const level of ['high', 'moderate'] as const) {
      const [first] = known
        .filter((day) => day.level === level)
        .toSorted((a, b) => byCode(a.date, b.date) || (b.risk ?? 0) - (a.risk ?? 0))
      if (!first) continue
      const said = { disease: words.name(first.disease), risk: words.riskOf(first.risk), end }
      return first.date === today
        ? t(`disease.summary.${level}Today`, said)
        : t(`disease.summary.${level}`, { ...said, day: sentenceDay(first.date, today, format) })
    }
    return known.some(({ level }) => level === 'low')
      ? t('disease.summary.low', { end })
      : t('disease.summary.unknown')
  }
}

const Answer = styled.p`
  font: 600 ${token('t-16')} ${token('font')};
  text-wrap: balance;
  margin-block-end: 8px;
`
const Note = styled.p`
  margin-block: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
