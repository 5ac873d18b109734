import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import { api } from '@/api/api'
import { outsideEndpoints } from '@/api/outsideRoles'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import {
  activityIn,
  personIn,
  readKeptDaysOff,
  readKeptFeedback,
  readKeptMachine,
  readKeptWork,
} from '@/domain/keptEntry'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import type { Entry } from '@/outbox/entry'
import { useActivityWords } from '@/ui/useActivityWords'
import { useProblemWords } from '@/ui/useProblemText'
import { useIsOnline } from '@/ui/useIsOnline'
import { leaveDays } from '@/outbox/leaveDays'
import type { Names } from './useNames'

/** What an entry is, when it was entered and why it is still here, in plain words. */
export function useEntryWords(names: Names, now: Date) {
  const { t } = useTranslation(['outbox', 'common'])
  const format = useFormat()
  const activityWords = useActivityWords()
  const { leave } = useActivityText()
  const reasonOf = useProblemWords()
  const isOnline = useIsOnline()
  const store = useStore()
  const today = dayAtGround(now, format.timeZone)

  const workOf = (entry: Entry): Activity | undefined => {
    if (entry.act === 'removeActivity' || entry.act === 'addFeedback' || entry.act === 'saveFeedback') {
      const known = entry.act === 'removeActivity' ? readKeptWork(entry.base) : undefined
      return known ?? loaded(store.getState(), activityIn(entry.url))
    }
    return readKeptWork(entry.body) ?? readKeptWork(entry.base)
  }
  const moment = (instant: string) =>
    t('when', {
      day: format.day(dayAtGround(instant, format.timeZone), 'weekday'),
      time: format.time(instant),
    })
  const placeOf = (work: Activity): string => {
    const where = format.list(work.pitchIds.flatMap((id) => names.pitch(id) ?? []))
    const when = moment(work.startDate)
    return where ? t('at', { where, when }) : when
  }

  const changeOf = (entry: Entry): 'changed' | 'started' | 'completed' | 'cancelled' => {
    const before = readKeptWork(entry.base)?.status
    const after = readKeptWork(entry.body)?.status
    if (after === before || before === undefined) return 'changed'
    if (after === 'in_progress') return 'started'
    return after === 'completed' || after === 'cancelled' ? after : 'changed'
  }

  /** "Mowing added". */
  const what = (entry: Entry): string => {
    const work = workOf(entry)
    const title = work && activityWords.title(work)
    switch (entry.act) {
      case 'addActivity':
        return title === undefined ? t('what.other') : t('what.added', { work: title })
      case 'saveActivity':
        return title === undefined ? t('what.other') : t(`what.${changeOf(entry)}`, { work: title })
      case 'removeActivity':
        return title === undefined ? t('what.removedWork') : t('what.removed', { work: title })
      case 'addFeedback':
        return t('what.feedback')
      case 'saveFeedback':
        return t('what.feedbackChanged')
      case 'addDaysOff':
        return t('what.daysOff')
      case 'removeDaysOff':
        return t('what.daysOffRemoved')
      case 'saveEquipment': {
        const machine = readKeptMachine(entry.body) ?? readKeptMachine(entry.base)
        return machine?.name ? t('what.machine', { machine: machine.name }) : t('what.unknownMachine')
      }
      default:
        return t('what.other')
    }
  }

  /** "Stadium, Tue 14 Apr, 07:00": what it is about. */
  const about = (entry: Entry): string | undefined => {
    if (entry.act === 'addDaysOff' || entry.act === 'removeDaysOff') return leaveWords(entry) || undefined
    const work = workOf(entry)
    const said = readKeptFeedback(entry.body)
    const stars = said && [1, 2, 3, 4, 5].find((one) => one === said.rating)
    const rating =
      stars === undefined
        ? undefined
        : t('rating', { count: stars, word: t(`common:ui.rating.${stars as 1 | 2 | 3 | 4 | 5}`) })
    return [work && placeOf(work), rating].filter(Boolean).join(' · ') || undefined
  }
  /** "Owen Price, 13 Apr and 14 Apr · sick". */
  const leaveWords = (entry: Entry): string => {
    const rows = readKeptDaysOff(entry.body)
    const days = leaveDays(entry)
    const named = days.slice(0, NAMED_DAYS).map((day) => format.day(day, 'short'))
    const more = days.length - named.length
    const shown =
      more > 0 ? t('andMore', { days: named.join(format.comma), count: more }) : format.list(named)
    const person = rows[0]?.user ?? personIn(entry.url)
    const name = person === undefined ? undefined : names.person(person)
    const kinds = [...new Set(rows.map(({ leaveType }) => leave(leaveType)))]
    return [name ? t('person', { name, days: shown }) : shown, format.list(kinds)].filter(Boolean).join(' · ')
  }

  /** "Entered at 06:31". */
  const entered = ({ at }: Entry): string => {
    const instant = new Date(at).toISOString()
    const day = dayAtGround(instant, format.timeZone)
    const time = format.time(instant)
    return day === today
      ? t('enteredToday', { time })
      : t('enteredOn', { day: format.day(day, 'weekday'), time })
  }

  /** Why it is still here; of what is sent, nothing. */
  const why = (
    { state, problem, attempts, discarded }: Entry,
    behind: Entry | undefined,
  ): string | undefined => {
    if (state === 'sent') return discarded ? t('why.discarded') : undefined
    if (state === 'conflict') return t('why.conflict')
    if (state === 'refused') return t('why.refused', { reason: reasonOf(problem ?? { kind: 'unknown' }) })
    if (state === 'sending') return t('why.sending')
    if (behind) return t('why.behind', { what: what(behind) })
    if (!isOnline) return t('why.offline')
    if (problem && attempts > 0) return t('why.tried', { count: attempts, reason: reasonOf(problem) })
    return t('why.notYet')
  }

  return {
    what,
    about,
    entered,
    why,
    /** The day on which an entry was made. */
    since: (at: number) => format.day(dayAtGround(new Date(at).toISOString(), format.timeZone), 'weekday'),
  }
}
export type EntryWords = ReturnType<typeof useEntryWords>

/** So many days of leave by name, the others counted. */
const NAMED_DAYS = 5

const LISTS = ['getActivities', 'getCoachActivities'] as const

/** Work that a page has asked for and still holds. */
function loaded(state: unknown, id: Id | undefined): Activity | undefined {
  if (id === undefined) return undefined
  const endpoints = { ...activityEndpoints, ...outsideEndpoints }
  for (const name of LISTS)
    for (const period of api.util.selectCachedArgsForQuery(state as never, name as never)) {
      const rows = (endpoints[name].select(period)(state as never) as { data?: Activity[] }).data ?? []
      const found = rows.find((row) => row.id === id)
      if (found) return found
    }
  return undefined
}
