import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_LANGUAGES, directionOf, FALLBACK, localeTag, resolveLanguage } from './languages'
import { weekStart } from './week'

describe('languages', () => {
  it('spec §9 sixteen languages and Brazil’s Portuguese', () => {
    expect(ALL_LANGUAGES.toSorted()).toEqual(
      'ar da de en-GB en-US es fr hr it nl pl pt pt-BR sl sr sv tr'.split(' '),
    )
  })

  it.each([
    ['en', undefined, 'en-GB'],
    ['EN', 'US', 'en-GB'],
    ['en-US', undefined, 'en-US'],
    ['en_us', undefined, 'en-US'],
    ['en-AU', undefined, 'en-GB'],
    ['pt', undefined, 'pt'],
    ['pt', 'BR', 'pt-BR'],
    ['pt', 'br', 'pt-BR'],
    ['pt-PT', undefined, 'pt'],
    ['pt-BR', undefined, 'pt-BR'],
    ['pt-br', 'PT', 'pt-BR'],
    ['de-AT', undefined, 'de'],
    ['sr-Latn-RS', undefined, 'sr'],
    ['sr-Cyrl', undefined, 'sr'],
    ['ar-EG', undefined, 'ar'],
    ['zh-CN', 'BR', 'en-GB'],
    ['', undefined, 'en-GB'],
    [null, undefined, 'en-GB'],
    [undefined, 'BR', 'en-GB'],
    [' de ', undefined, 'de'],
    ['__proto__', undefined, 'en-GB'],
    ['constructor', undefined, 'en-GB'],
  ])('D9 %s of country %s is %s', (code, country, language) => {
    expect(resolveLanguage(code, country)).toBe(language)
  })

  it('X8 any code at all is one of them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.option(fc.string(), { nil: undefined }),
        (code, country) => {
          expect(ALL_LANGUAGES).toContain(resolveLanguage(code, country))
        },
      ),
    )
  })

  it('D9 every language has a tag that this platform knows, Serbian in Latin letters; Arabic alone is read from the right', () => {
    for (const language of ALL_LANGUAGES) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(localeTag(language))).toHaveLength(1)
      expect(directionOf(language)).toBe(
        new Intl.Locale(localeTag(language)).maximize().script === 'Arab' ? 'rtl' : 'ltr',
      )
    }
    expect(new Intl.DateTimeFormat(localeTag('sr'), { month: 'long' }).format(0)).toMatch(/^[a-z]+$/)
    expect(FALLBACK).toBe('en-GB')
  })
})

describe('the start of the week', () => {
  it('D7 is Monday but for the regions of the list, which start on Sunday', () => {
    for (const region of ['US', 'us', 'CA', 'BR', 'PT', 'SA', 'KSA', 'IL', 'JP', 'ZA', 'MX', 'IN'])
      expect([region, weekStart(region)]).toEqual([region, 0])
    for (const region of [
      'GB',
      'DE',
      'FR',
      'ES',
      'NL',
      'RS',
      'HR',
      'TR',
      'AE',
      'EG',
      'AU',
      'NZ',
      '',
      'XX',
      undefined,
    ])
      expect([region, weekStart(region)]).toEqual([region, 1])
  })

  it('D7 the list is that of the platform’s calendars', () => {
    type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const regions = letters
      .flatMap((a) => letters.map((b) => a + b))
      .filter((region) => names.of(region) && new Intl.Locale(`und-${region}`).region === region)
    expect(regions.length).toBeGreaterThan(240)
    const different = regions.filter((region) => {
      const { firstDay } = (new Intl.Locale(`und-${region}`) as WithWeek).getWeekInfo?.() ?? { firstDay: 1 }
      // Spec §9 knows Monday and Sunday only: a week from Saturday or Friday starts on Monday.
      return (firstDay === 7 ? 0 : 1) !== weekStart(region)
    })
    expect(different).toEqual([])
  })
})
