import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LeaveView } from '@/features/team/LeaveView'
import { MyDays } from '@/features/team/MyDays'
import { PeopleTable } from '@/features/team/PeopleTable'
import { PersonCard } from '@/features/team/PersonCard'
import { readTeam, TEAM_VIEWS, withTeam } from '@/features/team/teamAddress'
import { useGround } from '@/features/team/useGround'
import { usePeople } from '@/features/team/usePeople'
import { WorkloadTable } from '@/features/team/WorkloadTable'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSearchChange } from '@/ui/useSearchChange'

/** /dashboard/team: `?view=people|leave|workload|mine`, `&month=`, `&year=`, `&person=` opens a card. */
export function TeamPage() {
  const { t } = useTranslation('team')
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const isPhone = useIsPhone()
  const { today } = useGround()
  const query = usePeople()
  const { view, month, year, person } = readTeam(search, today)
  const opened = query.data?.find(({ id }) => id === person)
  return (
    <Page>
      <DocumentTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        aside={query.data && <Count>{t('count', { count: query.data.length })}</Count>}
        actions={
          <SegmentedControl
            label={t('view.label')}
            wide={isPhone}
            options={TEAM_VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
            value={view}
            onChange={(next) => changeSearch((present) => withTeam(present, { view: next, person: null }))}
          />
        }
      />
      <QueryState
        inset
        query={query}
        skeleton={<Skeleton count={10} lead="disc" />}
        empty={{ when: (people) => people.length === 0, title: t('people.empty') }}
      >
        {(people) =>
          view === 'people' ? (
            <PeopleTable people={people} />
          ) : view === 'leave' ? (
            <LeaveView people={people} month={month} />
          ) : view === 'workload' ? (
            <WorkloadTable people={people} />
          ) : (
            <MyDays people={people} year={year} />
          )
        }
      </QueryState>
      {opened && (
        <PersonCard
          key={opened.id}
          person={opened}
          onClose={() => changeSearch((present) => withTeam(present, { person: null }))}
        />
      )}
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding-inline: 24px;
    padding-block-end: 48px;
  }
  ${phone} {
    header > :last-child {
      inline-size: 100%;
    }
  }
  @media print {
    padding-block-end: 0;

    [role='radiogroup'] {
      display: none;
    }
  }
`
const Count = styled.span`
  color: ${token('ink-2')};
`
