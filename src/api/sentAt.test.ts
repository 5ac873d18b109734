import { expect, it, onTestFinished } from 'vitest'
import { forgetAges, setAge } from '@/lib/keptAges'
import { sentAt } from './sentAt'

const six = { requestId: 'six', fulfilledTimeStamp: Date.parse('2026-04-14T06:00:00Z') }
const seven = { requestId: 'seven', fulfilledTimeStamp: Date.parse('2026-04-14T07:00:00Z') }

it('a figure is as old as the youngest answer it was made from, and has no age before one has come', () => {
  expect(sentAt(six, seven, {})).toBe('2026-04-14T07:00:00Z')
  expect(sentAt({}, {})).toBeUndefined()
})

it('O16 what was kept on the device is as old as it was when it was kept, whenever it was read from there', () => {
  onTestFinished(forgetAges)
  setAge('seven', Date.parse('2026-04-13T16:30:00Z'))
  expect(sentAt(seven)).toBe('2026-04-13T16:30:00Z')
  expect(sentAt(six, seven)).toBe('2026-04-14T06:00:00Z')
})
