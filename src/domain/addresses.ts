import { RATE_UNITS, type RateUnit } from './rateUnit.ts'
import type { Day, Id } from './wire.ts'

export const CALENDAR_VIEWS = ['agenda', 'day', 'week', 'month', 'users', 'pitches', 'tv'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

export const PITCH_TABS = ['trends', 'sessions', 'water', 'sunlight', 'maintenance', 'grass', 'wear'] as const
export type PitchTab = (typeof PITCH_TABS)[number]

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
  pitches: '/dashboard/pitches',
  pitch: (id: Id, { tab }: { tab?: PitchTab } = {}) =>
    withQuery(`/dashboard/pitches/${encodeURIComponent(id)}`, { tab }),
  fertilisation: (id: Id) => `/dashboard/pitches/${encodeURIComponent(id)}/fertilisation`,
  growth: (id: Id) => `/dashboard/pitches/${encodeURIComponent(id)}/growth`,
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
      /** How much, in the metric unit of the type's field `amount`, such as mm of water. */
      amount?: number | undefined
      /** What goes out, where the type has products. */
      product?: ProductWish | undefined
    }

/** A supply at a rate. */
export type ProductWish = { id: Id; rate: number; rateUnit: RateUnit }

const SHEET_KEYS = ['work', 'type', 'pitch', 'by', 'day', 'time', 'amount', 'product', 'rate'] as const

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
      amount: sheet.amount?.toString(),
      product: sheet.product?.id,
      rate: sheet.product && `${sheet.product.rate} ${sheet.product.rateUnit}`,
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
    amount: readAmount(query.get('amount')),
    product: readProduct(query.get('product'), query.get('rate')),
  }
}

function readProduct(id: string | null, text: string | null): ProductWish | undefined {
  const [number = '', unit] = (text ?? '').split(' ')
  const rate = readAmount(number)
  const rateUnit = RATE_UNITS.find((one) => one === unit)
  return id && rate !== undefined && rateUnit ? { id, rate, rateUnit } : undefined
}

/** An address can be typed by anybody: what is no amount is left out. */
function readAmount(text: string | null): number | undefined {
  const amount = Number(text || Number.NaN)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
