import type { Activity } from '@/domain/activity'
import type { DayOff } from '@/domain/daysOff'
import type { Feedback } from '@/domain/feedback'
import { dayAtGround } from '@/domain/groundTime'
import { type Id, readInstant } from '@/domain/wire'
import { byCode } from '@/lib/byCode'
import { record, textOf } from './acts'
import type { EntryAct } from './entry'

/** What a write leaves behind: the rows there are then, and whose place they take. */
export type Change = {
  act: EntryAct
  id: Id
  rows: readonly unknown[]
  url: string
  params: Record<string, unknown> | undefined
  /** The row as it was before. */
  base: unknown
}

type Lay = (rows: readonly unknown[], changes: readonly Change[], asked: Asked) => readonly unknown[]
type Asked = { url: string; from: string; to: string; timeZone: string }

const isInstant = (value: unknown): boolean => typeof value === 'string' && readInstant(value) !== undefined

const isWork = ({ act }: Change) =>
  act === 'addActivity' || act === 'saveActivity' || act === 'removeActivity'
const isFeedback = ({ act }: Change) => act === 'addFeedback' || act === 'saveFeedback'

const layWork: Lay = (rows, changes, { from, to, timeZone }) => {
  const own = changes.filter(isWork)
  if (own.length === 0) return rows
  const isIn = ({ startDate, endDate }: Activity) =>
    isInstant(startDate) &&
    isInstant(endDate) &&
    dayAtGround(startDate, timeZone) <= to &&
    dayAtGround(endDate, timeZone) >= from
  const now = new Map((rows as Activity[]).map((row) => [row.id, row]))
  let isLonger = false
  for (const { id, rows: after, params, base } of own) {
    if (params?.['recurring'])
      for (const row of now.values()) if (isOfSeriesFrom(row, base)) now.delete(row.id)
    const kept = (after as Activity[]).filter(isIn)
    // In its place where it has one, so that no list jumps.
    const stays = kept.some((row) => row.id === id)
    if (!stays) now.delete(id)
    for (const row of kept) {
      isLonger ||= !now.has(row.id)
      now.set(row.id, row)
    }
  }
  const list = [...now.values()]
  return isLonger ? list.sort((a, b) => byCode(b.startDate, a.startDate)) : list
}

/** A series goes from one of its days on (contract.md); only what was known of that day names the others. */
const isOfSeriesFrom = (row: Activity, first: unknown): boolean => {
  const { recurrenceId, startDate } = record(first)
  return recurrenceId !== undefined && row.recurrenceId === recurrenceId && row.startDate >= textOf(startDate)
}

const layFeedback =
  (isHere: (row: Feedback, asked: Asked) => boolean): Lay =>
  (rows, changes, asked) => {
    const own = changes.filter(isFeedback)
    if (own.length === 0) return rows
    const now = new Map((rows as Feedback[]).map((row) => [row.id, row]))
    for (const { rows: after } of own)
      for (const row of after as Feedback[])
        if (isHere(row, asked)) now.set(row.id, { ...now.get(row.id), ...row })
    return [...now.values()]
  }

const layLeave: Lay = (rows, changes, { url, from, to }) => {
  const own = changes.filter(({ act }) => act === 'addDaysOff' || act === 'removeDaysOff')
  if (own.length === 0) return rows
  const [, person] = /\/users\/([^/]+)\/days_off$/.exec(url) ?? []
  const now = new Map((rows as DayOff[]).map((row) => [`${row.user} ${row.date}`, row]))
  for (const { act, id, rows: after, params } of own) {
    if (act === 'removeDaysOff') {
      for (const date of textOf(params?.['dates']).split(',')) now.delete(`${id} ${date}`)
      continue
    }
    for (const row of after as DayOff[])
      if (
        row.date >= from &&
        row.date <= to &&
        (person === undefined || person === encodeURIComponent(row.user))
      )
        now.set(`${row.user} ${row.date}`, row)
  }
  return [...now.values()]
}

const layEquipment: Lay = (rows, changes) => {
  const own = new Map(
    changes.filter(({ act }) => act === 'saveEquipment').map(({ id, rows: [row] }) => [id, row]),
  )
  return own.size === 0
    ? rows
    : rows.map((row) => {
        const mine = own.get(textOf(record(row)['id']))
        return mine === undefined ? row : { ...record(row), ...record(mine) }
      })
}

const LAYS: Readonly<Record<string, Lay>> = {
  getActivities: layWork,
  getMyFeedback: layFeedback(() => true),
  getActivityFeedback: layFeedback(
    ({ activityId }, { url }) => url === `/activities/${encodeURIComponent(activityId)}/feedback`,
  ),
  getDaysOff: layLeave,
  getUserDaysOff: layLeave,
  getEquipment: layEquipment,
}

/** A list as it will be once everything that waits is written; the same list when nothing of it waits. */
export function laidOver(
  endpoint: string,
  rows: readonly unknown[],
  changes: readonly Change[],
  params: unknown,
  timeZone: string,
): readonly unknown[] {
  const { url, start_date: from, end_date: to } = record(params)
  const asked = {
    url: textOf(url),
    from: textOf(from).slice(0, 10),
    to: (textOf(to) || '9999').slice(0, 10),
    timeZone,
  }
  return changes.length === 0 ? rows : (LAYS[endpoint]?.(rows, changes, asked) ?? rows)
}
