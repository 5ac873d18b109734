import { expect, it } from 'vitest'
import { sentAt } from './sentAt'

it('a figure is as old as the youngest answer it was made from, and has no age before one has come', () => {
  const six = { fulfilledTimeStamp: Date.parse('2026-04-14T06:00:00Z') }
  const seven = { fulfilledTimeStamp: Date.parse('2026-04-14T07:00:00Z') }
  expect(sentAt(six, seven, {})).toBe('2026-04-14T07:00:00Z')
  expect(sentAt({}, {})).toBeUndefined()
})
