import styled from '@emotion/styled'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery, useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { isLate } from '@/domain/activityWork'
import { readWorkSheet, withWorkSheet } from '@/domain/addresses'
import { addDays, dayAtGround, daysFrom, startOfWeek } from '@/domain/groundTime'
import { isOn, isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { selectUserId } from '@/session/sessionSlice'
import { desktop, phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useIsPhone } from '@/ui/useIsPhone'
import { useNow } from '@/ui/useNow'
import { Agenda } from './Agenda'
import { type CalendarAddress, readCalendar, withCalendar } from './calendarAddress'
import { CalendarHeader } from './CalendarHeader'
import { CalendarKey } from './CalendarKey'
import { dayNotes } from './dayNotes'
import { DayLanes } from './DayLanes'
import { personLanes, pitchLanes } from './lanes'
import { byDay, clashes, type Entry, peopleOf, pitchesOf } from './placement'
import { type Scene, SceneContext } from './scene'
import { useCalendarShortcuts } from './useCalendarShortcuts'
import { type LookedAt, useCalendarWindow } from './useCalendarWindow'
import { WeekGrid } from './WeekGrid'

/** The calendar of an address: its query says the view, the day and the filters, and nothing else does. */
export function CalendarBoard({ search }: { search: string }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const now = useNow()
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: me } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const pitches = useGetPitchesQuery()
  const { data: users = [] } = useGetUsersQuery()
  const firstPitch = pitches.data?.[0]?.id
  const { data: weather } = useGetWeatherQuery(firstPitch ?? '', { skip: firstPitch === undefined })

  const board = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLDivElement>(null)
  useHeadHeight(board, header)
  const { timeZone } = format
  const today = dayAtGround(now, timeZone)
  const address = readCalendar(search, { view: isPhone ? 'agenda' : 'week', date: today })
  const { view, date } = address
  const [seen, setSeen] = useState<LookedAt | null>(null)
  const lookedAt =
    view === 'agenda' && seen && seen.from <= date && date <= seen.to ? seen : { from: date, to: date }
  const { bounds, grown, activities, fixtures, daysOff, nonWorkingDays, retry } = useCalendarWindow(
    lookedAt,
    me?.organizationId,
  )

  const everything: Entry[] = [
    ...fixtures.rows.map((fixture): Entry => ({ kind: 'fixture', fixture })),
    ...activities.rows.map((activity): Entry => ({ kind: 'work', activity })),
  ]
  const entries = everything.filter(passing(address, userId))
  const days = byDay(entries, bounds, timeZone)
  const staff = users.filter(({ role, active }) => role !== 'coach' && role !== 'kitman' && active !== false)
  const monday = startOfWeek(date, format.weekStart)
  const week = daysFrom(monday, addDays(monday, 6))
  const nonWorking = new Set(nonWorkingDays.rows.map((one) => one.date))
  const notes = new Map(
    [...days].map(([day, list]) => [
      day,
      dayNotes(day, {
        weather,
        daysOff: daysOff.rows,
        nonWorking,
        entries: list,
        late: list.filter((entry) => entry.kind === 'work' && isLate(entry.activity, now)).length,
        timeZone,
      }),
    ]),
  )
  const counts = new Map([...days].map(([day, list]) => [day, list.length]))
  const sheet = readWorkSheet(search)
  const scene: Scene = {
    now,
    today,
    timeZone,
    search,
    readOnly: company === undefined || isReadOnly(company),
    openId: sheet?.kind === 'open' ? sheet.id : undefined,
    clashes: clashes(everything),
    pitchName: (id) => pitches.data?.find((pitch) => pitch.id === id)?.name,
    personName: (id) => users.find((user) => user.id === id)?.fullName,
  }
  const go = (change: Partial<CalendarAddress>) =>
    void navigate({ search: withCalendar(search, change) }, { preventScrollReset: true })
  const goTo = (day: string) => go({ date: day })
  // Two quick presses are two steps, though the first may not be drawn yet.
  const wanted = useRef(date)
  useEffect(() => {
    wanted.current = date
  }, [date])
  const step = (by: number) => {
    wanted.current = addDays(wanted.current, by)
    goTo(wanted.current)
  }
  useCalendarShortcuts({
    t: () => go({ date: today }),
    n: scene.readOnly
      ? undefined
      : () => void navigate({ search: withWorkSheet(search, { kind: 'new', day: date }) }),
  })
  const see = (from: string, to: string) => {
    setSeen({ from, to })
    // From the address bar, not from the last drawing: a sheet may be opening at this very moment.
    if (from !== date && view === 'agenda')
      void navigate(
        { search: withCalendar(window.location.search, { date: from }) },
        { replace: true, preventScrollReset: true },
      )
  }

  const rows = address.rows === 'person' && company && isOn('calendar_users', company) ? 'person' : 'pitch'
  const shownPitches = (pitches.data ?? []).filter(
    ({ id }) => address.ground === undefined || id === address.ground,
  )
  const cut = { bounds: { from: week[0] ?? date, to: week[6] ?? date }, timeZone }
  const lanes = () =>
    rows === 'person'
      ? personLanes(entries, staff, t('nobody'), cut)
      : pitchLanes(entries, shownPitches, t('yard'), cut)
  return (
    <SceneContext value={scene}>
      <Board ref={board} data-view={view} data-sheet={sheet !== null || undefined}>
        <CalendarHeader
          ref={header}
          address={{ ...address, rows }}
          days={week}
          withPeople={company !== undefined && isOn('calendar_users', company)}
          pitches={pitches.data ?? []}
          notes={notes}
          counts={counts}
          onStep={step}
        />
        <QueryState
          query={{
            data: activities.empty || pitches.data === undefined ? undefined : activities.rows,
            error: activities.error ?? (pitches.data === undefined ? pitches.error : undefined),
            isFetching: activities.loading || pitches.isFetching,
            refetch: () => {
              retry()
              if (pitches.error !== undefined) void pitches.refetch()
            },
          }}
          skeleton={
            <Waiting>
              <Skeleton count={8} lead="time" />
            </Waiting>
          }
          empty={{
            when: () => view !== 'agenda' && lanes().length === 0,
            title: t('empty.title'),
            text: t('empty.text'),
          }}
        >
          {() =>
            view === 'agenda' ? (
              <Agenda
                days={days}
                notes={notes}
                date={date}
                grown={grown}
                loading={activities.loading}
                onSee={see}
                onDay={goTo}
              />
            ) : view === 'week' ? (
              <>
                <WeekGrid
                  days={week}
                  lanes={lanes()}
                  rowsLabel={t(`rows.${rows}`)}
                  notes={notes}
                  daysOff={daysOff.rows}
                  people={staff.length}
                  onDay={goTo}
                />
                <CalendarKey />
              </>
            ) : (
              <>
                <DayLanes
                  day={date}
                  lanes={lanes()}
                  rowsLabel={t(`rows.${rows}`)}
                  notes={
                    notes.get(date) ??
                    dayNotes(date, { weather, daysOff: [], nonWorking, entries: [], late: 0, timeZone })
                  }
                  onDay={goTo}
                />
                <CalendarKey />
              </>
            )
          }
        </QueryState>
      </Board>
    </SceneContext>
  )
}

const passing =
  ({ mine, ground }: CalendarAddress, userId: string | undefined) =>
  (entry: Entry): boolean =>
    (!mine || (userId !== undefined && peopleOf(entry).includes(userId))) &&
    (ground === undefined || pitchesOf(entry).includes(ground))

/** The height of the header, for what sticks beneath it. */
function useHeadHeight(board: RefObject<HTMLElement | null>, header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    board.current?.style.setProperty('--calendar-head', `${header.current?.offsetHeight ?? 0}px`)
  })
}

const Board = styled.div`
  ${desktop} {
    /* Room for the work sheet, which stands beside the page. */
    &[data-sheet] {
      padding-inline-end: 360px;
    }
    &:not([data-view='agenda']) {
      display: flex;
      flex-direction: column;
      block-size: 100dvb;
      overflow: hidden;
    }
  }
`
const Waiting = styled.div`
  padding: 16px 24px;

  ${phone} {
    padding-inline: 16px;
  }
`
