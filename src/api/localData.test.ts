import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { mergeRecord, readRecord } from './localRecords'

describe('local records', () => {
  it('writes a part and leaves the others, for every page of the browser', async () => {
    const [one, other] = [{}, {}]
    await Promise.all([
      mergeRecord(one, 'k', () => ({ mostOff: 2 })),
      mergeRecord(other, 'k', () => ({ tv: { a: 1 } })),
    ])
    expect(await readRecord({}, 'k')).toEqual({ mostOff: 2, tv: { a: 1 } })
    expect(await readRecord({}, 'somebody else')).toBeUndefined()
  })

  it('O12 works for the page where the browser refuses, and for no other page', async () => {
    const refusal = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('refused', 'UnknownError')
    })
    const page = {}
    expect(await mergeRecord(page, 'refused', () => ({ mostOff: 2 }))).toEqual({ mostOff: 2 })
    expect(await readRecord(page, 'refused')).toEqual({ mostOff: 2 })
    expect(await readRecord({}, 'refused')).toBeUndefined()
    refusal.mockRestore()
    await mergeRecord(page, 'refused', () => ({ tv: {} }))
    expect(await readRecord({}, 'refused')).toEqual({ mostOff: 2, tv: {} })
  })
})
