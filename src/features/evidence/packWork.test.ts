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
const STADIUM = { id: 'p1', name: 'Stadium', sectionId: 's1' }
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

it('B16 tells the rain of the days whose other weather is no longer kept, and of which days those are', async () => {
  const answers: Record<string, unknown> = {
    '/weather/p1': { observed: [{ date: '2026-04-12', temperatureMax: 15, rain: 0 }] },
    '/sections/s1/evapotranspiration/daily': [
      { date: '2026-04-10', rain: 4.2 },
      { date: '2026-04-11', rain: 0 },
      { date: '2026-04-12', rain: 9 },
    ],
  }
  const carry = vi.fn<(asked: Asked) => Promise<string>>(({ url }) =>
    Promise.resolve(JSON.stringify(answers[url] ?? [])),
  )
  const work = packWork({ carry, onUnreadable: () => undefined, signal: new AbortController().signal })
  const order = { ...ORDER, parts: ['weather'], pitches: [STADIUM] } as const
  expect((await work.collect(order, () => undefined)).map(({ says }) => says)).toEqual([
    ['weatherKept', '2026-04-12', '2026-04-12', ['Stadium']],
    ['weatherRain', '2026-04-10', '2026-04-11', ['Stadium']],
  ])
  expect(carry).toHaveBeenLastCalledWith({
    url: '/sections/s1/evapotranspiration/daily',
    params: expect.objectContaining({ end_date: expect.stringContaining('2026-04-11') }),
  })
})
