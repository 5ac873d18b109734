import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atGround, toInstant } from '../groundTime.ts'
import {
  type CountdownGround,
  countdownSteps,
  type CountdownStep,
  DEFAULT_COUNTDOWN,
  movedWithFixture,
  readCountdown,
} from './countdown.ts'
import { match, work } from './samples.ts'

const zone = 'Europe/London'
const HOUR = 3_600_000
/** A Saturday, 15:00 at the ground. */
const KICK_OFF = '2026-04-18T14:00:00Z'
const fixture = match(KICK_OFF, '2026-04-18T16:00:00Z')
const step = (
  hoursBefore: number,
  activityName: string,
  more: Partial<CountdownStep> = {},
): CountdownStep => ({
  hoursBefore,
  activityName,
  minutes: 60,
  dropOn: [],
  instead: null,
  onlyOn: null,
  ...more,
})
const ground = (more: Partial<CountdownGround> = {}): CountdownGround => ({
  timeZone: zone,
  now: '2026-04-14T06:00:00Z',
  activities: [],
  ...more,
})
const sky = (change: { rain?: number; temperature?: number }) => ({
  weather: {
    current: undefined,
    daily: [],
    observed: [],
    hourly: Array.from({ length: 120 }, (_, n) => ({
      time: toInstant(Date.parse('2026-04-14T00:00:00Z') + n * HOUR),
      rain: change.rain ?? 0,
      temperature: change.temperature ?? 12,
    })) as never,
  },
})

describe('countdownSteps', () => {
  it('stands at its time before the whistle, by the clock of the ground', () => {
    const at = (kickOff: string) =>
      countdownSteps(match(kickOff, kickOff), [step(48, 'mowing')], ground())[0]?.startDate
    expect(at(KICK_OFF)).toBe('2026-04-16T14:00:00Z')
    // The clocks go forward on 29 March: two days before 15:00 it is 15:00.
    expect(at('2026-03-29T14:00:00Z')).toBe('2026-03-27T15:00:00Z')
  })

  it('keeps to working hours and never passes kick-off', () => {
    const evening = match('2026-04-18T18:00:00Z', '2026-04-18T20:00:00Z')
    const [early] = countdownSteps(evening, [step(16, 'mowing')], ground())
    expect(early).toMatchObject({ startDate: '2026-04-18T04:00:00Z', movedMinutes: 120 })
    // Before a kick-off at 05:30 there is no time on the day itself.
    const dawn = match('2026-04-18T04:30:00Z', '2026-04-18T06:00:00Z')
    expect(countdownSteps(dawn, [step(2, 'mowing')], ground())[0]?.startDate).toBe('2026-04-17T20:00:00Z')
    const [whistle] = countdownSteps(fixture, [step(0.5, 'irrigation')], ground())
    expect(whistle).toMatchObject({ endDate: KICK_OFF, movedMinutes: -30 })
  })

  it('is covered by work that is planned or done, each step by its own', () => {
    const mow = work('mow', 'mowing', '2026-04-16T12:00:00Z', '2026-04-16T13:30:00Z', { status: 'completed' })
    const elsewhere = { ...mow, id: 'other', pitchIds: ['training-1'] }
    const cancelled = { ...mow, id: 'cancelled', status: 'cancelled' }
    const steps = countdownSteps(
      fixture,
      [step(50, 'mowing'), step(46, 'mowing')],
      ground({ activities: [elsewhere, cancelled, mow] }),
    )
    expect(steps.map(({ state, by, work: how }) => [state, by, how])).toEqual([
      ['covered', 'mow', 'done'],
      ['open', undefined, undefined],
    ])
    const at = (status: string) =>
      countdownSteps(fixture, [step(50, 'mowing')], ground({ activities: [{ ...mow, status }] }))[0]?.work
    expect([at('planned'), at('in_progress')]).toEqual(['planned', 'begun'])
  })

  it('falls away or is swapped for rain, frost and few people, and says so', () => {
    const template = [
      step(50, 'mowing', { dropOn: ['rain', 'frost'], instead: 'brushing' }),
      step(26, 'irrigation', { dropOn: ['rain'] }),
      step(18, 'pitchCovers', { onlyOn: 'frost' }),
      step(4, 'fieldMeasurements', { dropOn: ['shortStaff'] }),
    ]
    const seen = (more: Partial<CountdownGround>) =>
      countdownSteps(fixture, template, ground(more)).map(({ activityName, state, reason }) =>
        [activityName, state, reason].filter(Boolean).join(' '),
      )
    expect(seen({ sky: sky({ rain: 2 }) })).toEqual([
      'brushing swapped rain',
      'irrigation dropped rain',
      'fieldMeasurements open',
    ])
    expect(seen({ sky: sky({ temperature: 0 }) })).toEqual([
      'brushing swapped frost',
      'irrigation open',
      'pitchCovers open',
      'fieldMeasurements open',
    ])
    expect(seen({ shortDays: ['2026-04-18'] })).toEqual([
      'mowing open',
      'irrigation open',
      'fieldMeasurements dropped shortStaff',
    ])
  })

  it('says what is too late', () => {
    const [late] = countdownSteps(fixture, [step(48, 'mowing')], ground({ now: '2026-04-17T06:00:00Z' }))
    expect(late?.state).toBe('missed')
  })

  it('moves with its fixture, and takes the planned work along', () => {
    const mow = work('mow', 'mowing', '2026-04-17T12:00:00Z', '2026-04-17T13:30:00Z')
    const done = { ...mow, id: 'done', activityName: 'brushing', status: 'completed' }
    const after = { ...fixture, startDate: '2026-04-19T16:00:00Z', endDate: '2026-04-19T18:00:00Z' }
    const template = [step(28, 'mowing'), step(28, 'brushing')]
    expect(movedWithFixture(fixture, after, template, ground({ activities: [mow, done] }))).toEqual([
      { activity: mow, startDate: '2026-04-18T14:00:00Z', endDate: '2026-04-18T15:30:00Z' },
    ])
  })

  it('is within the hours of the ground and before the whistle for any kick-off of the day, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 }), fc.integer({ min: 0, max: 14 }), (hour, quarter) => {
        const kickOff = toInstant(Date.parse('2026-01-01T00:00:00Z') + hour * HOUR + quarter * 60_000)
        for (const one of countdownSteps(match(kickOff, kickOff), DEFAULT_COUNTDOWN, ground())) {
          expect(one.endDate <= kickOff).toBe(true)
          expect(atGround(one.startDate, zone).time >= '05:00').toBe(true)
          expect(atGround(one.endDate, zone).time <= '22:00').toBe(true)
        }
      }),
    )
  })

  it('has nothing for a fixture without a pitch', () => {
    expect(countdownSteps({ ...fixture, pitchId: undefined }, DEFAULT_COUNTDOWN, ground())).toEqual([])
  })
})

describe('readCountdown', () => {
  it('keeps the readable steps of a club in order, and has its own where there are none', () => {
    const stored = [
      { activityName: 'mowing', hoursBefore: 6, minutes: 30 },
      { hoursBefore: 'soon' },
      step(24, 'rolling'),
    ]
    expect(readCountdown(stored).map(({ activityName, dropOn }) => [activityName, dropOn])).toEqual([
      ['rolling', []],
      ['mowing', []],
    ])
    expect(readCountdown([])).toBe(DEFAULT_COUNTDOWN)
    expect(readCountdown('nothing')).toBe(DEFAULT_COUNTDOWN)
  })
})
