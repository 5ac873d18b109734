import { describe, expect, it } from 'vitest'
import { sprayHours } from './sprayHours.ts'

const london = { latitude: 51.48, longitude: -0.22 }
const fine = { temperature: 12, humidity: 65, wind: 2, gust: 3.5, rain: 0, cloud: 60 }
type Hour = { time: string } & { [key in keyof typeof fine]?: number | undefined }
const hours = (count: number, change: (at: number) => Partial<Hour> = () => ({}), first = 0): Hour[] =>
  Array.from({ length: count }, (_, at) => ({
    time: new Date(Date.UTC(2026, 3, 14, first + at)).toISOString(),
    ...fine,
    ...change(at),
  }))
/** Of a forecast that goes on dry for the rain-fast time. */
const judged = (rows: Hour[]) => {
  const next = new Date(rows.at(-1)?.time ?? '').getUTCHours() + 1
  return sprayHours([...rows, ...hours(3, undefined, next)], london).slice(0, rows.length)
}
const levels = (rows: Hour[]) => judged(rows).map(({ level }) => level)

describe('sprayHours', () => {
  it('lets a calm dry day be sprayed', () => {
    expect(new Set(levels(hours(12)))).toEqual(new Set(['suitable']))
  })

  it('keeps the rain-fast time of four hours before rain', () => {
    const rows = judged(hours(10, (at) => (at === 6 ? { rain: 1 } : {})))
    expect(rows.map(({ level }) => level === 'suitable')).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(rows[3]?.reasons).toEqual(['rain'])
  })

  it('knows nothing of the rain-fast time that the forecast leaves out', () => {
    const rows = hours(12).filter((_, at) => at !== 5)
    expect(levels(rows)).toEqual([
      'suitable',
      'suitable',
      'unknown',
      'unknown',
      'unknown',
      'suitable',
      'suitable',
      'suitable',
      'suitable',
      'suitable',
      'suitable',
    ])
  })

  it('adds up drizzle over the rain-fast time', () => {
    expect(levels(hours(6, (at) => (at >= 2 ? { rain: 0.1 } : {})))[2]).toBe('unsuitable')
    expect(levels(hours(6, (at) => (at === 5 ? { rain: 0.1 } : {})))[2]).toBe('suitable')
  })

  it('stops at strong wind and gusts, and asks for care in a breeze', () => {
    expect(levels(hours(1, () => ({ wind: 4.5 })))).toEqual(['unsuitable'])
    expect(levels(hours(1, () => ({ gust: 6 })))).toEqual(['unsuitable'])
    expect(levels(hours(1, () => ({ wind: 3.5, gust: 5 })))).toEqual(['caution'])
  })

  it('knows an inversion in a clear still night, and none under the sun', () => {
    const still = { cloud: 0, wind: 0.3, gust: 0.5 }
    const [night] = judged(hours(1, () => still, 2))
    const [noon] = judged(hours(1, () => still, 11))
    expect(night).toMatchObject({ level: 'unsuitable', reasons: ['calm', 'inversion'] })
    expect(noon).toMatchObject({ level: 'caution', reasons: ['calm'] })
  })

  it('calls an hour unknown when wind, air or humidity is missing', () => {
    const { humidity: _, ...dark } = fine
    expect(sprayHours([{ ...dark, time: '2026-04-14T10:00:00Z' }])).toEqual([
      { level: 'unknown', reasons: [] },
    ])
  })

  it('takes a missing gust for the wind itself', () => {
    expect(levels(hours(1, () => ({ gust: undefined })))).toEqual(['suitable'])
  })

  it('lets nobody spray where it is not known to stay dry for long enough', () => {
    expect(levels(hours(6, (at) => (at === 4 ? { rain: undefined } : {})))).toEqual([
      'suitable',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'suitable',
    ])
    // At the end of the forecast, too.
    expect(sprayHours(hours(5)).map(({ level }) => level)).toEqual([
      'suitable',
      'suitable',
      'unknown',
      'unknown',
      'unknown',
    ])
    // What is known to speak against it is said all the same.
    expect(levels(hours(2, (at) => (at === 0 ? { rain: undefined } : { rain: 1 })))[0]).toBe('unsuitable')
  })
})
