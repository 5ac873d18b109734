import { describe, expect, it } from 'vitest'
import { machinesOf, productsOf } from '../domain/activity.ts'
import { ACTIVITY_NAMES } from '../domain/activityName.ts'
import { isQuantity } from '../lib/units.ts'
import { activityFields, actualMinutes, fuel } from './configuration/activityFields.ts'
import { addDays, daysFrom, weekday } from './groundTime.ts'
import { CLUBS, clubsOf } from './seed/clubs.ts'
import { daysOffOn } from './seed/daysOff.ts'
import { fixturesOf } from './seed/fixtures.ts'
import { seedsBetween } from './seed/seededActivities.ts'
import { cocktailSeeds, equipmentSeeds, supplySeeds } from './seed/storage.ts'

const TODAY = '2026-04-14'
const riverside = clubsOf('usual').get('riverside-fc')
const year = seedsBetween(riverside, '2025-04-14', addDays(TODAY, 14), TODAY)

describe('the seeds agree with each other', () => {
  it('every type of work but matches and trainings occurs in a year', () => {
    const names = new Set(year.map(({ activityName }) => activityName))
    expect(ACTIVITY_NAMES.filter((name) => !names.has(name))).toEqual(['training', 'match'])
  })

  it('what is done with a machine over the pitch is asked what is common to it (activity-fields.md)', () => {
    const over = ['passes', 'direction', 'speed']
    const into = [...over, 'debris']
    const asked = {
      mowing: over,
      rolling: over,
      brushing: over,
      scarification: into,
      aeration: into,
      verticutting: into,
      grooming: into,
      raking: into,
    }
    for (const name of ACTIVITY_NAMES.filter((one) => one in asked)) {
      const keys = activityFields(name).map(({ key }) => key)
      expect(keys, name).toEqual(expect.arrayContaining(asked[name as keyof typeof asked]))
      expect(new Set(keys).size, name).toBe(keys.length)
    }
    expect(activityFields('growLights').find(({ key }) => key === 'heated')?.type).toBe('boolean')
  })

  it('every answer belongs to a field of its type, and every choice to its options', () => {
    const faults = new Set<string>()
    for (const club of CLUBS.filter(({ pitches }) => pitches.length > 0)) {
      for (const { activityName, fields } of seedsBetween(club, '2025-04-14', TODAY, TODAY)) {
        const known = [
          ...ACTIVITY_NAMES.filter((name) => name === activityName).flatMap(activityFields),
          actualMinutes,
          fuel,
        ]
        for (const { key, value } of fields) {
          const field = known.find((candidate) => candidate.key === key)
          if (!field) faults.add(`${activityName}.${key}`)
          const words = field?.options?.map((option) => option.value)
          const chosen = [value].flat().filter((word) => typeof word === 'string')
          if (words)
            for (const word of chosen) if (!words.includes(word)) faults.add(`${activityName}.${key}=${word}`)
          if (
            typeof value === 'number' &&
            field &&
            ((field.min ?? value) > value || (field.max ?? value) < value)
          )
            faults.add(`${activityName}.${key}=${value}`)
        }
      }
    }
    expect([...faults]).toEqual([])
  })

  it('a machine that was checked and found ready has passed what was looked at', () => {
    const ready = year.filter(({ fields }) =>
      fields.some(({ key, value }) => key === 'statusAfter' && value === 'ready'),
    )
    const failed = ready.flatMap(({ fields }) => fields.filter(({ value }) => value === false))
    expect(ready.length).toBeGreaterThan(0)
    expect(new Set(failed.map(({ key }) => key))).toEqual(new Set())
  })

  it('every quantity of a field has a unit', () => {
    const quantities = ACTIVITY_NAMES.flatMap(activityFields).flatMap(({ quantity }) => quantity ?? [])
    expect(quantities.filter((quantity) => !isQuantity(quantity))).toEqual([])
  })

  it('machines, products and mixes that were used exist', () => {
    const machines = new Set(equipmentSeeds(riverside).map(({ id }) => id))
    const products = new Set(supplySeeds(riverside, TODAY).map(({ id }) => id))
    const mixes = new Set(cocktailSeeds(riverside).map(({ id }) => id))
    expect(year.flatMap(machinesOf).filter(({ id }) => !machines.has(id))).toEqual([])
    expect(
      year
        .flatMap(productsOf)
        .filter(({ id, cocktailId }) =>
          cocktailId === undefined ? !products.has(id ?? '') : !mixes.has(cocktailId),
        ),
    ).toEqual([])
    expect(
      cocktailSeeds(riverside)
        .flatMap(({ items }) => items)
        .filter(({ supplyId }) => !products.has(supplyId)),
    ).toEqual([])
  })

  it('nobody works who is off, and nobody on a Sunday', () => {
    const broken = year.filter(({ startDate, userIds }) => {
      const off = daysOffOn(startDate.slice(0, 10)).map(({ user }) => user)
      return weekday(startDate.slice(0, 10)) === 7 || userIds.some((id) => off.includes(id))
    })
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  it('nobody is in two places at once, and no machine is lent twice', () => {
    const attended = year.filter(
      ({ activityName, status }) =>
        status !== 'cancelled' &&
        !['irrigation', 'growLights', 'coolingFans', 'renovation'].includes(activityName),
    )
    const byDay = Map.groupBy(attended, ({ startDate }) => startDate.slice(0, 10))
    const clashes = new Set<string>()
    for (const jobs of byDay.values()) {
      for (const [index, one] of jobs.entries()) {
        for (const other of jobs.slice(index + 1)) {
          if (one.startDate >= other.endDate || other.startDate >= one.endDate) continue
          for (const id of one.userIds)
            if (other.userIds.includes(id))
              clashes.add(`${one.startDate} ${id} ${one.activityName} ${other.activityName}`)
        }
        if (one.activityName === 'maintenance') continue
        for (const { id } of machinesOf(one)) {
          const units = equipmentSeeds(riverside).find((machine) => machine.id === id)?.units ?? 0
          const inUse = jobs.filter(
            (other) =>
              other.startDate <= one.startDate &&
              other.activityName !== 'maintenance' &&
              other.endDate > one.startDate &&
              machinesOf(other).some((use) => use.id === id),
          )
          if (inUse.length > units)
            clashes.add(`${one.startDate} ${id} ${inUse.map(({ activityName }) => activityName).join()}`)
        }
      }
    }
    expect([...clashes]).toEqual([])
  })

  it('stock covers the next 14 days, but for white line paint and the blue that was miscounted', () => {
    const needs = new Map<string, number>()
    for (const activity of seedsBetween(riverside, TODAY, addDays(TODAY, 14), TODAY)) {
      if (activity.status !== 'planned' || activity.activityName === 'restock') continue
      for (const { id = '', quantity = 0 } of productsOf(activity))
        needs.set(id, (needs.get(id) ?? 0) + quantity)
    }
    const short = supplySeeds(riverside, TODAY).filter(
      ({ id, available }) => (needs.get(id) ?? 0) > available,
    )
    expect(short.map(({ name }) => name)).toEqual(['Line paint, white', 'Line paint, blue'])
  })

  it('no shelf held less than nothing in the year before, whatever the day, but for the miscounted blue', () => {
    const below = new Set<string>()
    for (const today of [
      '2026-01-06',
      '2026-03-19',
      TODAY,
      '2026-04-17',
      '2026-05-02',
      '2026-10-22',
      '2026-11-27',
    ]) {
      const shelves = new Map(supplySeeds(riverside, today).map(({ id, available }) => [id, available]))
      const done = seedsBetween(riverside, addDays(today, -365), addDays(today, -1), today).filter(
        ({ status }) => status !== 'cancelled',
      )
      for (const { activityName, fields } of done.toReversed())
        for (const { id = '', quantity = 0 } of productsOf({ fields })) {
          const before = (shelves.get(id) ?? 0) + (activityName === 'restock' ? -quantity : quantity)
          if (before < 0) below.add(`${id} on ${today}`)
          shelves.set(id, before)
        }
    }
    expect([...below].filter((one) => !one.startsWith('line-paint-blue'))).toEqual([])
  })

  it('no two sessions share a pitch, and none is on a pitch under renovation', () => {
    for (const club of CLUBS) {
      const fixtures = fixturesOf(club, '2025-08-01', '2026-07-31')
      const clashes = fixtures.filter((one) =>
        fixtures.some(
          (other) =>
            other !== one &&
            other.pitchId === one.pitchId &&
            other.startDate < one.endDate &&
            other.endDate > one.startDate,
        ),
      )
      expect(clashes.map(({ id }) => id)).toEqual([])
    }
    expect(
      fixturesOf(riverside, '2026-03-30', '2026-04-27').filter(({ pitchId }) => pitchId === 'training-6'),
    ).toEqual([])
  })

  it('the first team is at home every second Saturday at three in the afternoon', () => {
    const home = fixturesOf(riverside, '2026-03-01', '2026-04-30').filter(
      ({ kind, teamId }) => kind === 'match' && teamId === 'first-team',
    )
    expect(home.map(({ startDate }) => startDate)).toEqual([
      '2026-03-07T15:00:00',
      '2026-03-21T15:00:00',
      '2026-04-04T14:00:00',
      '2026-04-18T14:00:00',
    ])
  })

  it('in a league, whoever is at home to a club is not at home to it in its own place the same day', () => {
    const clubs = CLUBS.filter(({ leagueId }) => leagueId !== undefined)
    for (const day of daysFrom('2026-09-01', '2026-10-31').filter((date) => weekday(date) === 5)) {
      const pairs = clubs.flatMap((club) =>
        fixturesOf(club, day, day).map(({ name }) => [club.company.name, name.slice(2)]),
      )
      expect(pairs).toHaveLength(4)
      expect(new Set(pairs.flat()).size).toBe(8)
    }
  })
})
