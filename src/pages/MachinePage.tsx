import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGetEquipmentQuery } from '@/api/storage'
import type { Activity } from '@/domain/activity'
import { addresses } from '@/domain/addresses'
import type { Equipment } from '@/domain/equipment'
import { BrokenJobs } from '@/features/equipment/BrokenJobs'
import { JobRows } from '@/features/equipment/JobRows'
import { MachineFacts } from '@/features/equipment/MachineFacts'
import { Machine, type MachineParts, type ShownMachine } from '@/features/machine/Machine'
import { MachinePicker } from '@/features/machine/MachinePicker'
import { WaitingNotes } from '@/features/machine/WaitingNotes'
import { ButtonLink } from '@/ui/ButtonLink'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { EmptyState } from '@/ui/EmptyState'
import { desktop, phone } from '@/ui/media'
import { PAGE_HEADING_ID, PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useKeptFocus } from '@/ui/useKeptFocus'

/** A machine at the shed door: checks, hours, fuel, faults and service (F37). `?machine=` names it. */
export function MachinePage() {
  const { t } = useTranslation(['machine', 'common'])
  const [query] = useSearchParams()
  const id = query.get('machine')
  const frame = useKeptFocus<HTMLDivElement>(`#${PAGE_HEADING_ID}`)
  const machines = useGetEquipmentQuery()
  const machine = machines.data?.find((one) => one.id === id)
  return (
    <Page ref={frame}>
      <DocumentTitle title={machine?.name ?? t('title')} />
      <WaitingNotes />
      <PageHeader
        title={<bdi>{machine?.name ?? t('title')}</bdi>}
        actions={id !== null && <ButtonLink to={addresses.machine()}>{t('others')}</ButtonLink>}
      />
      <QueryState
        inset
        query={machines}
        skeleton={<Skeleton count={8} />}
        empty={{
          when: (rows) => rows.length === 0,
          title: t('none'),
          action: <ButtonLink to={addresses.storage()}>{t('common:nav.storage')}</ButtonLink>,
        }}
      >
        {(rows) =>
          machine ? (
            <Machine key={machine.id} machine={machine} parts={PARTS} />
          ) : (
            <Padded>
              {id !== null && <EmptyState title={t('gone')} text={t('goneText')} />}
              <MachinePicker machines={rows} />
            </Padded>
          )
        }
      </QueryState>
    </Page>
  )
}

const PARTS: MachineParts = {
  facts: (shown: ShownMachine) => <MachineFacts {...shown} canWrite={false} />,
  broken: (machine: Equipment, activities: readonly Activity[], now: Date) => (
    <BrokenJobs machine={machine} activities={activities} now={now} />
  ),
  uses: (jobs: readonly Activity[], machine: Equipment, now: Date) => (
    <JobRows jobs={jobs} now={now} hoursOf={machine.id} />
  ),
}

const Page = styled.div`
  && header a {
    min-block-size: 48px;
    font-size: 1.125rem;
  }
  h2 {
    font-size: 1.125rem;
  }
  ${desktop} {
    max-inline-size: 1120px;
    padding: 0 24px 48px;
  }
  ${phone} {
    background: ${token('paper')};
  }
`
const Padded = styled.div`
  max-inline-size: 560px;

  ${phone} {
    padding-inline: 16px;
  }
`
