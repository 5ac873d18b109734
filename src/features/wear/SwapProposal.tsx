import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { LoadedPitch, SwapProposal as Proposal } from '@/domain/agronomy/wearLedger'
import { atGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { ButtonLink } from '@/ui/ButtonLink'
import { token } from '@/ui/tokens'

type SwapProposalProps = {
  proposal: Proposal | undefined
  /** Whether a training lies ahead at all. */
  hasTraining: boolean
  pitchName: (id: LoadedPitch['id']) => string
  /** Work may be changed. */
  mayPlan: boolean
}

/** Where the next training would do less harm, and the piece of work to be changed. */
export function SwapProposal({ proposal, hasTraining, pitchName, mayPlan }: SwapProposalProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const { search } = useLocation()
  if (!proposal) return <p>{t(hasTraining ? 'wear.swap.none' : 'wear.swap.noTraining')}</p>
  const { training, to, before, after } = proposal
  const percent = (share: number) => format.quantity(100 * share, 'percent')
  const { day, time } = atGround(training.start, format.timeZone)
  return (
    <Box>
      <p>
        {t('wear.swap.text', {
          training: training.name || t('wear.swap.training'),
          when: `${format.day(day, 'weekday')} ${format.time(training.start)}`,
          before: percent(before),
          pitch: pitchName(to),
          after: percent(after),
        })}
      </p>
      {mayPlan && (
        <ButtonLink
          size="small"
          to={{
            search: withWorkSheet(
              search,
              training.source === 'activity'
                ? { kind: 'open', id: training.id }
                : {
                    kind: 'new',
                    type: 'training',
                    name: training.name || undefined,
                    pitchId: to,
                    day,
                    time,
                    minutes: Math.round(training.hours * 60),
                  },
            ),
          }}
        >
          {training.source === 'activity'
            ? t('wear.swap.open')
            : t('wear.swap.plan', { pitch: pitchName(to) })}
        </ButtonLink>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 12px;
  border-radius: ${token('r-ctl')};
  background: ${token('mint')};
`
