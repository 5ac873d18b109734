import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant } from '../groundTime.ts'
import type { WeatherHour } from '../weather.ts'
import { clashesOf } from './clashes.ts'
import { brokenSlots, goodSlots, type SlotGround, type Wish } from './goodSlots.ts'
import { at, DAY, ground, match, supply, work } from './samples.ts'
import { workHours } from './workHours.ts'

const HOUR = 3_600_000
const fine = {
  temperature: 12,
  humidity: 65,
  wind: 2,
  gust: 3,
  rain: 0,
  cloud: 60,
  dewPoint: 5,
  radiation: 300,
  leafWetness: 0,
  windDirection: undefined,
  rainProbability: undefined,
  soilTemperature: undefined,
  soilMoisture: undefined,
}
/** "For ever", as some backends write it. */
const endless = { date: '9999-12-31', temperatureMin: 5, temperatureMax: 14 }
const NOON = { latitude: 51.48, longitude: -0.22 }
const forecast = (count: number, change: (at: number) => Partial<WeatherHour> = () => ({})) => ({
  current: undefined,
  hourly: Array.from({ length: count }, (_, n) => ({
    time: toInstant(Date.parse(at('00:00')) + n * HOUR),
    ...fine,
    ...change(n),
  })),
  daily: [],
  observed: [],
})
const slotGround = (more: Partial<SlotGround> = {}): SlotGround => ({
  ...ground(),
  weather: forecast(48),
  place: NOON,
  now: at('00:00'),
  activities: [],
  people: [],
  ...more,
})
const wish = (activityName: string, more: Partial<Wish> = {}): Wish => ({
  activityName,
  pitchId: 'stadium',
  minutes: 60,
  userIds: [],
  ...more,
})
const levels = (type: string, count: number, change?: (n: number) => Partial<WeatherHour>) =>
  workHours(type, { weather: forecast(count, change), place: NOON, timeZone: 'Europe/London' })?.map(
    ({ level }) => level,
  )

describe('hours for work', () => {
  it('do not know whether a spray stays dry beyond the forecast', () => {
    expect(levels('spraying', 12)?.slice(7)).toEqual([
      'suitable',
      'suitable',
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(levels('spraying', 12, (n) => (n === 11 ? { rain: 2 } : {}))?.slice(8)).toEqual([
      'unsuitable',
      'unsuitable',
      'unsuitable',
      'unsuitable',
    ])
  })

  it('take a reading that is missing for unknown, never for nought', () => {
    expect(levels('mowing', 1, () => ({ rain: undefined }))).toEqual(['unknown'])
    expect(levels('spraying', 12, (n) => (n === 2 ? { rain: undefined } : {}))?.[0]).toBe('unknown')
    expect(
      levels('mowing', 1, () => ({ leafWetness: undefined, dewPoint: undefined, humidity: undefined })),
    ).toEqual(['unknown'])
  })

  it('want 24 hours without heavy rain for granules, from whole days where the hours end', () => {
    expect(levels('spreading', 30)?.slice(5, 8)).toEqual(['suitable', 'suitable', 'unknown'])
    expect(levels('spreading', 30, (n) => (n === 20 ? { rain: 12 } : {}))?.[0]).toBe('unsuitable')
    const day = { ...fine, date: '2026-04-15', temperatureMin: 5, temperatureMax: 14, rain: 11 }
    const weather = { ...forecast(30), daily: [day] }
    const judged = workHours('spreading', { weather, place: NOON, timeZone: 'Europe/London' })
    expect(judged?.[7]?.reasons).toEqual(['wash'])
  })

  // The evening before and the morning after, where Greenwich has another day.
  it.each([
    ['Pacific/Honolulu', '2026-04-14', '2026-04-15T05:00:00Z'],
    ['Pacific/Auckland', '2026-04-15', '2026-04-14T13:00:00Z'],
  ])('take how warm a day is from the calendar of the ground: %s', (timeZone, date, time) => {
    const cold = { ...fine, date, temperature: 0, temperatureMin: -3, temperatureMax: 3 }
    const judged = workHours('spreading', { weather: { ...forecast(72), daily: [cold] }, timeZone })
    expect(judged?.find(({ start }) => start === Date.parse(time))?.reasons).toEqual(['noGrowth'])
  })

  it.each([
    ['Pacific/Honolulu', '2026-04-14', 30],
    ['Pacific/Auckland', '2026-04-16', 36],
  ])('take the rain beyond the hours from the calendar of the ground: %s', (timeZone, date, count) => {
    const wet = { ...fine, date, temperatureMin: 5, temperatureMax: 14, rain: 11 }
    const judged = workHours('spreading', { weather: { ...forecast(count), daily: [wet] }, timeZone })
    expect(judged?.[count - 23]?.reasons).toEqual(['wash'])
  })

  it('keep the mower off frost and rain, and ask for care on a wet leaf', () => {
    const odd = (n: number) => [{ temperature: 1 }, { rain: 1 }, { leafWetness: 1 }, {}][n] ?? {}
    expect(levels('mowing', 4, odd)).toEqual(['unsuitable', 'unsuitable', 'caution', 'suitable'])
  })

  it('light the turf at night when it is dry', () => {
    const hours = levels('uvcLight', 24, (n) => (n === 13 || n === 22 ? { leafWetness: 1 } : {}))
    expect([hours?.[1], hours?.[12], hours?.[13], hours?.[22], hours?.[23]]).toEqual([
      'suitable',
      'caution',
      'unsuitable',
      'caution',
      'suitable',
    ])
  })
})

describe('the next good slots', () => {
  it('keep away from the match and its recovery, and say why', () => {
    const fixtures = [match('15:00', '17:00')]
    const slots = goodSlots(wish('mowing'), slotGround({ fixtures, weather: forecast(24) }))
    expect(slots).toHaveLength(3)
    expect(slots[0]).toMatchObject({ startDate: at('04:00'), endDate: at('05:00') })
    expect(slots[0]?.reasons).toEqual([
      { key: 'weather', activityName: 'mowing' },
      { key: 'freeUntil', fixture: 'match', startDate: at('15:00'), minutes: 600 },
    ])
  })

  it('suit every pitch of the work, each as much later as it begins, and its whole time in the dry', () => {
    const pitchId = 'training-1'
    const fixtures = [match('04:00', '07:00', { pitchId }), match('12:00', '13:00', { pitchId })]
    const further = [{ pitchId, userIds: [], after: 30 }]
    const weather = forecast(24, (n) => (n > 7 ? { rain: 1 } : {}))
    const slots = goodSlots(wish('mowing', { further }), slotGround({ fixtures, weather }))
    expect(slots.map(({ startDate }) => startDate)).toEqual([at('06:30')])
    expect(slots[0]?.reasons).toContainEqual(
      expect.objectContaining({ key: 'freeUntil', startDate: at('12:00') }),
    )
  })

  it('stop where nobody knows what is planned', () => {
    const slots = goodSlots(wish('mowing'), slotGround({ until: at('06:00') }))
    expect(slots.map(({ startDate }) => startDate)).toEqual([at('04:00'), at('05:00')])
  })

  it('wait for the dry hours of the day', () => {
    const weather = forecast(24, (n) => (n < 10 || n > 12 ? { rain: 1 } : {}))
    const slots = goodSlots(wish('mowing'), slotGround({ weather }))
    expect(slots.map(({ startDate }) => startDate)).toEqual([at('10:00'), at('11:00'), at('12:00')])
    expect(goodSlots(wish('spraying'), slotGround({ weather }))).toEqual([])
  })

  it('leave time for the re-entry of what is sprayed', () => {
    const all = slotGround({
      fixtures: [match('15:00', '17:00')],
      supplies: [supply('a', 9, 6)],
      weather: forecast(20),
    })
    const fields = [
      {
        key: 'product',
        value: [{ id: 'a', cocktailId: undefined, rate: 1, rateUnit: 'l/ha' as const, quantity: 1 }],
      },
    ]
    for (const { endDate } of goodSlots(wish('spraying', { fields }), all, 9))
      expect(endDate <= at('09:00')).toBe(true)
  })

  it('need somebody who is there, on a working day', () => {
    const daysOff = [{ user: 'owen', date: DAY, leaveType: 'sick' as const }]
    expect(
      goodSlots(wish('mowing'), slotGround({ weather: forecast(20), people: ['owen'], daysOff })),
    ).toEqual([])
    const [slot] = goodSlots(
      wish('mowing'),
      slotGround({ weather: forecast(20), people: ['owen', 'freya'], daysOff }),
    )
    expect(slot?.reasons.at(-1)).toEqual({ key: 'people', userIds: ['freya'] })
    expect(goodSlots(wish('mowing'), slotGround({ weather: forecast(20), nonWorkingDays: [DAY] }))).toEqual(
      [],
    )
  })

  it('offer nothing without a forecast, for no time, or in the past', () => {
    expect(goodSlots(wish('mowing'), slotGround({ weather: forecast(0) }))).toEqual([])
    expect(goodSlots(wish('mowing', { minutes: 0 }), slotGround())).toEqual([])
    expect(goodSlots(wish('mowing'), slotGround({ now: '2026-05-01T00:00:00Z' }))).toEqual([])
  })

  it('are looked for among forecasts, not up to an hour at the end of the calendar', () => {
    const usual = forecast(48)
    const [hour] = usual.hourly
    const last = hour ? [{ ...hour, time: '9999-12-31T23:00:00Z' }] : []
    const weather = { ...usual, hourly: [...usual.hourly, ...last], daily: [{ ...fine, ...endless }] }
    for (const type of ['mowing', 'spraying', 'spreading', 'uvcLight'])
      expect(goodSlots(wish(type), slotGround({ weather })).map(({ startDate }) => startDate)).toEqual(
        goodSlots(wish(type), slotGround({ weather: { ...weather, hourly: usual.hourly } })).map(
          ({ startDate }) => startDate,
        ),
      )
  })

  it('never overlap, never clash, never reach beyond the forecast', () => {
    const booking = fc.record({
      start: fc.integer({ min: 0, max: 90 }),
      type: fc.constantFrom('mowing', 'spraying'),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('mowing', 'spraying', 'spreading', 'uvcLight', 'forking'),
        fc.integer({ min: 15, max: 200 }),
        fc.array(booking, { maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 47 }), { maxLength: 5 }),
        (type, minutes, bookings, wet) => {
          const activities = bookings.map((one, n) =>
            work(
              `w${n}`,
              one.type,
              toInstant(Date.parse(at('00:00')) + one.start * HOUR * 0.5),
              toInstant(Date.parse(at('00:00')) + (one.start + 2) * HOUR * 0.5),
              { userIds: ['owen'] },
            ),
          )
          const weather = forecast(48, (n) => (wet.includes(n) ? { rain: 3 } : {}))
          const all = slotGround({ activities, weather, fixtures: [match('15:00', '17:00')] })
          const slots = goodSlots(wish(type, { minutes, userIds: ['owen'] }), all)
          for (const [n, slot] of slots.entries()) {
            expect(slot.score >= 0 && slot.score <= 1).toBe(true)
            if (type !== 'forking')
              expect(slot.endDate <= toInstant(Date.parse(at('00:00')) + 48 * HOUR)).toBe(true)
            for (const other of slots.slice(n + 1))
              expect(slot.endDate <= other.startDate || other.endDate <= slot.startDate).toBe(true)
            const draft = work('draft', type, slot.startDate, slot.endDate, { userIds: ['owen'] })
            expect(clashesOf(draft, activities, all).filter(({ severity }) => severity === 'stop')).toEqual(
              [],
            )
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('broken slots', () => {
  const sky = {
    weather: forecast(24, (n) => (n === 10 ? { rain: 2 } : {})),
    place: NOON,
    now: at('06:00'),
    timeZone: 'Europe/London',
  }
  it('are planned work whose forecast has turned', () => {
    expect(brokenSlots([work('mow', 'mowing', '09:30', '11:00')], sky)).toEqual([
      { id: 'mow', reasons: ['rain'], from: at('10:00') },
    ])
  })
  it('are not what fits, has begun, is over, is beyond the forecast or needs no weather', () => {
    expect(
      brokenSlots(
        [
          work('a', 'mowing', '11:00', '12:00'),
          work('b', 'mowing', '10:00', '11:00', { status: 'in_progress' }),
          work('c', 'mowing', '05:00', '11:00'),
          work('d', 'mowing', at('10:00', '2026-04-17'), at('11:00', '2026-04-17')),
          work('e', 'forking', '10:00', '11:00'),
        ],
        sky,
      ),
    ).toEqual([])
  })
})
