import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import { useAnswerText } from './answerText'
import { FormatContext } from './format'

it.each([
  ['en-US', '3:00 PM'],
  ['en-GB', '15:00'],
  ['de', '15:00'],
])('a time of day is read on the clock of %s, at whatever ground', async (language, said) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: language, resources: {} })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <FormatContext value={{ timeZone: 'Asia/Riyadh', country: undefined, unitSystem: 'metric' }}>
        {children}
      </FormatContext>
    </I18nextProvider>
  )
  const { result } = renderHook(() => useAnswerText(), { wrapper })
  expect(result.current('15:00', { type: 'time' }).replace(/\s/g, ' ')).toBe(said)
  expect(result.current('after tea', { type: 'time' })).toBe('after tea')
  expect(result.current('15:00', { type: 'text' })).toBe('15:00')
})
