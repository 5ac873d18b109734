import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readWorkSheet } from '@/domain/addresses'
import { isChosen } from '@/domain/calendarFilter'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { clashesOf } from '@/domain/planning/clashes'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useChosen } from '@/ui/useChosen'
import { useIsPhone } from '@/ui/useIsPhone'
import { useMatches } from '@/ui/useMatches'
import { useNow } from '@/ui/useNow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Agenda } from './Agenda'
import { Board, Columns, Days, SIDE_PANE, Waiting } from './calendarFrame'
import { CalendarHeader } from './CalendarHeader'
import { CalendarKey } from './CalendarKey'
import { CalendarPrint } from './CalendarPrint'
import { ClashChip } from './ClashChip'
import { MissingRows } from './MissingRows'
import { byDay, type Entry } from './placement'
import { rowKindOf } from './rowKinds'
import { type Scene, SceneContext } from './scene'
import { daysOnPaper } from './shownDays'
import { TimelineBoard } from './TimelineBoard'
import { useCalendarAddress } from './useCalendarAddress'
import { useCalendarData } from './useCalendarData'
import { useDayNotes } from './useDayNotes'
import { useFixtureAddress } from './useFixtureAddress'
import { useHeadHeight } from './useHeadHeight'
import { EntryWordsContext, useEntryWords } from './useEntryText'
import { useAdvice, useSuggestedDays } from './useSuggestedDays'
import { useShownDays } from './useShownDays'
import { useSwipe } from './useSwipe'
import { useAskedWrites } from './useAskedWrites'
import type { Placed } from './useWrites'

/** Come when they are asked for. */
const MonthView = lazyPart(() => import('./MonthView'), 'MonthView')
const SidePane = lazyPart(() => import('./SidePane'), 'SidePane')
const ClashesSheet = lazyPart(() => import('./ClashesSheet'), 'ClashesSheet')
const OpenFixture = lazyPart(() => import('./OpenFixture'), 'OpenFixture')
const AwayQuestion = lazyPart(() => import('./AwayQuestion'), 'AwayQuestion')
const ChosenBar = lazyPart(() => import('./ChosenBar'), 'ChosenBar', 'work')

/** The calendar of an address: its query says the view, the day and the filters, and nothing else does. */
export function CalendarBoard({ search }: { search: string }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const isPhone = useIsPhone()
  const now = useNow()
  const board = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLDivElement>(null)
  const { timeZone } = format
  const today = dayAtGround(now, timeZone)
  const address = useCalendarAddress(search, today)
  const { view, date, hidden } = address
  useHeadHeight(board, header, isPhone || view === 'agenda')
  const {
    lookedAt,
    weekStart,
    days: daysShown,
    isTimeline,
    go,
    goTo,
    choose,
    step,
    see,
  } = useShownDays(search, address, format.weekStart)
  const onScreen = daysOnPaper(address, lookedAt, daysShown)
  const {
    company,
    pitches,
    base,
    staff,
    equipment,
    weather,
    place,
    window: { bounds, grown, activities, fixtures, daysOff, nonWorkingDays, retry },
    ground,
    clashes,
    onDays,
    toLookAt,
    entries,
    planned,
    names,
  } = useCalendarData(search, address, lookedAt, onScreen, now, timeZone)
  const suggestions = useSuggestedDays(company, address, { now, timeZone })
  const advice = useAdvice(suggestions, isTimeline)
  const hasPane = useMatches(SIDE_PANE)
  const [picking, setPicking] = useState(false)
  const [listsClashes, setListsClashes] = useState(false)
  const isSmall = view === 'agenda' || view === 'month' || isPhone || hasPane || picking
  const days = isSmall ? byDay(entries, bounds, timeZone, view === 'agenda') : NO_DAYS
  const { isKnown, nonWorking, noteOf, notes, counts } = useDayNotes(days, {
    bounds,
    unknown: activities.unknown,
    hidden,
    weather,
    daysOff: daysOff.rows,
    nonWorkingDays: nonWorkingDays.rows,
    timeZone,
    now,
  })
  const [stood, setStood] = useState(false)
  if (!stood && !activities.empty) setStood(true)
  const stands = view === 'month' || stood
  const sheet = readWorkSheet(search)
  const activityOf = (id: Id) => activities.rows.find((one) => one.id === id)
  const chosen = useChosen()
  const [fixtureId, showFixture] = useFixtureAddress(search)
  const scene: Scene = {
    now,
    today,
    timeZone,
    readOnly: company === undefined || isReadOnly(company),
    openId: sheet?.kind === 'open' ? sheet.id : undefined,
    clashes: clashes.of,
    judge: (activity) => (ground ? clashesOf(activity, planned, ground) : []),
    ...names,
    openFixture: showFixture,
    chosen: chosen.ids,
    choose: chosen.toggle,
  }
  const words = useEntryWords({ timeZone, pitchName: names.pitchName, personName: names.personName })
  const rows = rowKindOf(address.rows, company)
  // What was carried is told by what its rows stand for.
  const whereOf = ({ pitchIds, userIds }: Placed) =>
    isTimeline && rows === 'person'
      ? format.list(userIds.flatMap((id) => names.personName(id) ?? [])) || t('nobody')
      : pitchIds.length === 0
        ? t('yard')
        : format.list(pitchIds.flatMap((id) => names.pitchName(id) ?? []))
  const writes = useAskedWrites({ ...bounds, rows: daysOff.rows }, whereOf)
  const swipe = useSwipe(isPhone ? step : undefined)
  const clashButton = toLookAt.total > 0 && <ClashChip {...toLookAt} onOpen={() => setListsClashes(true)} />
  // Straight after the days: Tab comes into it from the work, and the work is where the focus goes on after it.
  const chosenBar = chosen.ids.size > 0 && (
    <Suspense>
      <ChosenBar
        activities={[...chosen.ids].flatMap((id) => activityOf(id) ?? [])}
        people={staff}
        pitches={pitches.data ?? NO_PITCHES}
        writes={writes}
        chosen={chosen}
      />
    </Suspense>
  )
  const shownPitches = (pitches.data ?? NO_PITCHES).filter(({ id }) => isChosen(address.grounds, id))
  return (
    <SceneContext value={scene}>
      <EntryWordsContext value={words}>
        <Board ref={board} data-view={view} data-sheet={sheet !== null || undefined}>
          <CalendarPrint days={onScreen} entries={entries} notesOf={noteOf} />
          <CalendarHeader
            ref={header}
            address={{ ...address, rows }}
            days={daysShown}
            company={company}
            pitches={pitches.data ?? NO_PITCHES}
            users={staff}
            notes={notes}
            counts={counts}
            onStep={step}
            picking={picking}
            clashes={clashButton}
            onPicking={setPicking}
          />
          <Columns>
            {hasPane && (
              <Suspense fallback={<span />}>
                <SidePane date={date} notes={notes} counts={counts} onDay={goTo} />
              </Suspense>
            )}
            <Days {...swipe}>
              <MissingRows {...{ activities, fixtures, daysOff, nonWorkingDays }} onRetry={retry} />
              <QueryState
                inset
                query={{
                  // A month stands before its work has come, and what stands stays, with the focus that is in it: the days
                  // say themselves that nothing is known of them.
                  data:
                    (activities.empty && (!stands || activities.error !== undefined)) ||
                    base.data === undefined
                      ? undefined
                      : activities.rows,
                  error: activities.error ?? base.error,
                  isFetching: activities.loading || base.isFetching,
                  requestId: [...activities.requestId, pitches.requestId],
                  refetch: base.refetch,
                }}
                skeleton={
                  <Waiting>
                    <Skeleton count={8} lead="time" />
                  </Waiting>
                }
                empty={{
                  when: () => isTimeline && shownPitches.length === 0 && entries.length === 0,
                  ...(address.grounds.length > 0
                    ? { title: t('empty.filtered') }
                    : { title: t('empty.title'), text: t('empty.text') }),
                }}
              >
                {() =>
                  view === 'agenda' ? (
                    <Agenda
                      days={days}
                      notes={notes}
                      suggestions={suggestions}
                      date={date}
                      grown={grown}
                      loading={activities.loading}
                      onSee={see}
                      onDay={goTo}
                    />
                  ) : view === 'month' ? (
                    <Suspense>
                      <MonthView
                        days={days}
                        notes={notes}
                        date={date}
                        loading={activities.loading}
                        onDay={choose}
                        onOpenDay={(day) => go({ view: 'day', date: day })}
                      />
                      {!isPhone && <CalendarKey>{clashButton}</CalendarKey>}
                    </Suspense>
                  ) : (
                    <>
                      <TimelineBoard
                        address={{ ...address, rows }}
                        weekStart={weekStart}
                        bounds={bounds}
                        entries={entries}
                        advice={advice}
                        pitches={pitches.data ?? NO_PITCHES}
                        staff={staff}
                        machines={equipment}
                        daysOff={daysOff.rows}
                        {...{ isKnown, nonWorking }}
                        nonWorkingDays={nonWorkingDays.rows}
                        notesOf={(day) => noteOf(day, [])}
                        activityOf={activityOf}
                        onSee={see}
                        onDay={goTo}
                        onMove={(before, after, copy, tell) =>
                          void (copy
                            ? writes.copy(after, whereOf(after), tell)
                            : writes.move(before, after, whereOf(after), tell))
                        }
                      />
                      <VisuallyHidden role="status">
                        {grown &&
                          !activities.loading &&
                          t('daysLoaded', {
                            count: 10,
                            from: format.day(bounds.from, 'long'),
                            to: format.day(bounds.to, 'long'),
                          })}
                      </VisuallyHidden>
                      {chosenBar}
                      <CalendarKey advised={advice.length > 0}>{!isPhone && clashButton}</CalendarKey>
                    </>
                  )
                }
              </QueryState>
              {!isTimeline && chosenBar}
            </Days>
          </Columns>
          {listsClashes && ground && (
            <Suspense>
              <ClashesSheet
                {...onDays}
                days={onScreen}
                shows={toLookAt.shows}
                activities={activities.rows}
                planned={planned}
                ground={ground}
                sky={weather && { weather, timeZone, place }}
                onMove={(before, after) => void writes.move(before, after, whereOf(after))}
                onClose={() => setListsClashes(false)}
              />
            </Suspense>
          )}
          {fixtureId !== null && (
            <Suspense>
              <OpenFixture
                id={fixtureId}
                fixtures={fixtures.rows}
                activities={activities.rows}
                staff={staff}
                daysOff={daysOff.rows}
                nonWorkingDays={nonWorkingDays.rows}
                sky={weather && { weather }}
                writes={writes}
                onClose={() => showFixture(null)}
              />
            </Suspense>
          )}
          {writes.asked && (
            <Suspense>
              <AwayQuestion asked={writes.asked} personName={names.personName} />
            </Suspense>
          )}
        </Board>
      </EntryWordsContext>
    </SceneContext>
  )
}

const NO_PITCHES: Pitch[] = []
const NO_DAYS: Map<string, Entry[]> = new Map()
