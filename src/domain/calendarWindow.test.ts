import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, type CalendarWindow, mergeById, windowAround, windowFor } from './calendarWindow.ts'
import { addDays, daysBetween, daysFrom } from './groundTime.ts'

const anyDay = fc.integer({ min: 0, max: 2556 }).map((days) => addDays('2024-01-01', days))
const daysOf = (window: CalendarWindow) => window.flatMap(({ from, to }) => daysFrom(from, to))

describe('calendar window', () => {
  it('D2 holds 21 distinct consecutive days around every day of 2024 to 2030', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = daysOf(windowAround(day))
        expect(days).toHaveLength(21)
        expect(days[10]).toBe(day)
        days.forEach((one, at) => expect(one).toBe(addDays(days[0] ?? '', at)))
      }),
    )
  })

  it.each([
    [4, 1],
    [5, 2],
    [10, 2],
  ])('D4 moving %i days on leaves %i chunk(s) loaded', (days, chunks) => {
    expect(windowFor(windowAround('2026-04-14'), addDays('2026-04-14', days))).toHaveLength(chunks)
    expect(windowFor(windowAround('2026-04-14'), addDays('2026-04-14', -days))).toHaveLength(chunks)
  })

  it('D4 loads ten further days in the direction of the move', () => {
    expect(windowFor(windowAround('2026-04-14'), '2026-04-20')).toEqual([
      { from: '2026-04-04', to: '2026-04-24' },
      { from: '2026-04-25', to: '2026-05-04' },
    ])
    expect(windowFor(windowAround('2026-04-14'), '2026-04-08')).toEqual([
      { from: '2026-03-25', to: '2026-04-03' },
      { from: '2026-04-04', to: '2026-04-24' },
    ])
  })

  it('spec §4: a day outside loads a window of its own', () => {
    expect(windowFor(windowAround('2026-04-14'), '2026-04-25')).toEqual(windowAround('2026-04-25'))
  })

  it('keeps the same window, and so the same requests, while nothing is to be loaded', () => {
    const window = windowAround('2026-04-14')
    expect(windowFor(window, '2026-04-16')).toBe(window)
  })

  it('D4 however a person moves: chunks adjoin, no day twice, what is looked at is loaded, and there is room on both sides', () => {
    const moves = fc.array(fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -400, max: 400 })), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(anyDay, moves, (start, steps) => {
        let day = start
        let window = windowFor([], day)
        for (const step of steps) {
          day = addDays(day, step)
          const before = window
          window = windowFor(window, day)
          const days = daysOf(window)
          expect(new Set(days).size).toBe(days.length)
          const bounds = boundsOf(window)
          expect(daysBetween(bounds?.from ?? '', bounds?.to ?? '') + 1).toBe(days.length)
          expect(daysBetween(bounds?.from ?? '', day)).toBeGreaterThan(5)
          expect(daysBetween(day, bounds?.to ?? '')).toBeGreaterThan(5)
          const inside = daysOf(before).includes(day)
          if (inside) for (const chunk of before) expect(window).toContain(chunk)
        }
      }),
    )
  })

  it('holds all of a longer stretch that is looked at', () => {
    const days = daysOf(windowFor([], '2026-04-01', '2026-05-31'))
    for (const day of daysFrom('2026-04-01', '2026-05-31')) expect(days).toContain(day)
  })
})

describe('merge of chunks', () => {
  const row = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    startDate: anyDay.map((day) => `${day}T06:00:00Z`),
    version: fc.integer(),
  })
  it('F8 has each id once, the later chunk wins, in order of time', () => {
    fc.assert(
      fc.property(fc.array(fc.array(row)), (chunks) => {
        const merged = mergeById(chunks)
        const all = chunks.flat()
        expect(new Set(merged.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        for (const one of merged) expect(one).toBe(all.findLast(({ id }) => id === one.id))
        expect(merged.map(({ startDate }) => startDate)).toEqual(
          merged.map(({ startDate }) => startDate).toSorted(),
        )
      }),
    )
  })
})
