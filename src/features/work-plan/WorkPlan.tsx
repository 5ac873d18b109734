import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { withWorkSheet } from '@/domain/addresses'
import { addDays } from '@/domain/groundTime'
import { isOn } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'
import { lazyPart } from '@/ui/lazyPart'
import { usePageKeys } from '@/ui/pageKeys'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useIsPhone } from '@/ui/useIsPhone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useSearchChange } from '@/ui/useSearchChange'
import { Conditions } from './Conditions'
import { DayFixtures } from './DayFixtures'
import { DaySheets } from './DaySheets'
import { Ghost } from './Ghost'
import { PeoplePicker } from './PeoplePicker'
import { PersonColumn } from './PersonColumn'
import { MOST, NOBODY, type Plan, PlanContext, type Question } from './plan'
import { withPlanDay } from './planAddress'
import { neighbour } from './planFocus'
import { Board, Centre, Empty, End, People, Screen, Start, Top, Waiting } from './planLayout'
import { PlanHeader } from './PlanHeader'
import { SelectionBar } from './SelectionBar'
import { Staffing } from './Staffing'
import { ToDo } from './ToDo'
import { useJobFacts } from './useJobFacts'
import { type Column, useLift } from './useLift'
import { type OnRefused, usePlanActs } from './usePlanActs'
import { usePlanDay } from './usePlanDay'
import { usePrinting } from './usePrinting'
import { usePut } from './usePut'
import { useRhythm } from './useRhythm'
import { useSuggestions } from './useSuggestions'

const Dialogs = lazyPart(() => import('./Dialogs'), 'Dialogs')

/** A day of the ground: what has to be done, who does what and when, and what speaks against it. */
export function WorkPlan({ day, search }: { day: Day; search: string }) {
  const { t } = useTranslation('workPlan')
  const changeSearch = useSearchChange()
  const isPhone = useIsPhone()
  const facts = useJobFacts()
  const acts = usePlanActs(facts)
  const data = usePlanDay(day)
  const { now, today, timeZone, people, work, jobs, unassigned, isReady } = data
  const [question, setQuestion] = useState<Question | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  const { printing, print } = usePrinting(facts.isComplete)
  const ownId = useSelector(selectUserId)
  // On a phone a day begins with one's own jobs in sight.
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set(ownId === undefined ? [] : [ownId]))
  const [stop, setStop] = useState<Id>()
  const [allLate, setAllLate] = useState(false)
  const { overdue, due, rhythms, isLearning, history, failed } = useRhythm({
    day,
    today,
    now,
    timeZone,
    work,
    enabled: isReady,
  })
  const planned = new Set(jobs.filter(({ status }) => status !== 'cancelled').map(keyOf))
  const suggestions = useSuggestions(day, now, timeZone).filter(({ draft }) => !planned.has(keyOf(draft)))
  const advised = new Set(suggestions.map(({ draft }) => keyOf(draft)))
  const late = day < today ? [] : data.late.filter(({ id }) => !jobs.some((job) => job.id === id))

  // Two quick steps are two days, also while the first is still on its way.
  const wanted = useRef<Day | null>(null)
  useEffect(() => {
    if (wanted.current === day) wanted.current = null
  }, [day])
  const go = (to: Day) => {
    wanted.current = to
    changeSearch((present) => withPlanDay(present, to), { preventScrollReset: true })
  }
  const step = (days: number) => go(addDays(wanted.current ?? day, days))
  const create = () =>
    changeSearch((present) => withWorkSheet(present, { kind: 'new', day }), { preventScrollReset: true })
  // A day back, a day on, today, new work.
  usePageKeys(({ key }) => {
    if (key === 'PageUp' || key === 'PageDown') return () => step(key === 'PageDown' ? 1 : -1)
    if (key === 't') return () => go(today)
    return key === 'n' ? create : undefined
  })

  const selectedJobs = [...jobs, ...late].filter(({ id }) => chosen.has(id))
  const selected = new Set(selectedJobs.map(({ id }) => id))
  const toggle = (id: Id) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  /** What is chosen is let go of, but for what is refused of it. */
  const letGo = (): OnRefused => {
    setChosen(new Set())
    return (ids) => setChosen((now) => new Set([...now, ...ids.filter((id) => selected.has(id))]))
  }
  const put = usePut({
    people,
    day,
    timeZone,
    facts,
    acts,
    ask: setQuestion,
    letGo,
  })
  const columns: Column[] = [
    { id: NOBODY, name: t('todo.unassigned'), ids: unassigned.map(({ id }) => id) },
    ...people.map(({ id, name, jobs: own }) => ({ id, name, ids: own.map((job) => job.id) })),
  ]
  const lift = useLift(columns, (item, column, place) => put([item], column, place))
  const shownLate = allLate ? late : late.slice(0, MOST)
  // Of what is drawn: what is folded away or not shown any more has no place for a Tab to stop at.
  const shownPeople = isPhone ? people.filter(({ id }) => opened.has(id)) : people
  const order = [...unassigned, ...shownLate, ...shownPeople.flatMap(({ jobs: own }) => own)].map(
    ({ id }) => id,
  )
  const stopId = stop !== undefined && order.includes(stop) ? stop : order[0]

  const plan: Plan = {
    now,
    day,
    today,
    nextDay: data.nextDay,
    nextDayName: data.nextDayName,
    awayOn: data.awayOn,
    timeZone,
    search,
    people,
    jobs,
    work,
    fixtures: data.fixtures,
    clashes: data.clashes,
    facts,
    acts,
    ask: setQuestion,
    put,
    due: [...overdue, ...due],
    noRhythm: failed ? 'failed' : isLearning ? 'learning' : undefined,
    print,
    selected,
    toggle,
  }
  /** Arrow keys go from card to card. */
  const roam = (event: KeyboardEvent) => {
    const { target, key } = event
    if (lift.lifted || !(target instanceof HTMLElement) || target.dataset.nav === undefined) return
    const next = neighbour(target, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const isAnybody = people.some(({ jobs: own }) => own.length > 0)
  const withJobs = people.filter(({ jobs: own }) => own.some(({ status }) => status !== 'cancelled'))
  /** A phone begins with it, at a desk it stands at the end: Tab goes where the eye goes. */
  const besides = (
    <End>
      <Conditions />
      <DayFixtures period={data.period} />
      {isReady && (
        <Staffing
          unknown={data.unknown}
          leave={data.leave}
          nonWorkingDays={data.nonWorkingDays}
          history={history}
          sentAt={data.sentAt}
        />
      )}
    </End>
  )
  return (
    <PlanContext value={plan}>
      <Screen>
        <Top>
          <PlanHeader
            onStep={step}
            onToday={() => go(today)}
            withWall={data.company !== undefined && isOn('calendar_tv_view', data.company)}
            isReady={isReady}
          />
        </Top>
        {isPhone && people.length > 0 && (
          <PeoplePicker
            people={people}
            onPick={({ id }) => {
              flushSync(() => setOpened(new Set([...opened, id])))
              document.getElementById(`person-${id}`)?.scrollIntoView({ block: 'start' })
            }}
          />
        )}
        <Board
          onKeyDown={roam}
          onFocus={({ target }) => {
            const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
            if (id !== undefined && order.includes(id)) setStop(id)
          }}
        >
          {isPhone && besides}
          <Start>
            {isReady ? (
              <ToDo
                unassigned={unassigned}
                late={late}
                shownLate={shownLate}
                onAllLate={setAllLate}
                suggestions={suggestions}
                overdue={overdue.filter(({ draft }) => !advised.has(keyOf(draft)))}
                rhythms={rhythms}
                lift={lift}
                stopId={stopId}
              />
            ) : (
              data.query.error === undefined && (
                <Waiting>
                  <Skeleton count={4} lead="square" />
                </Waiting>
              )
            )}
          </Start>
          <Centre>
            <VisuallyHidden as="h2">{t('people')}</VisuallyHidden>
            <QueryState
              inset
              query={{ ...data.query, data: isReady ? people : undefined }}
              skeleton={
                <Waiting>
                  <Skeleton kind="block" count={4} height="168px" />
                </Waiting>
              }
              empty={{ when: (all) => all.length === 0, title: t('noPeople') }}
            >
              {() => (
                <>
                  {!isAnybody && unassigned.length === 0 && <Empty>{t('empty')}</Empty>}
                  <People>
                    {people.map((person) => (
                      <PersonColumn
                        key={person.id}
                        person={person}
                        lift={lift}
                        stopId={stopId}
                        {...(isPhone
                          ? {
                              fold: {
                                open: opened.has(person.id),
                                toggle: () => setOpened(flipped(opened, person.id)),
                              },
                            }
                          : {})}
                      />
                    ))}
                  </People>
                </>
              )}
            </QueryState>
            {selectedJobs.length > 0 && <SelectionBar jobs={selectedJobs} letGo={letGo} />}
          </Centre>
          {!isPhone && besides}
        </Board>
        <VisuallyHidden role="status" aria-live="assertive">
          {lift.said}
        </VisuallyHidden>
        {lift.lifted?.by === 'pointer' && <Ghost item={lift.lifted.item} />}
      </Screen>
      {printing !== null && (
        <DaySheets
          people={printing.length > 0 ? people.filter(({ id }) => printing.includes(id)) : withJobs}
        />
      )}
      {question && (
        <Suspense>
          <Dialogs question={question} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </PlanContext>
  )
}

/** The same kind of work on the same pitch. */
const keyOf = ({ activityName, pitchIds }: { activityName: string; pitchIds: readonly Id[] }): string =>
  `${activityName} ${pitchIds[0] ?? ''}`

const flipped = (set: ReadonlySet<Id>, id: Id): ReadonlySet<Id> => {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
