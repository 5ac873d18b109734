import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetLatestActivitiesQuery, useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { workFiltersOn, workPasses } from '@/domain/calendarFilter'
import { isJob, workPeriod } from '@/domain/dayJobs'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { LatestActivity } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { byCode } from '@/lib/byCode'
import { useWorkFilter } from '@/session/filterContext'
import { selectUserId } from '@/session/sessionSlice'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Avatar } from '@/ui/Avatar'
import { LoadNotice } from '@/ui/LoadNotice'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'
import { useToday } from '@/ui/useToday'

const MOST = 6
/** No longer than other pages ask for at once. */
const FURTHER_DAYS = 21
const NONE: Activity[] = []

/** What was done last, by whom and where (F8). */
export function LatestWork() {
  const { t } = useTranslation(['panels', 'home'])
  const { day } = useFormat()
  const userId = useSelector(selectUserId)
  const filter = useWorkFilter()
  const query = useGetLatestActivitiesQuery()
  const period = workPeriod(useToday())
  const present = useGetActivitiesQuery(period)
  const { data: recent = NONE } = present
  // A row does not say whose work it was: where that is asked, three weeks more are looked through, and it is said
  // since when it is known. What is older is nobody's.
  const byPerson = filter.mine || filter.people.length > 0
  const former = useGetActivitiesQuery(
    { from: addDays(period.from, -FURTHER_DAYS), to: addDays(period.from, -1) },
    { skip: !byPerson },
  )
  const older = byPerson ? former.currentData : undefined
  const activities = older ? [...recent, ...older] : recent
  const since = byPerson
    ? t('latest.since', { day: day(older ? addDays(period.from, -FURTHER_DAYS) : period.from, 'short') })
    : undefined
  const passes = workPasses(filter, userId)
  const workOf = ({ activityId }: LatestActivity) => activities.find(({ id }) => id === activityId)
  const done = (rows: readonly LatestActivity[]) =>
    rows
      .filter(
        (row) =>
          isJob(row) &&
          passes({
            activityName: row.activityName,
            pitchIds: [row.pitchId],
            userIds: workOf(row)?.userIds ?? [],
          }),
      )
      .toSorted((a, b) => byCode(b.date, a.date))
  return (
    <Section heading={t('latest.heading')}>
      {/* Without it nobody's work is found. */}
      {byPerson && <LoadNotice queries={[present, former]} />}
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} lead="square" />}
        empty={{
          when: (rows) => done(rows).length === 0,
          title: workFiltersOn(filter) === 0 ? t('latest.empty') : t('filtered', { ns: 'home' }),
          text: since,
        }}
      >
        {(rows) => (
          <>
            <Rows>
              {done(rows)
                .slice(0, MOST)
                .map((row) => (
                  <DoneRow key={`${row.pitchId} ${row.activityId}`} row={row} activity={workOf(row)} />
                ))}
            </Rows>
            {since && <Note>{since}</Note>}
          </>
        )}
      </QueryState>
    </Section>
  )
}

/** Who did it and how much is only known of work that was asked for anyway. */
function DoneRow({ row, activity }: { row: LatestActivity; activity: Activity | undefined }) {
  const { t } = useTranslation(['panels', 'home'])
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: users = [] } = useGetUsersQuery()
  const people = (activity?.userIds ?? []).flatMap(
    (id) => users.find((user) => user.id === id)?.fullName ?? [],
  )
  const pitch = pitches.find(({ id }) => id === row.pitchId)?.name
  const time = shortMoment(row.date, today, format)
  const figure = activity && keyFigure(activity)
  const [first] = people
  return (
    <Row
      leadWidth="24px"
      lead={first ? <Avatar name={first} decorative /> : <ActivityIcon name={row.activityName} />}
      title={words.at(words.type(row.activityName), pitch)}
      meta={people.length > 0 ? t('latest.who', { people: format.list(people), time }) : time}
      to={withWorkSheet(search, { kind: 'open', id: row.activityId })}
      end={figure && <Figure>{format.quantity(figure.value, figure.quantity)}</Figure>}
    />
  )
}

const Note = styled.p`
  padding-block-start: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Figure = styled.span`
  color: ${token('ink-2')};
  white-space: nowrap;
`
