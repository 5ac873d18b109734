import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import { addresses } from '@/domain/addresses'
import type { Id } from '@/domain/wire'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useRoundPage } from './useRoundPage'
import { Walking } from './Walking'

type RoundWalkProps = { id: Id; onClose: () => void }

/** The round of an address, where it stopped. */
export function RoundWalk({ id, onClose }: RoundWalkProps) {
  const { t } = useTranslation(['round', 'grid'])
  const pitches = useGetPitchesQuery()
  const { rounds, company } = useRoundPage()
  const draft = rounds.find((round) => round.id === id)
  const wait = <Skeleton kind="block" height="480px" />
  if (company === undefined) return wait
  if (draft === undefined)
    return (
      <>
        <PageHeader title={t('new.title')} />
        <Section heading={t('aside.heading')}>
          <EmptyState
            title={t('gone.title')}
            text={t('gone.text')}
            action={<ButtonLink to={addresses.round()}>{t('gone.new')}</ButtonLink>}
          />
        </Section>
      </>
    )
  return (
    <QueryState query={pitches} skeleton={wait} empty={{ when: () => false, title: '' }}>
      {(list) => (
        <Walking
          draft={draft}
          pitch={
            list.find((pitch) => pitch.id === draft.pitchId) ?? {
              id: draft.pitchId,
              name: t('aside.noPitch'),
              preferences: NO_WISHES,
            }
          }
          onClose={onClose}
        />
      )}
    </QueryState>
  )
}

/** A pitch that is not there any more; its readings still are. */
const NO_WISHES = { maintenance: true, divoting: true, spraying: true, spreading: true, uvcLight: true }
