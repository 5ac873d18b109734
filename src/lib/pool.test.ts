import { expect, it } from 'vitest'
import { createPool } from './pool'

it('so many run at a time, one after the other takes the place, and a failure gives its place back', async () => {
  const run = createPool(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((n) =>
    run(async () => {
      started.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 0) throw new Error('no answer')
      return n
    }).catch(() => 'failed'),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  ends[0]?.()
  expect(await tasks[0]).toBe('failed')
  expect(started).toEqual([0, 1, 2])
  ends[1]?.()
  await tasks[1]
  expect(started).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  expect(await Promise.all(tasks)).toEqual(['failed', 1, 2, 3])
})
