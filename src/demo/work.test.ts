import { describe, expect, it } from 'vitest'
import type { Activity } from '../domain/activity.ts'
import type { Equipment } from '../domain/equipment.ts'
import type { Supply } from '../domain/supply.ts'
import { calls, DANA, MARTA, RACHEL } from './calls.ts'

const spray = {
  activityName: 'spraying',
  status: 'planned',
  startDate: '2026-04-15T06:00:00',
  endDate: '2026-04-15T07:00:00',
  pitchIds: ['training-1'],
  userIds: ['marta-kovac'],
  fields: [
    { key: 'machine', value: [{ id: 'sprayer-200-l', hours: 1.5 }] },
    { key: 'product', value: [{ id: 'wetter-aqua-90', rate: 10, rateUnit: 'l/ha', quantity: 7.1 }] },
  ],
}

async function martasDay() {
  const { as, setNow, backend } = calls({ tokenLifetime: 86_400 })
  const marta = await as(MARTA)
  const list = async <T>(path: string) => (await marta('GET', path)).body as T[]
  return {
    marta,
    setNow,
    backend,
    list,
    create: async (change: object = {}) =>
      (await marta('POST', '/activities', { ...spray, ...change })).body as Activity,
    stock: async (id: string) =>
      (await list<Supply>('/supplies')).find((supply) => supply.id === id)?.available,
    hours: async (id: string) =>
      (await list<Equipment>('/equipment')).find((machine) => machine.id === id)?.hours,
    day: (day: string) =>
      list<Activity>(`/activities?start_date=${day}T00:00:00&end_date=${day}T23:59:59&ordering=-start_date`),
  }
}

describe('the weather of a spraying', () => {
  it('F41 is that of its hour: warm in July, as the day was', async () => {
    const { marta } = await martasDay()
    const summer = (
      await marta('GET', '/activities?start_date=2025-06-20T00:00:00&end_date=2025-08-20T23:59:59')
    ).body as Activity[]
    const told = summer
      .filter(({ activityName, status }) => activityName === 'spraying' && status === 'completed')
      .map(({ fields }) => Object.fromEntries(fields.map(({ key, value }) => [key, value])))
    expect(told.length).toBeGreaterThan(2)
    for (const weather of told) {
      expect(weather.temperature).toBeGreaterThan(9)
      // Not further from its start than an hour or two bring.
      expect(Math.abs(Number(weather.temperatureEnd) - Number(weather.temperature))).toBeLessThan(4)
      expect(weather).toMatchObject({ windSpeedEnd: expect.any(Number), humidityEnd: expect.any(Number) })
    }
    expect(Math.max(...told.map(({ temperature }) => Number(temperature)))).toBeGreaterThan(16)
  })
})

describe('the day of the mock-ups', () => {
  it('has work done, under way, planned, cancelled and one job that is late', async () => {
    const { day, list } = await martasDay()
    const today = await day('2026-04-14')
    const what = (activity: Activity | undefined) =>
      activity && [activity.status, activity.pitchIds[0], activity.userIds[0]]
    const find = (name: string, start: string) =>
      today.find((one) => one.activityName === name && one.startDate.endsWith(start))
    expect(what(find('maintenance', 'T05:00:00'))).toEqual(['completed', undefined, 'owen-price'])
    expect(what(find('pitchCovers', 'T05:15:00'))).toEqual(['in_progress', 'stadium', 'marta-kovac'])
    expect(what(find('spraying', 'T06:15:00'))).toEqual(['planned', 'stadium', 'marta-kovac'])
    expect(what(find('irrigation', 'T14:00:00'))).toEqual(['cancelled', 'training-1', 'samir-haddad'])
    expect(what(today.find(({ activityName }) => activityName === 'renovation'))).toEqual([
      'in_progress',
      'training-6',
      'diego-santos',
    ])
    const yesterday = await day('2026-04-13')
    expect(
      yesterday.filter(({ status, endDate }) => status === 'planned' && endDate < '2026-04-14T05:31'),
    ).toMatchObject([{ activityName: 'divoting', pitchIds: ['training-2'], userIds: [] }])
    const saturday = await list<{ name: string }>('/events?start_date=2026-04-18&end_date=2026-04-18')
    expect(saturday.map(({ name }) => name)).toContain('v Northgate Athletic')
  })

  it('goes on by itself: what nobody touched is done when its time is over', async () => {
    const { day, setNow, marta } = await martasDay()
    const covers = (await day('2026-04-14')).find(({ activityName }) => activityName === 'pitchCovers')
    await marta('PUT', `/activities/${covers?.id}`, { ...covers, status: 'planned', notes: 'Still frozen.' })
    setNow('2026-04-14T05:45:00Z')
    const now = await day('2026-04-14')
    expect(now.find(({ id }) => id === covers?.id)).toMatchObject({
      status: 'planned',
      notes: 'Still frozen.',
    })
    setNow('2026-04-14T20:00:00Z')
    const evening = await day('2026-04-14')
    expect(evening.filter(({ status }) => status === 'planned').map(({ id }) => id)).toEqual([covers?.id])
  })

  it('is the same for everybody who asks on the same day', async () => {
    const [one, other] = [await martasDay(), await martasDay()]
    expect(await one.day('2026-03-02')).toEqual(await other.day('2026-03-02'))
  })

  it('lists newest first and keeps to the period', async () => {
    const { day } = await martasDay()
    const starts = (await day('2026-04-13')).map(({ startDate }) => startDate)
    expect(starts).toEqual(starts.toSorted().toReversed())
    expect(starts.every((start) => start.startsWith('2026-04-1') || start.startsWith('2026-03-30'))).toBe(
      true,
    )
  })
})

describe('the days of a query', () => {
  it('are those of UTC, wherever the ground is', async () => {
    const { as } = calls()
    const dana = await as(DANA)
    // Eight in the evening of 15 April in Chicago.
    const evening = { startDate: '2026-04-16T01:00:00', endDate: '2026-04-16T02:00:00' }
    await dana('POST', '/activities', { ...evening, activityName: 'mowing', status: 'planned', fields: [] })
    const starts = async (day: string) =>
      (
        (await dana('GET', `/activities?start_date=${day}T00:00:00&end_date=${day}T23:59:59`))
          .body as Activity[]
      ).map(({ startDate }) => startDate)
    expect(await starts('2026-04-15')).not.toContain(evening.startDate)
    expect(await starts('2026-04-16')).toContain(evening.startDate)
  })
})

describe('writing work', () => {
  it('O4 the same key never creates twice, and gives the first answer again', async () => {
    const { marta, day } = await martasDay()
    const before = (await day('2026-04-15')).length
    const key = { 'Idempotency-Key': 'd9f5' }
    const answers = await Promise.all([1, 2, 3].map(() => marta('POST', '/activities', spray, key)))
    expect(new Set(answers.map(({ body }) => (body as Activity).id)).size).toBe(1)
    expect(await day('2026-04-15')).toHaveLength(before + 1)
  })

  it('O4 a change that is repeated after a lost answer is no conflict with itself', async () => {
    const { marta, create } = await martasDay()
    const activity = await create()
    const change = () =>
      marta(
        'PUT',
        `/activities/${activity.id}`,
        { ...activity, notes: 'Wind from the west' },
        { 'Idempotency-Key': 'once' },
      )
    const first = await change()
    expect(first.status).toBe(200)
    expect(await change()).toEqual(first)
  })

  it('O4 completing twice takes stock once', async () => {
    const { marta, create, stock, hours } = await martasDay()
    const activity = await create()
    const done = { ...activity, status: 'completed' }
    const first = await marta('PUT', `/activities/${activity.id}`, done, { 'Idempotency-Key': 'k' })
    await marta('PUT', `/activities/${activity.id}`, done, { 'Idempotency-Key': 'k' })
    await marta(
      'PUT',
      `/activities/${activity.id}`,
      { ...done, updatedAt: (first.body as Activity).updatedAt },
      { 'Idempotency-Key': 'l' },
    )
    expect(await stock('wetter-aqua-90')).toBeCloseTo(22 - 7.1)
    expect(await hours('sprayer-200-l')).toBeCloseTo(215.5)
  })

  it('gives stock and hours back when work turns out not to be done, or goes away', async () => {
    const { marta, create, stock, hours } = await martasDay()
    const one = await create({ status: 'completed' })
    const other = await create({ status: 'completed' })
    expect(await stock('wetter-aqua-90')).toBeCloseTo(22 - 14.2)
    await marta('PUT', `/activities/${one.id}`, { ...one, status: 'cancelled' })
    await marta('DELETE', `/activities/${other.id}`)
    expect(await stock('wetter-aqua-90')).toBeCloseTo(22)
    expect(await hours('sprayer-200-l')).toBeCloseTo(214)
  })

  it('a mix takes each of its products by rate and area, a restock brings products in', async () => {
    const { create, stock } = await martasDay()
    await create({
      status: 'completed',
      fields: [{ key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] }],
    })
    expect(await stock('iron-sulphate-6')).toBeCloseTo(31 - 20 * 0.714)
    await create({
      activityName: 'restock',
      status: 'completed',
      pitchIds: [],
      fields: [
        { key: 'product', value: [{ id: 'line-paint-white', rate: 0, rateUnit: 'l/ha', quantity: 40 }] },
      ],
    })
    expect(await stock('line-paint-white')).toBe(52)
  })

  it('done maintenance leaves its machine as it says, and taking it back as it was', async () => {
    const { marta, create, list } = await martasDay()
    const machine = async () => (await list<Equipment>('/equipment')).find(({ id }) => id === 'triplex-2')
    const before = await machine()
    const service = (fields: Record<string, unknown>) => ({
      activityName: 'maintenance',
      status: 'completed',
      pitchIds: [],
      fields: [
        { key: 'machine', value: [{ id: 'triplex-2' }] },
        ...Object.entries(fields).map(([key, value]) => ({ key, value })),
      ],
    })
    const one = await create(
      service({ kind: 'service', meterHours: 1714, nextDueHours: 1914, statusAfter: 'workshop' }),
    )
    expect(await machine()).toMatchObject({
      hours: 1714,
      lastServiceHours: 1714,
      serviceEvery: 200,
      available: 0,
    })
    await marta('PUT', `/activities/${one.id}`, { ...one, status: 'cancelled' })
    expect(await machine()).toMatchObject({
      hours: before?.hours,
      lastServiceHours: before?.lastServiceHours,
      serviceEvery: before?.serviceEvery,
      available: 1,
    })
  })

  it('batch and expiry of a delivery are those of its product, until it is taken back', async () => {
    const { marta, create, list } = await martasDay()
    const paint = async () => (await list<Supply>('/supplies')).find(({ id }) => id === 'line-paint-white')
    const before = await paint()
    const restock = await create({
      activityName: 'restock',
      status: 'completed',
      pitchIds: [],
      fields: [
        { key: 'product', value: [{ id: 'line-paint-white', rate: 0, rateUnit: 'l/ha', quantity: 40 }] },
        { key: 'batch', value: ' B-77 ' },
        { key: 'expiryDate', value: '2027-06-30' },
      ],
    })
    expect(await paint()).toMatchObject({ available: 52, batch: 'B-77', expiryDate: '2027-06-30' })
    await marta('DELETE', `/activities/${restock.id}`)
    expect(await paint()).toMatchObject({ available: 12 })
    expect((await paint())?.batch).toBe(before?.batch)
    expect((await paint())?.expiryDate).toBe(before?.expiryDate)
  })

  it('answers 409 with what is stored when somebody else was faster, within the same second too', async () => {
    const { marta, create } = await martasDay()
    const activity = await create()
    expect((await marta('PUT', `/activities/${activity.id}`, { ...activity, notes: 'mine' })).status).toBe(
      200,
    )
    const late = await marta('PUT', `/activities/${activity.id}`, { ...activity, notes: 'theirs' })
    expect(late).toMatchObject({ status: 409, body: { current: { notes: 'mine' } } })
  })

  it.each([
    [{ status: 'done' }, 'status'],
    [{ startDate: '2026-02-29T06:00:00' }, 'startDate'],
    [{ endDate: '2026-04-15T05:00:00' }, 'endDate'],
    [{ pitchIds: ['al-wadi-stadium'] }, 'pitchIds'],
    [{ userIds: ['dana-miller'] }, 'userIds'],
    [{ activityName: 'fireworks' }, 'activityName'],
    [{ notes: 'x'.repeat(1001) }, 'notes'],
    [{ recurrence: 'FREQ=SECONDLY' }, 'recurrence'],
  ])('refuses %j and names the field', async (change, field) => {
    const { marta } = await martasDay()
    const { status, body } = await marta('POST', '/activities', { ...spray, ...change })
    expect(status).toBe(400)
    expect(Object.keys(body as object)).toEqual([field])
  })

  it('a type of work that the organisation does not use is refused', async () => {
    const { as } = calls()
    const dana = await as(DANA)
    const { status } = await dana('POST', '/activities', { ...spray, pitchIds: ['field-1'], userIds: [] })
    expect(status).toBe(400)
  })

  it('a series keeps its time of day over the change of clocks and ends from the chosen day on', async () => {
    const { marta, list } = await martasDay()
    const { body } = await marta('POST', '/activities', {
      ...spray,
      status: 'completed',
      startDate: '2026-10-12T06:00:00',
      endDate: '2026-10-12T07:00:00',
      recurrence: 'FREQ=WEEKLY;COUNT=4;BYDAY=MO',
    })
    const series = body as Activity[]
    expect(series.map(({ startDate }) => startDate)).toEqual([
      '2026-10-12T06:00:00',
      '2026-10-19T06:00:00',
      '2026-10-26T07:00:00',
      '2026-11-02T07:00:00',
    ])
    expect(series.map(({ status }) => status)).toEqual(['completed', 'planned', 'planned', 'planned'])
    await marta('DELETE', `/activities/${series[2]?.id}?recurring=true`)
    const left = await list<Activity>('/activities?start_date=2026-10-01&end_date=2026-12-01')
    expect(left.map(({ startDate }) => startDate)).toEqual(['2026-10-12T06:00:00', '2026-10-19T06:00:00'])
  })

  it('a deleted seed stays away, until the demo begins anew', async () => {
    const { marta, day, backend } = await martasDay()
    const [first] = await day('2026-04-16')
    expect((await marta('DELETE', `/activities/${first?.id}`)).status).toBe(200)
    expect((await marta('DELETE', `/activities/${first?.id}`)).status).toBe(404)
    expect((await day('2026-04-16')).some(({ id }) => id === first?.id)).toBe(false)
    await backend.reset()
    expect((await day('2026-04-16')).some(({ id }) => id === first?.id)).toBe(true)
  })
})

describe('what players say', () => {
  it('a coach speaks of sessions of the own teams only, and changes only own words', async () => {
    const { as, call } = calls()
    const rachel = await as(RACHEL)
    const sessions = ((await rachel('GET', '/coaches/me/activities')).body as Activity[]).filter(
      ({ teamId }) => teamId === 'first-team',
    )
    const past = sessions.findLast(({ status }) => status === 'completed')
    const sent = { rating: 4, aspects: { hardness: 1 }, comment: 'Quick.' }
    const created = await rachel('POST', `/activities/${past?.id}/feedback`, sent)
    expect(created).toMatchObject({ status: 201, body: { ...sent, createdBy: 'rachel-okafor' } })
    const { id } = created.body as { id: string }
    expect((await rachel('PUT', `/activities/${past?.id}/feedback/${id}`, { rating: 5 })).body).toMatchObject(
      { rating: 5 },
    )
    const luca = await as('luca.moretti@riverside-fc.example')
    expect((await luca('POST', `/activities/${past?.id}/feedback`, sent)).status).toBe(403)
    expect((await rachel('POST', `/activities/${past?.id}/feedback`, { rating: 6 })).body).toEqual({
      rating: ['From 1 to 5.'],
    })
    const marta = await as(MARTA)
    expect(
      ((await marta('GET', `/activities/${past?.id}/feedback`)).body as { id: string }[]).map(
        (one) => one.id,
      ),
    ).toContain(id)
    expect((await marta('PUT', `/activities/${past?.id}/feedback/${id}`, sent)).status).toBe(403)
    expect((await call('GET', `/activities/${past?.id}/feedback`)).status).toBe(401)
  })

  it('a coach sees when pitches are worked on, but neither people nor products', async () => {
    const { as } = calls()
    const rachel = await as(RACHEL)
    const work = ((await rachel('GET', '/coaches/me/activities')).body as Activity[]).filter(
      ({ teamId }) => teamId === undefined,
    )
    expect(work.length).toBeGreaterThan(10)
    expect(
      work.every(
        ({ userIds, notes, fields }) =>
          userIds.length === 0 &&
          notes === undefined &&
          fields.every(({ key }) => key === 'height' || key === 'amount'),
      ),
    ).toBe(true)
  })
})

describe('leave and days on which nobody works', () => {
  it('can be entered and taken back, seeded ones too', async () => {
    const { marta, list } = await martasDay()
    const off = (from: string, to: string) =>
      list<{ user: string; date: string }>(`/users/days_off?start_date=${from}&end_date=${to}`)
    expect((await off('2026-04-14', '2026-04-14')).map(({ user }) => user)).toEqual([
      'freya-lund',
      'ben-hartley',
    ])
    const leave = [{ user: 'tom-bellamy', date: '2026-04-20', leaveType: 'holiday' }]
    expect(await marta('POST', '/users/days_off', leave)).toEqual({ status: 201, body: leave })
    await marta('DELETE', '/users/ben-hartley/days_off?dates=2026-04-14')
    expect((await off('2026-04-14', '2026-04-14')).map(({ user }) => user)).toEqual(['freya-lund'])
    expect(
      (
        await list<{ date: string }>('/users/tom-bellamy/days_off?start_date=2026-04-20&end_date=2026-04-20')
      ).map(({ date }) => date),
    ).toEqual(['2026-04-20'])
    expect(
      (
        await marta('POST', '/users/days_off', [
          { user: 'tom-bellamy', date: '2026-02-30', leaveType: 'nap' },
        ])
      ).status,
    ).toBe(400)

    const path = '/organizations/riverside-fc/non_working_days'
    const period = `${path}?start_date=2026-04-18&end_date=2026-04-25`
    expect(await list(period)).toEqual([{ date: '2026-04-19' }])
    await marta('POST', path, [{ date: '2026-04-20' }])
    await marta('DELETE', `${path}?dates=2026-04-19`)
    expect(await list(period)).toEqual([{ date: '2026-04-20' }])
  })

  it('F19 takes a year at once, changes a kind of leave in place, and answers only what was asked', async () => {
    const { marta, list } = await martasDay()
    const dates = ['2026-04-20', '2026-04-21', '2026-05-04']
    const as = (leaveType: string) => dates.map((date) => ({ user: 'tom-bellamy', date, leaveType }))
    expect((await marta('POST', '/users/days_off', as('holiday'))).status).toBe(201)
    expect((await marta('POST', '/users/days_off', as('training'))).status).toBe(201)
    const april = '?start_date=2026-04-20T00:00:00&end_date=2026-04-21T23:59:59'
    expect(await list(`/users/tom-bellamy/days_off${april}`)).toEqual(as('training').slice(0, 2))
    const all = await list<{ date: string }>(`/users/days_off${april}`)
    expect(all.every(({ date }) => date === '2026-04-20' || date === '2026-04-21')).toBe(true)
    await marta('DELETE', `/users/tom-bellamy/days_off?dates=${dates.join(',')}`)
    expect(await list(`/users/tom-bellamy/days_off${april}`)).toEqual([])
  })

  it.each([
    ['POST', '/users/days_off', [{ user: 'tom-bellamy', date: '2026-02-30', leaveType: 'holiday' }]],
    ['POST', '/users/days_off', [{ user: 'tom-bellamy', date: '2026-03-02', leaveType: 'nap' }]],
    ['POST', '/users/days_off', [{ user: 'nobody', date: '2026-03-02', leaveType: 'sick' }]],
    ['POST', '/organizations/riverside-fc/non_working_days', [{ date: 'Sunday' }]],
    ['DELETE', '/users/tom-bellamy/days_off', undefined],
    ['DELETE', '/users/tom-bellamy/days_off?dates=2026-02-30', undefined],
    ['DELETE', '/organizations/riverside-fc/non_working_days?dates=2026-04-19,soon', undefined],
    ['GET', '/users/days_off?start_date=2026-02-30T00:00:00', undefined],
  ])('D5 refuses what is no day, no kind of leave and nobody: %s %s', async (method, path, body) => {
    const { marta } = await martasDay()
    expect((await marta(method, path, body)).status).toBe(400)
  })
})
