import { describe, expect, it } from 'vitest'
import type { Weather } from '../weather.ts'
import { kickOffWeather } from './kickOffWeather.ts'
import { studAdvice, studOf, studRuleKey, USUAL_STUDS, withStud } from './studRules.ts'
import type { Expected, FirmnessWord, MoistureWord, SurfaceOutlook } from './surfaceOutlook.ts'

const of = <Word>(word: Word, lowWord = word, highWord = word): Expected<Word> => ({
  value: 0,
  low: 0,
  high: 0,
  word,
  lowWord,
  highWord,
})
const ground = (
  moisture: Expected<MoistureWord> | undefined,
  firmness: Expected<FirmnessWord> | undefined,
  missing?: SurfaceOutlook['missing'],
) => ({ moisture, firmness, missing })

describe('stud rules', () => {
  it('B15 reads the table of moisture, firmness and rain', () => {
    expect(studAdvice(ground(of('veryDry'), of('veryFirm')), 'dry', {})).toEqual({ stud: 'short', also: [] })
    expect(studAdvice(ground(of('veryWet'), of('soft')), 'rain', {})).toEqual({ stud: 'long', also: [] })
    expect(studAdvice(ground(of('moist'), of('medium')), 'dry', {})?.stud).toBe('moulded')
    expect(studAdvice(ground(of('moist'), of('medium')), 'rain', {})?.stud).toBe('mixed')
  })

  it('B15 names what the ranges make possible, but never wet and firm at once', () => {
    const range = ground(
      of<MoistureWord>('moist', 'moist', 'wet'),
      of<FirmnessWord>('medium', 'soft', 'firm'),
    )
    expect(studAdvice(range, 'dry', {})).toEqual({ stud: 'moulded', also: ['mixed', 'long'] })
    expect(studAdvice(range, 'dry', { 'wet/firm/dry': 'short' })?.also).toEqual(['mixed', 'long'])
  })

  it('packs for both where rain is not known', () => {
    expect(studAdvice(ground(of('wet'), of('medium')), undefined, {})).toEqual({
      stud: 'mixed',
      also: ['long'],
    })
  })

  it('makes nothing up without moisture or firmness, and knows artificial turf', () => {
    expect(studAdvice(ground(of('moist'), undefined), 'dry', {})).toBeUndefined()
    expect(studAdvice(ground(undefined, of('firm')), 'dry', {})).toBeUndefined()
    expect(studAdvice(ground(undefined, undefined, 'artificial'), 'dry', {})?.stud).toBe('artificial')
  })

  it('keeps only what differs from the usual', () => {
    const key = studRuleKey('moist', 'medium', 'dry')
    const own = withStud({}, key, 'mixed')
    expect(own).toEqual({ [key]: 'mixed' })
    expect(studOf(key, own)).toBe('mixed')
    expect(withStud(own, key, USUAL_STUDS[key])).toEqual({})
  })
})

describe('weather at kick-off', () => {
  const session = { startDate: '2026-04-14T14:00:00Z', endDate: '2026-04-14T16:00:00Z' }
  const hours = (rainAt: number) =>
    Array.from({ length: 24 }, (_, hour) => ({
      time: `2026-04-14T${String(hour).padStart(2, '0')}:00:00Z`,
      rain: hour === rainAt ? 1 : 0,
    })) as unknown as Weather['hourly']
  const rainOf = (hourly: Weather['hourly'], daily: object[] = []) =>
    kickOffWeather({ hourly, daily: daily as Weather['daily'] }, session, 'Europe/London').rain

  it('counts rain from two hours before to the end', () => {
    expect([11, 12, 14, 15, 16].map((hour) => rainOf(hours(hour)))).toEqual([
      'dry',
      'rain',
      'rain',
      'rain',
      'dry',
    ])
  })

  it('falls back on the day, and knows nothing beyond', () => {
    expect(rainOf([], [{ date: '2026-04-14', rain: 5 }])).toBe('rain')
    expect(rainOf([], [{ date: '2026-04-14', rain: 0.8 }])).toBe('dry')
    expect(rainOf([], [{ date: '2026-04-14' }])).toBeUndefined()
    expect(kickOffWeather({ hourly: [], daily: [] }, session, 'UTC').kind).toBe('none')
  })
})
