import { expect, it } from 'vitest'
import type { Entry } from './entry'
import { createMirror } from './mirror'

const MARTA = { person: 'marta', company: 'riverside' }
const entry = (order: number, more: Partial<Entry>): Entry => ({
  order,
  key: `key-${order}`,
  ...MARTA,
  at: 0,
  act: 'addActivity',
  method: 'POST',
  url: '/activities',
  body: {},
  state: 'sent',
  attempts: 1,
  entity: `activity:${order}`,
  settledAt: Date.now(),
  version: 1,
  ...more,
})

/** A device that holds these entries; `kept` tells what is left of them. */
function deviceWith(entries: readonly Entry[]) {
  const rows = new Map(entries.map((one) => [one.order, one]))
  const mirror = createMirror({
    all: () => Promise.resolve([...rows.values()]),
    remove: (orders) => {
      for (const order of orders) rows.delete(order)
      return Promise.resolve()
    },
    restore: (again) => {
      for (const one of again) rows.set(one.order, one)
      return Promise.resolve()
    },
  })
  return { mirror, rows, kept: () => [...rows.keys()] }
}

it('O9 what was put aside outlasts a thousand entries that were sent after it', async () => {
  const aside = entry(1, { settledAt: Infinity })
  const sent = Array.from({ length: 1002 }, (_, at) => entry(at + 2, {}))
  const { mirror, kept } = deviceWith([aside, ...sent])
  await mirror.load(MARTA, () => true, false)
  expect(kept().slice(0, 2)).toEqual([1, 4])
})

it('what waits and what was put aside is written down again where the device has forgotten it', async () => {
  const { mirror, rows, kept } = deviceWith([
    entry(1, { settledAt: Infinity }),
    entry(2, {}),
    entry(3, { state: 'waiting' }),
  ])
  await mirror.load(MARTA, () => true, false)
  rows.clear()
  await mirror.load(MARTA, () => true, true)
  expect(kept()).toEqual([1, 3])
})
