import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from '../domain/activity.ts'
import type { Cocktail } from '../domain/cocktail.ts'
import type { Equipment } from '../domain/equipment.ts'
import { drawsOf } from '../domain/planning/draws.ts'
import { shedOf } from '../domain/shed.ts'
import type { Supply } from '../domain/supply.ts'
import { type Answer, calls, MARTA } from './calls.ts'

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Shed of one club: figures by id. */
async function shedNow(marta: Call) {
  const list = async <T>(path: string) => (await marta('GET', path)).body as T[]
  const supplies = await list<Supply>('/supplies')
  const machines = await list<Equipment>('/equipment')
  return {
    supplies,
    cocktails: await list<Cocktail>('/cocktails'),
    stock: new Map(supplies.map(({ id, available }) => [id, available])),
    hours: new Map(machines.map(({ id, hours = 0 }) => [id, hours])),
  }
}

/** As people type them: up to so much, with that many decimals. */
const typed = (most: number, decimals: number) =>
  fc.integer({ min: 0, max: most * 10 ** decimals }).map((n) => n / 10 ** decimals)
const rate = fc.record({
  rate: typed(90, 2),
  rateUnit: fc.constantFrom('kg/ha', 'l/ha', 'g/m2'),
})
const quantity = fc.option(typed(40, 4), { nil: undefined })
const use = fc
  .tuple(
    fc.oneof(
      // Kept by weight and by volume, with a density and without, and in pieces.
      fc.record({
        id: fc.constantFrom(
          'wetter-aqua-90',
          'sports-sand-0-2-0-7-mm',
          'coated-18-0-9',
          'bark-mulch',
          'calcium-lime',
        ),
      }),
      fc.record({ cocktailId: fc.constantFrom('iron-and-wetter', 'pre-seed', 'not-there') }),
    ),
    rate,
    quantity,
  )
  .map(([what, at, amount]) => ({ ...what, ...at, ...(amount === undefined ? {} : { quantity: amount }) }))

const content = fc
  .record({
    activityName: fc.constantFrom('spraying', 'spreading', 'restock', 'divoting'),
    pitchIds: fc.subarray(['stadium', 'training-1', 'training-2']),
    uses: fc.array(use, { maxLength: 3 }),
    hours: fc.array(typed(9, 4), { maxLength: 2 }),
    area: fc.option(typed(2, 4), { nil: null }),
  })
  .map(({ activityName, pitchIds, uses, hours, area }) => ({
    activityName,
    pitchIds,
    startDate: '2026-04-15T06:00:00',
    endDate: '2026-04-15T07:00:00',
    fields: [
      { key: 'product', value: uses },
      { key: 'machine', value: hours.map((one) => ({ id: 'sprayer-200-l', hours: one })) },
      ...(area === null ? [] : [{ key: 'area', value: area }]),
    ],
  }))
const status = fc.constantFrom('planned', 'in_progress', 'completed', 'cancelled')
const which = fc.nat(5)

/** What somebody does to the work of a day, or, last, to the shed meanwhile. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), content, status }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('complete' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('status' as const), which, status }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), which, content }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
)
const recipe = fc.record({ do: fc.constant('recipe' as const), rate: typed(50, 1) })
const density = fc.record({
  do: fc.constant('density' as const),
  density: typed(2, 2).map((more) => 0.5 + more),
})
type Act =
  | (typeof act extends fc.Arbitrary<infer T> ? T : never)
  | (typeof recipe extends fc.Arbitrary<infer T> ? T : never)
  | (typeof density extends fc.Arbitrary<infer T> ? T : never)

describe('stock and machine hours never drift', () => {
  let marta: Call
  let before: Awaited<ReturnType<typeof shedNow>>
  const { as, backend } = calls({ tokenLifetime: 86_400 })
  beforeAll(async () => {
    marta = await as(MARTA)
    before = await shedNow(marta)
  })

  /** Does it all, and answers with the work that is left. */
  async function run(acts: readonly Act[]): Promise<Activity[]> {
    await backend.reset()
    const work: Activity[] = []
    const put = async (at: number, change: object) => {
      const known = work[at % work.length]
      if (!known) return
      const { status: code, body } = await marta('PUT', `/activities/${known.id}`, { ...known, ...change })
      expect(code, JSON.stringify(body)).toBe(200)
      work[at % work.length] = body as Activity
    }
    for (const one of acts) {
      switch (one.do) {
        case 'create': {
          const { body } = await marta('POST', '/activities', { ...one.content, status: one.status })
          work.push(body as Activity)
          break
        }
        case 'complete':
          await put(one.which, { status: 'completed' })
          break
        case 'status':
          await put(one.which, { status: one.status })
          break
        case 'edit':
          await put(one.which, one.content)
          break
        case 'delete': {
          const [gone] = work.splice(one.which % Math.max(1, work.length), 1)
          if (gone) expect((await marta('DELETE', `/activities/${gone.id}`)).status).toBe(200)
          break
        }
        case 'recipe': {
          const mix = (await shedNow(marta)).cocktails.find(({ id }) => id === 'iron-and-wetter')
          const items = mix?.items.map((item) => ({ ...item, rate: one.rate }))
          expect((await marta('PUT', '/cocktails/iron-and-wetter', { ...mix, items })).status).toBe(200)
          break
        }
        case 'density': {
          const sand = (await shedNow(marta)).supplies.find(({ id }) => id === 'sports-sand-0-2-0-7-mm')
          const change = { ...sand, density: one.density }
          expect((await marta('PUT', '/supplies/sports-sand-0-2-0-7-mm', change)).status).toBe(200)
        }
      }
    }
    return work
  }

  it('is what the work that is done takes, in any order of adding, finishing, changing and deleting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const done = (await run(acts)).filter((one) => one.status === 'completed')
        const now = await shedNow(marta)
        const areas = { stadium: 0, 'training-1': 0, 'training-2': 0 } as Record<string, number>
        for (const { id, area } of (await marta('GET', '/pitches')).body as { id: string; area: number }[])
          areas[id] = area
        const expected = new Map(before.stock)
        const hours = new Map(before.hours)
        for (const one of done) {
          const area = one.pitchIds.reduce((sum, id) => sum + (areas[id] ?? 0), 0)
          for (const [id, amount] of drawsOf(one, shedOf(before), area))
            expected.set(id, (expected.get(id) ?? 0) - amount)
          const used = one.fields.find(({ key }) => key === 'machine')?.value as { hours: number }[]
          for (const machine of used)
            hours.set('sprayer-200-l', (hours.get('sprayer-200-l') ?? 0) + machine.hours)
        }
        for (const [id, amount] of expected) {
          // Each piece of work counts to the gram.
          expect(Math.abs((now.stock.get(id) ?? 0) - amount), id).toBeLessThanOrEqual(
            0.0006 * done.length + 1e-6,
          )
        }
        const meter = (now.hours.get('sprayer-200-l') ?? 0) - (hours.get('sprayer-200-l') ?? 0)
        expect(Math.abs(meter)).toBeLessThanOrEqual(0.0006 * done.length + 1e-6)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('is to the gram what it was once all of it is gone, also when recipes and densities changed meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 4, arbitrary: act }, recipe, density), { maxLength: 14 }),
        async (acts) => {
          for (const { id } of await run(acts)) await marta('DELETE', `/activities/${id}`)
          const now = await shedNow(marta)
          expect(now.stock).toEqual(before.stock)
          expect(now.hours).toEqual(before.hours)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})

describe('what work takes from the shed', () => {
  const setUp = async () => {
    const { as } = calls({ tokenLifetime: 86_400 })
    const marta = await as(MARTA)
    const left = async (id: string) => (await shedNow(marta)).stock.get(id)
    const work = (fields: object[], more: object = {}) => ({
      activityName: 'spreading',
      status: 'completed',
      startDate: '2026-04-15T06:00:00',
      endDate: '2026-04-15T07:00:00',
      pitchIds: ['training-1'],
      fields,
      ...more,
    })
    return { marta, left, work }
  }

  it('litres per hectare of what is kept by weight count by its density', async () => {
    const { marta, left, work } = await setUp()
    const before = (await left('sports-sand-0-2-0-7-mm')) ?? 0
    const product = { id: 'sports-sand-0-2-0-7-mm', rate: 100, rateUnit: 'l/ha' }
    await marta('POST', '/activities', work([{ key: 'product', value: [product] }]))
    // 0.714 ha × 100 l/ha × 1.6 kg/l
    expect(await left('sports-sand-0-2-0-7-mm')).toBeCloseTo(before - 114.24)
  })

  it('a mix on a section takes what the section takes, and the rest once the whole pitch was treated', async () => {
    const { marta, left, work } = await setUp()
    const before = (await left('wetter-aqua-90')) ?? 0
    const product = { cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }
    const sent = work([{ key: 'product', value: [product] }], {
      activityName: 'spraying',
      sectionIds: ['training-1-centre'],
    })
    const { body } = await marta('POST', '/activities', sent)
    // 0.2213 ha × 10 l/ha
    expect(await left('wetter-aqua-90')).toBeCloseTo(before - 2.213)
    const done = body as Activity
    expect((await marta('PUT', `/activities/${done.id}`, { ...done, sectionIds: [] })).status).toBe(200)
    // 0.714 ha × 10 l/ha
    expect(await left('wetter-aqua-90')).toBeCloseTo(before - 7.14)
  })

  it('notes and people of work long done move nothing, even where the recipe has changed since', async () => {
    const { marta, left, work } = await setUp()
    const product = { cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }
    const sent = work([{ key: 'product', value: [product] }], { activityName: 'spraying' })
    const { body } = await marta('POST', '/activities', sent)
    const after = await left('wetter-aqua-90')
    const mix = (await shedNow(marta)).cocktails.find(({ id }) => id === 'iron-and-wetter')
    const items = mix?.items.map((item) => ({ ...item, rate: 1 }))
    await marta('PUT', '/cocktails/iron-and-wetter', { ...mix, items })
    await marta('PUT', `/activities/${(body as Activity).id}`, { ...(body as Activity), notes: 'Dry.' })
    expect(await left('wetter-aqua-90')).toBe(after)
  })

  it('may leave less than nothing, which is a reason to count', async () => {
    const { marta, left, work } = await setUp()
    const product = { id: 'engine-oil-10w-30', rate: 1, rateUnit: 'l/ha', quantity: 27 }
    await marta('POST', '/activities', work([{ key: 'product', value: [product] }]))
    expect(await left('engine-oil-10w-30')).toBe(-3)
  })
})

describe('two people at the shed', () => {
  const row = {
    equipment: '/equipment/triplex-1',
    supplies: '/supplies/wetter-aqua-90',
    cocktails: '/cocktails/pre-seed',
  }
  const read = async (marta: Call, path: string) => {
    const [, list = '', id = ''] = path.split('/')
    const rows = (await marta('GET', `/${list}`)).body as { id: string; updatedAt?: string }[]
    return rows.find((one) => one.id === id)
  }

  it.each(Object.values(row))('the slower one is told what stands there now: %s', async (path) => {
    const marta = await calls().as(MARTA)
    const seen = await read(marta, path)
    const first = await marta('PUT', path, { ...seen, name: 'Mine' })
    expect(first.status).toBe(200)
    const second = await marta('PUT', path, { ...seen, name: 'Theirs' })
    expect(second).toMatchObject({ status: 409, body: { current: { name: 'Mine' } } })
    const { current } = second.body as { current: object }
    expect(await marta('PUT', path, { ...current, name: 'Theirs' })).toMatchObject({
      status: 200,
      body: { name: 'Theirs' },
    })
  })

  it('a stock that work moved meanwhile is not written over', async () => {
    const marta = await calls().as(MARTA)
    const seen = await read(marta, row.supplies)
    await marta('POST', '/activities', {
      activityName: 'spraying',
      status: 'completed',
      startDate: '2026-04-15T06:00:00',
      endDate: '2026-04-15T07:00:00',
      pitchIds: ['training-1'],
      fields: [
        { key: 'product', value: [{ id: 'wetter-aqua-90', rate: 10, rateUnit: 'l/ha', quantity: 7.1 }] },
      ],
    })
    const late = await marta('PUT', row.supplies, { ...seen, batch: 'WA-7731' })
    expect(late).toMatchObject({ status: 409, body: { current: { available: 14.9 } } })
  })

  it('a product that is planned may go', async () => {
    const marta = await calls().as(MARTA)
    expect((await marta('DELETE', '/supplies/iron-sulphate-6')).status).toBe(200)
    expect((await marta('GET', '/cocktails')).status).toBe(200)
    expect((await marta('GET', '/activities')).status).toBe(200)
  })
})

describe('the shed on the morning of the pictures', () => {
  it('has a machine due for service, a product expired, one about to, one below its minimum and one below nought', async () => {
    const marta = await calls().as(MARTA)
    const { supplies } = await shedNow(marta)
    const machines = (await marta('GET', '/equipment')).body as Equipment[]
    const left = ({ hours = 0, serviceEvery, lastServiceHours = 0 }: Equipment) =>
      serviceEvery === undefined ? Number.POSITIVE_INFINITY : lastServiceHours + serviceEvery - hours
    expect(machines.filter((one) => left(one) < 0).map(({ name }) => name)).toEqual(['Triplex 2'])
    const expired = supplies.filter(({ expiryDate = '9999' }) => expiryDate < '2026-04-14')
    expect(expired.map(({ name }) => name)).toEqual(['Moss control'])
    const soon = supplies.filter(
      ({ expiryDate = '9999' }) => expiryDate >= '2026-04-14' && expiryDate <= '2026-05-14',
    )
    expect(soon.map(({ name }) => name)).toEqual(['Fungicide azoxystrobin'])
    const low = supplies.filter(({ available, minimum = 0 }) => available < minimum)
    expect(low.map(({ name }) => name)).toEqual(['Line paint, white', 'Line paint, blue'])
    const below = supplies.filter(({ available }) => available < 0)
    expect(below.map(({ name, available }) => [name, available])).toEqual([['Line paint, blue', -3]])
  })

  it.each([
    ['/equipment', { units: -1 }, 'units'],
    ['/equipment', { units: 1.5 }, 'units'],
    ['/equipment', { hours: 'many' }, 'hours'],
    ['/equipment', { serviceEvery: 1e300 }, 'serviceEvery'],
    ['/supplies', { available: '12' }, 'available'],
    ['/supplies', { minimum: -2 }, 'minimum'],
    ['/supplies', { density: 0 }, 'density'],
    ['/supplies', { expiryDate: '2026-02-30' }, 'expiryDate'],
    ['/supplies', { analysis: { n: 120, p: 0, k: 0 } }, 'analysis.n'],
    ['/supplies', { action: { unit: 'barrel' } }, 'action.unit'],
    ['/supplies', { maximumRate: { rate: 3, rateUnit: 'l/acre' } }, 'maximumRate.rateUnit'],
    ['/cocktails', { items: [] }, 'items'],
    ['/cocktails', { items: [{ supplyId: 'x', rate: -1, rateUnit: 'l/ha' }] }, 'items.0.rate'],
    ['/cocktails', { waterRate: 'much' }, 'waterRate'],
  ])('refuses what cannot be: %s %j', async (path, change, field) => {
    const marta = await calls().as(MARTA)
    const rows = {
      '/equipment': { name: 'Robot mower', units: 2, available: 2, group: 'mower', activities: [] },
      '/supplies': { name: 'Salt', available: 3, action: { unit: 'kg' }, group: 'other', activities: [] },
      '/cocktails': {
        name: 'Iron',
        method: 'spray',
        items: [{ supplyId: 'iron-sulphate-6', rate: 10, rateUnit: 'l/ha' }],
      },
    } as Record<string, object>
    const { status, body } = await marta('POST', path, { ...rows[path], ...change })
    expect(status).toBe(400)
    expect(Object.keys(body as object)).toEqual([field])
    const [sentences] = Object.values(body as Record<string, string[]>)
    expect(sentences?.[0]).toMatch(/^[A-Z].*\.$/)
  })

  it('takes a stock below zero', async () => {
    const marta = await calls().as(MARTA)
    const sent = { name: 'Salt', available: -3, action: { unit: 'kg' }, group: 'other', activities: [] }
    expect((await marta('POST', '/supplies', sent)).status).toBe(201)
  })
})
