import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { FormatContext } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { useRhythmText } from './useRhythmText'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric' as const, country: 'GB' }
const wrapper = ({ children }: { children: ReactNode }) => (
  <FormatContext value={settings}>{children}</FormatContext>
)

it.each([
  [1, 'every day'],
  [2, 'every 2 days'],
  [3.5, 'every 3.5 days'],
  [10.5, 'every 11 days'],
])('says how often work is usually done, with %d days between', async (medianDays, usual) => {
  await startTexts('en-GB')
  await loadTexts('workPlan')
  const text = renderHook(() => useRhythmText(), { wrapper }).result.current
  expect(text({ daysSince: 1, medianDays })).toBe(`1 day since, usually ${usual}`)
})
