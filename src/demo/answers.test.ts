import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activity } from '../domain/activity.ts'
import { activityConfiguration } from '../domain/activityConfiguration.ts'
import { cocktail } from '../domain/cocktail.ts'
import { company } from '../domain/company.ts'
import { dayOff, nonWorkingDay } from '../domain/daysOff.ts'
import { equipment } from '../domain/equipment.ts'
import { feedback, team } from '../domain/feedback.ts'
import { fieldMeasurement, gridSunlight } from '../domain/fieldMeasurement.ts'
import { fixture } from '../domain/fixture.ts'
import { latestActivity, pitch, section } from '../domain/pitch.ts'
import { activitiesReportRow, fertilisation, pitchReport } from '../domain/pitchReport.ts'
import { suggestedActivity } from '../domain/suggestedActivity.ts'
import { supply } from '../domain/supply.ts'
import {
  disease,
  diseaseRiskDay,
  evapotranspirationDay,
  growingDegreeDay,
  growthDay,
  nitrogenDay,
  sunlightDay,
} from '../domain/turfSeries.ts'
import { user } from '../domain/user.ts'
import { weather } from '../domain/weather.ts'
import { calls, DANA, MARTA, OFFICE, PETE, RACHEL } from './calls.ts'

const backend = calls({ tokenLifetime: 86_400 })
const period = 'start_date=2026-04-04T00:00:00&end_date=2026-04-24T23:59:59'

type Case = [email: string, path: string, schema: v.GenericSchema, least: number]

const LISTS: Case[] = [
  [MARTA, `/activities?${period}&ordering=-start_date`, activity, 150],
  [MARTA, '/activities', activity, 150],
  [MARTA, '/configuration/activities', activityConfiguration, 31],
  [MARTA, '/suggested-activities', suggestedActivity, 1],
  [MARTA, `/events?${period}`, fixture, 20],
  [MARTA, `/users/days_off?${period}`, dayOff, 5],
  [MARTA, '/users/freya-lund/days_off', dayOff, 1],
  [MARTA, '/organizations/riverside-fc/non_working_days', nonWorkingDay, 52],
  [MARTA, '/users', user, 12],
  [MARTA, '/equipment', equipment, 20],
  [MARTA, '/equipment/triplex-1/activities', activity, 20],
  [MARTA, '/supplies', supply, 30],
  [MARTA, '/cocktails', cocktail, 6],
  [MARTA, '/pitches', pitch, 7],
  [MARTA, '/pitches/latest-activities', latestActivity, 60],
  [MARTA, '/sections', section, 28],
  [MARTA, `/pitches/stadium/growth?${period}`, growthDay, 21],
  [MARTA, `/pitches/stadium/growth/nitrogen-usage?${period}`, nitrogenDay, 21],
  [MARTA, `/pitches/stadium/sunlight?${period}`, sunlightDay, 21],
  [MARTA, `/pitches/stadium/v2/field-measurements?${period}`, fieldMeasurement, 2],
  [MARTA, `/pitches/stadium/activities-report?${period}`, activitiesReportRow, 5],
  [MARTA, `/sections/stadium-north/evapotranspiration/daily?${period}`, evapotranspirationDay, 21],
  [MARTA, `/sections/stadium-north/disease_risks/daily?${period}`, diseaseRiskDay, 21],
  [MARTA, `/sections/stadium-north/growing_degree_days/daily?${period}`, growingDegreeDay, 21],
  [MARTA, '/diseases', disease, 4],
  [
    MARTA,
    '/fertilization/history?pitch_id=training-1&start_date=2026-01-01&end_date=2026-04-14',
    fertilisation,
    1,
  ],
  [RACHEL, '/coaches/me/teams', team, 1],
  [RACHEL, '/coaches/me/activities', activity, 20],
  [RACHEL, '/my-feedback', feedback, 5],
  [PETE, '/kitmen/me/teams', team, 3],
  [PETE, '/kitmen/me/activities', activity, 10],
  [DANA, '/pitches', pitch, 4],
  [DANA, `/activities?${period}`, activity, 10],
  [DANA, '/configuration/activities', activityConfiguration, 11],
  [DANA, '/equipment', equipment, 5],
  [DANA, `/pitches/field-1/v2/field-measurements?${period}`, fieldMeasurement, 2],
  [OFFICE, '/league_admin/companies', company, 8],
  [OFFICE, '/league_admin/pitches', pitch, 20],
  [OFFICE, '/league_admin/sections', section, 80],
  [OFFICE, `/league_admin/activities?${period}`, activity, 100],
  [OFFICE, `/league_admin/events?${period}`, fixture, 20],
  [OFFICE, '/league_admin/users', user, 16],
  [OFFICE, '/league_admin/configuration/activities', activityConfiguration, 29],
  [OFFICE, `/league_admin/pitches/al-wadi-stadium/v2/field-measurements?${period}`, fieldMeasurement, 2],
]

const SINGLE: Case[] = [
  [MARTA, '/users/marta-kovac', user, 0],
  [MARTA, '/companies/get_company', company, 0],
  [OFFICE, '/companies/get_company', company, 0],
  [MARTA, '/pitches/stadium', pitch, 0],
  [MARTA, '/pitches/stadium/v2/sunlight?date=2026-04-14', gridSunlight, 0],
  [MARTA, `/pitches/stadium/report?${period}`, pitchReport, 0],
  [MARTA, '/weather/stadium', weather, 0],
  [OFFICE, '/league_admin/weather/al-wadi-stadium', weather, 0],
]

/** Fields that a schema could not read and silently left out. */
function lost(schema: v.GenericSchema, row: unknown): string[] {
  const read = v.safeParse(schema, row)
  if (!read.success) return [`unreadable: ${JSON.stringify(v.flatten(read.issues))}`]
  const output = read.output as Record<string, unknown>
  return Object.entries(row as object).flatMap(([key, value]) => {
    const kept = output[key]
    const isGone = value !== null && kept === undefined
    const isShorter = Array.isArray(value) && Array.isArray(kept) && kept.length < value.length
    return isGone || isShorter ? [key] : []
  })
}

describe('every answer is what the app can read, with nothing dropped', () => {
  it.each(LISTS)('%s %s', async (email, path, schema, least) => {
    const call = await backend.as(email)
    const { status, body } = await call('GET', path)
    expect(status, JSON.stringify(body)).toBe(200)
    const rows = body as unknown[]
    expect(rows.length).toBeGreaterThanOrEqual(least)
    expect(rows.flatMap((row) => lost(schema, row))).toEqual([])
    const text = JSON.stringify(rows)
    expect(
      /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d+)?Z/.exec(text)?.[0],
      'instants go out without Z',
    ).toBeUndefined()
  })

  it.each(SINGLE)('%s %s', async (email, path, schema) => {
    const call = await backend.as(email)
    const { status, body } = await call('GET', path)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(lost(schema, body)).toEqual([])
  })
})

describe('storage', () => {
  it.each([
    [
      'equipment',
      { name: 'Robot mower', units: 2, available: 2, group: 'mower', activities: ['mowing'] },
      equipment,
    ],
    [
      'supplies',
      { name: 'Salt', available: 3, action: { unit: 'bag' }, group: 'other', activities: [] },
      supply,
    ],
    [
      'cocktails',
      {
        name: 'Plain iron',
        method: 'spray',
        waterRate: 500,
        items: [{ supplyId: 'iron-sulphate-6', rate: 10, rateUnit: 'l/ha' }],
      },
      cocktail,
    ],
  ] as const)('%s are added, changed and deleted, seeds and additions alike', async (path, row, schema) => {
    const marta = await calls().as(MARTA)
    const list = async () => (await marta('GET', `/${path}`)).body as { id: string; name: string }[]
    const [seed] = await list()
    const added = (await marta('POST', `/${path}`, row)).body as { id: string }
    expect(lost(schema, added)).toEqual([])
    expect(
      (await marta('PUT', `/${path}/${added.id}?group=mower`, { ...row, name: 'Other' })).body,
    ).toMatchObject({ id: added.id, name: 'Other' })
    expect((await list()).map(({ name }) => name)).toContain('Other')
    for (const id of [added.id, seed?.id]) {
      expect((await marta('DELETE', `/${path}/${id}?group=mower`)).status).toBe(200)
      expect((await marta('DELETE', `/${path}/${id}`)).status).toBe(404)
    }
    expect((await list()).map(({ id }) => id)).not.toContain(seed?.id)
    expect((await marta('POST', `/${path}`, { ...row, name: ' ' })).body).toEqual({
      name: ['A name is needed.'],
    })
  })

  it('pitches keep which suggestions they want, and get no others', async () => {
    const marta = await calls().as(MARTA)
    const names = async () =>
      ((await marta('GET', '/suggested-activities')).body as { name: string; pitchId?: string }[]).map(
        ({ name, pitchId }) => `${name} ${pitchId}`,
      )
    const before = await names()
    const [name = '', pitchId = ''] = before.find((one) => one.startsWith('spreading'))?.split(' ') ?? []
    const { body } = await marta('PUT', `/pitches/${pitchId}/preferences`, { preferences: { [name]: false } })
    expect(body).toMatchObject({ preferences: { [name]: false, divoting: true } })
    expect((await marta('GET', `/pitches/${pitchId}`)).body).toMatchObject({ preferences: { [name]: false } })
    expect(await names()).not.toContain(`${name} ${pitchId}`)
  })
})
