import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { isOn, isReadOnly } from '@/domain/switches'
import { PitchTable } from '@/features/pitch-list/PitchTable'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'

/** /dashboard/pitches: every pitch of the club, or of a league's clubs. */
export function PitchesPage() {
  const { t } = useTranslation('pitches')
  const query = useGetPitchesQuery()
  const { data: company } = useGetCompanyQuery()
  return (
    <Page>
      <DocumentTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        aside={query.data && <Count>{t('count', { count: query.data.length })}</Count>}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton count={7} />}
        empty={{ when: (pitches) => pitches.length === 0, title: t('empty') }}
        inset
      >
        {(pitches) =>
          company && (
            <PitchTable
              pitches={pitches}
              withLatest={isOn('latest_activities', company)}
              withFeed={isOn('pitch_growth', company)}
              readOnly={isReadOnly(company)}
            />
          )
        }
      </QueryState>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;
  }
  ${phone} {
    background: ${token('paper')};
    --table-ground: ${token('paper')};
  }
`
const Count = styled.span`
  color: ${token('ink-2')};
`
