import { expect, it } from 'vitest'
import { takenBack } from './takenBack.ts'

const a = { id: 'a', name: 'A', jobs: 1 }
const b = { id: 'b', name: 'B', jobs: 2 }
const renamed = { ...a, name: 'New' }

it('a new name is taken back, and nothing else', () => {
  expect(takenBack([renamed, b], [a, b], [renamed, b])).toEqual([a, b])
  expect(takenBack([{ ...renamed, jobs: 9 }, b], [a, b], [renamed, b])).toEqual([{ ...a, jobs: 9 }, b])
})

it('what was deleted after it had a new name stays deleted', () => {
  expect(takenBack([b], [a, b], [renamed, b])).toEqual([b])
})

it('what was deleted is where it was, beside what was made since', () => {
  const c = { id: 'c', name: 'C', jobs: 3 }
  expect(takenBack([b, c], [a, b], [b])).toEqual([a, b, c])
  expect(takenBack([a, c], [a], [a, c])).toEqual([a])
})

it('of a record, the entries of the act are taken back, and no others', () => {
  const snooze = { until: '2026-04-20' }
  expect(takenBack({ A: snooze, B: snooze }, {}, { A: snooze })).toEqual({ B: snooze })
  expect(takenBack({ B: snooze }, { A: snooze }, {})).toEqual({ A: snooze, B: snooze })
  expect(takenBack({ A: 3, B: 5 }, { A: 2 }, { A: 3 })).toEqual({ A: 2, B: 5 })
  expect(takenBack({ B: 5 }, { A: 2 }, { A: 3 })).toEqual({ B: 5 })
})

it('within an entry, too; rows without an id are told apart by what they say', () => {
  const [spray, saw] = [{ name: 'Sprayer' }, { name: 'Chainsaw' }]
  const before: Record<string, (typeof spray)[]> = { owen: [] }
  expect(takenBack({ owen: [spray, saw] }, before, { owen: [spray] })).toEqual({ owen: [saw] })
  expect(takenBack({ owen: [saw] }, { owen: [spray] }, { owen: [] as (typeof spray)[] })).toEqual({
    owen: [spray, saw],
  })
})
