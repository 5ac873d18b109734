import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useGetUsersQuery } from '@/api/identity'
import { isAwaited } from '@/api/isAwaited'
import { useGetDaysOffQuery } from '@/api/leave'
import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { addresses } from '@/domain/addresses'
import { isChosen } from '@/domain/calendarFilter'
import { aheadPeriod } from '@/domain/dayJobs'
import type { Id } from '@/domain/wire'
import { useWorkFilter } from '@/session/filterContext'
import { selectUserId } from '@/session/sessionSlice'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import type { Chosen } from '@/ui/useChosen'
import { OffToday } from './OffToday'
import { PersonJobs } from './PersonJobs'
import { useJobActs } from './useJobActs'
import { useTodaysWork } from './useTodaysWork'

type TeamJobsProps = {
  readOnly?: boolean
  chosen: Chosen
  /** Asks when else a job shall be done. */
  onMove: (id: Id) => void
}

/** Who is here and what they do, a line for each; their jobs unfold. */
export function TeamJobs({ readOnly = false, chosen, onMove }: TeamJobsProps) {
  const { t } = useTranslation(['home', 'panels'])
  const { people } = useWorkFilter()
  const ownId = useSelector(selectUserId)
  const acts = useJobActs(chosen, onMove)
  const { now, today, query: work, jobs } = useTodaysWork()
  const users = useGetUsersQuery()
  const { data: leave } = useGetDaysOffQuery(aheadPeriod(today))
  const away = new Set((leave ?? []).filter(({ date }) => date === today).map(({ user }) => user))
  const staff = (users.data ?? []).filter(isStaff)
  const team = staff.filter(({ id }) => id !== ownId && !away.has(id) && isChosen(people, id))
  const off = staff.filter(({ id }) => away.has(id))
  // The day's jobs once: asked for anew for each of a large crew, they took seconds of a phone's time.
  const atWork = (activities: readonly Activity[]) => {
    const todays = jobs(activities)
    return team
      .map((person) => ({ ...person, jobs: todays.filter(({ userIds }) => userIds.includes(person.id)) }))
      .toSorted((a, b) => Number(b.jobs.length > 0) - Number(a.jobs.length > 0))
  }
  const query = users.error && !users.data ? { ...users, data: undefined } : work
  return (
    <Section
      heading={t('panels:team.heading')}
      count={
        leave && staff.length > 0
          ? t('panels:team.here', { present: staff.length - off.length, total: staff.length })
          : undefined
      }
      action={
        <TextLink to={addresses.calendar({ view: 'day', date: today })}>{t('panels:team.all')}</TextLink>
      }
    >
      <QueryState
        query={isAwaited(users) ? { ...work, data: undefined } : query}
        skeleton={<Skeleton count={4} lead="disc" />}
        empty={{ when: () => staff.length === 0, title: t('panels:team.empty') }}
      >
        {(activities) => (
          <Rows>
            {atWork(activities).map(({ id, fullName, jobs: own }) => (
              <PersonJobs key={id} name={fullName} jobs={own} now={now} acts={readOnly ? undefined : acts} />
            ))}
          </Rows>
        )}
      </QueryState>
      <OffToday people={off} />
    </Section>
  )
}
