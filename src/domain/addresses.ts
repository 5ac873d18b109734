import type { Door } from './access.ts'
import { RATE_UNITS, type RateUnit } from './rateUnit.ts'
import type { Day, Id } from './wire.ts'

export const CALENDAR_VIEWS = ['agenda', 'day', 'week', 'month', 'users', 'pitches', 'tv'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

export const PITCH_TABS = ['trends', 'sessions', 'water', 'sunlight', 'maintenance', 'grass', 'wear'] as const
export type PitchTab = (typeof PITCH_TABS)[number]

export const STORAGE_TABS = ['equipment', 'supplies', 'cocktails', 'movements', 'stock-take'] as const
export type StorageTab = (typeof STORAGE_TABS)[number]

/** What a report is about; whatever is left out is as the page offers it at first. */
export type ReportLink = {
  type?: string | undefined
  pitches?: readonly Id[] | undefined
  from?: Day | undefined
  to?: Day | undefined
  reader?: string | undefined
}

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
  /** `door` names the login page that leads back. */
  forgotPassword: (query: { email?: string; door?: Door } = {}) => withQuery('/forgot-password', query),
  emailPassword: (query: { email?: string; door?: Door } = {}) => withQuery('/email-password', query),
  home: '/dashboard/home',
  calendar: ({ view, date }: { view?: CalendarView; date?: Day } = {}) =>
    withQuery('/dashboard/calendar', { view, date }),
  pitches: '/dashboard/pitches',
  /** `metric` is what the board shows first. */
  pitch: (id: Id, query: { tab?: PitchTab; metric?: string } = {}) =>
    withQuery(`/dashboard/pitches/${encodeURIComponent(id)}`, query),
  fertilisation: (id: Id) => `/dashboard/pitches/${encodeURIComponent(id)}/fertilisation`,
  growth: (id: Id) => `/dashboard/pitches/${encodeURIComponent(id)}/growth`,
  mobile: '/dashboard/mobile',
  machine: ({ machine }: { machine?: Id } = {}) => withQuery('/dashboard/mobile/machine', { machine }),
  /** A measuring round on a phone; none named is the choice of one. */
  round: ({ pitch }: { pitch?: Id } = {}) => withQuery('/dashboard/mobile', { round: pitch ?? 'new' }),
  /** The measuring round that was put aside. */
  resumeRound: (round: Id) => withQuery('/dashboard/mobile', { round, resume: '1' }),
  workPlan: ({ date }: { date?: Day } = {}) => withQuery('/dashboard/work-plan', { date }),
  /** `month` as 2026-04, for the leave in it. */
  team: (query: { person?: Id; view?: 'leave'; month?: string } = {}) => withQuery('/dashboard/team', query),
  /** `item` is the row whose sheet is open, or `new`. */
  storage: ({ tab, item }: { tab?: StorageTab; item?: Id } = {}) =>
    withQuery('/dashboard/storage', { tab, item }),
  reports: ({ type, pitches, ...link }: ReportLink = {}) =>
    withQuery('/dashboard/reports', { report: type, pitches: pitches?.join(','), ...link }),
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
      /** How long it takes. */
      minutes?: number | undefined
      /** How much, in the metric unit of the type's field `amount`, such as mm of water. */
      amount?: number | undefined
      /** Of lamps: h that they burn, what they give, µmol m⁻² s⁻¹, and where they stand. */
      hours?: number | undefined
      ppfd?: number | undefined
      place?: string | undefined
      /** What it is called, such as the training that it takes the place of. */
      name?: string | undefined
      /** What goes out, where the type has products: supplies, or one mix. */
      products?: readonly ProductWish[] | undefined
      /** The machine that is worked with, or on. */
      machineId?: Id | undefined
      /** Sections of the pitch; none is all of it. */
      sectionIds?: readonly Id[] | undefined
      /** ha that are treated. */
      area?: number | undefined
      /** l that the tank holds. */
      tankSize?: number | undefined
      /** l/ha of water. */
      waterRate?: number | undefined
    }

/** A supply or a mix at a rate, as work uses it. */
export type ProductWish = {
  id?: Id | undefined
  cocktailId?: Id | undefined
  rate: number
  rateUnit: RateUnit
  /** In the supply's own unit, where no area says how much. */
  quantity?: number | undefined
}

const SHEET_KEYS = [
  'work',
  'type',
  'pitch',
  'by',
  'day',
  'time',
  'minutes',
  'amount',
  'hours',
  'ppfd',
  'place',
  'name',
  'tool',
  'product',
  'rate',
  'mix',
  'mixRate',
  'part',
  'area',
  'tank',
  'water',
] as const

/** As many products or sections as anybody means; a longer address is not read to its end. */
const MOST = 40

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
      minutes: sheet.minutes?.toString(),
      amount: sheet.amount?.toString(),
      hours: sheet.hours?.toString(),
      ppfd: sheet.ppfd?.toString(),
      place: sheet.place,
      name: sheet.name,
      tool: sheet.machineId,
      area: sheet.area?.toString(),
      tank: sheet.tankSize?.toString(),
      water: sheet.waterRate?.toString(),
    }
    for (const [key, value] of Object.entries(known)) if (value !== undefined) query.set(key, value)
    for (const id of sheet.sectionIds ?? []) query.append('part', id)
    for (const { id, cocktailId, rate, rateUnit, quantity } of sheet.products ?? []) {
      const [key, rateKey] = cocktailId === undefined ? ['product', 'rate'] : ['mix', 'mixRate']
      query.append(key, cocktailId ?? id ?? '')
      query.append(rateKey, [rate, rateUnit, ...(quantity === undefined ? [] : [quantity])].join(' '))
    }
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
    minutes: readAmount(query.get('minutes')),
    amount: readAmount(query.get('amount')),
    hours: readAmount(query.get('hours')),
    ppfd: readAmount(query.get('ppfd')),
    place: query.get('place') || undefined,
    name: query.get('name') || undefined,
    machineId: query.get('tool') || undefined,
    products: listOf([
      ...readProducts(query, 'product', 'rate').map(({ key, ...rate }) => ({ id: key, ...rate })),
      ...readProducts(query, 'mix', 'mixRate').map(({ key, ...rate }) => ({ cocktailId: key, ...rate })),
    ]),
    sectionIds: listOf([...new Set(query.getAll('part'))].filter((id) => id !== '').slice(0, MOST)),
    area: readAmount(query.get('area')),
    tankSize: readAmount(query.get('tank')),
    waterRate: readAmount(query.get('water')),
  }
}

const listOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** Ids with the rate, and maybe the quantity, that stand at the same place; the first of an id counts, and what has no rate is left out. */
function readProducts(query: URLSearchParams, idKey: string, rateKey: string) {
  const rates = query.getAll(rateKey)
  const ids = query.getAll(idKey).slice(0, MOST)
  return ids.flatMap((key, at) => {
    const [number = '', unit, much = ''] = (rates[at] ?? '').split(' ')
    const rate = readAmount(number)
    const rateUnit = RATE_UNITS.find((one) => one === unit)
    const quantity = readAmount(much)
    return key !== '' && ids.indexOf(key) === at && rate !== undefined && rateUnit
      ? [{ key, rate, rateUnit, ...(quantity !== undefined && { quantity }) }]
      : []
  })
}

/** An address can be typed by anybody: what is no amount is left out. */
function readAmount(text: string | null): number | undefined {
  const amount = Number(text || Number.NaN)
  return Number.isFinite(amount) && amount > 0 ? amount : undefined
}
