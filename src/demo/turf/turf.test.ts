import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldMeasurement, gridSunlight, MEASUREMENT_METRICS } from '../../domain/fieldMeasurement.ts'
import { COLUMNS, gridValues, ROWS } from '../../domain/grid.ts'
import { gridStatistics } from '../../domain/measurement.ts'
import { activitiesReportRow, fertilisation, pitchReport } from '../../domain/pitchReport.ts'
import {
  disease,
  diseaseRiskDay,
  evapotranspirationDay,
  growingDegreeDay,
  growthDay,
  nitrogenDay,
  sunlightDay,
} from '../../domain/turfSeries.ts'
import { weather } from '../../domain/weather.ts'
import { DEMO_PASSWORD } from '../accounts.ts'
import { createBackend } from '../backend.ts'
import type { Backend } from '../backend.ts'
import { addDays, daysBetween, daysFrom } from '../groundTime.ts'

const NOW = new Date('2026-07-15T09:20:00Z')
const TODAY = '2026-07-15'
const [FROM, TO] = ['2026-05-01', '2026-07-25']
const PERIOD = `start_date=${FROM}T00:00:00&end_date=${TO}T23:59:59`

type Get = (path: string) => Promise<Response>

async function signIn(backend: Backend, username: string): Promise<Get> {
  const body = new URLSearchParams({ username, password: DEMO_PASSWORD, grant_type: 'password' })
  const answer = await backend.fetch(new Request('http://ground.test/api/token', { method: 'POST', body }))
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await answer.json())
  return (path) =>
    backend.fetch(
      new Request(`http://ground.test/api${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    )
}

let marta: Get
let dana: Get
let office: Get

beforeAll(async () => {
  const backend = createBackend({ now: () => NOW, secret: 'turf', tokenLifetime: 86_400 })
  marta = await signIn(backend, 'marta.kovac@riverside-fc.example')
  dana = await signIn(backend, 'dana.miller@heartland-soccer.example')
  office = await signIn(backend, 'office@premier-league.example')
})

/** The rows of an answer, each of which must be readable. */
async function rows<S extends v.GenericSchema>(
  get: Get,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>[]> {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  const sent = v.parse(v.array(v.record(v.string(), v.unknown())), await answer.json())
  const read = v.parse(v.array(schema), sent)
  // An optional field that cannot be read falls away in silence.
  for (const [index, row] of sent.entries())
    expect(fieldsOf(read[index]).toSorted()).toEqual(Object.keys(row).toSorted())
  return read
}

/** The fields of a row that hold something. */
function fieldsOf(row: unknown): string[] {
  return typeof row === 'object' && row !== null
    ? Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]))
    : []
}

const SERIES = [
  ['/pitches/:pitch/growth', growthDay],
  ['/pitches/:pitch/growth/nitrogen-usage', nitrogenDay],
  ['/pitches/:pitch/sunlight', sunlightDay],
  ['/sections/:pitch-north/evapotranspiration/daily', evapotranspirationDay],
  ['/sections/:pitch-north/growing_degree_days/daily', growingDegreeDay],
] as const

describe.each([
  ['Riverside FC', 'stadium', () => marta, ''],
  ['Riverside FC', 'training-4', () => marta, ''],
  ['Heartland', 'field-1', () => dana, ''],
  ['a league club', 'al-nakheel-stadium', () => office, '/league_admin'],
])('the turf of %s, %s', (_, pitch, who, prefix) => {
  const get: Get = (path) => who()(`${prefix}${path.replace(':pitch', pitch)}`)

  it.each(SERIES)('%s has one readable row a day and marks what is still to come', async (path, schema) => {
    const days: { date: string; forecast?: boolean | undefined }[] = await rows(
      get,
      `${path}?${PERIOD}`,
      schema,
    )
    expect(days.map(({ date }) => date)).toEqual(daysFrom(FROM, TO))
    for (const { date, forecast } of days) expect(forecast === true, date).toBe(date > TODAY)
  })

  it('diseases are the catalogue’s, and only those that its grasses catch', async () => {
    const known = await rows(get, '/diseases', disease)
    expect(known).toHaveLength(7)
    const risks = await rows(get, `/sections/:pitch-north/disease_risks/daily?${PERIOD}`, diseaseRiskDay)
    const ids = new Set(risks.map(({ diseaseId }) => diseaseId))
    expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect(risks).toHaveLength(ids.size * daysFrom(FROM, TO).length)
    for (const { risk, level } of risks) {
      expect(risk).toBeGreaterThanOrEqual(0)
      expect(risk).toBeLessThanOrEqual(1)
      expect(level).toBeDefined()
    }
  })

  it('water never owes less than nothing, and every millimetre is accounted for', async () => {
    const days = await rows(
      get,
      `/sections/:pitch-north/evapotranspiration/daily?${PERIOD}`,
      evapotranspirationDay,
    )
    for (const [
      index,
      { date, deficit = NaN, etc = NaN, rain = NaN, irrigation = NaN, et0 = NaN },
    ] of days.entries()) {
      expect(deficit, date).toBeGreaterThanOrEqual(0)
      expect(etc, date).toBeLessThanOrEqual(et0)
      const before = days[index - 1]
      if (!before || date.endsWith('-01')) continue
      const expected = Math.max(0, (before.deficit ?? 0) + etc - rain - irrigation)
      expect(deficit, date).toBeLessThanOrEqual(expected + 0.05)
      if (expected < 20) expect(deficit, date).toBeGreaterThanOrEqual(expected - 0.05)
    }
  })

  it('weather holds 48 hours, ten days and the month before, with rain on wet days only', async () => {
    const answer = await get('/weather/:pitch')
    const body: unknown = await answer.json()
    const { current, hourly, daily, observed } = v.parse(weather, body)
    expect(current?.time).toBe('2026-07-15T09:20:00Z')
    expect(hourly).toHaveLength(48)
    expect(hourly[0]?.time).toBe('2026-07-15T09:00:00Z')
    expect(daily.map(({ date }) => date)).toEqual(daysFrom(TODAY, addDays(TODAY, 9)))
    expect(observed).toHaveLength(30)
    for (const hour of hourly) if ((hour.rain ?? 0) > 0) expect(hour.cloud).toBeGreaterThanOrEqual(85)
    for (const { temperatureMin = NaN, temperatureMax = NaN, rain } of [...daily, ...observed]) {
      expect(temperatureMin).toBeLessThan(temperatureMax)
      expect(rain).toBeGreaterThanOrEqual(0)
    }
    const water = await rows(
      get,
      `/sections/:pitch-north/evapotranspiration/daily?${PERIOD}`,
      evapotranspirationDay,
    )
    for (const { date, rain = NaN } of observed)
      expect(water.find((day) => day.date === date)?.rain).toBeCloseTo(rain, 0)
  })

  it('readings lie on the grid, in the past, within what an instrument finds', async () => {
    const readings = await rows(get, `/pitches/:pitch/v2/field-measurements?${PERIOD}`, fieldMeasurement)
    expect(readings.length).toBeGreaterThan(10)
    expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length)
    for (const { measuredAt, metric, values } of readings) {
      expect(measuredAt <= '2026-07-15T09:20:00Z').toBe(true)
      expect(MEASUREMENT_METRICS).toContain(metric)
      expect(values).toHaveLength(ROWS)
      for (const row of values) expect(row).toHaveLength(COLUMNS)
      expect(gridValues(values).length).toBeGreaterThan(0)
    }
    const metrics = new Set(readings.map(({ metric }) => metric))
    for (const metric of [
      'hardness',
      'soilMoisture',
      'rotationalResistance',
      'grassHeight',
      'groundCover',
      'soilTemperature',
      'ndvi',
    ]) {
      expect(metrics).toContain(metric)
    }
  })

  it('light on the grid is that of the day, hour by hour while the sun is up', async () => {
    const answer = await get('/pitches/:pitch/v2/sunlight?date=2026-07-10')
    const { date, dli, sunHours, hourly = [] } = v.parse(gridSunlight, await answer.json())
    expect(date).toBe('2026-07-10')
    expect(gridValues(dli)).toHaveLength(ROWS * COLUMNS)
    expect(gridValues(sunHours)).toHaveLength(ROWS * COLUMNS)
    expect(hourly.length).toBeGreaterThan(12)
    for (const { shaded } of hourly)
      for (const share of gridValues(shaded)) expect(share >= 0 && share <= 1).toBe(true)
    const [day] = await rows(
      get,
      '/pitches/:pitch/sunlight?start_date=2026-07-10&end_date=2026-07-10',
      sunlightDay,
    )
    const mean = gridStatistics(dli)?.mean ?? 0
    expect(Math.abs((day?.natural ?? 0) - mean) / mean).toBeLessThan(0.08)
  })

  it('reports add up', async () => {
    const report = v.parse(pitchReport, await (await get(`/pitches/:pitch/report?${PERIOD}`)).json())
    expect(report.pitchId).toBe(pitch)
    expect(report.endDate).toBe(TODAY)
    const work = await rows(get, `/pitches/:pitch/activities-report?${PERIOD}`, activitiesReportRow)
    expect(work.length).toBeGreaterThan(1)
    expect(report.totals?.['activities']).toBe(
      work
        .filter(({ activityName }) => activityName !== 'match' && activityName !== 'training')
        .reduce((sum, { count }) => sum + count, 0),
    )
    const feeds = await rows(get, `/fertilization/history?pitch_id=:pitch&${PERIOD}`, fertilisation)
    // Only Riverside keeps its products here: what the others fed is not known, and not 0.
    if (prefix !== '' || pitch === 'field-1') {
      expect(feeds).toEqual([])
      expect(report.totals).not.toHaveProperty('n')
    } else {
      const nitrogen = feeds.reduce((sum, { n = 0 }) => sum + n, 0)
      expect(nitrogen).toBeGreaterThan(0)
      expect(report.totals?.['n']).toBeCloseTo(nitrogen, 0)
    }
  })
})

it('nitrogen that was spread shows in the balance on its day', async () => {
  const feeds = await rows(marta, `/fertilization/history?pitch_id=stadium&${PERIOD}`, fertilisation)
  expect(feeds.length).toBeGreaterThan(0)
  const days = await rows(marta, `/pitches/stadium/growth/nitrogen-usage?${PERIOD}`, nitrogenDay)
  for (const feed of feeds) {
    const applied = feeds.filter(({ date }) => date === feed.date).reduce((sum, { n = 0 }) => sum + n, 0)
    expect(days.find(({ date }) => date === feed.date)?.applied).toBeCloseTo(applied, 1)
  }
})

it('a day is the same whatever period it is asked in, and whoever asks again', async () => {
  const path = '/sections/stadium-centre/evapotranspiration/daily'
  const long = await rows(marta, `${path}?${PERIOD}`, evapotranspirationDay)
  const short = await rows(marta, `${path}?start_date=2026-06-20&end_date=2026-06-22`, evapotranspirationDay)
  expect(long.filter(({ date }) => date >= '2026-06-20' && date <= '2026-06-22')).toEqual(short)

  const again = createBackend({ now: () => NOW, secret: 'other' })
  const second = await signIn(again, 'owen.price@riverside-fc.example')
  for (const asked of [
    `${path}?${PERIOD}`,
    '/weather/stadium',
    `/pitches/stadium/v2/field-measurements?${PERIOD}`,
  ]) {
    expect(await (await second(asked)).text()).toBe(await (await marta(asked)).text())
  }
})

it('the shaded end of a stadium gets less light than the open end', async () => {
  const stadium = v.parse(
    gridSunlight,
    await (await marta('/pitches/stadium/v2/sunlight?date=2026-03-01')).json(),
  )
  const values = gridValues(stadium.dli)
  expect(Math.max(...values)).toBeGreaterThan(1.2 * Math.min(...values))
})

it('warm-season turf grows in the desert summer and rests in winter', async () => {
  const summer = await rows(
    office,
    '/league_admin/pitches/al-wadi-stadium/growth?start_date=2026-07-01&end_date=2026-07-10',
    growthDay,
  )
  const winter = await rows(
    office,
    '/league_admin/pitches/al-wadi-stadium/growth?start_date=2026-01-01&end_date=2026-01-10',
    growthDay,
  )
  const mean = (days: { growthPotential?: number | undefined }[]) =>
    days.reduce((sum, { growthPotential = 0 }) => sum + growthPotential, 0) / days.length
  expect(mean(summer)).toBeGreaterThan(0.9)
  expect(mean(winter)).toBeLessThan(0.4)
})

it('the forecast ends after ten days', async () => {
  const days = await rows(
    marta,
    '/pitches/stadium/growth?start_date=2026-07-14&end_date=2026-12-31',
    growthDay,
  )
  expect(daysBetween(TODAY, days.at(-1)?.date ?? '')).toBe(10)
})

const OF_A_PITCH = [
  '/weather/:id',
  '/pitches/:id/growth',
  '/pitches/:id/growth/nitrogen-usage',
  '/pitches/:id/sunlight',
  '/pitches/:id/v2/sunlight',
  '/pitches/:id/v2/field-measurements',
  '/pitches/:id/report',
  '/pitches/:id/activities-report',
  '/fertilization/history?pitch_id=:id',
  '/sections/:id-north/evapotranspiration/daily',
  '/sections/:id-north/disease_risks/daily',
  '/sections/:id-north/growing_degree_days/daily',
]

it.each(OF_A_PITCH)('%s tells nothing of an unknown pitch, nor of another company’s', async (path) => {
  for (const id of ['nowhere', 'field-1', 'al-wadi-stadium']) {
    expect((await marta(path.replace(':id', id))).status, id).toBe(404)
  }
})

it('the degree days of the year are those that its daily temperatures add up to', async () => {
  const year = `start_date=2026-01-01T00:00:00&end_date=${TODAY}T23:59:59`
  const growth = await rows(marta, `/pitches/stadium/growth?${year}`, growthDay)
  const told = await rows(
    marta,
    `/sections/stadium-north/growing_degree_days/daily?${year}`,
    growingDegreeDay,
  )
  const sum = growth
    .filter(({ date }) => date <= TODAY)
    .reduce((all, { temperature = 0 }) => all + Math.max(0, temperature), 0)
  expect(told.find(({ date }) => date === TODAY)?.cumulative).toBeCloseTo(sum, 1)
})

it('a date that does not exist is refused and named', async () => {
  const answer = await marta('/pitches/stadium/growth?start_date=2026-02-30')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('start_date')
})
