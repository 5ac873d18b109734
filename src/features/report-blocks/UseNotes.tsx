import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { PitchUse, Use } from '@/domain/report/useReport'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'

type UseNotesProps = { uses: readonly PitchUse[]; pitchName: (id: Id) => string }

/** Where the totals and the calendar do not agree: a reader is told, not left to find out. */
export function UseNotes({ uses, pitchName }: UseNotesProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const words = ({ matches, trainings, matchHours, trainingHours }: Use) =>
    format.list([
      t('blocks.use.matches', { count: matches, number: format.number(matches) }),
      t('blocks.use.trainings', { count: trainings, number: format.number(trainings) }),
      format.quantity(matchHours + trainingHours, 'hours'),
    ])
  const differing = uses.filter(({ use, calendar }) => use && calendar)
  if (differing.length === 0) return null
  return (
    <Notes>
      {differing.map(
        ({ pitchId, use, calendar }) =>
          use &&
          calendar && (
            <li key={pitchId}>
              {t('blocks.use.differs', {
                pitch: pitchName(pitchId),
                told: words(use),
                counted: words(calendar),
              })}
            </li>
          ),
      )}
    </Notes>
  )
}

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin-block-start: 12px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
