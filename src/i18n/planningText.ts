import { useTranslation } from 'react-i18next'
import { DAY_MS } from '@/lib/durations'
import type { Quantity } from '@/lib/units'
import { humanise } from './activityText'
import { useFormat } from './format'
import { duration } from './moments'

/** What a clash says, by its structure: this layer lies below the rules. */
type ClashWords = {
  kind:
    | 'pitch'
    | 'person'
    | 'machine'
    | 'recovery'
    | 'reEntry'
    | 'markedThenMown'
    | 'absent'
    | 'nonWorkingDay'
    | 'stock'
    | 'calledOff'
  ids: readonly [string] | readonly [string, string]
  subject?: string
  from: string
  to: string
  minutesShort?: number
  left?: number
  fixture?: true
}
type Named = (id: string) => string | undefined
/** Names by id, as far as they are known; what has none is called by what it is. */
export type PlanningNames = {
  /** "Mowing" or the work's own title. */
  work?: Named
  /** "v Millbrook". */
  fixture?: Named
  pitch?: Named
  person?: Named
  machine?: Named
  supply?: Named
  /** The unit a supply is counted in: `kg`, `l`, `bag`. */
  unit?: Named
}

type SlotReasonWords =
  | { key: 'weather'; activityName: string }
  | { key: 'care'; reason: string }
  | { key: 'freeUntil'; fixture: string; startDate: string; minutes: number }
  | { key: 'freePitch' }
  | { key: 'people'; userIds: readonly string[] }

type StepWords = {
  state: 'covered' | 'open' | 'missed' | 'dropped' | 'swapped'
  reason?: 'rain' | 'frost' | 'shortStaff'
  work?: 'planned' | 'begun' | 'done'
}

/** More people than this are counted, not named. */
const NAMED_PEOPLE = 3
/** Units of stock that are measured; pieces and bags are counted. */
const AMOUNTS: Readonly<Record<string, Quantity>> = {
  kg: 'mass',
  g: 'smallMass',
  l: 'volume',
  ml: 'smallVolume',
}

/** The sentences of planning: what clashes, why a time is good, what is overdue. */
export function usePlanningText() {
  const { t } = useTranslation('planning')
  const format = useFormat()

  const minutes = (count: number) => duration(count, format)
  /** The time alone where both are of one day. */
  const span = ({ from, to }: { from: string; to: string }) => {
    const isShort = Date.parse(to) - Date.parse(from) < DAY_MS
    return {
      from: isShort ? format.time(from) : format.dateTime(from),
      to: isShort ? format.time(to) : format.dateTime(to),
    }
  }
  /** The work it comes after may be of the day before, or of weeks before: "09:30 (Thu 7 May)". */
  const timeOnDay = (instant: string): string =>
    `${format.time(instant)} (${format.day(dayOf(instant, format.timeZone), 'weekday')})`
  const amount = (left: number, unit: string | undefined): string => {
    const quantity = unit === undefined || !Object.hasOwn(AMOUNTS, unit) ? undefined : AMOUNTS[unit]
    return quantity ? format.quantity(left, quantity) : format.number(left, Number.isInteger(left) ? 0 : 1)
  }

  /** A clash as a sentence; `self` is the work it is shown with, so that the sentence speaks of the other. */
  const clash = (one: ClashWords, names: PlanningNames = {}, self?: string): string => {
    const [first, second] = one.ids
    const subject = one.subject ?? ''
    const work = (id: string) => names.work?.(id) ?? t('some.work')
    const later = () =>
      second === undefined
        ? t('some.work')
        : one.fixture
          ? (names.fixture?.(second) ?? t('some.fixture'))
          : work(second)
    const pitch = () => names.pitch?.(subject) ?? t('some.pitch')
    const both = { first: work(first), second: later(), other: self === second ? work(first) : later() }
    switch (one.kind) {
      case 'pitch':
        return t(self === undefined ? 'clash.pitch' : 'clash.pitchOther', {
          pitch: pitch(),
          ...both,
          ...span(one),
        })
      case 'person':
        return t(self === undefined ? 'clash.person' : 'clash.personOther', {
          person: names.person?.(subject) ?? t('some.person'),
          ...both,
          ...span(one),
        })
      case 'machine': {
        const machine = names.machine?.(subject) ?? t('some.machine')
        if (second === undefined) return t('clash.machineOut', { machine })
        return t(self === undefined ? 'clash.machine' : 'clash.machineOther', {
          machine,
          ...both,
          ...span(one),
        })
      }
      case 'recovery': {
        const fixture = one.fixture && second !== undefined ? names.fixture?.(second) : undefined
        return t(fixture === undefined ? 'clash.recoveryUse' : 'clash.recovery', {
          work: work(first),
          duration: minutes(one.minutesShort ?? 0),
          fixture,
          time: timeOnDay(one.from),
        })
      }
      case 'reEntry':
        return t('clash.reEntry', {
          pitch: pitch(),
          work: work(first),
          later: later(),
          duration: minutes(one.minutesShort ?? 0),
          time: timeOnDay(one.to),
        })
      case 'markedThenMown':
        // Shown with the mowing, it would name the mowing itself and keep back whose lines they are.
        return self !== undefined && self === second
          ? t('clash.mowsMarked', { marking: work(first) })
          : t('clash.markedThenMown', { mowing: later() })
      case 'calledOff':
        return t('clash.calledOff', { work: work(first), match: later() })
      case 'absent':
        return t('clash.absent', { person: names.person?.(subject) ?? t('some.person') })
      case 'nonWorkingDay':
        return t('clash.nonWorkingDay', { day: format.day(dayOf(one.from, format.timeZone), 'long') })
      case 'stock': {
        const supply = names.supply?.(subject) ?? t('some.supply')
        return one.left === undefined || one.left <= 0
          ? t('clash.stockNone', { supply })
          : t('clash.stock', { supply, amount: amount(one.left, names.unit?.(subject)) })
      }
    }
  }

  const weather = (reason: string): string =>
    t(`weather.${reason}` as 'weather.rain', { defaultValue: t('weather.other') })

  const slotReason = (reason: SlotReasonWords, names: PlanningNames = {}): string => {
    switch (reason.key) {
      case 'weather':
        return t('slot.weather')
      case 'care':
        return weather(reason.reason)
      case 'freeUntil':
        return t('slot.freeUntil', {
          duration: minutes(reason.minutes),
          fixture: names.fixture?.(reason.fixture) ?? t('some.fixture'),
        })
      case 'freePitch':
        return t('slot.freePitch')
      case 'people': {
        const people = reason.userIds.flatMap((id) => names.person?.(id) ?? [])
        return people.length === reason.userIds.length && people.length <= NAMED_PEOPLE
          ? t('slot.people', { people: format.list(people) })
          : t('slot.peopleMany', { count: reason.userIds.length })
      }
    }
  }

  return {
    clash,
    slotReason,
    /** What work has left dangerous, a sentence of its own. */
    hazard: (one: { kind: 'unsafe' } | { kind: 'covered'; hours: number; most: number }): string =>
      one.kind === 'unsafe'
        ? t('hazard.unsafe')
        : t('hazard.covered', {
            hours: format.quantity(Math.floor(one.hours), 'hours'),
            most: format.quantity(one.most, 'hours'),
          }),
    /** What the weather has against it, a sentence of its own. */
    weather,
    /** Why planned work no longer suits its forecast, a sentence each. */
    broken: ({ from, reasons }: { from: string; reasons: readonly string[] }): string[] => [
      t('broken', { time: format.time(from) }),
      ...reasons.map(weather),
    ],
    /** What the weather has against times that are being chosen: nothing has changed since, so nothing is "no longer". */
    unsuited: (reasons: readonly string[]): string[] => [t('weather.other'), ...reasons.map(weather)],
    /** "Mowing is overdue: 5 days, usually 2." */
    rhythm: (rhythm: { daysSince: number; medianDays: number }, work: string): string =>
      t('rhythm', {
        work,
        count: rhythm.daysSince,
        usual: format.number(rhythm.medianDays, Number.isInteger(rhythm.medianDays) ? 0 : 1),
      }),
    direction: (direction: string): string =>
      t(`direction.${direction}` as 'direction.northSouth', { defaultValue: humanise(direction) }),
    /** Said where the last cuts all went one way. */
    repeats: (count: number): string => t('repeats', { count }),
    staffing: ({
      plannedMinutes,
      availableMinutes,
    }: {
      plannedMinutes: number
      availableMinutes: number
    }): string =>
      plannedMinutes > availableMinutes
        ? t('staffing.gap', { duration: minutes(plannedMinutes - availableMinutes) })
        : t('staffing.spare', { duration: minutes(availableMinutes - plannedMinutes) }),
    /** What becomes of a step of a match countdown; `work` names what is done. */
    step: ({ state, reason, work: progress = 'planned' }: StepWords, work: string): string =>
      state === 'dropped' || state === 'swapped'
        ? t(`countdown.${state}.${reason ?? 'rain'}`, { work })
        : state === 'covered'
          ? t(`countdown.covered.${progress}`)
          : t(`countdown.${state}`),
  }
}

/** The day that a clock in a zone shows. */
function dayOf(instant: string, timeZone: string): string {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    calendars.set(timeZone, calendar)
  }
  const parts = calendar.formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}
/** Made once for each zone: making one takes longer than asking it. */
const calendars = new Map<string, Intl.DateTimeFormat>()
