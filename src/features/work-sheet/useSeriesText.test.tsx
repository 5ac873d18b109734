import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { FormatContext } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { useSeriesText } from './useSeriesText'

const settings = { timeZone: 'Pacific/Auckland', unitSystem: 'metric' as const, country: 'NZ' }
/** What is said of work at a Tuesday's seven o'clock in Auckland. */
const said = (recurrence: string | undefined, startDate = '2026-04-13T19:00:00Z') =>
  renderHook(() => useSeriesText(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <FormatContext value={settings}>{children}</FormatContext>
    ),
  }).result.current({ startDate, recurrence })

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('work')
})

it('says how often, on which days and until when', () => {
  expect(said('FREQ=DAILY;COUNT=3')).toEqual(['Every day', '3 days'])
  expect(said('FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260513')).toEqual([
    'Every week',
    'Tue and Thu',
    'Until 13 May 2026',
  ])
  expect(said('FREQ=WEEKLY;INTERVAL=2')).toEqual(['Every two weeks'])
  expect(said('FREQ=MONTHLY;BYMONTHDAY=14')).toEqual(['Every month'])
})

it('takes the last day from the clock of the ground', () => {
  expect(said('FREQ=WEEKLY;UNTIL=20260512T190000Z')).toEqual(['Every week', 'Until 13 May 2026'])
})

it('leaves out what it has no word for, or what no longer holds for a day that was moved', () => {
  expect(said('FREQ=WEEKLY;INTERVAL=3')).toEqual([])
  expect(said('FREQ=WEEKLY;BYDAY=TU,TH', '2026-04-16T19:00:00Z')).toEqual(['Every week'])
  expect(said('FREQ=SECONDLY')).toEqual([])
  expect(said(undefined)).toEqual([])
})
