import type { Activity } from './activity.ts'
import type { Fixture } from './fixture.ts'
import type { Id } from './wire.ts'

/** What lies over the days besides work, and can be switched off. */
export const LAYERS = ['fixtures', 'weather', 'leave', 'nonWorking', 'suggestions', 'clashes'] as const
export type Layer = (typeof LAYERS)[number]

/** What is shown of work and fixtures (F7, F16). */
export type CalendarFilter = {
  /** Only the work of the person who looks. */
  mine: boolean
  /** Only the work on this pitch. */
  ground: string | undefined
  /** Only the work of this person. */
  person: string | undefined
  /** Only work of this type. */
  type: string | undefined
  /** Only work whose texts hold this. */
  text: string
  /** Layers that are switched off. */
  hidden: ReadonlySet<Layer>
}
export const NO_FILTER: CalendarFilter = {
  mine: false,
  ground: undefined,
  person: undefined,
  type: undefined,
  text: '',
  hidden: new Set(),
}

/** How many filters are on; what is hidden of the layers counts as one. */
export const filtersOn = ({ mine, ground, person, type, text, hidden }: CalendarFilter): number =>
  [mine, ground !== undefined, person !== undefined, type !== undefined, text !== '', hidden.size > 0].filter(
    Boolean,
  ).length

/** What a query says of filters; a word that is none is as if it were not there (quality D5). */
export function readFilter(search: string): CalendarFilter {
  const query = new URLSearchParams(search)
  const hidden = (query.get('hide') ?? '').split(',')
  return {
    mine: query.get('who') === 'me',
    ground: query.get('ground') ?? undefined,
    person: query.get('person') ?? undefined,
    type: query.get('only') ?? undefined,
    text: query.get('q') ?? '',
    hidden: new Set(LAYERS.filter((layer) => hidden.includes(layer))),
  }
}

/** The query with other filters; whatever else it says stays. */
export function withFilter(search: string, change: Partial<CalendarFilter>): string {
  const query = new URLSearchParams(search)
  const put = (key: string, value: string | undefined) =>
    value === undefined || value === '' ? query.delete(key) : query.set(key, value)
  if (change.mine !== undefined) put('who', change.mine ? 'me' : undefined)
  if (change.text !== undefined) put('q', change.text.trim())
  if (change.hidden !== undefined) put('hide', [...change.hidden].join(','))
  if ('ground' in change) put('ground', change.ground)
  if ('person' in change) put('person', change.person)
  if ('type' in change) put('only', change.type)
  return `?${query.toString()}`
}

/** A page that lists work by pitch, person and type alone keeps to these; text and layers are the calendar's. */
export type WorkFilter = Pick<CalendarFilter, 'mine' | 'ground' | 'person' | 'type'>
export const workFiltersOn = ({ mine, ground, person, type }: WorkFilter): number =>
  filtersOn({ ...NO_FILTER, mine, ground, person, type })

/** Whether a piece of work is shown to the person who looks. */
export const workPasses =
  ({ mine, ground, person, type }: WorkFilter, userId?: Id) =>
  ({ pitchIds, userIds, activityName }: Pick<Activity, 'pitchIds' | 'userIds' | 'activityName'>): boolean =>
    (!mine || (userId !== undefined && userIds.includes(userId))) &&
    (ground === undefined || pitchIds.includes(ground)) &&
    (person === undefined || userIds.includes(person)) &&
    (type === undefined || activityName === type)

/** Whether a fixture is shown: it belongs to a pitch, to nobody and to no type of work. */
export const fixturePasses =
  ({ ground }: WorkFilter) =>
  ({ pitchId }: Pick<Fixture, 'pitchId'>): boolean =>
    ground === undefined || pitchId === ground
