import { expect, it } from 'vitest'
import { loadTexts, startTexts, switchLanguage } from './i18n'

it('U7 says that texts did not come instead of letting a page show bare keys', async () => {
  const i18next = await startTexts('de')
  await expect(loadTexts('settings', 'nothing')).rejects.toThrow('nothing')
  await loadTexts('settings')
  expect(i18next.t('title', { ns: 'settings' })).toBe('Einstellungen')
})

it('of two languages chosen one after the other the last one counts, also when it is the one before', async () => {
  const i18next = await startTexts('de')
  await Promise.all([switchLanguage('ar'), switchLanguage('de')])
  expect(i18next.language).toBe('de')
  expect(document.documentElement).toHaveAttribute('lang', 'de')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
})

it('ends a sentence with one full stop where the day at its end brings its own', async () => {
  const i18next = await startTexts('de')
  await loadTexts('trends')
  const said = (day: string) => i18next.t('summary.fallen', { ns: 'trends', value: '23 %', day })
  expect([said('5. März'), said('8. Apr.')]).toEqual([
    'Gefallen von 23 %, 5. März.',
    'Gefallen von 23 %, 8. Apr.',
  ])
})

it('writes a large count as every other number of the language', async () => {
  const i18next = await startTexts('de')
  await loadTexts('shedFile', 'fertilisation')
  expect(i18next.t('import.rows', { ns: 'shedFile', count: 100_000 })).toMatch(/^100\.000 /)
  await switchLanguage('en-GB')
  await loadTexts('shedFile', 'fertilisation')
  expect(i18next.t('import.run', { ns: 'shedFile', count: 100_000 })).toBe('Import 100,000 rows')
  expect(i18next.t('import.run', { ns: 'shedFile', count: 12 })).toBe('Import 12 rows')
  // A year is none.
  expect(i18next.t('season.noBudget', { ns: 'fertilisation', season: 2026 })).toMatch(/2026/)
})
