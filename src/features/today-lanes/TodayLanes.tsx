import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { isAwaited } from '@/api/isAwaited'
import { useGetDaysOffQuery } from '@/api/leave'
import { usePlayAhead } from '@/api/usePlay'
import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { fixturePasses, workFiltersOn, workPasses } from '@/domain/calendarFilter'
import { aheadPeriod, isJob, isNobodys, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { hourOf, OUTLOOK_HOURS } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { HOUR_MS } from '@/lib/durations'
import { useWorkFilter } from '@/session/filterContext'
import { selectUserId } from '@/session/sessionSlice'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Backdrop } from './Backdrop'
import { FixtureBlock } from './FixtureBlock'
import { JobBlock } from './JobBlock'
import { Lane } from './Lane'
import { OffLine } from './OffLine'

/** Who does what in the twelve hours of the weather strip above it, in the same columns. */
export function TodayLanes({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation(['home', 'panels'])
  const headingId = useId()
  const { search } = useLocation()
  const { timeZone } = useFormat()
  const now = useNow()
  const ownId = useSelector(selectUserId)
  const filter = useWorkFilter()
  const today = dayAtGround(now, timeZone)
  const work = useGetActivitiesQuery(workPeriod(today))
  const { data: fixtures = [] } = usePlayAhead(today)
  const users = useGetUsersQuery()
  const { data: leave } = useGetDaysOffQuery(aheadPeriod(today))

  const start = hourOf(now)
  const window = { start, end: start + OUTLOOK_HOURS * HOUR_MS }
  const within = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    Date.parse(endDate) > window.start && Date.parse(startDate) < window.end
  const away = new Set((leave ?? []).filter(({ date }) => date === today).map(({ user }) => user))
  const staff = (users.data ?? []).filter(isStaff)
  const uses = fixtures.filter((fixture) => within(fixture) && fixturePasses(filter)(fixture))
  const passes = workPasses(filter, ownId)
  const jobsIn = (activities: readonly Activity[]) =>
    activities.filter((job) => isJob(job) && within(job) && passes(job))
  const query = users.error && !users.data ? { ...users, data: undefined } : work

  const rows = (activities: readonly Activity[]): ReactNode => {
    const jobs = jobsIn(activities)
    const ids = new Set(staff.map(({ id }) => id))
    const nobody = jobs.filter((job) => isNobodys(job, ids))
    const busy = staff
      .filter(({ id }) => jobs.some(({ userIds }) => userIds.includes(id)))
      .toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId))
    // Whoever has nothing to do here may have much to do elsewhere.
    const free =
      workFiltersOn(filter) > 0
        ? []
        : staff.filter(({ id }) => !busy.some((person) => person.id === id) && !away.has(id))
    return (
      <>
        {uses.length > 0 && (
          <Lane
            who={
              <Soft>
                <Icon name="pitch" size={16} />
                {t('lanes.use', { ns: 'panels' })}
              </Soft>
            }
            spans={uses}
            window={window}
            most={3}
            renderBlock={(place) => <FixtureBlock key={place.of.id} place={place} />}
          />
        )}
        {nobody.length > 0 && (
          <Lane
            who={
              <Soft>
                <Icon name="userX" size={16} />
                {t('panels:team.nobody')}
              </Soft>
            }
            spans={nobody}
            window={window}
            renderBlock={(place) => <JobBlock key={place.of.id} place={place} now={now} window={window} />}
          />
        )}
        {busy.map(({ id, fullName }) => (
          <Lane
            key={id}
            who={
              <>
                <Avatar name={fullName} decorative />
                <Name data-me={id === ownId || undefined}>{fullName}</Name>
              </>
            }
            spans={jobs.filter(({ userIds }) => userIds.includes(id))}
            window={window}
            renderBlock={(place) => <JobBlock key={place.of.id} place={place} now={now} window={window} />}
          />
        ))}
        <OffLine
          free={leave ? free : []}
          off={staff.filter(({ id }) => away.has(id))}
          leave={leave ?? []}
          today={today}
        />
      </>
    )
  }

  return (
    <Board aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {t('lanes.heading', { ns: 'panels', count: OUTLOOK_HOURS })}
      </VisuallyHidden>
      <Backdrop start={start} now={now} />
      <Padded>
        <QueryState
          query={isAwaited(users) ? { ...work, data: undefined, error: undefined } : query}
          skeleton={<Skeleton count={8} lead="disc" />}
          empty={{
            when: (activities) => jobsIn(activities).length === 0 && uses.length === 0 && away.size === 0,
            title:
              workFiltersOn(filter) > 0
                ? t('filtered')
                : t('lanes.empty', { ns: 'panels', count: OUTLOOK_HOURS }),
            action: readOnly ? undefined : (
              <ButtonLink size="small" to={{ search: withWorkSheet(search, { kind: 'new', day: today }) }}>
                {t('lanes.emptyAction', { ns: 'panels' })}
              </ButtonLink>
            ),
          }}
        >
          {rows}
        </QueryState>
      </Padded>
    </Board>
  )
}

const Board = styled.section`
  position: relative;
  background: ${token('paper')};

  /* Without lanes there is nothing that now or the hours to spray are a part of, and a sentence in their way. */
  &:not(:has([data-lane])) [data-times] {
    display: none;
  }
`
const Padded = styled.div`
  position: relative;

  > :not([data-lane]) {
    margin-inline: 16px;
  }
`
const Soft = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${token('ink-2')};
  font-weight: 500;
`
const Name = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 500;

  &[data-me] {
    font-weight: 600;
  }
`
