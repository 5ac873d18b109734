import { describe, expect, it } from 'vitest'
import type { Activity, FieldValue } from './activity.ts'
import { recordsWeather } from './recordsWeather.ts'
import { readingOf, recordedWeather, withEndFields, withWeather } from './workWeather.ts'

const NOW = new Date('2026-04-14T07:20:00Z')
const KEYS = ['product', 'windSpeed', 'windDirection', 'temperature', 'humidity', 'cloud']
const reading = {
  time: '2026-04-14T07:00:00Z',
  wind: 2.4,
  windDirection: 220,
  temperature: 9.5,
  humidity: 84,
  cloud: 40,
}
const spraying = (more: Partial<Activity> = {}, fields: FieldValue[] = []): Activity => ({
  id: 'a1',
  activityName: 'spraying',
  status: 'in_progress',
  startDate: '2026-04-14T07:20:00Z',
  endDate: '2026-04-14T08:35:00Z',
  fields,
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: [],
  ...more,
})
const answersOf = ({ fields }: Activity) => Object.fromEntries(fields.map(({ key, value }) => [key, value]))
const START = { windSpeed: 2.4, windDirection: 220, temperature: 9.5, humidity: 84, cloud: 40 }

describe('the weather in the record of a treatment', () => {
  it('is that of the start when the work begins, and a typed value stays', () => {
    const { work, unknown } = withWeather(
      spraying({}, [{ key: 'temperature', value: 11 }]),
      KEYS,
      reading,
      NOW,
    )
    expect(answersOf(work)).toEqual({ ...START, temperature: 11 })
    expect(unknown).toBe(false)
  })

  it('is that of the end when the work is done; the start keeps what it had', () => {
    const begun = spraying({ startDate: '2026-04-14T05:00:00Z', endDate: '2026-04-14T07:20:00Z' }, [
      { key: 'windSpeed', value: 1.2 },
    ])
    const { work } = withWeather({ ...begun, status: 'completed' }, KEYS, reading, NOW)
    expect(answersOf(work)).toEqual({
      windSpeed: 1.2,
      windSpeedEnd: 2.4,
      windDirectionEnd: 220,
      temperatureEnd: 9.5,
      humidityEnd: 84,
      cloudEnd: 40,
    })
  })

  it('only fills what the type is asked for', () => {
    expect(answersOf(withWeather(spraying(), ['windSpeed'], reading, NOW).work)).toEqual({ windSpeed: 2.4 })
    expect(withWeather(spraying(), ['height'], reading, NOW)).toEqual({ work: spraying(), unknown: false })
  })

  it('is that of kick-off in the record of a match, where its type is asked for it', () => {
    const match = spraying({ activityName: 'match' })
    expect(recordsWeather('match')).toBe(true)
    expect(answersOf(withWeather(match, ['kickOff', ...KEYS], reading, NOW).work)).toEqual(START)
    expect(withWeather(match, ['kickOff', 'outcome'], reading, NOW)).toEqual({ work: match, unknown: false })
  })

  it('is not made up where nobody knows it', () => {
    expect(withWeather(spraying(), KEYS, undefined, NOW)).toEqual({ work: spraying(), unknown: true })
    const partly = withWeather(spraying(), KEYS, { time: reading.time, wind: 2.4 }, NOW)
    expect(answersOf(partly.work)).toEqual({ windSpeed: 2.4 })
    const longAgo = spraying({
      status: 'completed',
      startDate: '2026-04-13T07:00:00Z',
      endDate: '2026-04-13T08:00:00Z',
    })
    expect(withWeather(longAgo, KEYS, reading, NOW)).toEqual({ work: longAgo, unknown: true })
    const planned = spraying({ status: 'planned' })
    expect(withWeather(planned, KEYS, reading, NOW).work).toBe(planned)
  })

  it('comes from an answer of this hour, not from a forecast that was kept', () => {
    const hourly = [reading, { ...reading, time: '2026-04-14T08:00:00Z' }]
    expect(readingOf({ current: undefined, hourly, daily: [], observed: [] }, NOW)).toBe(reading)
    expect(
      readingOf({ current: { time: '2026-04-14T07:18:00Z', wind: 3 }, hourly, daily: [], observed: [] }, NOW),
    ).toEqual({ time: '2026-04-14T07:18:00Z', wind: 3 })
    const yesterday = { ...reading, time: '2026-04-14T06:00:00Z' }
    expect(
      readingOf({ current: undefined, hourly: [yesterday, ...hourly], daily: [], observed: [] }, NOW),
    ).toBeUndefined()
    expect(readingOf({ current: yesterday, hourly, daily: [], observed: [] }, NOW)).toBeUndefined()
  })

  it('stands in the register as it is in the record, start and end apart', () => {
    const work = { fields: [{ key: 'windSpeedEnd', value: 3 }] }
    expect(recordedWeather(work, 'start')).toBeUndefined()
    expect(recordedWeather(work, 'end')).toMatchObject({ windSpeed: 3, temperature: undefined })
  })

  it('has its fields in the form once the work is done', () => {
    const fields = [{ key: 'windSpeed', required: true }, { key: 'cloud' }, { key: 'buffer' }]
    const keys = (status: string, answers = {}) =>
      withEndFields(fields, { status, answers }).map(({ key }) => key)
    expect(keys('in_progress')).toEqual(['windSpeed', 'cloud', 'buffer'])
    expect(keys('completed')).toEqual(['windSpeed', 'cloud', 'windSpeedEnd', 'cloudEnd', 'buffer'])
    expect(keys('in_progress', { cloudEnd: 20 })).toEqual(['windSpeed', 'cloud', 'cloudEnd', 'buffer'])
  })
})
