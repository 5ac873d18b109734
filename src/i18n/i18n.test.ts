import { expect, it } from 'vitest'
import { loadTexts, startTexts } from './i18n'

it('U7 says that texts did not come instead of letting a page show bare keys', async () => {
  const i18next = await startTexts('de')
  await expect(loadTexts('settings', 'nothing')).rejects.toThrow('nothing')
  await loadTexts('settings')
  expect(i18next.t('title', { ns: 'settings' })).toBe('Einstellungen')
})
