import { describe, expect, it } from 'vitest'
import { machinesOf } from '../domain/activity.ts'
import { calls, MARTA } from './calls.ts'
import { addDays, daysFrom } from './groundTime.ts'
import { clubsOf } from './seed/clubs.ts'
import { daysOffOn } from './seed/daysOff.ts'
import { fixturesOf } from './seed/fixtures.ts'
import { type Seed, seedsBetween } from './seed/seededActivities.ts'
import { equipmentSeeds } from './seed/storage.ts'

const TODAY = '2026-04-14'
const large = clubsOf('large').get('riverside-fc')
const usual = clubsOf('usual').get('riverside-fc')
const UNATTENDED = ['irrigation', 'growLights', 'coolingFans', 'renovation']
const window = seedsBetween(large, addDays(TODAY, -10), addDays(TODAY, 10), TODAY)
const attended = window.filter(
  ({ activityName, status }) => status !== 'cancelled' && !UNATTENDED.includes(activityName),
)

const pairsAtOnce = (jobs: readonly Seed[]): [Seed, Seed][] =>
  jobs.flatMap((one, n) =>
    jobs
      .slice(n + 1)
      .filter((other) => one.startDate < other.endDate && other.startDate < one.endDate)
      .map((other): [Seed, Seed] => [one, other]),
  )

describe('the large club', () => {
  it('has 40 pitches, 60 people and 50,000 jobs a year', () => {
    expect(large.pitches).toHaveLength(40)
    expect(large.users).toHaveLength(60)
    for (const rows of [large.pitches, large.users, large.teams, large.sections])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const year = seedsBetween(large, addDays(TODAY, -364), TODAY, TODAY).length
    expect(year).toBeGreaterThan(49_000)
    expect(year).toBeLessThan(51_000)
    expect(window.length).toBeGreaterThan(2_800)
    expect(new Set(window.map(({ id }) => id)).size).toBe(window.length)
  })

  it('has people who are nowhere twice and do not work on leave', () => {
    const days = Map.groupBy(attended, ({ startDate }) => startDate.slice(0, 10))
    const twice = [...days.values()]
      .flatMap(pairsAtOnce)
      .flatMap(([one, other]) =>
        one.userIds.filter((id) => other.userIds.includes(id)).map((id) => `${id} ${one.id} ${other.id}`),
      )
    expect(twice).toEqual([])
    const onLeave = window.filter(({ startDate, userIds }) => {
      const off = daysOffOn(startDate.slice(0, 10), large.crews).map(({ user }) => user)
      return userIds.some((id) => off.includes(id))
    })
    expect(onLeave).toEqual([])
    // Where nobody could step in there is work to give out, but not much of it.
    const nobody = attended.filter(({ userIds }) => userIds.length === 0).length
    expect(nobody).toBeGreaterThan(0)
    expect(nobody).toBeLessThan(window.length / 20)
  })

  it('has a machine for everybody who needs one', () => {
    const units = new Map(equipmentSeeds(large).map((machine) => [machine.id, machine.units]))
    const lent = attended.filter(({ activityName }) => activityName !== 'maintenance')
    const tooFew = lent.filter((one) =>
      machinesOf(one).some(({ id }) => {
        const users = lent.filter(
          (other) =>
            other.startDate <= one.startDate &&
            other.endDate > one.startDate &&
            machinesOf(other).some((use) => use.id === id),
        )
        return users.length > (units.get(id) ?? 0)
      }),
    )
    expect(tooFew.map(({ id }) => id)).toEqual([])
  })

  it('has one use of a pitch at a time', () => {
    const fixtures = fixturesOf(large, '2026-04-01', '2026-04-30')
    const keys = fixtures.map(({ id }) => id)
    expect(new Set(keys).size).toBe(keys.length)
    expect(fixtures.length).toBeGreaterThan(300)
    expect(fixtures.filter(({ pitchId }) => !large.pitches.some(({ id }) => id === pitchId))).toEqual([])
  })

  it('leaves the usual club as it is', () => {
    const [from, to] = [addDays(TODAY, -10), addDays(TODAY, 10)]
    const own = new Set(seedsBetween(usual, from, to, TODAY).map(({ id }) => id))
    const there = new Map(window.map((seed) => [seed.id, seed]))
    for (const seed of seedsBetween(usual, from, to, TODAY)) expect(there.get(seed.id)).toEqual(seed)
    expect(own.size).toBeLessThan(600)
    for (const day of daysFrom(from, to)) expect(daysOffOn(day).length).toBeLessThan(5)
  })

  it('tells hours of play to the minute: what each pitch rounds, forty of them would multiply', async () => {
    const call = await calls({ seed: 'large' }).as(MARTA)
    const period = 'start_date=2026-02-01T00:00:00&end_date=2026-03-14T23:59:59'
    const read = async (path: string) => (await call('GET', `/pitches/training-8${path}?${period}`)).body
    const { totals } = (await read('/report')) as { totals: Record<string, number> }
    const rows = (await read('/activities-report')) as { activityName: string; hours: number }[]
    expect(totals['matchHours']).toBe(rows.find(({ activityName }) => activityName === 'match')?.hours)
  })

  it('answers with the same for everybody who asks', async () => {
    const path = '/activities?start_date=2026-04-04&end_date=2026-04-24'
    const answers = await Promise.all(
      [0, 1].map(async () => (await (await calls({ seed: 'large' }).as(MARTA))('GET', path)).body),
    )
    expect(answers[0]).toEqual(answers[1])
    expect((answers[0] as unknown[]).length).toBeGreaterThan(2_800)
  })
})
