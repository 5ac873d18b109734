import { describe, expect, it } from 'vitest'
import { createFormat } from './format'
import type { Language } from './languages'
import { age, dayHeading, dayName, duration, hourLabel, shortMoment } from './moments'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' } as const
const english = createFormat('en-GB', settings)
const american = createFormat('en-US', { ...settings, timeZone: 'America/Chicago', unitSystem: 'imperial' })

describe('moments', () => {
  it('tells lengths in their two largest units', () => {
    expect([0, 24, 60, 239, 1440, 6269].map((minutes) => duration(minutes, english))).toEqual([
      '0m',
      '24m',
      '1h',
      '3h\u00a059m',
      '1d',
      '4d\u00a08h',
    ])
    expect([0, 80 * 60, 43 * 60 + 45].map((minutes) => duration(minutes, english, 'hour'))).toEqual([
      '0m',
      '80h',
      '43h\u00a045m',
    ])
    expect(duration(239, createFormat('de', settings))).toBe('3\u00a0h\u00a059\u00a0min')
    expect(duration(239, createFormat('nl', settings)).replaceAll('\u00a0', ' ')).toBe('3 u 59 m')
    // A number and its unit are not parted at the end of a line.
    expect(duration(239, createFormat('ar', settings))).not.toMatch(/\d \p{L}/u)
  })

  it('counts the age of a reading by the days of the calendar, as the table of maintenance does', () => {
    const now = new Date('2026-04-14T05:31:00Z')
    const old = (instant: string, language: Language = 'en-GB') =>
      age(instant, now, createFormat(language, settings))
    expect(old('2026-04-13T13:31:00Z')).toBe('16h')
    expect(old('2026-04-02T12:00:00Z')).toBe('12d')
    // Eleven days and 23 hours, with the clocks of the ground an hour ahead.
    expect(old('2026-04-02T06:00:00Z')).toBe('12d')
    for (const language of ['en-GB', 'de', 'fr', 'ar'] as const)
      expect(createFormat(language, settings).quantity(12, 'days')).toBe(
        old('2026-04-02T12:00:00Z', language),
      )
    expect(createFormat('de', settings).unit('days')).toBe('T')
    expect(english.relative('2026-04-15T19:00:00Z', now)).toBe('tomorrow')
    expect(english.relative('2026-04-11T20:00:00Z', now)).toBe('3 days ago')
  })

  it('names near days and dates far ones', () => {
    const today = '2026-04-14'
    expect(
      ['2026-04-14', '2026-04-15', '2026-04-13', '2026-04-18', '2026-04-21'].map((day) =>
        dayName(day, today, english),
      ),
    ).toEqual(['Today', 'Tomorrow', 'Yesterday', 'Saturday', '21 Apr'])
    expect(dayName('2026-04-15', today, createFormat('de', settings))).toBe('Morgen')
    expect(dayHeading('2026-04-21', today, english)).toEqual({ name: 'Tuesday', date: '21 Apr' })
    // Over a list each begins alike, in languages that write their weekdays small, too.
    const italian = createFormat('it', settings)
    expect(
      ['2026-04-14', '2026-04-18', '2026-04-21'].map((day) => dayHeading(day, today, italian).name),
    ).toEqual(['Oggi', 'Sabato', 'Martedì'])
  })

  it('drops what a moment does not need', () => {
    expect(shortMoment('2026-04-14T15:00:00Z', '2026-04-14', english)).toBe('16:00')
    expect(shortMoment('2026-04-20T15:00:00Z', '2026-04-14', english)).toBe('Mon 16:00')
    expect(shortMoment('2026-04-21T15:00:00Z', '2026-04-14', english)).toBe('21 Apr 16:00')
    expect(shortMoment('2026-04-13T15:00:00Z', '2026-04-14', english)).toBe('13 Apr 16:00')
    expect(hourLabel('2026-04-14T06:00:00Z', english)).toBe('07')
    expect(hourLabel('2026-04-14T06:30:00Z', english)).toBe('07:30')
    expect(hourLabel('2026-04-14T12:00:00Z', american)).toMatch(/^7\sAM$/)
    expect(hourLabel('2026-04-14T06:00:00Z', createFormat('da', settings))).toBe('07')
  })
})
