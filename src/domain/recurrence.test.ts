import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, atGround, dayAtGround, daysBetween, weekday } from './groundTime.ts'
import {
  endOfDay,
  type Frequency,
  MOST_OCCURRENCES,
  NON_WORKING_WAYS,
  occurrenceDays,
  occurrenceStarts,
  plannedDays,
  readRule,
  type Rule,
  writeRule,
} from './recurrence.ts'

const ZONES = [
  'Europe/London',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Riyadh',
]
const days = (text: string, first = '2026-04-14', time = '07:00', zone = 'Europe/London') => {
  const rule = readRule(text)
  return rule && occurrenceDays(rule, first, time, zone)
}

const anyDay = fc.integer({ min: 0, max: 3650 }).map((n) => addDays('2024-01-01', n))
const anyTime = fc
  .integer({ min: 0, max: 95 })
  .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`)
const anyZone = fc.constantFrom(...ZONES)
const anyWeekday = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), week: fc.constant(0) })
const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    frequency: fc.constantFrom<Frequency>('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 400 }),
    count: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    end: fc.option(
      fc.oneof(
        anyDay.map((day) => ({ day })),
        fc.record({ day: anyDay, time: anyTime }),
      ),
      {
        nil: undefined,
      },
    ),
    byDay: fc.uniqueArray(anyWeekday, { maxLength: 3, selector: (one) => one.weekday }),
    byMonthDay: fc.uniqueArray(fc.integer({ min: -31, max: 31 }).filter(Boolean), { maxLength: 2 }),
    weekStart: fc.integer({ min: 0, max: 6 }),
  })
  .map((rule) =>
    rule.frequency === 'YEARLY'
      ? { ...rule, byDay: [], byMonthDay: [] }
      : rule.frequency === 'WEEKLY'
        ? { ...rule, byMonthDay: [] }
        : rule,
  )

describe('recurrence', () => {
  it.each([
    ['every second Tuesday', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3', ['2026-04-14', '2026-04-28', '2026-05-12']],
    ['Tuesdays and Fridays', 'FREQ=WEEKLY;BYDAY=FR,TU;COUNT=3', ['2026-04-14', '2026-04-17', '2026-04-21']],
    ['the third Tuesday', 'FREQ=MONTHLY;BYDAY=3TU;COUNT=2', ['2026-04-21', '2026-05-19']],
    ['the last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', ['2026-04-30', '2026-05-31']],
    ['Friday the 13th', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2', ['2026-11-13', '2027-08-13']],
  ])('%s', (_name, text, expected) => {
    expect(days(text)).toEqual(expected)
  })

  it('a fortnight counts its weeks from the day on which weeks start (RFC 5545, 3.3.10)', () => {
    const from = '1997-08-05'
    expect(days('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', from)).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ])
    expect(days('FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', from)).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ])
  })

  it('D5 leaves out the 31st and 29 February where there is none', () => {
    expect(days('FREQ=MONTHLY;COUNT=4', '2026-01-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ])
    expect(days('FREQ=YEARLY;COUNT=2', '2024-02-29')).toEqual(['2024-02-29', '2028-02-29'])
    expect(days('FREQ=DAILY;COUNT=5', '9999-12-30')).toEqual(['9999-12-30', '9999-12-31'])
  })

  it('keeps the time of day when the clocks change, and moves on a time that they skip', () => {
    const clock = (text: string, start: string) =>
      occurrenceStarts(text, start, 'Europe/London')?.map((one) => atGround(one, 'Europe/London').time)
    expect(clock('FREQ=DAILY;COUNT=3', '2026-03-28T07:00:00Z')).toEqual(['07:00', '07:00', '07:00'])
    expect(clock('FREQ=DAILY;COUNT=3', '2026-03-28T01:30:00Z')).toEqual(['01:30', '02:30', '01:30'])
  })

  it('UNTIL is inclusive: a day is the whole day at the ground, an instant is that instant', () => {
    const ground = 'America/New_York'
    expect(days('FREQ=DAILY;UNTIL=20260416', '2026-04-14', '23:00', ground)).toHaveLength(3)
    // 23:00 on the 15th in New York is already the 16th, 03:00 in UTC.
    expect(days('FREQ=DAILY;UNTIL=20260416T030000Z', '2026-04-14', '23:00', ground)).toHaveLength(2)
    expect(days('FREQ=DAILY;UNTIL=20260416T025959Z', '2026-04-14', '23:00', ground)).toHaveLength(1)
    fc.assert(
      fc.property(anyDay, anyTime, anyZone, fc.nat(40), (first, time, zone, more) => {
        const rule: Rule = { ...sound, end: endOfDay(addDays(first, more), zone) }
        expect(occurrenceDays(rule, first, time, zone)).toHaveLength(more + 1)
      }),
    )
  })

  it.each([
    'FREQ=SECONDLY',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1.5',
    'FREQ=DAILY;COUNT=',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=YEARLY;BYDAY=MO',
    'FREQ=DAILY;BYSETPOS=1',
    'FREQ=DAILY;FREQ=WEEKLY',
    'DTSTART=20260101;FREQ=DAILY',
    '',
    `FREQ=DAILY;BYDAY=${'MO,'.repeat(100_000)}`,
  ])('refuses %.60s rather than guess', (text) => {
    expect(readRule(text)).toBeUndefined()
  })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(readRule(writeRule(rule))).toEqual(rule)
      }),
    )
  })

  it('X7 gives days in order, once each, from the first on, at most 400, for any rule in any zone', () => {
    fc.assert(
      fc.property(anyRule, anyDay, anyTime, anyZone, (rule, first, time, zone) => {
        const found = occurrenceDays(rule, first, time, zone)
        expect(found.length).toBeLessThanOrEqual(Math.min(rule.count ?? Infinity, MOST_OCCURRENCES))
        expect(found.every((day, n) => n === 0 || day > (found[n - 1] ?? ''))).toBe(true)
        expect(found.every((day) => day >= first)).toBe(true)
        if (rule.byDay.length > 0)
          expect(found.every((day) => rule.byDay.some((one) => one.weekday === weekday(day)))).toBe(true)
        if (rule.frequency === 'DAILY')
          expect(found.every((day) => daysBetween(first, day) % rule.interval === 0)).toBe(true)
      }),
    )
  })

  it('D6 starts on the days it names, in every zone', () => {
    fc.assert(
      fc.property(anyRule, anyDay, anyTime, anyZone, (rule, first, time, zone) => {
        const start = `${first}T${time}:00Z`
        const { day, time: shown } = atGround(start, zone)
        const starts = occurrenceStarts(writeRule(rule), start, zone) ?? []
        expect(starts.map((one) => dayAtGround(one, zone))).toEqual(occurrenceDays(rule, day, shown, zone))
      }),
      { numRuns: 40 },
    )
  })

  it('X9 reads any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (text) => void readRule(`FREQ=DAILY;${text}`)))
  })
})

const sound: Rule = { frequency: 'DAILY', interval: 1, byDay: [], byMonthDay: [], weekStart: 1 }

describe('days on which nobody works', () => {
  const series = ['2026-04-17', '2026-04-18', '2026-04-19', '2026-04-20']
  const weekend = new Set(['2026-04-18', '2026-04-19'])
  const on = (way: Parameters<typeof plannedDays>[2], from = series) =>
    plannedDays(from, weekend, way).map((one) => one.on)

  it('leaves, skips or moves work, and gives no day the same work twice', () => {
    expect(on('leave')).toEqual(series)
    expect(on('skip')).toEqual(['2026-04-17', null, null, '2026-04-20'])
    expect(on('before')).toEqual(['2026-04-17', null, null, '2026-04-20'])
    expect(on('before', ['2026-04-19'])).toEqual(['2026-04-17'])
    expect(on('after', ['2026-04-18', '2026-04-19'])).toEqual(['2026-04-20', null])
  })

  it('never plans on a day off unless it is told to leave it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyDay, { maxLength: 30 }),
        fc.uniqueArray(anyDay, { maxLength: 200 }),
        fc.constantFrom(...NON_WORKING_WAYS),
        (from, off, way) => {
          const nonWorking = new Set(off)
          const used = plannedDays(from.toSorted(), nonWorking, way).flatMap((one) => one.on ?? [])
          expect(new Set(used).size).toBe(used.length)
          if (way !== 'leave') expect(used.some((day) => nonWorking.has(day))).toBe(false)
        },
      ),
    )
  })
})
