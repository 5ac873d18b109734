import { describe, expect, it } from 'vitest'
import { fromPreset, monthlyOf, presetOf, recurrenceOf, REPEAT_PRESETS, withUnit } from './repeatDraft'

const TUESDAY = '2026-04-14'
const rule = (repeat: ReturnType<typeof fromPreset>) =>
  recurrenceOf({ day: TUESDAY, start: '07:00', repeat }, 'America/New_York')

describe('how the form says that work comes back', () => {
  it('knows a preset again', () => {
    for (const preset of REPEAT_PRESETS.filter((one) => one !== 'custom'))
      expect(presetOf(fromPreset(preset, TUESDAY, null))).toBe(preset)
  })

  it('writes the end of the last day at the ground', () => {
    const repeat = fromPreset('fortnightly', TUESDAY, null)
    expect(rule(repeat && { ...repeat, until: '2026-06-30' })).toBe(
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=20260701T035959Z',
    )
  })

  it('writes weekdays in order of the week, and the weekday of a month', () => {
    const custom = fromPreset('custom', TUESDAY, null)
    const times = { ends: 'count', count: 4 } as const
    expect(rule(custom && { ...custom, ...times, weekdays: [0, 5, 2] })).toBe(
      'FREQ=WEEKLY;BYDAY=TU,FR,SU;COUNT=4',
    )
    expect(rule(custom && { ...custom, ...times, every: 'month', monthly: 'weekday' })).toBe(
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=4',
    )
    expect(rule(custom && { ...custom, ...times, every: 'month', monthly: 'lastDate' })).toBe(
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
    )
  })

  it('writes nothing while something is missing', () => {
    const repeat = fromPreset('weekly', TUESDAY, null)
    expect(rule(repeat && { ...repeat, until: null })).toBeUndefined()
    expect(rule(repeat && { ...repeat, until: '2026-04-13' })).toBeUndefined()
    expect(rule(repeat && { ...repeat, interval: Number.NaN })).toBeUndefined()
  })

  it('offers an end that suits the unit, and leaves one that somebody chose', () => {
    const weekly = fromPreset('weekly', TUESDAY, null)
    const custom = fromPreset('custom', TUESDAY, weekly)
    expect(custom && withUnit(custom, 'month', TUESDAY).until).toBe('2026-10-13')
    expect(fromPreset('monthly', TUESDAY, weekly)?.until).toBe('2026-10-13')
    expect(fromPreset('weekly', TUESDAY, fromPreset('monthly', TUESDAY, weekly))?.until).toBe('2026-05-12')
    const chosen = custom && { ...custom, until: '2026-05-31' }
    expect(chosen && withUnit(chosen, 'month', TUESDAY).until).toBe('2026-05-31')
  })

  it('takes the last weekday of a month for a fifth one', () => {
    const thirtieth = '2026-06-30'
    const third = fromPreset('custom', thirtieth, null)
    if (!third) throw new Error('nothing repeats')
    const repeat = { ...third, every: 'month', monthly: 'weekday', ends: 'count' } as const
    expect(monthlyOf(repeat, TUESDAY)).toBe('weekday')
    expect(monthlyOf(repeat, thirtieth)).toBe('lastWeekday')
    expect(recurrenceOf({ day: thirtieth, start: '07:00', repeat }, 'Europe/London')).toBe(
      'FREQ=MONTHLY;BYDAY=-1TU;COUNT=4',
    )
  })
})
