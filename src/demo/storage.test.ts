import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { indexedDbStorage } from './indexedDbStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Storage } from './storage.ts'

const row = (id: string, at = '', company = 'club', value: unknown = { id }) => ({ id, company, at, value })
let databases = 0

describe.each<[string, () => Promise<Storage>]>([
  ['memory', () => Promise.resolve(memoryStorage())],
  ['IndexedDB', () => indexedDbStorage(`storage-test-${databases++}`)],
])('storage in %s', (_name, open) => {
  it('finds rows of a company by time, in order', async () => {
    const storage = await open()
    await storage.write(['daysOff'], async (rows) => {
      for (const [id, at] of [
        ['c', '2026-04-16'],
        ['a', '2026-04-14'],
        ['b', '2026-04-15'],
      ] as const)
        await rows.put('daysOff', row(id, at))
      await rows.put('daysOff', row('x', '2026-04-15', 'other'))
    })
    const ids = await storage.read(['daysOff'], async (rows) =>
      (await rows.range('daysOff', 'club', '2026-04-14', '2026-04-16')).map(({ id }) => id),
    )
    expect(ids).toEqual(['a', 'b'])
    expect(
      await storage.read(['daysOff'], async (rows) => (await rows.range('daysOff', 'club')).length),
    ).toBe(3)
  })

  it('O11 leaves nothing half-written when work fails', async () => {
    const storage = await open()
    const failing = storage.write(['supplies', 'activities'], async (rows) => {
      await rows.put('supplies', row('paint'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.read(['supplies'], (rows) => rows.get('supplies', 'paint'))).toBeUndefined()
  })

  it('lets nobody write between a reading and the write that depends on it', async () => {
    const storage = await open()
    const takeOne = () =>
      storage.write(['supplies'], async (rows) => {
        const now = (await rows.get('supplies', 'paint'))?.value
        await rows.put('supplies', row('paint', '', 'club', typeof now === 'number' ? now + 1 : 1))
      })
    await Promise.all(Array.from({ length: 20 }, takeOne))
    expect((await storage.read(['supplies'], (rows) => rows.get('supplies', 'paint')))?.value).toBe(20)
  })

  it('forgets what it is told to forget', async () => {
    const storage = await open()
    await storage.write(['users', 'sessions'], async (rows) => {
      await rows.put('users', row('u'))
      await rows.put('sessions', row('s'))
      await rows.delete('sessions', 'missing')
    })
    await storage.clear(['users'])
    const left = await storage.read(['users', 'sessions'], async (rows) => [
      await rows.get('users', 'u'),
      (await rows.get('sessions', 's'))?.id,
    ])
    expect(left).toEqual([undefined, 's'])
  })
})
