import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { isAwaited } from '@/api/isAwaited'
import { useGetLocalDataQuery } from '@/api/localData'
import { addresses } from '@/domain/addresses'
import { isReadOnly } from '@/domain/switches'
import { withJob } from '@/features/pocket/jobAddress'
import { PocketDay } from '@/features/pocket/PocketDay'
import { PocketHead } from '@/features/pocket/PocketHead'
import { QuickTypes } from '@/features/pocket/QuickTypes'
import { useFieldAhead } from '@/features/pocket/useFieldAhead'
import { hasKeptRounds } from '@/features/round/roundPageKey'
import { selectUserId } from '@/session/sessionSlice'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PAGE_HEADING_ID, PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { useSearchChange } from '@/ui/useSearchChange'
import { useToday } from '@/ui/useToday'

const JobSheet = lazyPart(() => import('@/features/pocket/JobSheet'), 'JobSheet', 'work')
const WaitingNotes = lazyPart(() => import('@/features/machine/WaitingNotes'), 'WaitingNotes')
const RoundsAside = lazyPart(() => import('@/features/round/RoundsAside'), 'RoundsAside', 'round', 'grid')
const Round = lazyPart(() => import('@/features/round/Round'), 'Round', 'round', 'grid')

/** A person's own day on the phone, for one hand and wet gloves (F36): `?job=` its card, `?round=` a measuring round. */
export function MobilePage() {
  const { t } = useTranslation('mobile')
  const location = useLocation()
  const navigate = useNavigate()
  const changeSearch = useSearchChange()
  const today = useToday()
  const frame = useKeptFocus<HTMLDivElement>(`#${PAGE_HEADING_ID}`)
  const club = useGetCompanyQuery()
  const company = club.data
  const userId = useSelector(selectUserId) ?? ''
  const { data: local } = useGetLocalDataQuery()
  const query = new URLSearchParams(location.search)
  const job = query.get('job')
  const round = query.get('round')
  const readOnly = company === undefined || isReadOnly(company)
  useFieldAhead(readOnly ? undefined : company)
  // Opened from the list, closing is the same as going back; opened by a link, there is no list behind it.
  const closeJob = () => {
    if (location.state?.fromList) void navigate(-1)
    else changeSearch((present) => withJob(present, null), { replace: true })
  }
  const isWaiting = isAwaited(club)
  const waiting = (
    <>
      <PageHeader title={t('round')} />
      <Skeleton kind="block" height="480px" />
    </>
  )
  if (round !== null && (isWaiting || !readOnly))
    return (
      <Page ref={frame}>
        <DocumentTitle title={t('round')} />
        {isWaiting ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <Round
              round={round}
              resume={query.get('resume') === '1'}
              onClose={() => void navigate(addresses.mobile)}
            />
          </Suspense>
        )}
      </Page>
    )
  return (
    <Page ref={frame}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} aside={<PocketHead />} />
      <PocketDay readOnly={readOnly}>
        {company && !readOnly && (
          <>
            {hasKeptRounds(userId, company.id ?? '') && (
              <Suspense fallback={<Skeleton kind="block" height="128px" />}>
                <RoundsAside />
              </Suspense>
            )}
            <QuickTypes day={today} company={company} />
          </>
        )}
      </PocketDay>
      {local?.machineLog.some(({ waits }) => waits) && (
        <Suspense>
          <WaitingNotes />
        </Suspense>
      )}
      {job !== null && (
        <Suspense>
          <JobSheet id={job} onClose={closeJob} />
        </Suspense>
      )}
    </Page>
  )
}

export { askAhead } from '@/api/mobileAhead'

const Page = styled.div`
  h2 {
    font-size: 1.125rem;
  }
  /* What has the focus stands clear of the presses at the foot (quality G4). */
  & :is(a, button):not([data-page-bar] *) {
    scroll-margin-block-end: var(--page-bar, 0);
  }
  /* What messages cover can be scrolled out from under them. */
  ${phone} {
    [data-told] & {
      &:not(:has([data-page-bar])) {
        padding-block-end: 144px;
      }
      [data-page-bar] {
        margin-block-start: 152px;
      }
    }
  }
  ${desktop} {
    max-inline-size: 560px;
    padding: 0 24px 48px;

    /* A round as a grid of 18 columns. */
    &:has([data-cells]) {
      max-inline-size: 960px;
    }
  }
`
