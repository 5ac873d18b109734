import { afterEach, describe, expect, it } from 'vitest'
import { readCookie, writeCookie } from '@/lib/cookies'
import { COOKIE } from '@/session/cookies'
import { filtersOn, NO_FILTER } from '@/domain/calendarFilter'
import { type FilterNames, passing } from './passing'
import type { Entry } from './placement'
import { readRememberedFilters, rememberFilters, saysFilters } from '@/session/rememberedFilters'

const names: FilterNames = {
  pitches: new Map([['p1', 'Stadium']]),
  people: new Map([['u1', 'Marta Kovač']]),
  machines: new Map([['m1', 'Sprayer, 200 L']]),
  products: new Map([['s1', 'Iron sulphate 6 %']]),
  types: new Map([['spraying', 'Spraying Spray']]),
}
const spraying: Entry = {
  kind: 'work',
  activity: {
    id: 'a',
    taskId: undefined,
    activityName: 'spraying',
    name: undefined,
    status: 'planned',
    startDate: '2026-04-14T06:15:00Z',
    endDate: '2026-04-14T07:30:00Z',
    fields: [
      { key: 'machine', value: [{ id: 'm1' }] },
      { key: 'product', value: [{ id: 's1', rate: 20, rateUnit: 'l/ha' }] },
    ] as never,
    pitchIds: ['p1'],
    sectionIds: [],
    userIds: ['u1'],
    teamId: undefined,
    notes: 'Wind from the west, leave the goalmouths',
    recurrence: undefined,
    recurrenceId: undefined,
    createdBy: undefined,
    updatedAt: undefined,
  },
}
const game: Entry = {
  kind: 'fixture',
  fixture: {
    id: 'f',
    name: 'v Northgate',
    startDate: '2026-04-18T14:00:00Z',
    endDate: '2026-04-18T16:00:00Z',
    kind: 'match',
    pitchId: 'p1',
    teamId: undefined,
  },
}
const passes = (filter: Partial<typeof NO_FILTER>, entry: Entry = spraying, me = 'u1') =>
  passing({ ...NO_FILTER, ...filter }, me, names)(entry)

describe('filters of the calendar (F16)', () => {
  it.each(['goalmouths', 'iron', 'SPRAYER', 'kovac', 'Kovač marta', 'stadium spray', '  wind   west '])(
    'finds work by "%s": notes, products, machines, people, pitches, in any order',
    (text) => expect(passes({ text })).toBe(true),
  )

  it.each(['goalmouths east', 'mowing', 'u1'])('does not find it by "%s"', (text) =>
    expect(passes({ text })).toBe(false),
  )

  it('by pitch, person, type and whose it is', () => {
    expect(passes({ grounds: ['p1'], people: ['u1'], types: ['spraying'], mine: true })).toBe(true)
    expect(passes({ grounds: ['p2'] })).toBe(false)
    expect(passes({ people: ['u2'] })).toBe(false)
    expect(passes({ types: ['mowing'] })).toBe(false)
    expect(passes({ mine: true }, spraying, 'u2')).toBe(false)
  })

  it('several of a kind are either of them, and kinds narrow each other', () => {
    expect(passes({ grounds: ['p2', 'p1'], types: ['mowing', 'spraying'] })).toBe(true)
    expect(passes({ grounds: ['p2', 'p1'], types: ['mowing', 'rolling'] })).toBe(false)
    expect(passes({ people: ['u2', 'u3'] })).toBe(false)
  })

  it('a fixture is found by its name and its kind, and goes with its layer', () => {
    expect(passes({ text: 'northgate' }, game)).toBe(true)
    expect(passes({ types: ['match'] }, game)).toBe(true)
    expect(passes({ hidden: new Set(['fixtures']) }, game)).toBe(false)
    expect(passes({ hidden: new Set(['fixtures']) })).toBe(true)
  })

  it('counts what is on, several pitches as one', () => {
    expect(filtersOn(NO_FILTER)).toBe(0)
    expect(filtersOn({ ...NO_FILTER, grounds: ['p1', 'p2'] })).toBe(1)
    expect(filtersOn({ ...NO_FILTER, mine: true, text: 'x', hidden: new Set(['leave', 'weather']) })).toBe(3)
  })
})

describe('filters of the last visit (spec §9)', () => {
  const known = { pitches: ['p1', 'p2'], people: ['u1'] }
  afterEach(() => {
    document.cookie = `${COOKIE.calendarFilters}=; path=/; secure; max-age=0`
  })

  it('come back as they were, and go when all are off', () => {
    const filter = {
      mine: true,
      grounds: ['p1', 'p2'],
      people: ['u1'],
      types: ['mowing', 'rolling'],
      text: 'dew & divots',
      hidden: new Set(['leave'] as const),
    }
    rememberFilters(filter)
    expect(readRememberedFilters(known)).toEqual(filter)
    rememberFilters(NO_FILTER)
    expect(readCookie(COOKIE.calendarFilters)).toBeUndefined()
  })

  it('keep whom they name where nobody can say who there is', () => {
    rememberFilters({ ...NO_FILTER, grounds: ['p1', 'gone'], people: ['u1'] })
    expect(readRememberedFilters({ ...known, people: undefined })).toEqual({
      ...NO_FILTER,
      grounds: ['p1'],
      people: ['u1'],
    })
  })

  it('goes on reading what was kept when there was one of each', () => {
    writeCookie(COOKIE.calendarFilters, 'ground=p1&person=u1&only=mowing')
    expect(readRememberedFilters(known)).toEqual({
      ...NO_FILTER,
      grounds: ['p1'],
      people: ['u1'],
      types: ['mowing'],
    })
  })

  it('keeps nothing rather than what a browser would cut off', () => {
    rememberFilters({ ...NO_FILTER, grounds: ['p1'] })
    rememberFilters({ ...NO_FILTER, people: Array.from({ length: 200 }, (_, n) => `person-number-${n}`) })
    expect(readRememberedFilters(known)).toEqual(NO_FILTER)
  })

  it.each([
    '{"__proto__":{"mine":true},"constructor":{"prototype":{"ground":"p1"}}}',
    '__proto__=me&constructor=p1&hide=__proto__,constructor',
    'ground=somewhere-else&person=nobody&only=__proto__',
    'date=2001-01-01&view=tv',
    '%E0%A4%A',
    '&&&===;;;',
  ])('X8 change nothing when the cookie says %s', (cookie) => {
    writeCookie(COOKIE.calendarFilters, cookie)
    expect(readRememberedFilters(known)).toEqual(NO_FILTER)
    expect('mine' in {} || 'grounds' in {}).toBe(false)
  })

  it('an address that names a filter says all there is to say', () => {
    expect(saysFilters('?view=week&date=2026-04-14')).toBe(false)
    expect(saysFilters('?view=week&who=all')).toBe(true)
    expect(saysFilters('?q=dew')).toBe(true)
  })
})
