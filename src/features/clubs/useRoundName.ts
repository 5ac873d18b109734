import { useTranslation } from 'react-i18next'
import type { Round } from '@/domain/league/rounds'
import { useFormat } from '@/i18n/format'

/** What a round is called: the contract knows no number of it. */
export function useRoundName(): (round: Pick<Round, 'from' | 'to'>) => string {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return ({ from, to }) =>
    from === to
      ? t('round.heading', { day: format.day(from, 'short') })
      : t('round.headingSpan', { from: format.day(from, 'short'), to: format.day(to, 'short') })
}
