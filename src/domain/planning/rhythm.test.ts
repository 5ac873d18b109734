import { describe, expect, it } from 'vitest'
import { addDays } from '../groundTime.ts'
import { daysWhenDue, formerMonths, isOverdue, rhythmsOf } from './rhythm.ts'
import { at, work } from './samples.ts'

const now = new Date('2026-04-14T08:00:00Z')
const london = 'Europe/London'
const atNow = { now, timeZone: london }
const inSeason = { ...atNow, since: '2026-02-10' }
const pitches = [{ id: 'stadium' }]
/** Completed work so many days ago. */
const done = (daysAgo: readonly number[], type = 'mowing', pitch = 'stadium') =>
  daysAgo.map((days) => {
    const day = addDays('2026-04-14', -days)
    return work(`${type} ${pitch} ${days}`, type, at('08:00', day), at('09:00', day), {
      status: 'completed',
      pitchIds: [pitch],
    })
  })

describe('the rhythm of a club', () => {
  it('knows from the club itself that mowing every other day has waited five', () => {
    expect(rhythmsOf(done([5, 7, 9, 11]), pitches, atNow).filter(isOverdue)).toEqual([
      {
        pitchId: 'stadium',
        activityName: 'mowing',
        medianDays: 2,
        basis: 'thisMonth',
        intervals: 3,
        lastDone: '2026-04-09T08:00:00Z',
        daysSince: 5,
        ratio: 2.5,
      },
    ])
  })

  it('says nothing before 1.4 times the usual interval, or from fewer than three intervals', () => {
    expect(rhythmsOf(done([6, 11, 16, 21]), pitches, atNow).filter(isOverdue)).toEqual([])
    expect(rhythmsOf(done([7, 12, 17, 22]), pitches, atNow).filter(isOverdue)).toHaveLength(1)
    expect(rhythmsOf(done([9, 11, 13]), pitches, atNow).filter(isOverdue)).toEqual([])
  })

  it('prefers the rhythm of the same month to that of winter', () => {
    const winter = [40, 50, 60, 70, 80, 90]
    const april = [3, 4, 5, 6, 7]
    expect(rhythmsOf(done([...april, ...winter]), pitches, atNow)[0]?.medianDays).toBe(1)
    expect(rhythmsOf(done([20, ...winter]), pitches, atNow)[0]?.medianDays).toBe(10)
  })

  it('learns from this month of former years before all else, and says so', () => {
    // Aprils of 2024 and 2025 every fourth day; this year every second.
    const former = [368, 372, 376, 733, 737, 741]
    const [first] = rhythmsOf(done([5, 7, 9, 11, ...former]), pitches, inSeason)
    expect(first).toMatchObject({ basis: 'formerYears', intervals: 4, medianDays: 4, daysSince: 5 })
    const [few] = rhythmsOf(done([5, 7, 9, 11, 368, 372]), pitches, inSeason)
    expect(few).toMatchObject({ basis: 'thisMonth', intervals: 3, medianDays: 2 })
  })

  it('counts no interval across days that nobody looked at, and misses nothing of a former season', () => {
    expect(rhythmsOf(done([20, 40, 300]), pitches, inSeason)).toEqual([])
    expect(rhythmsOf(done([30, 40, 50, 60, 300]), pitches, inSeason)[0]).toMatchObject({
      basis: 'all',
      intervals: 3,
      medianDays: 10,
    })
    expect(rhythmsOf(done([365, 367, 369, 371, 373]), pitches, inSeason)).toEqual([])
  })

  it('looks at the same month of two years and the three weeks before it', () => {
    expect(formerMonths('2026-04-14')).toEqual([
      { from: '2024-03-11', to: '2024-04-30' },
      { from: '2025-03-11', to: '2025-04-30' },
    ])
    expect(formerMonths('2026-02-28')[0]).toEqual({ from: '2024-01-11', to: '2024-02-29' })
  })

  it('does not miss the lamps all summer', () => {
    expect(rhythmsOf(done([60, 63, 66, 69, 72], 'growLights'), pitches, atNow)).toEqual([])
  })

  it('takes two passes of a morning for one, and leaves out what is not done, elsewhere, or being renovated', () => {
    const twice = done([4, 6, 8, 10]).flatMap((one) => [
      one,
      { ...one, id: `${one.id} again`, startDate: one.startDate.replace('08:', '10:') },
    ])
    expect(rhythmsOf(twice, pitches, atNow)[0]?.medianDays).toBe(2)
    expect(
      rhythmsOf(
        done([4, 6, 8, 10]).map((one) => ({ ...one, status: 'planned' })),
        pitches,
        atNow,
      ),
    ).toEqual([])
    expect(rhythmsOf(done([4, 6, 8, 10], 'mowing', 'gone'), pitches, atNow)).toEqual([])
    const renovation = work('r', 'renovation', at('07:00', '2026-04-12'), at('07:00', '2026-05-12'))
    expect(rhythmsOf([...done([4, 6, 8, 10]), renovation], pitches, atNow)).toEqual([])
  })

  it('counts days as people do, whatever the hour', () => {
    const evenings = done([3, 6, 9, 12]).map((one) => ({
      ...one,
      startDate: one.startDate.replace('T08:', 'T17:'),
    }))
    const [late] = rhythmsOf(done([3, 6, 9, 12]), pitches, {
      ...atNow,
      now: new Date('2026-04-14T21:30:00Z'),
    })
    expect(late).toMatchObject({ daysSince: 3, medianDays: 3 })
    const [early] = rhythmsOf(evenings, pitches, { ...atNow, now: new Date('2026-04-14T04:00:00Z') })
    expect(early).toMatchObject({ daysSince: 3, medianDays: 3 })
  })
})

describe('the days on which a rhythm asks for work', () => {
  const due = (medianDays: number, planned: string[] = []) =>
    Array.from({ length: 12 }, (_, at) => addDays('2026-04-14', at)).filter(
      (day) =>
        daysWhenDue({ lastDone: '2026-04-12T08:00:00Z', medianDays }, planned, day, london) !== undefined,
    )

  it('come again after every interval, weeks ahead too', () => {
    expect(due(5)).toEqual(['2026-04-17', '2026-04-22'])
    expect(due(2.5)).toEqual(['2026-04-15', '2026-04-17', '2026-04-20', '2026-04-22', '2026-04-25'])
    expect(due(0.5)).toHaveLength(12)
  })

  it('go by what is planned before, and need no work that is planned then or soon after', () => {
    expect(due(5, ['2026-04-16'])).toEqual(['2026-04-21'])
    expect(due(5, ['2026-04-18'])).toEqual(['2026-04-23'])
    expect(due(5, ['2026-04-20', '2026-04-01'])).toEqual(['2026-04-17', '2026-04-25'])
    expect(
      daysWhenDue({ lastDone: '2026-04-12T08:00:00Z', medianDays: 5 }, ['2026-04-16'], '2026-04-21', london),
    ).toBe(5)
  })

  it('are not the day itself on which it was done, by the clock at the ground', () => {
    const done = { lastDone: '2026-04-13T23:30:00Z', medianDays: 1 }
    expect(daysWhenDue(done, [], '2026-04-14', london)).toBeUndefined()
    expect(daysWhenDue(done, [], '2026-04-14', 'America/New_York')).toBe(1)
  })
})
