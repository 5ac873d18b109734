import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekday } from '@/domain/groundTime'
import { barsOf, cellOf, dayAtKey, monthRange, monthsOn, weeksOfMonth } from './monthWeeks'
import { byDay, type Entry } from './placement'

const ZONE = 'Europe/London'
const work = (id: string, startDate: string, endDate: string): Entry => ({
  kind: 'work',
  activity: {
    id,
    taskId: undefined,
    activityName: 'mowing',
    name: undefined,
    status: 'planned',
    startDate,
    endDate,
    fields: [],
    pitchIds: [],
    sectionIds: [],
    userIds: [],
    teamId: undefined,
    notes: undefined,
    recurrence: undefined,
    recurrenceId: undefined,
    createdBy: undefined,
    updatedAt: undefined,
  },
})
const match = (id: string, startDate: string, endDate: string): Entry => ({
  kind: 'fixture',
  fixture: {
    id,
    name: 'v Northgate',
    startDate,
    endDate,
    kind: 'match',
    pitchId: undefined,
    teamId: undefined,
  },
})
const WEEK = weeksOfMonth('2026-04-14', 1)[2] ?? []

describe('the page of a month', () => {
  it('D7 begins its weeks where the region does', () => {
    expect(monthRange('2026-04-14', 1)).toEqual({ from: '2026-03-30', to: '2026-05-03' })
    expect(monthRange('2026-04-14', 0)).toEqual({ from: '2026-03-29', to: '2026-05-02' })
  })

  it('D5 holds every day of its month once, in four to six whole weeks', () => {
    expect(weeksOfMonth('2027-02-01', 1)).toHaveLength(4)
    const day = fc.integer({ min: -200_000, max: 2_900_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, fc.constantFrom(0, 1), (date, start) => {
        fc.pre(date >= '1000-01-01' && date <= '9999-10-31')
        const weeks = weeksOfMonth(date, start)
        const days = weeks.flat()
        expect(weeks.length).toBeGreaterThanOrEqual(4)
        expect(weeks.length).toBeLessThanOrEqual(6)
        expect(weekday(days[0] ?? '')).toBe(start)
        expect(days.every((one, at) => at === 0 || daysBetween(days[at - 1] ?? '', one) === 1)).toBe(true)
        expect(days).toContain(date)
      }),
    )
  })

  it('C1 a month or a year on is the same number, or the last day there is', () => {
    expect(monthsOn('2026-01-31', 1)).toBe('2026-02-28')
    expect(monthsOn('2026-03-31', -1)).toBe('2026-02-28')
    expect(monthsOn('2028-02-29', 12)).toBe('2029-02-28')
    expect(monthsOn('2026-12-14', 1)).toBe('2027-01-14')
    expect(monthsOn('9999-10-31', 1)).toBe('9999-10-31')
    expect(monthsOn('1000-01-15', -1)).toBe('1000-01-01')
  })

  it.each([
    ['ArrowRight', {}, '2026-04-15'],
    ['ArrowRight', { rtl: true }, '2026-04-13'],
    ['ArrowLeft', { rtl: true }, '2026-04-15'],
    ['ArrowUp', {}, '2026-04-07'],
    ['ArrowDown', { rtl: true }, '2026-04-21'],
    ['Home', {}, '2026-04-13'],
    ['Home', { start: 0 as const }, '2026-04-12'],
    ['End', { rtl: true }, '2026-04-19'],
    ['Home', { ctrl: true }, '2026-04-01'],
    ['End', { ctrl: true }, '2026-04-30'],
    ['PageDown', {}, '2026-05-14'],
    ['PageUp', { shift: true }, '2025-04-14'],
    ['x', {}, undefined],
  ])('C1, C2 %s %o leads to %s', (key, press, to) => {
    expect(dayAtKey('2026-04-14', key, { shift: false, ctrl: false, rtl: false, start: 1, ...press })).toBe(
      to,
    )
  })
})

describe('work in a month', () => {
  const long = work('long', '2026-03-30T07:00:00Z', '2026-04-16T16:00:00Z')
  const other = work('other', '2026-04-15T07:00:00Z', '2026-04-17T16:00:00Z')
  const later = work('later', '2026-04-17T07:00:00Z', '2026-04-20T16:00:00Z')
  const day = (list: Entry[]) => byDay(list, { from: '2026-04-04', to: '2026-04-24' }, ZONE)

  it('lays work of many days over the days of each week, none over another', () => {
    const bars = barsOf(WEEK, day([long, other, later]), ZONE)
    expect(bars.map(({ entry, from, to, line }) => [entry, from, to, line])).toEqual([
      [long, 0, 3, 0],
      [other, 2, 4, 1],
      [later, 4, 6, 0],
    ])
    expect(bars.map(({ before, after }) => [before, after])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })

  it('draws what fits, fixtures first, and counts the rest', () => {
    const jobs = Array.from({ length: 300 }, (_, at) =>
      work(`job ${at}`, '2026-04-14T05:00:00Z', '2026-04-14T06:00:00Z'),
    )
    const game = match('game', '2026-04-14T14:00:00Z', '2026-04-14T16:00:00Z')
    const list = day([...jobs, game, long]).get('2026-04-14') ?? []
    const bars = barsOf(WEEK, day([long]), ZONE)
    const cell = cellOf(list, bars, 1, 4)
    expect(cell.shown[0]).toBe(game)
    expect(cell).toMatchObject({ barLines: 1, more: 299, bars: [] })
    expect(cell.shown).toHaveLength(2)
    expect(cellOf([game], [], 1, 1)).toMatchObject({ shown: [game], more: 0 })
    expect(cellOf(list, bars, 1, 1)).toMatchObject({ shown: [], more: 301 })
  })

  it('loses nothing: what is drawn and what is counted is all there is', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(5), fc.integer({ min: 1, max: 8 }), (short, many, lines) => {
        const entries = [
          ...Array.from({ length: many }, (_, at) =>
            work(`long ${at}`, '2026-04-13T00:00:00Z', '2026-04-16T00:00:00Z'),
          ),
          ...Array.from({ length: short }, (_, at) =>
            work(`job ${at}`, '2026-04-14T05:00:00Z', '2026-04-14T06:00:00Z'),
          ),
        ]
        const days = day(entries)
        const cell = cellOf(days.get('2026-04-14') ?? [], barsOf(WEEK, days, ZONE), 1, lines)
        expect(cell.barLines + cell.shown.length + cell.more).toBe(short + many)
        expect(cell.barLines + cell.shown.length).toBeLessThanOrEqual(Math.max(lines, 1))
      }),
    )
  })
})
