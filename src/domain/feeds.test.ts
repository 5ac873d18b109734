import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import {
  appliedFeeds,
  type Feed,
  feedToRepeat,
  kilogramsPerHectare,
  lastFedOf,
  nutrientsOfProducts,
  plannedFeeds,
  usesOf,
} from './feeds.ts'
import { type FeedWarning, feedWarnings, limitsOf } from './feedWarnings.ts'
import { shedOf } from './shed.ts'
import type { Supply } from './supply.ts'

const supply = (id: string, more: Partial<Supply>): Supply => ({
  id,
  name: id,
  available: 100,
  action: { unit: 'kg' },
  group: 'fertiliser',
  activities: [],
  ...more,
})
const coated = supply('coated', { analysis: { n: 15, p: 2, k: 12, mg: 1 } })
const iron = supply('iron', { analysis: { n: 0, p: 0, k: 0, fe: 20 }, action: { unit: 'l' } })
const shed = shedOf({
  supplies: [coated, iron],
  cocktails: [
    {
      id: 'mix',
      name: 'Mix',
      method: 'spray',
      items: [{ supplyId: 'coated', rate: 100, rateUnit: 'kg/ha' }],
    },
  ],
})
const use = (found: Supply | undefined, rate: number, rateUnit: 'kg/ha' | 'g/m2' | 'l/ha') => ({
  supply: found,
  rate,
  rateUnit,
  quantity: undefined,
})

describe('what a feed brings', () => {
  it('is the published 52.5 kg N/ha for 15-2-12 at 35 g/m² (agronomy 7.1)', () => {
    const { n, p, k, mg, fe } = nutrientsOfProducts([use(coated, 35, 'g/m2')])
    expect(n).toBeCloseTo(52.5, 9)
    expect(p).toBeCloseTo(7, 9)
    expect(k).toBeCloseTo(42, 9)
    expect(mg).toBeCloseTo(3.5, 9)
    expect(fe).toBeUndefined()
  })

  it('is unknown for litres of a product without a density, which is not nothing', () => {
    expect(kilogramsPerHectare({ rate: 10, rateUnit: 'l/ha' }, undefined)).toBeUndefined()
    expect(nutrientsOfProducts([use(iron, 10, 'l/ha')]).fe).toBeUndefined()
    expect(nutrientsOfProducts([use(undefined, 10, 'kg/ha')]).n).toBeUndefined()
  })

  it('is unknown at a rate that nobody can have given', () => {
    const [feed] = appliedFeeds(
      [
        {
          id: '1',
          date: '2026-03-01',
          pitchId: 'a',
          activityId: undefined,
          products: [
            { id: coated.id, cocktailId: undefined, rate: 4_000_000, rateUnit: 'kg/ha', quantity: undefined },
          ],
          n: undefined,
          p: undefined,
          k: undefined,
        },
      ],
      shed,
    )
    expect(feed?.products).toMatchObject([{ supply: coated, rate: undefined }])
    expect(feed?.nutrients.n).toBeUndefined()
  })

  it('turns the elements that a backend counts into what labels state', () => {
    const [feed] = appliedFeeds(
      [
        {
          id: '1',
          date: '2026-03-01',
          pitchId: 'a',
          activityId: undefined,
          products: [],
          n: 10,
          p: 4.364,
          k: 8.301,
        },
      ],
      shed,
    )
    expect(feed?.nutrients.p).toBeCloseTo(10, 2)
    expect(feed?.nutrients.k).toBeCloseTo(10, 2)
  })
})

describe('the same feed again', () => {
  const feed = (day: string, n: number | undefined, products: Feed['products'] = []): Feed => ({
    id: day,
    day,
    activityId: undefined,
    products,
    nutrients: { n, p: undefined, k: undefined, mg: undefined, fe: undefined },
  })

  it('is the last that brought nitrogen, neither iron after it nor what lies ahead', () => {
    const fed = [
      feed('2026-03-01', 20),
      feed('2026-03-27', 30),
      feed('2026-04-02', 0.4),
      feed('2026-05-01', 25),
    ]
    expect(lastFedOf(fed, '2026-04-14')?.day).toBe('2026-03-27')
    expect(lastFedOf(fed.slice(2, 3), '2026-04-14')).toBeUndefined()
    expect(feedToRepeat(fed.slice(2, 3), '2026-04-14')?.day).toBe('2026-04-02')
  })

  it('has every product whose rate is known, and a mix whole where its work is known', () => {
    const both = feed('2026-03-27', 30, [
      use(coated, 20, 'g/m2'),
      use(iron, 10, 'l/ha'),
      { ...use(coated, 0, 'g/m2'), rate: undefined },
    ])
    expect(usesOf(both, undefined)).toEqual([
      { id: 'coated', rate: 20, rateUnit: 'g/m2' },
      { id: 'iron', rate: 10, rateUnit: 'l/ha' },
    ])
    const mixed = {
      fields: [{ key: 'product', value: [{ cocktailId: 'mix', rate: 1, rateUnit: 'l/ha', quantity: 4 }] }],
    }
    expect(usesOf(both, mixed as Activity)).toEqual([{ cocktailId: 'mix', rate: 1, rateUnit: 'l/ha' }])
  })
})

describe('planned feeds', () => {
  const work = (id: string, more: Partial<Activity>): Activity => ({
    id,
    taskId: undefined,
    activityName: 'spreading',
    name: undefined,
    status: 'planned',
    startDate: '2026-05-01T07:00:00Z',
    endDate: '2026-05-01T08:00:00Z',
    fields: [{ key: 'product', value: [{ id: 'coated', rate: 20, rateUnit: 'g/m2' }] }] as Activity['fields'],
    pitchIds: ['a'],
    sectionIds: [],
    userIds: [],
    teamId: undefined,
    notes: undefined,
    recurrence: undefined,
    recurrenceId: undefined,
    createdBy: undefined,
    updatedAt: undefined,
    ...more,
  })
  const where = { pitchId: 'a', from: '2026-04-14', shed, dayOf: (time: string) => time.slice(0, 10) }

  it('are open spreading and spraying of this pitch that bring something, cocktails by their parts', () => {
    const cocktail = [{ key: 'product', value: [{ cocktailId: 'mix', rate: 1, rateUnit: 'kg/ha' }] }]
    const feeds = plannedFeeds(
      [
        work('late', { startDate: '2026-06-01T07:00:00Z' }),
        work('mix', { activityName: 'spraying', fields: cocktail as Activity['fields'] }),
        work('done', { status: 'completed' }),
        work('elsewhere', { pitchIds: ['b'] }),
        work('past', { startDate: '2026-04-13T07:00:00Z' }),
        work('seed', { activityName: 'overseeding' }),
        work('nothing', { fields: [] }),
      ],
      where,
    )
    expect(feeds.map(({ id, nutrients }) => [id, nutrients.n])).toEqual([
      ['mix', 15],
      ['late', 30],
    ])
  })
})

describe('warnings', () => {
  const feed = (day: string, n: number) => ({
    id: day,
    day,
    activityId: day,
    products: [],
    nutrients: { n, p: 0, k: 0, mg: undefined, fe: undefined },
  })
  const limits = limitsOf({ surface: 'natural', species: ['Lolium perenne'] }, {})
  const warn = (more: Partial<Parameters<typeof feedWarnings>[0]>): FeedWarning['kind'][] =>
    feedWarnings({
      planned: [],
      applied: [],
      limits,
      daily: [],
      risks: [],
      diseases: [],
      ...more,
    }).map(({ kind }) => kind)

  it('start with the limits of the literature, lower on sand, and follow the club where it set its own', () => {
    expect(limits).toEqual({ single: 50, monthly: 45, rain: 10, disease: 30 })
    expect(limitsOf({ surface: 'hybrid', species: [] }, { rain: 4 })).toMatchObject({ single: 25, rain: 4 })
  })

  it('speak of a dose or a month above its limit, not of one at it', () => {
    expect(warn({ planned: [feed('2026-05-10', 45)] })).toEqual([])
    expect(warn({ planned: [feed('2026-05-10', 50.1)] })).toEqual(['single', 'monthly'])
    expect(warn({ planned: [feed('2026-05-10', 20)], applied: [feed('2026-05-01', 26)] })).toEqual([
      'monthly',
    ])
    expect(warn({ planned: [feed('2026-05-10', 20)], applied: [feed('2026-04-30', 26)] })).toEqual([])
  })

  it('speak of heavy rain on the day or the next; rain that is not known warns of nothing', () => {
    const planned = [feed('2026-05-10', 20)]
    expect(warn({ planned, daily: [{ date: '2026-05-11', rain: 10 }] })).toEqual(['rain'])
    expect(warn({ planned, daily: [{ date: '2026-05-12', rain: 30 }] })).toEqual([])
    expect(warn({ planned, daily: [{ date: '2026-05-10', rain: undefined }] })).toEqual([])
  })

  it('speak of nitrogen while a disease that thrives on it is likely', () => {
    const risk = (diseaseId: string, level: 'high' | 'moderate') => ({
      date: '2026-05-10',
      diseaseId,
      risk: 0.8,
      level,
      forecast: true,
    })
    const known = { planned: [feed('2026-05-10', 20)], applied: [feed('2026-04-25', 15)] }
    expect(warn({ ...known, risks: [risk('microdochium-patch', 'high')] })).toEqual(['disease'])
    expect(warn({ ...known, risks: [risk('microdochium-patch', 'moderate')] })).toEqual([])
    expect(warn({ ...known, risks: [risk('dollar-spot', 'high')] })).toEqual([])
    expect(
      warn({
        planned: [feed('2026-05-10', 0.7)],
        applied: [feed('2026-04-25', 40)],
        risks: [risk('pythium-blight', 'high')],
      }),
    ).toEqual([])
    expect(warn({ ...known, applied: [], risks: [risk('microdochium-patch', 'high')] })).toEqual([])
    expect(
      warn({
        ...known,
        risks: [risk('7', 'high')],
        diseases: [{ id: '7', name: 'Patch', pathogen: 'Rhizoctonia solani' }],
      }),
    ).toEqual(['disease'])
  })
})
