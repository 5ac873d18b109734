import { useTranslation } from 'react-i18next'
import type { ReportFact } from '@/domain/report/reportFacts'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'

/** What a report found, as a sentence. */
export function useFactSentence(pitchName: (id: Id) => string): (fact: ReportFact) => string {
  const { t } = useTranslation('report')
  const work = useActivityText()
  const format = useFormat()
  // As exact as the tables below, so that 86.5 h are not 87 h at the top.
  const hours = (value: number) => ({
    count: Math.round(value * 10) / 10,
    number: format.figure(value, 'hours').number,
  })
  return (fact) => {
    switch (fact.kind) {
      case 'nothing':
      case 'noSpraying':
        return t(`summary.${fact.kind}`)
      case 'matches':
      case 'trainings':
      case 'notPlayed':
      case 'sprayings':
      case 'open':
        return t(`summary.${fact.kind}`, { count: fact.count, number: format.number(fact.count) })
      case 'playHours':
        return t('summary.playHours', hours(fact.hours))
      case 'busiest':
        return t('summary.busiest', {
          pitch: pitchName(fact.pitchId),
          ...hours(fact.hours),
        })
      case 'jobs':
        return t('summary.jobs', {
          count: fact.count,
          number: format.number(fact.count),
          hours: hours(fact.hours).number,
        })
      case 'mostWork':
        return t('summary.mostWork', {
          work: work.name(fact.activityName),
          count: fact.count,
          number: format.number(fact.count),
        })
      case 'quiet':
        return t('summary.quiet', {
          count: fact.pitchIds.length,
          pitches: format.list(fact.pitchIds.map(pitchName)),
        })
    }
  }
}
