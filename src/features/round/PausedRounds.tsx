import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import type { RoundDraft } from '@/domain/roundDraft'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { dropRound } from './roundStore'
import { useRoundPage } from './useRoundPage'

/** Rounds that wait on this device, the one worked on last first. */
export function PausedRounds({ pitches }: { pitches: readonly Pitch[] }) {
  const { t } = useTranslation(['round', 'grid'])
  const { key, rounds } = useRoundPage()
  const [doomed, setDoomed] = useState<RoundDraft>()
  if (rounds.length === 0) return null
  const nameOf = (round: RoundDraft) =>
    t('aside.name', {
      pitch: pitches.find(({ id }) => id === round.pitchId)?.name ?? t('aside.noPitch'),
      metric: t(`grid:board.metrics.${round.metric}.name`),
    })
  return (
    <Section heading={t('aside.heading')} count={rounds.length}>
      <List role="list">
        {rounds
          .toSorted((a, b) => byCode(b.changedAt, a.changedAt))
          .map((round) => (
            <PausedRound
              key={round.id}
              round={round}
              name={nameOf(round)}
              onDiscard={() => setDoomed(round)}
            />
          ))}
      </List>
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        danger
        title={t('discard.title')}
        text={t('discard.text', { count: doomed?.readings.length ?? 0 })}
        confirmLabel={t('discard.confirm')}
        onConfirm={() => {
          if (doomed) dropRound(key, doomed.id)
          setDoomed(undefined)
        }}
      />
    </Section>
  )
}

type PausedRoundProps = { round: RoundDraft; name: string; onDiscard: () => void }

function PausedRound({ round, name, onDiscard }: PausedRoundProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const now = useNow()
  return (
    <li>
      <Words>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {t('aside.state', {
            done: format.number(round.readings.length),
            total: format.number(round.points.length),
            when: format.relative(round.changedAt, now),
          })}
        </span>
      </Words>
      <Button layout="plain" onClick={onDiscard}>
        {t('aside.discard')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ButtonLink to={addresses.resumeRound(round.id)}>
        {t('aside.resume')} <VisuallyHidden>{name}</VisuallyHidden>
      </ButtonLink>
    </li>
  )
}

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 4px 8px;
    padding-block: 8px;
    border-block-start: 1px solid ${token('line')};
  }
  a,
  button {
    min-block-size: 48px;
  }
`
const Words = styled.p`
  flex: 1 1 160px;
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span {
    font: 400 ${token('t-16')} ${token('font')};
    color: ${token('ink-2')};
  }
`
