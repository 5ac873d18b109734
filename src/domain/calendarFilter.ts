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
  /** Only the work on one of these pitches; on every pitch where none is named. */
  grounds: readonly Id[]
  /** Only the work of one of these people; of everybody where none is named. */
  people: readonly Id[]
  /** Only work of one of these types; a family of work is all its types. Of every type where none is named. */
  types: readonly string[]
  /** Only work whose texts hold this. */
  text: string
  /** Layers that are switched off. */
  hidden: ReadonlySet<Layer>
}
export const NO_FILTER: CalendarFilter = {
  mine: false,
  grounds: [],
  people: [],
  types: [],
  text: '',
  hidden: new Set(),
}

/** How many filters are on: three pitches are one, and so is whatever is hidden of the layers. */
export const filtersOn = ({ mine, grounds, people, types, text, hidden }: CalendarFilter): number =>
  [mine, grounds.length > 0, people.length > 0, types.length > 0, text !== '', hidden.size > 0].filter(
    Boolean,
  ).length

/** What a query says of filters; a word that is none is as if it were not there (quality D5). */
export function readFilter(search: string): CalendarFilter {
  const query = new URLSearchParams(search)
  const hidden = (query.get('hide') ?? '').split(',')
  const all = (key: string) => [...new Set(query.getAll(key))].filter((value) => value !== '')
  return {
    mine: query.get('who') === 'me',
    grounds: all('ground'),
    people: all('person'),
    types: all('only'),
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
  // Of several each is said by itself, so that an address with one of them is what it always was.
  const putAll = (key: string, values: readonly string[] | undefined) => {
    if (values === undefined) return
    query.delete(key)
    for (const value of values) query.append(key, value)
  }
  putAll('ground', change.grounds)
  putAll('person', change.people)
  putAll('only', change.types)
  return `?${query.toString()}`
}

/** A page that lists work by pitch, person and type alone keeps to these; text and layers are the calendar's. */
export type WorkFilter = Pick<CalendarFilter, 'mine' | 'grounds' | 'people' | 'types'>
export const workFiltersOn = (filter: WorkFilter): number =>
  filtersOn({ ...filter, text: '', hidden: NO_FILTER.hidden })

/** Whether one of these is among the chosen; where nothing is chosen everything is. */
export const isChosen = (chosen: readonly string[], ...ids: readonly (string | undefined)[]): boolean =>
  chosen.length === 0 || ids.some((id) => id !== undefined && chosen.includes(id))

/** Whether a piece of work is shown to the person who looks. */
export const workPasses =
  ({ mine, grounds, people, types }: WorkFilter, userId?: Id) =>
  ({ pitchIds, userIds, activityName }: Pick<Activity, 'pitchIds' | 'userIds' | 'activityName'>): boolean =>
    (!mine || (userId !== undefined && userIds.includes(userId))) &&
    isChosen(grounds, ...pitchIds) &&
    isChosen(people, ...userIds) &&
    isChosen(types, activityName)

/** Whether a fixture is shown: it belongs to a pitch, to nobody and to no type of work. */
export const fixturePasses =
  ({ grounds }: WorkFilter) =>
  ({ pitchId }: Pick<Fixture, 'pitchId'>): boolean =>
    isChosen(grounds, pitchId)
