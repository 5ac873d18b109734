import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { GrowthBoard } from '@/features/growth/GrowthBoard'
import { PitchSwitcher } from '@/features/pitch-list/PitchSwitcher'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'

/** /dashboard/pitches/:pitchId/growth: `?counter=new` opens the form of a new counter. */
export function GrowthPage() {
  const { t } = useTranslation('growth')
  const { pitchId } = useParams()
  const { search } = useLocation()
  const query = useGetPitchesQuery()
  const { data: company } = useGetCompanyQuery()
  const isPhone = useIsPhone()
  const back = (id: Id) => <TextLink to={addresses.pitch(id)}>{t('back')}</TextLink>
  return (
    <Page>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="480px" />}
        empty={{ when: (pitches) => !pitches.some(({ id }) => id === pitchId), title: t('notFound') }}
      >
        {(pitches) => {
          const pitch = pitches.find(({ id }) => id === pitchId)
          if (!pitch) return null
          const readOnly = !company || isReadOnly(company)
          const mayMow = !readOnly && pitch.surface !== 'artificial'
          return (
            <>
              <DocumentTitle title={t('titleOf', { pitch: pitch.name })} />
              <PageHeader
                title={
                  <>
                    <bdi>{pitch.name}</bdi> <Quiet>{t('title')}</Quiet>
                  </>
                }
                aside={
                  <PitchSwitcher
                    pitches={pitches}
                    current={pitch.id}
                    addressOf={(id) => addresses.growth(id)}
                  />
                }
                actions={
                  <>
                    {!isPhone && back(pitch.id)}
                    {mayMow && (
                      <ButtonLink
                        layout="primary"
                        to={{
                          search: withWorkSheet(search, { kind: 'new', type: 'mowing', pitchId: pitch.id }),
                        }}
                      >
                        {t('logClippings')}
                      </ButtonLink>
                    )}
                  </>
                }
              />
              {isPhone && <Links>{back(pitch.id)}</Links>}
              <GrowthBoard key={pitch.id} pitch={pitch} readOnly={readOnly} />
            </>
          )
        }}
      </QueryState>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
`
const Quiet = styled.span`
  font-weight: 400;
  color: ${token('ink-2')};
`
const Links = styled.nav`
  padding: 4px 16px 12px;
  background: ${token('paper')};
`
