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
        return t('summary.playHours', { count: Math.round(fact.hours), number: format.number(fact.hours) })
      case 'busiest':
        return t('summary.busiest', {
          pitch: pitchName(fact.pitchId),
          count: Math.round(fact.hours),
          number: format.number(fact.hours),
        })
      case 'jobs':
        return t('summary.jobs', {
          count: fact.count,
          number: format.number(fact.count),
          hours: format.number(fact.hours),
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
