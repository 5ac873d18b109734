import type { Day, Id } from './wire.ts'

export const CALENDAR_VIEWS = ['agenda', 'day', 'week', 'month', 'users', 'pitches', 'tv'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Every address a person can be sent to (product.md, Addresses). */
export const addresses = {
  login: '/login',
  coachLogin: '/coach/login',
  playerLogin: '/player/login',
  forgotPassword: '/forgot-password',
  emailPassword: (email?: string) => withQuery('/email-password', { email }),
  home: '/dashboard/home',
  calendar: ({ view, date }: { view?: CalendarView; date?: Day } = {}) =>
    withQuery('/dashboard/calendar', { view, date }),
  mobile: '/dashboard/mobile',
  workPlan: ({ date }: { date?: Day } = {}) => withQuery('/dashboard/work-plan', { date }),
  team: ({ person }: { person?: Id } = {}) => withQuery('/dashboard/team', { person }),
  settings: '/dashboard/settings',
  coach: '/coach',
  player: '/player',
  notFound: '/404',
} as const

/** What the work sheet shows: one activity, or a new one with what is known of it. */
export type WorkSheet =
  | { kind: 'open'; id: Id }
  | {
      kind: 'new'
      type?: string | undefined
      pitchId?: Id | undefined
      userId?: Id | undefined
      day?: Day | undefined
      time?: string | undefined
    }

const SHEET_KEYS = ['work', 'type', 'pitch', 'by', 'day', 'time'] as const

/** The present query with the work sheet open, or closed for null: a sheet is a link, and "back" closes it. */
export function withWorkSheet(search: string, sheet: WorkSheet | null): string {
  const query = new URLSearchParams(search)
  for (const key of SHEET_KEYS) query.delete(key)
  if (sheet?.kind === 'open') query.set('work', sheet.id)
  if (sheet?.kind === 'new') {
    query.set('work', 'new')
    const known = {
      type: sheet.type,
      pitch: sheet.pitchId,
      by: sheet.userId,
      day: sheet.day,
      time: sheet.time,
    }
    for (const [key, value] of Object.entries(known)) if (value !== undefined) query.set(key, value)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The work sheet that a query asks for. */
export function readWorkSheet(search: string): WorkSheet | null {
  const query = new URLSearchParams(search)
  const work = query.get('work')
  if (!work) return null
  if (work !== 'new') return { kind: 'open', id: work }
  return {
    kind: 'new',
    type: query.get('type') ?? undefined,
    pitchId: query.get('pitch') ?? undefined,
    userId: query.get('by') ?? undefined,
    day: query.get('day') ?? undefined,
    time: query.get('time') ?? undefined,
  }
}
