import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import type { Fixture } from '../fixture.ts'
import { CELLS, COLUMNS, gridValues, ROWS } from '../grid.ts'
import {
  cellsOver,
  entriesOf,
  isJunior,
  isWet,
  playOf,
  proposeSwap,
  totalLoad,
  usualCapacity,
  WEAR_WEIGHTS,
  wearEntries,
  type WearEntry,
  wearGrid,
} from './wearLedger.ts'
import { busiestShare, type WearZone, zoneShares } from './wearMap.ts'

const ZONES: WearZone[] = ['match', 'whole', 'goalmouths', 'centre', 'touchlines', 'warmUp']
const LONDON = 'Europe/London'

const fixture = (change: Partial<Fixture> = {}): Fixture => ({
  id: 'f1',
  name: 'First team training',
  startDate: '2026-04-14T09:30:00Z',
  endDate: '2026-04-14T11:00:00Z',
  kind: 'training',
  pitchId: 'a',
  teamId: undefined,
  ...change,
})
const activity = (change: Partial<Activity> = {}): Activity => ({
  id: 'x1',
  taskId: undefined,
  activityName: 'training',
  name: undefined,
  status: 'completed',
  startDate: '2026-04-14T09:30:00Z',
  endDate: '2026-04-14T11:00:00Z',
  fields: [],
  pitchIds: ['a'],
  sectionIds: [],
  userIds: [],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...change,
})
const entry = (change: Partial<WearEntry> = {}): WearEntry => ({
  id: 'e',
  source: 'fixture',
  name: '',
  pitchId: 'a',
  kind: 'training',
  zone: 'whole',
  start: '2026-04-14T09:30:00Z',
  end: '2026-04-14T11:00:00Z',
  day: '2026-04-14',
  hours: 1.5,
  wet: false,
  load: 1,
  ...change,
})

describe('the wear map', () => {
  it.each(ZONES)('%s shares all of its play out and looks the same from both ends', (zone) => {
    const shares = zoneShares(zone)
    expect(shares).toHaveLength(CELLS)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    for (let cell = 0; cell < CELLS; cell++) {
      expect(shares[cell]).toBeGreaterThan(0)
      // Turned by half a circle: the assistant referees run along opposite touchlines.
      expect(shares[cell]).toBeCloseTo(shares[CELLS - 1 - cell] ?? -1, 12)
    }
  })

  it('wears the goal mouths of a match most and its corners least', () => {
    const shares = zoneShares('match')
    const at = (row: number, column: number) => shares[row * COLUMNS + column] ?? 0
    expect(at(5, 0)).toBeGreaterThan(at(5, 8))
    expect(at(5, 8)).toBeGreaterThan(at(2, 4))
    expect(at(11, 0)).toBeLessThan(at(5, 4))
  })
})

describe('the wear ledger', () => {
  const anyEntry = fc
    .record({
      zone: fc.constantFrom(...ZONES),
      load: fc.double({ min: 0, max: 12, noNaN: true }),
    })
    .map((change) => entry(change))

  it('paints every hour somewhere and none twice', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 20 }), (entries) => {
        const painted = gridValues(wearGrid(entries)).reduce((sum, value) => sum + value, 0) * busiestShare()
        expect(painted).toBeCloseTo(totalLoad(entries), 8)
      }),
    )
  })

  it('adds up: two weeks painted together are their sum, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (first, second) => {
        const [a, b] = [wearGrid(first), wearGrid(second)]
        const both = wearGrid([...second, ...first])
        for (let row = 0; row < ROWS; row++)
          for (let column = 0; column < COLUMNS; column++)
            expect(both[row]?.[column]).toBeCloseTo((a[row]?.[column] ?? 0) + (b[row]?.[column] ?? 0), 8)
      }),
    )
  })

  it('counts an hour of match as an hour where it wears most', () => {
    expect(Math.max(...gridValues(wearGrid([entry({ zone: 'match', load: 1 })])))).toBeCloseTo(1, 12)
  })

  it('weighs play by its kind and by a wet day', () => {
    const plays = playOf(
      [],
      [
        fixture({ id: 'm', kind: 'match', name: 'v Millbrook', endDate: '2026-04-14T11:30:00Z' }),
        fixture({ id: 't', pitchId: 'b' }),
        fixture({ id: 'j', pitchId: 'c', name: 'U16 v Larkfield', kind: 'match' }),
      ],
      LONDON,
    )
    const dry = wearEntries(plays, WEAR_WEIGHTS, new Map([['2026-04-14', { rain: 0.2 }]]))
    expect(dry.map(({ id, load }) => [id, load])).toEqual([
      ['j', 0.75],
      ['m', 2],
      ['t', expect.closeTo(1.05, 9)],
    ])
    const wet = wearEntries(plays, WEAR_WEIGHTS, new Map([['2026-04-14', { rain: 9 }]]))
    expect(totalLoad(wet)).toBeCloseTo(1.5 * totalLoad(dry), 9)
    expect(wearEntries(plays, WEAR_WEIGHTS, new Map())[0]?.wet).toBeUndefined()
  })

  it('takes a moist soil for a wet day, and nothing for unknown', () => {
    expect(isWet({ rain: 0, moisture: 40 })).toBe(true)
    expect(isWet({ moisture: 20 })).toBe(false)
    expect(isWet({})).toBeUndefined()
  })

  it('counts play once that was booked and logged', () => {
    expect(playOf([activity()], [fixture()], LONDON).map(({ id }) => id)).toEqual(['x1'])
    expect(
      playOf([activity()], [fixture({ pitchId: 'b' })], LONDON)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['f1', 'x1'])
  })

  it('counts nothing that was not played', () => {
    const postponed = { fields: [{ key: 'outcome', value: 'postponed' }], activityName: 'match' }
    expect(playOf([activity({ status: 'cancelled' }), activity(postponed)], [], LONDON)).toEqual([])
    expect(playOf([], [fixture({ kind: 'other' }), fixture({ pitchId: undefined })], LONDON)).toEqual([])
  })

  it('counts a booking of days, or one that ends before it starts, as no more than a person can play', () => {
    const hours = (endDate: string) => playOf([], [fixture({ endDate })], LONDON)[0]?.hours
    expect(hours('2026-04-20T11:00:00Z')).toBe(6)
    expect(hours('2026-04-14T08:00:00Z')).toBe(0)
  })

  it('takes from a logged match what was played and its warm-up', () => {
    const match = activity({
      activityName: 'match',
      endDate: '2026-04-14T11:30:00Z',
      fields: [
        { key: 'playedMinutes', value: 90 },
        { key: 'warmUpStart', value: '09:50' },
        { key: 'kickOff', value: '10:30' },
      ],
    })
    expect(playOf([match], [], LONDON).map(({ kind, hours }) => [kind, hours])).toEqual([
      ['match', 1.5],
      ['warmUp', expect.closeTo(2 / 3, 9)],
    ])
  })

  it('knows juniors by their age', () => {
    expect(['U16 v Larkfield', 'Girls U15 training', 'under 12', 'U-9'].map(isJunior)).not.toContain(false)
    expect(['U18 training', 'First team', 'Queensferry', 'U21', 'Blau16'].map(isJunior)).not.toContain(true)
  })

  it('ends a week on its last day', () => {
    const days = ['2026-04-07', '2026-04-08', '2026-04-14', '2026-04-15']
    expect(
      entriesOf(
        days.map((day) => entry({ day })),
        'a',
        '2026-04-14',
        7,
      ).map(({ day }) => day),
    ).toEqual(['2026-04-08', '2026-04-14'])
  })

  it('finds the cells to rest', () => {
    const grid = wearGrid([entry({ zone: 'match', load: 5 })])
    expect(cellsOver(grid, 5)).toEqual(new Set())
    expect(cellsOver(grid, 4.9).size).toBeGreaterThan(0)
  })

  it('knows no capacity of a pitch without turf', () => {
    expect(usualCapacity('artificial')).toBeNull()
    expect(usualCapacity('hybrid')).toBeGreaterThan(usualCapacity(undefined) ?? 0)
  })
})

describe('the proposal to swap', () => {
  const now = '2026-04-14T05:31:00Z'
  const pitches = [
    { id: 'a', kind: 'training', capacity: 4 },
    { id: 'b', kind: 'training', capacity: 4 },
    { id: 'c', kind: 'training', capacity: 4 },
    { id: 'ground', kind: 'stadium', capacity: 8 },
  ] as const
  const before = entry({
    id: 'old',
    day: '2026-04-12',
    start: '2026-04-12T10:00:00Z',
    end: '2026-04-12T11:00:00Z',
  })
  const next = entry({ id: 'next', load: 1 })
  const propose = (entries: WearEntry[], work: Activity[] = []) =>
    proposeSwap(entries, pitches, { pitchId: 'a', now, work }, LONDON)

  it('moves the next training to the pitch that bears least', () => {
    const found = propose([{ ...before, load: 3.5 }, next, { ...before, pitchId: 'b', load: 2 }])
    expect(found).toMatchObject({ to: 'c', before: 4.5 / 4, after: 1 / 4 })
    expect(found?.training.id).toBe('next')
  })

  it('leaves it where it is while the pitch bears it', () => {
    expect(propose([{ ...before, load: 1 }, next])).toBeUndefined()
  })

  it('sends nobody to a pitch that is in use, nor to one that is hardly easier', () => {
    const tired = { ...before, load: 3.5 }
    const busy = (pitchId: string) => entry({ id: `u${pitchId}`, pitchId, start: '2026-04-14T10:00:00Z' })
    expect(propose([tired, next, busy('b'), busy('c')])).toBeUndefined()
    const worn = (pitchId: string) => ({ ...tired, id: `w${pitchId}`, pitchId })
    expect(propose([tired, next, worn('b'), worn('c')])).toBeUndefined()
  })

  it('sends nobody to a pitch that is mown at that time', () => {
    const tired = { ...before, load: 3.5 }
    const job = (change: Partial<Activity>) =>
      activity({
        status: 'planned',
        activityName: 'mowing',
        pitchIds: ['b'],
        startDate: next.start,
        endDate: next.end,
        ...change,
      })
    expect(propose([tired, next], [job({})])?.to).toBe('c')
    expect(propose([tired, next], [job({}), job({ pitchIds: ['c'] })])).toBeUndefined()
    for (const free of [job({ status: 'cancelled' }), job({ activityName: 'gardening' })])
      expect(propose([tired, next], [free])?.to).toBe('b')
  })

  it('speaks of trainings to come, not of matches', () => {
    const tired = { ...before, load: 5 }
    expect(propose([tired, entry({ kind: 'match', zone: 'match' })])).toBeUndefined()
    expect(propose([tired, entry({ start: '2026-04-14T04:00:00Z' })])).toBeUndefined()
  })
})
