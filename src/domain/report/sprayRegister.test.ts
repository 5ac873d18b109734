import { describe, expect, it } from 'vitest'
import type { Activity, FieldValue } from '../activity.ts'
import { shedOf } from '../shed.ts'
import type { Supply } from '../supply.ts'
import { sprayRegister } from './sprayRegister.ts'

const supply = (id: string, more: Partial<Supply> = {}): Supply => ({
  id,
  name: id,
  available: 0,
  action: { unit: 'l' },
  group: 'fungicide',
  activities: [],
  ...more,
})
const shed = shedOf({
  supplies: [supply('fungicide', { registrationNumber: 'MAPP 1', reEntryHours: 12 }), supply('wetter')],
  cocktails: [
    {
      id: 'mix',
      name: 'Mix',
      method: 'spray',
      waterRate: 400,
      items: [
        { supplyId: 'fungicide', rate: 2, rateUnit: 'l/ha' },
        { supplyId: 'wetter', rate: 10, rateUnit: 'l/ha' },
      ],
      notes: undefined,
      updatedAt: undefined,
    },
  ],
})
const spraying = (fields: FieldValue[], more: Partial<Activity> = {}): Activity => ({
  id: 'a1',
  activityName: 'spraying',
  status: 'completed',
  startDate: '2026-03-17T07:15:00Z',
  endDate: '2026-03-17T08:30:00Z',
  fields,
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['u1'],
  ...more,
})
const register = (works: Activity[]) =>
  sprayRegister(works, { shed, areas: new Map([['p1', 7000]]), timeZone: 'Europe/London' })
const everything: FieldValue[] = [
  { key: 'product', value: [{ id: 'fungicide', rate: 2, rateUnit: 'l/ha', quantity: 1.4 }] },
  { key: 'waterRate', value: 400 },
  { key: 'nozzle', value: 'Air induction 03' },
  { key: 'windSpeed', value: 2.4 },
  { key: 'temperature', value: 9 },
  { key: 'windSpeedEnd', value: 3.1 },
  { key: 'temperatureEnd', value: 10.5 },
  { key: 'growthStage', value: 'BBCH 29' },
  { key: 'reason', value: ['disease'] },
]

describe('the spray register', () => {
  it('holds every field the law asks for', () => {
    expect(register([spraying(everything)])).toEqual([
      expect.objectContaining({
        operatorIds: ['u1'],
        area: 0.7,
        rate: 2,
        rateUnit: 'l/ha',
        total: 1.4,
        waterRate: 400,
        water: 280,
        nozzle: 'Air induction 03',
        weather: expect.objectContaining({ windSpeed: 2.4, temperature: 9, cloud: undefined }),
        weatherEnd: expect.objectContaining({ windSpeed: 3.1, temperature: 10.5 }),
        growthStage: 'BBCH 29',
        reasons: ['disease'],
        reEntry: '2026-03-17T20:30:00Z',
        missing: [],
      }),
    ])
  })

  it('says what nobody recorded, and makes nothing up', () => {
    const [entry] = register([
      spraying([{ key: 'product', value: [{ id: 'gone', rate: 2, rateUnit: 'l/ha' }] }], { userIds: [] }),
    ])
    expect(entry?.missing).toEqual([
      'operator',
      'product',
      'registration',
      'total',
      'water',
      'nozzle',
      'weather',
      'weatherEnd',
      'reason',
      'reEntry',
    ])
    expect(entry).toMatchObject({ water: undefined, total: undefined, area: 0.7 })
  })

  it('takes a cocktail apart, each product with its own rate and total', () => {
    const entries = register([
      spraying([{ key: 'product', value: [{ cocktailId: 'mix', rate: 400, rateUnit: 'l/ha' }] }]),
    ])
    expect(entries.map(({ supply: product, rate, total }) => [product?.id, rate, total])).toEqual([
      ['fungicide', 2, 1.4],
      ['wetter', 10, 7],
    ])
  })

  it('shows a spraying without product, and one whose cocktail is gone, as the gap they are', () => {
    const gone = [
      { key: 'product', value: [{ cocktailId: 'lost', rate: 400, rateUnit: 'l/ha' }] },
    ] as FieldValue[]
    for (const fields of [[], gone])
      expect(register([spraying(fields)])).toEqual([
        expect.objectContaining({ supply: undefined, rate: undefined, total: undefined }),
      ])
  })

  it('does not take the pitch for the area of a section', () => {
    expect(register([spraying(everything, { sectionIds: ['s1'] })])[0]).toMatchObject({
      area: undefined,
      missing: ['area'],
    })
  })

  it('reads a re-entry time of a clock as of the ground, next day when it has passed', () => {
    const [entry] = register([
      spraying([...everything, { key: 'reEntry', value: '06:00' }], {
        startDate: '2026-04-14T17:00:00Z',
        endDate: '2026-04-14T18:00:00Z',
      }),
    ])
    expect(entry?.reEntry).toBe('2026-04-15T05:00:00Z')
  })

  it('leaves out what was only planned or called off, and stands in the order of time', () => {
    const works = [
      spraying(everything, { id: 'b', startDate: '2026-03-20T07:00:00Z' }),
      spraying(everything, { id: 'c', status: 'planned' }),
      spraying(everything, { id: 'd', status: 'cancelled' }),
      spraying(everything, { id: 'a', startDate: '2026-03-02T07:00:00Z' }),
    ]
    expect(register(works).map(({ work }) => work.id)).toEqual(['a', 'b'])
  })
})
