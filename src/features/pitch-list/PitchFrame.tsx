import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Company } from '@/domain/company'
import type { Pitch } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { PitchSwitcher } from './PitchSwitcher'

export type PitchShown = { pitch: Pitch; pitches: readonly Pitch[]; company: Company }

type PitchFrameProps = {
  /** What the page shows of the pitch, beside its name; the pitch's own page has none. */
  topic?: string
  /** The address of the same page for another pitch. */
  addressOf: (id: Id) => string
  aside?: ReactNode
  renderActions: (shown: PitchShown) => ReactNode
  children: (shown: PitchShown) => ReactNode
}

/** Every page below /dashboard/pitches/:pitchId: the pitch found, its name as heading, and the way to another one. */
export function PitchFrame({ topic, addressOf, aside, renderActions, children }: PitchFrameProps) {
  const { t } = useTranslation('pitch')
  const { pitchId } = useParams()
  const query = useGetPitchesQuery()
  const { data: company } = useGetCompanyQuery()
  const pitch = query.data?.find(({ id }) => id === pitchId)
  const shown = pitch && query.data && company && { pitch, pitches: query.data, company }
  const name = pitch?.name || t('title')
  return (
    <Page>
      <DocumentTitle title={topic === undefined ? name : t('topicOf', { topic, pitch: name })} />
      <PageHeader
        title={
          <Name data-unknown={isAwaited(query) || undefined}>
            <bdi>{name}</bdi> {topic !== undefined && <Topic>{topic}</Topic>}
          </Name>
        }
        aside={
          pitch && (
            <>
              <PitchSwitcher pitches={query.data ?? []} current={pitch.id} addressOf={addressOf} />
              {aside}
            </>
          )
        }
        actions={shown && renderActions(shown)}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="480px" />}
        empty={{ when: () => !pitch, title: t('notFound') }}
        inset
      >
        {() => shown && children(shown)}
      </QueryState>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
  ${phone} {
    padding-block-end: 24px;

    /* What is still to come keeps off the head. */
    > [aria-busy] {
      padding-block-start: 16px;
    }
  }
`
/** Read out while it is not known which pitch it is, but not drawn for a moment. */
const Name = styled.span`
  &[data-unknown] {
    opacity: 0;
  }
`
const Topic = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
