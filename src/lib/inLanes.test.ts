import { expect, it } from 'vitest'
import { inLanes } from './inLanes'

it('takes each once, in order, and never more than four at a time', async () => {
  const waiting: (() => void)[] = []
  const begun: number[] = []
  const done = inLanes([1, 2, 3, 4, 5, 6], (item) => {
    begun.push(item)
    return new Promise((resolve) => waiting.push(resolve))
  })
  expect(begun).toEqual([1, 2, 3, 4])
  waiting.shift()?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 3, 4, 5])
  while (waiting.length > 0) {
    waiting.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  await done
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
})
