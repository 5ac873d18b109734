import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, windowAround, windowFor } from './calendarWindow.ts'
import {
  addDays,
  atGround,
  dayAtGround,
  daysBetween,
  daysFrom,
  FIRST_DAY,
  instantAtGround,
  isoWeek,
  isTimeZone,
  LAST_DAY,
  minutesBetween,
  startOfWeek,
  toInstant,
  weekday,
} from './groundTime.ts'
import { isDay, readInstant } from './wire.ts'

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Riyadh',
  'Pacific/Auckland',
  'Europe/London',
  'Asia/Beirut',
  'Atlantic/Azores',
  'America/Havana',
]
const anyDay = fc.integer({ min: 0, max: 2556 }).map((days) => addDays('2024-01-01', days))
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const zone = fc.constantFrom(...ZONES)

describe('calendar days', () => {
  it('D2 every day of 2024 to 2030 has 21 distinct consecutive days around it, on any device', () => {
    const before = process.env.TZ
    for (const device of ZONES) {
      process.env.TZ = device
      for (let day = '2024-01-01'; day <= '2030-12-31'; day = addDays(day, 1)) {
        const bounds = boundsOf(windowAround(day))
        const days = daysFrom(bounds?.from ?? '', bounds?.to ?? '')
        if (days.length !== 21 || new Set(days).size !== 21 || days[10] !== day)
          expect.fail(`${device} ${day}: ${days.join()}`)
      }
    }
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('D2 adding days and counting them are each other’s inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    )
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
    expect(daysFrom('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  })

  it('D5 the calendar ends at the year 9999, and looking there neither crashes nor asks for ever more', () => {
    expect(addDays('9999-12-28', 10)).toBe(LAST_DAY)
    expect(addDays('0000-01-03', -10)).toBe(FIRST_DAY)
    for (const day of [LAST_DAY, '9999-12-25', FIRST_DAY, '0000-01-04', '1970-01-01']) {
      const window = windowFor([], day)
      const settled = windowFor(windowFor(window, day), day)
      expect(windowFor(settled, day)).toBe(settled)
      for (const { from, to } of settled)
        expect([from, to].join()).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/)
    }
  })

  it('D5 weeks and weekdays are right around the year', () => {
    const weeks = {
      '2026-12-31': 53,
      '2027-01-01': 53,
      '2027-01-03': 53,
      '2027-01-04': 1,
      '2024-12-30': 1,
      '2025-12-29': 1,
      '2020-12-31': 53,
      '2024-02-29': 9,
      '2021-01-01': 53,
      '1970-01-01': 1,
    }
    for (const [day, week] of Object.entries(weeks)) expect([day, isoWeek(day)]).toEqual([day, week])
    expect([weekday('2026-04-14'), weekday('2024-02-29'), weekday('1970-01-01')]).toEqual([2, 4, 4])
  })

  it('D7 weeks start where they are said to', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom<0 | 1>(0, 1), (day, start) => {
        const first = startOfWeek(day, start)
        expect(weekday(first)).toBe(start)
        expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(first, day)).toBeLessThan(7)
      }),
    )
  })
})

describe('clocks at the ground', () => {
  it('D1 show their own day at one instant, whatever the device', () => {
    expect(atGround('2026-11-20T00:00:00Z', 'Pacific/Kiritimati')).toEqual({
      day: '2026-11-20',
      time: '14:00',
    })
    expect(atGround('2026-11-20T00:00:00Z', 'Pacific/Pago_Pago')).toEqual({
      day: '2026-11-19',
      time: '13:00',
    })
    expect(atGround('2026-11-20T00:00:00Z', 'Asia/Kathmandu').time).toBe('05:45')
    expect(atGround('2026-11-20T00:00:00Z', 'Europe/London')).toEqual({ day: '2026-11-20', time: '00:00' })
    expect(dayAtGround('9999-12-31T12:00:00Z', 'Europe/London')).toBe('9999-12-31')
  })

  it.each([
    ['London, clocks skip 01:00', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00Z'],
    ['London, 01:30 comes twice', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00Z'],
    ['Cairo, no midnight', '2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['Beirut, no midnight', '2026-03-29', '00:00', 'Asia/Beirut', '2026-03-28T22:00:00Z'],
    ['Santiago, no midnight', '2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['Havana, no midnight', '2026-03-08', '00:30', 'America/Havana', '2026-03-08T05:30:00Z'],
    ['Azores, no midnight', '2026-03-29', '00:00', 'Atlantic/Azores', '2026-03-29T01:00:00Z'],
    ['Lord Howe, half an hour skipped', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['Lord Howe, half an hour twice', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['Auckland, 02:30 comes twice', '2026-04-05', '02:30', 'Pacific/Auckland', '2026-04-04T13:30:00Z'],
    ['Auckland, before that', '2026-04-05', '01:30', 'Pacific/Auckland', '2026-04-04T12:30:00Z'],
    [
      'Chatham, an hour before clocks go back',
      '2026-04-05',
      '02:15',
      'Pacific/Chatham',
      '2026-04-04T12:30:00Z',
    ],
    ['Chatham, 03:15 comes twice', '2026-04-05', '03:15', 'Pacific/Chatham', '2026-04-04T13:30:00Z'],
    ['St John’s', '2026-07-01', '00:00', 'America/St_Johns', '2026-07-01T02:30:00Z'],
    ['Kathmandu', '2026-01-01', '00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    ['Kiritimati', '2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
    ['Pago Pago', '2026-01-01', '23:59', 'Pacific/Pago_Pago', '2026-01-02T10:59:00Z'],
  ])('D6 %s', (_, day, time, timeZone, instant) => {
    expect(instantAtGround(day, time, timeZone)).toBe(instant)
  })

  it('D6 any time that a clock shows leads to the first instant at which it shows it', () => {
    fc.assert(
      fc.property(anyDay, anyTime, zone, (day, time, timeZone) => {
        const instant = instantAtGround(day, time, timeZone)
        const shown = atGround(instant, timeZone)
        if (shown.day === day && shown.time === time) {
          for (const minutes of [30, 60, 120]) {
            const earlier = atGround(Date.parse(instant) - minutes * 60_000, timeZone)
            expect([timeZone, earlier.day === day && earlier.time === time]).toEqual([timeZone, false])
          }
          return
        }
        // The clocks skip it: no instant near shows it, and what is meant instead is later, by an hour at most.
        const [wanted, given] = [Date.parse(`${day}T${time}Z`), Date.parse(`${shown.day}T${shown.time}Z`)]
        expect([timeZone, given > wanted && given - wanted <= 3_600_000]).toEqual([timeZone, true])
        for (const minutes of [-60, -30, 30, 60]) {
          const other = atGround(Date.parse(instant) + minutes * 60_000, timeZone)
          expect(other.day === day && other.time === time).toBe(false)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('D6 every hour around every change of the clocks in ten zones is met', () => {
    for (const timeZone of ZONES)
      for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
        const [noon, next] = [
          instantAtGround(day, '12:00', timeZone),
          instantAtGround(addDays(day, 1), '12:00', timeZone),
        ]
        if (minutesBetween(noon, next) === 1440) continue
        for (let time = Date.parse(noon); time < Date.parse(next); time += 900_000) {
          const shown = atGround(time, timeZone)
          const found = Date.parse(instantAtGround(shown.day, shown.time, timeZone))
          // The same instant, or the first of two that look alike.
          expect([
            timeZone,
            shown.day,
            shown.time,
            found === time || (found < time && time - found <= 3_600_000),
          ]).toEqual([timeZone, shown.day, shown.time, true])
        }
      }
  })

  it('D6 work that is moved to another day keeps the length its clock times say, and never ends before it starts', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        anyTime,
        fc.integer({ min: 0, max: 600 }),
        zone,
        (from, to, time, minutes, timeZone) => {
          const start = instantAtGround(to, time, timeZone)
          const end = toInstant(Date.parse(start) + minutes * 60_000)
          expect(minutesBetween(start, end)).toBe(minutes)
          const wall = Date.parse(`${to}T${time}Z`) + minutes * 60_000
          const same = new Date(wall).toISOString()
          expect(instantAtGround(same.slice(0, 10), same.slice(11, 16), timeZone) >= start).toBe(true)
          expect(daysBetween(from, to)).toBe(-daysBetween(to, from) || 0)
        },
      ),
    )
  })

  it('D5 "for ever" and "never" of a backend are days of the calendar in every zone', () => {
    for (const zone of ZONES)
      for (const instant of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
        const { day, time } = atGround(instant, zone)
        expect([isDay(day), dayAtGround(instant, zone)], `${zone} ${instant}`).toEqual([true, day])
        expect(time).toMatch(/^\d\d:\d\d$/)
        expect(Math.abs(daysBetween(instant.slice(0, 10), day))).toBeLessThanOrEqual(1)
      }
    for (const zone of ZONES)
      for (const day of [FIRST_DAY, LAST_DAY])
        for (const time of ['00:00', '23:59'])
          expect(readInstant(instantAtGround(day, time, zone)), `${zone} ${day} ${time}`).toMatch(/^\d{4}-/)
    expect(toInstant(8.64e15)).toBe('9999-12-31T23:59:59Z')
  })

  it('knows which zones there are', () => {
    expect(ZONES.every(isTimeZone)).toBe(true)
    for (const none of [undefined, '', 'Mars/Olympus', 'constructor', '\u0000'])
      expect(isTimeZone(none)).toBe(false)
  })
})
