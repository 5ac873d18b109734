import { useTranslation } from 'react-i18next'
import type { PitchUse, UseFacts } from '@/domain/report/useReport'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

/** Changes that are smaller are none to a reader, in parts of the year before. */
const SAME = 0.005

/** What the use comes to, in plain sentences. */
export function useUseSentence(): (
  facts: UseFacts,
  uses: readonly PitchUse[],
  pitchName: (id: Id) => string,
) => string {
  const { t } = useTranslation('report')
  const format = useFormat()
  return (facts, uses, pitchName) => {
    const sessions = format.list([
      t('blocks.use.matches', { count: facts.total.matches, number: format.number(facts.total.matches) }),
      t('blocks.use.trainings', {
        count: facts.total.trainings,
        number: format.number(facts.total.trainings),
      }),
    ])
    const count = uses.filter(({ use }) => use).length
    const figures = { count, hours: format.quantity(facts.hours, 'hours'), sessions }
    const sentences = [t(facts.complete ? 'blocks.use.played' : 'blocks.use.playedAtLeast', figures)]
    if (facts.most && uses.length > 1)
      sentences.push(
        t('blocks.use.most', {
          pitch: pitchName(facts.most.pitchId),
          hours: format.quantity(facts.most.hours, 'hours'),
        }),
      )
    const { year } = facts
    if (!year) sentences.push(t('blocks.use.yearUnknown'))
    else {
      const before = format.quantity(year.before, 'hours')
      if (year.share === null) sentences.push(t('blocks.use.yearNone'))
      else {
        const how = Math.abs(year.share) < SAME ? 'Same' : year.share > 0 ? 'More' : 'Less'
        const key =
          year.pitches < uses.length
            ? (`blocks.use.year${how}Some` as const)
            : (`blocks.use.year${how}` as const)
        sentences.push(
          t(key, {
            share: format.quantity(100 * Math.abs(year.share), 'percent'),
            before,
            count: year.pitches,
          }),
        )
      }
    }
    return sentences.join(' ')
  }
}
