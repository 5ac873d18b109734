import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createActKeys } from '@/api/actKeys'
import { useInWeather } from '@/api/useInWeather'
import { versionIn } from '@/api/versionIn'
import { type Activity, activity as activitySchema, type NewActivity } from '@/domain/activity'
import { begun, completed } from '@/domain/activityWork'
import type { Clash } from '@/domain/planning/clashes'
import { movedToDay } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { painted } from '@/lib/afterPaint'
import { problemOf } from '@/lib/problem'
import { readBoard } from '@/outbox/board'
import { focusFirstFault } from '@/ui/focusFirstFault'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { type Faults, faultsOf, placedFaults, unusualIn } from './faults'
import { areasOf, treatedArea, withConversions } from './treatedArea'
import { useGoodTimes } from './useGoodTimes'
import { usePlanAround } from './usePlanAround'
import { useSaveWork } from './useSaveWork'
import type { SeriesScope } from './useSeries'
import { useSeriesWork } from './useSeriesWork'
import { useWorkDraft, type WorkDraftInput } from './useWorkDraft'
import { useWorkKnown } from './useWorkKnown'
import { daysLater, draftOf, rightNow, type WorkDraft } from './workDraft'
import { changedWork, newWork, seriesFrom } from './workToSend'

type WorkFormInput = WorkDraftInput & {
  form: RefObject<HTMLFormElement | null>
  onClose: () => void
  /** What was refused after the sheet was closed. */
  onLost: (problem: string) => void
}

export type Act = 'save' | 'start' | 'complete'

/** What the sheet of a piece of work holds, and everything that can be done with it. */
export function useWorkForm({ form, onClose, onLost, ...input }: WorkFormInput) {
  const { ground, stored } = input
  const { t } = useTranslation('work')
  const { timeZone } = useFormat()
  const problemText = useProblemText()
  const write = useSaveWork()
  const { inWeather } = useInWeather()

  const [busy, setBusy] = useState<Act | 'delete' | 'move'>()
  const { base, draft, dirty, place, offer, history, ...typing } = useWorkDraft(input, busy === undefined)
  const [faults, setFaults] = useState<Faults>({})
  const [said, setSaid] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Activity>()
  const [sure, setSure] = useState<string>()
  const [asksSeries, setAsksSeries] = useState<'save' | 'delete'>()
  const [attempts, setAttempts] = useState(0)
  const series = useSeriesWork(write)

  /** The act's keys: made at the first press of Save and kept for every further try (quality O4). */
  const [keys] = useState(createActKeys)
  /** State comes too late for the second of two quick taps (quality F7). */
  const underWay = useRef(false)
  const isThere = useIsThere()

  const { has, fields, known } = useWorkKnown(draft, ground)
  const around = usePlanAround(draft, base, known, ground)
  const times = useGoodTimes(around, ground)
  const unusual = unusualIn(draft, fields, base === null ? areasOf(draft, ground) : [])
  const stops = around.clashes.filter(({ severity }) => severity === 'stop')
  const doubts = JSON.stringify([
    unusual.map(({ field, value, at }) => [field.key, value, at]),
    stops.map(clashKey),
  ])
  const isDoubtful = unusual.length > 0 || stops.length > 0
  const asks = sure === doubts && isDoubtful

  useEffect(() => {
    if (attempts > 0) focusFirstFault(form.current)
  }, [attempts, form])

  const rules = (onto: Activity | null) => ({
    fields,
    timeZone,
    isNew: onto === null,
    wasCancelled: onto?.status === 'cancelled',
  })
  /** What is told by another number is not asked for again. */
  const converted = (one: WorkDraft) => withConversions(one, treatedArea(one, ground))
  const checkAnew = (next: WorkDraft) => {
    if (Object.keys(faults).length > 0) setFaults(faultsOf(converted(next), rules(base)))
    setSaid({})
  }
  const change = (next: WorkDraft) => {
    typing.change(next)
    checkAnew(next)
  }
  const done = () => {
    typing.forget()
    onClose()
  }

  const isOnItsWay = busy !== undefined && busy !== 'move'
  // Not offered again: saved from there, too, it would be there twice. Of a page that is gone it stays.
  const leave = useEffectEvent(() => {
    if (isOnItsWay) typing.forget()
  })
  useEffect(() => () => leave(), [])

  /** One act at a time; what is saved closes the sheet, what is refused says why. */
  const act = async (name: Act | 'delete', doIt: () => Promise<{ error?: unknown }>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(name)
    // The calendar behind draws the change at once, all of it: that the press was heard is seen before.
    await painted()
    const { error } = await doIt()
    // What went into an entry that waits for its person, and was refused there again, is kept in that.
    const isHeld = name !== 'delete' && base && readBoard().notSent.get(`activity:${base.id}`) === 'refused'
    if (error !== undefined && isHeld) typing.forget()
    else if (error !== undefined) typing.keepTyped()
    if (!isThere()) {
      if (error !== undefined) onLost(problemText(error))
      return
    }
    setAsksSeries(undefined)
    // Saved is saved: the sheet stays shut to a tap that comes while it closes.
    if (error === undefined) {
      done()
      return
    }
    underWay.current = false
    setBusy(undefined)
    if (name === 'delete') setFailure(problemText(error))
    else refuse(error)
  }

  const isRight = (name: Act, onto: Activity | null): boolean => {
    const found = faultsOf(converted(draft), rules(onto))
    setFaults((known) => sameOf(known, found))
    setSaid((known) => sameOf(known, {}))
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1)
      return false
    }
    // What has begun or is done can no longer clash with a plan; a number can still be mistyped.
    const isDoubted = name === 'save' ? isDoubtful : unusual.length > 0
    if (isDoubted && sure !== doubts) {
      setSure(doubts)
      return false
    }
    return true
  }

  const send = async (name: Act, onto: Activity | null) => {
    if (underWay.current || !isRight(name, onto)) return
    if (name === 'save' && onto?.recurrenceId !== undefined && dirty) {
      setAsksSeries('save')
      return
    }
    const repeats = name === 'save' && onto !== null && draft.repeat !== null && draft.status === 'planned'
    await act(name, () =>
      onto === null ? create(newWork(draft, known)) : repeats ? repeat(onto) : update(name, onto),
    )
  }

  /** Work that stands alone begins a series: the series takes its place, for no call makes one of what is there. */
  const repeat = (onto: Activity) => create([seriesFrom(draft, onto, known)], onto)

  const create = (activities: readonly NewActivity[], instead?: Activity) => {
    const nonWorking =
      draft.repeat && draft.repeat.nonWorking !== 'leave'
        ? { days: around.nonWorking, way: draft.repeat.nonWorking }
        : undefined
    return write.add(
      activities,
      keys,
      (at, start = '') => `${draft.pitchIds[at] ?? ''} ${start}`,
      nonWorking,
      instead,
    )
  }

  const update = async (name: Act, onto: Activity) => {
    const changed = changedWork(draft, onto, known)
    if (name === 'save') return write.save(changed, onto, 'saved')
    const now = rightNow()
    const after = await inWeather((name === 'start' ? begun : completed)(changed, now), now)
    return write.save(after.work, onto, name === 'start' ? 'started' : 'completed', after)
  }

  const saveSeries = (scope: SeriesScope) =>
    act('save', async () => {
      if (!base) return {}
      return scope === 'one'
        ? update('save', base)
        : series.save(base, changedWork(draft, base, known), scope)
    })

  const remove = (scope: SeriesScope) =>
    act('delete', async () => {
      if (!base) return {}
      return scope === 'one' ? write.remove(base) : series.remove(base, scope)
    })

  /** So many days later, at once; what else was typed stays typed. */
  const moveBy = async (days: number) => {
    if (!base || underWay.current) {
      change(daysLater(draft, days))
      return
    }
    underWay.current = true
    setBusy('move')
    setFailure(undefined)
    const day = daysLater(draftOf(base, timeZone), days).day
    const { data, error } = await write.save(day ? movedToDay(base, day, timeZone) : base, base, 'moved')
    underWay.current = false
    setBusy(undefined)
    if (error !== undefined || !data) {
      if (isThere()) refuse(error)
      else onLost(problemText(error))
      return
    }
    if (isThere()) typing.putUnder(data, dirty ? daysLater(draft, days) : null)
  }

  const refuse = (error: unknown) => {
    const problem = problemOf(error)
    if (problem.kind === 'conflict' && base) {
      setTheirs(versionIn(error, activitySchema) ?? base)
      return
    }
    if (problem.kind === 'invalid' && problem.fields) {
      const { placed, rest } = placedFaults(problem.fields, fields)
      setSaid(placed)
      if (Object.keys(placed).length > 0) setAttempts((count) => count + 1)
      if (rest.length > 0) setFailure(rest.join(' '))
      return
    }
    setFailure(problemText(error))
  }

  const keepMine = () => {
    if (!theirs || !base) return
    // A backend that does not send its own version gets ours without a stamp: the person has decided.
    const stamp = theirs === base ? undefined : theirs.updatedAt
    const onto = { ...base, updatedAt: stamp }
    setTheirs(undefined)
    typing.putUnder(onto, draft)
    void act('save', () => update('save', onto))
  }

  // What the fields show: they are not drawn again because a button was pressed.
  const entry = {
    base,
    draft,
    has,
    fields,
    around,
    times,
    history,
    area: treatedArea(draft, ground),
    errors: {
      ...Object.fromEntries(Object.entries(faults).map(([key, fault]) => [key, t(`fault.${fault}`)])),
      ...said,
    } as Readonly<Record<string, string>>,
    change,
  }
  return {
    ...entry,
    entry,
    moveBy: (days: number) => void moveBy(days),
    unusual,
    stops,
    asks,
    busy,
    /** Saved, begun, finished or deleted; the answer is waited for. */
    isOnItsWay,
    failure,
    offer,
    theirs,
    faults,
    asksSeries,
    series,
    dirty,
    place,
    done,
    send: (name: Act) => void send(name, base),
    askSeries: setAsksSeries,
    write: typing.write,
    saveSeries: (scope: SeriesScope) => void saveSeries(scope),
    remove: (scope: SeriesScope) => void remove(scope),
    keepMine,
    takeTheirs: () => {
      if (!theirs) return
      typing.takeOver(theirs === base ? (stored ?? theirs) : theirs)
      setTheirs(undefined)
      setFailure(undefined)
    },
    restore: () => {
      const restored = typing.restore()
      if (restored) checkAnew(restored)
    },
    discard: typing.discard,
  }
}
export type WorkEntry = ReturnType<typeof useWorkForm>['entry']

/** The former where both are empty: what hangs on it stays as it was. */
const sameOf = <T extends object>(former: T, next: T): T =>
  Object.keys(former).length + Object.keys(next).length === 0 ? former : next

export const clashKey = ({ kind, ids, subject, from }: Clash): string =>
  [kind, ...ids, subject ?? '', from].join(' ')
