import { expect, it } from 'vitest'
import { addMonths, daysInMonth, lastDay, monthsFrom, sameDayIn } from './months'

it('knows how long months are, in leap years and at the ends of the calendar', () => {
  expect(['2024-02', '2100-02', '2026-12', '0000-02', '9999-12'].map(daysInMonth)).toEqual([
    29, 28, 31, 29, 31,
  ])
  expect(lastDay('2026-04')).toBe('2026-04-30')
})

it('D5 goes on over years, and never beyond the calendar', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('9999-12', 5)).toBe('9999-12')
  expect(addMonths('0000-01', -1)).toBe('0000-01')
})

it('lists months without gaps, none where the last lies before the first', () => {
  expect(monthsFrom('2025-12', '2026-02')).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(monthsFrom('9999-11', '9999-12')).toEqual(['9999-11', '9999-12'])
  expect(monthsFrom('2026-02', '2025-12')).toEqual([])
})

it('C1 of a shorter month the last day stands for a day that it has not', () => {
  expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28')
  expect(sameDayIn('2026-03', '2026-02-05')).toBe('2026-03-05')
})
