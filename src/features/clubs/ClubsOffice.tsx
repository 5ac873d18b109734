import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFICE_VIEWS } from '@/domain/league/officeView'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PAGE_HEADING_ID } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { ClubsView } from './ClubsView'
import { useOffice } from './useOffice'
import { useOfficeChoice } from './useOfficeChoice'

const ClubsCompare = lazyPart(() => import('./ClubsCompare'), 'ClubsCompare')
const ClubsRound = lazyPart(() => import('./ClubsRound'), 'ClubsRound')

/** The home of a league office: its clubs in a table, beside each other, or by the matches of a round (product.md, League admin). */
export function ClubsOffice() {
  const { t } = useTranslation('clubs')
  const choices = useOfficeChoice()
  const { query } = useOffice()
  const { choice, go } = choices
  const frame = useKeptFocus<HTMLDivElement>(`#${PAGE_HEADING_ID}`)
  return (
    <Page ref={frame}>
      <Head>
        <SegmentedControl
          label={t('view.label')}
          options={OFFICE_VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
          value={choice.view}
          onChange={(view) => go({ view: view === 'clubs' ? null : view, fixture: null }, false)}
        />
        {query.data && query.data.read < query.data.clubs.length && (
          <Progress role="status">
            {t('progress', { read: query.data.read, all: query.data.clubs.length })}
          </Progress>
        )}
      </Head>
      <QueryState
        query={query}
        skeleton={<Skeleton count={8} lead="disc" />}
        empty={{ when: ({ clubs }) => clubs.length === 0, title: t('empty.title'), text: t('empty.text') }}
      >
        {(office) => (
          <Suspense fallback={<Skeleton kind="block" height="480px" />}>
            {choice.view === 'compare' ? (
              <ClubsCompare office={office} choices={choices} />
            ) : choice.view === 'round' ? (
              <ClubsRound office={office} choices={choices} />
            ) : (
              <ClubsView office={office} choices={choices} />
            )}
          </Suspense>
        )}
      </QueryState>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    --table-top: 48px;
  }
  ${phone} {
    padding: 12px 16px 24px;
    background: ${token('paper')};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block-end: 16px;

  @media print {
    display: none;
  }
`
const Progress = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
