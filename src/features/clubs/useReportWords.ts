import { useTranslation } from 'react-i18next'
import type { HandoverDocument } from '@/domain/handoverFile'
import { LEAGUE_METRICS } from '@/domain/league/norm'
import { type PitchReportForm, REPORT_CHECKS } from '@/domain/league/pitchReportForm'
import type { RoundFixture } from '@/domain/league/rounds'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormatAt } from './useFormatAt'
import { useNormWords } from './useNormWords'

/** A pitch report in sentences, for paper and for a file. */
export function useReportWords(match: RoundFixture) {
  const { t } = useTranslation('clubs')
  const at = useFormatAt()(match.club)
  const normWords = useNormWords()
  const { fixture, club, pitch } = match
  const title = t('form.match', { club: club.name, match: fixture.name }).trim()
  const place = t('form.at', { time: at.dateTime(fixture.startDate), pitch: pitch?.pitch.name ?? '' })
  const conclusion = ({ verdict, by, notes }: PitchReportForm): string[] => [
    ...(verdict ? [t('form.leadVerdict', { answer: t(`form.verdicts.${verdict}`) })] : []),
    ...(by.trim() ? [t('form.leadBy', { name: by.trim() })] : []),
    ...(notes.trim() ? [notes.trim()] : []),
  ]
  const document = (form: PitchReportForm): HandoverDocument => ({
    title: t('form.title'),
    lead: [title, place, ...conclusion(form)],
    sections: [
      {
        id: 'checks',
        heading: t('form.checks'),
        sentences: [],
        list: REPORT_CHECKS.map((check) =>
          t('form.line', {
            what: t(`form.check.${check}`),
            answer: t(`form.answer.${form[check] ?? 'open'}`),
          }),
        ),
      },
      {
        id: 'readings',
        heading: t('form.readings'),
        sentences: [],
        list: LEAGUE_METRICS.flatMap((metric) => {
          const cell = pitch?.cells[metric]
          if (!cell) return []
          return t('form.read', {
            metric: t(`short.${metric}`),
            value: at.quantity(cell.value, METRIC_QUANTITY[metric]),
            word: t(`against.${cell.against ?? 'old'}`),
            norm: normWords(metric, cell.norm),
            time: at.dateTime(cell.at),
          })
        }),
      },
    ],
  })
  return { match: title, at: place, conclusion, document }
}
