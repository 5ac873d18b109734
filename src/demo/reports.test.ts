import { expect, describe, it } from 'vitest'
import { type Activity, answerOf } from '../domain/activity.ts'
import type { Fixture } from '../domain/fixture.ts'
import type { ActivitiesReportRow, PitchReport } from '../domain/pitchReport.ts'
import { calls, DANA, MARTA, OFFICE } from './calls.ts'

const PERIOD = 'start_date=2026-03-16&end_date=2026-04-13'

describe('reports of a pitch', () => {
  it('count the very work that the calendar shows', async () => {
    const marta = await calls().as(MARTA)
    const get = async <T>(path: string) => (await marta('GET', path)).body as T
    const rows = await get<ActivitiesReportRow[]>(`/pitches/stadium/activities-report?${PERIOD}`)
    const { totals } = await get<PitchReport>(`/pitches/stadium/report?${PERIOD}`)
    const done = (await get<Activity[]>(`/activities?${PERIOD}`)).filter(
      ({ status, pitchIds, startDate }) =>
        status === 'completed' && pitchIds.includes('stadium') && startDate >= '2026-03-16',
    )
    const counts = new Map<string, number>()
    for (const { activityName } of done) counts.set(activityName, (counts.get(activityName) ?? 0) + 1)
    const play = new Set(['match', 'training'])
    const work = rows.filter(({ activityName }) => !play.has(activityName))
    expect(work.length).toBeGreaterThan(4)
    expect(Object.fromEntries(work.map(({ activityName, count }) => [activityName, count]))).toEqual(
      Object.fromEntries([...counts].filter(([name]) => !play.has(name))),
    )
    const hectares = done
      .filter(({ activityName }) => activityName === 'spraying')
      .map((job) => Number(answerOf(job, 'area') ?? 0))
    const sprayed = rows.find(({ activityName }) => activityName === 'spraying')?.quantities
    expect(hectares.length).toBeGreaterThan(0)
    expect(sprayed?.find(({ key }) => key === 'area')?.value).toBeCloseTo(
      hectares.reduce((sum, one) => sum + one, 0),
      4,
    )
    expect(totals?.['activities']).toBe(work.reduce((sum, { count }) => sum + count, 0))
    const played = (await get<Fixture[]>(`/events?${PERIOD}`)).filter(
      ({ pitchId, kind }) => pitchId === 'stadium' && kind === 'match',
    )
    expect(totals?.['matches']).toBe(played.length)
  })

  it('sum up what went out of the shed, a mix by its products', async () => {
    const marta = await calls().as(MARTA)
    const report = async () => {
      const { body } = await marta(
        'GET',
        '/pitches/training-1/activities-report?start_date=2026-04-13&end_date=2026-04-14',
      )
      const rows = body as ActivitiesReportRow[]
      const spraying = rows.find(({ activityName }) => activityName === 'spraying')
      return spraying?.quantities.find(({ key }) => key === 'product:iron-sulphate-6')?.value ?? 0
    }
    const before = await report()
    await marta('POST', '/activities', {
      activityName: 'spraying',
      status: 'completed',
      startDate: '2026-04-13T06:00:00',
      endDate: '2026-04-13T07:00:00',
      pitchIds: ['training-1'],
      fields: [{ key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] }],
    })
    expect((await report()) - before).toBeCloseTo(20 * 0.714)
  })

  it.each([
    [OFFICE, '/league_admin/pitches/al-wadi-stadium', 200],
    [OFFICE, '/league_admin/pitches/field-1', 404],
    [MARTA, '/pitches/al-wadi-stadium', 404],
    [MARTA, '/pitches/nowhere', 404],
    [DANA, '/pitches/field-1', 200],
  ])('%s asks for the reports of %s: %i', async (who, path, status) => {
    const call = await calls().as(who)
    expect((await call('GET', `${path}/report?${PERIOD}`)).status).toBe(status)
    expect((await call('GET', `${path}/activities-report?${PERIOD}`)).status).toBe(status)
  })
})
