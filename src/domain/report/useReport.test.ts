import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../groundTime.ts'
import { at, match, work } from '../planning/samples.ts'
import {
  playByMonth,
  playFacts,
  playInTotals,
  playOfPitch,
  recordedUse,
  sessionsPlayed,
} from './useReport.ts'

const period = { from: '2026-02-01', to: '2026-04-14' }
const now = new Date('2026-04-14T08:00:00Z')
const totals = { matches: 2, matchHours: 4, trainings: 1, trainingHours: 2, activities: 10 }
const logged = (name: 'match' | 'training', day: string, more: object = {}) =>
  work(`${name} ${day}`, name, at('15:00', day), at('17:00', day), { status: 'completed', ...more })
const booked = (day: string, more: object = {}) =>
  match(at('15:00', day), at('17:00', day), { id: `booked ${day}`, pitchId: 'stadium', ...more })
const played = (
  activities: Parameters<typeof sessionsPlayed>[0]['activities'],
  fixtures = [booked('2020-01-01')],
) => sessionsPlayed({ activities, fixtures, period, now, timeZone: 'Europe/London' })
const ask = { pitchId: 'stadium', sessions: [], period, totals: undefined, totalsBefore: undefined }

describe('what was played in a period', () => {
  it('is what was logged and what was booked, each once, without what was called off or is still to come', () => {
    const sessions = played(
      [
        logged('match', '2026-02-07'),
        logged('match', '2026-02-14', { status: 'cancelled' }),
        logged('training', '2026-03-03', { pitchIds: ['stadium', 'other'] }),
        logged('training', '2026-01-31'),
        work('mow', 'mowing', at('09:00', '2026-03-03'), at('10:00', '2026-03-03'), { status: 'completed' }),
      ],
      [
        booked('2026-02-07'),
        booked('2026-03-07', { name: 'U16 v Larkfield' }),
        booked('2026-04-14'),
        booked('2026-03-08', { kind: 'other' }),
      ],
    )
    expect(sessions.map(({ pitchId, kind, day }) => `${kind} ${day} ${pitchId}`)).toEqual([
      'match 2026-02-07 stadium',
      'training 2026-03-03 stadium',
      'training 2026-03-03 other',
      'match 2026-03-07 stadium',
    ])
  })
})

describe('how much a pitch was played on', () => {
  it('takes the totals of the backend, and says what the calendar counts only where that differs', () => {
    const sessions = played([
      logged('match', '2026-02-07'),
      logged('match', '2026-03-07'),
      logged('training', '2026-03-03'),
    ])
    const same = playOfPitch({ ...ask, sessions, totals })
    expect(same).toMatchObject({ use: { matches: 2, trainingHours: 2 }, source: 'totals', calendar: null })
    const other = playOfPitch({ ...ask, sessions: sessions.slice(1), totals })
    expect(other.use?.matches).toBe(2)
    expect(other.calendar?.matches).toBe(1)
  })

  it('counts the calendar where the totals did not come, and knows nothing while the calendar is incomplete', () => {
    const sessions = played([logged('match', '2026-02-07')])
    expect(playOfPitch({ ...ask, sessions })).toMatchObject({
      use: { matches: 1, matchHours: 2 },
      source: 'calendar',
    })
    expect(playOfPitch({ ...ask, sessions: null })).toMatchObject({ use: null, months: null })
    expect(playInTotals({ matches: 2, matchHours: '4' })).toBeNull()
    expect(playInTotals({ ...totals, matches: 1e308 })).toBeNull()
  })

  it('takes a year of which nothing is on record for unknown, never for one without play', () => {
    expect(recordedUse({ ...totals, matches: 0, trainings: 0, activities: 0 })).toBeNull()
    const idle = { matches: 0, matchHours: 0, trainings: 0, trainingHours: 0 }
    expect(recordedUse({ ...idle, activities: 4 })).toEqual(idle)
    expect(recordedUse(undefined)).toBeNull()
  })
})

describe('the months of a period', () => {
  it('are all there, idle ones too, and a night belongs to the month of the ground', () => {
    const night = { startDate: '2026-03-31T23:30:00Z', endDate: '2026-04-01T01:00:00Z' }
    const months = playByMonth(played([logged('match', '2026-03-31', night)]), period)
    expect(months.map(({ matchHours }) => matchHours)).toEqual([0, 0, 1.5])
  })

  it('hold every hour that was played, whatever is played when', () => {
    const day = fc.integer({ min: 0, max: 71 }).map((n) => addDays(period.from, n))
    const session = fc.record({ day, name: fc.constantFrom('match' as const, 'training' as const) })
    fc.assert(
      fc.property(fc.array(session), (all) => {
        const sessions = played(all.map((one, n) => logged(one.name, one.day, { id: String(n) })))
        const { use, months } = playOfPitch({ ...ask, sessions })
        const hours = (months ?? []).reduce((sum, one) => sum + one.matchHours + one.trainingHours, 0)
        expect(hours).toBe(2 * all.length)
        expect((use?.matchHours ?? 0) + (use?.trainingHours ?? 0)).toBe(hours)
      }),
    )
  })
})

describe('what the use comes to', () => {
  const of = (pitchId: string, more: object = {}) => ({
    ...playOfPitch({ ...ask, pitchId, totals }),
    ...more,
  })

  it('adds up what is known, and says when that is not all', () => {
    const facts = playFacts([of('a'), of('b', { use: null })])
    expect(facts).toMatchObject({ hours: 6, complete: false, most: { pitchId: 'a', hours: 6 }, year: null })
  })

  it('holds a year against the year before only for pitches that know both', () => {
    const before = { matches: 1, trainings: 0, matchHours: 2, trainingHours: 0 }
    const { year } = playFacts([of('a', { before }), of('b')])
    expect(year).toEqual({ hours: 6, before: 2, share: 2, pitches: 1 })
    expect(playFacts([of('a', { before: { ...before, matchHours: 0 } })]).year?.share).toBeNull()
  })
})
