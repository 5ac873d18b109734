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
