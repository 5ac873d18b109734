import { expect, it, vi } from 'vitest'
import type { Asked } from '@/api/packReads'
import type { PackOrder } from './collecting'
import type { Unreadable } from './packMessages'
import { packWork } from './packWork'

const ORDER: PackOrder = {
  parts: ['supplies'],
  from: '2026-03-30',
  to: '2026-04-13',
  today: '2026-04-13',
  timeZone: 'Europe/London',
  pitches: [],
  whole: true,
  store: { supplies: true, cocktails: false, equipment: false },
}
const SUPPLY = { id: 7, name: 'Wetting agent', unit: 'L' }

const collectedFrom = async (answer: string | undefined) => {
  const onUnreadable = vi.fn<(what: Unreadable) => void>()
  const carry = vi.fn<(asked: Asked) => Promise<string | undefined>>(() => Promise.resolve(answer))
  const work = packWork({ carry, onUnreadable, signal: new AbortController().signal })
  const missing = await work.collect(ORDER, () => undefined)
  return { missing, told: onUnreadable.mock.calls.flat() }
}
const MISSING = { part: 'supplies', kind: 'failed', says: ['shed', 'supplies'] }

it('reads the answers that it is brought', async () => {
  expect(await collectedFrom(JSON.stringify([SUPPLY]))).toEqual({ missing: [], told: [] })
})

it('takes no answer for a gap', async () => {
  expect(await collectedFrom(undefined)).toEqual({ missing: [MISSING], told: [] })
})

it.each(['<!doctype html><title>Sign in</title>', '{"detail": "No."}'])(
  'takes %s for a gap, and tells of it',
  async (answer) => {
    const { missing, told } = await collectedFrom(answer)
    expect(missing).toEqual([MISSING])
    expect(told).toEqual([{ path: '/supplies', lost: 'all' }])
  },
)

it('tells of the rows that cannot be read, and keeps the others', async () => {
  const { missing, told } = await collectedFrom(JSON.stringify([SUPPLY, { name: 'nobody' }]))
  expect(missing).toEqual([])
  expect(told).toEqual([{ path: '/supplies', lost: 1 }])
})
