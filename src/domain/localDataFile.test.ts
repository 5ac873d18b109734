import { describe, expect, it } from 'vitest'
import { LOCAL_PARTS, localData, readLocalData } from './localData.ts'
import { changesBy, readLocalFile, writeLocalFile } from './localDataFile.ts'

const data = readLocalData({ recoveryMinutes: { spraying: 240 }, mostOff: 5 })

describe('the file of what a browser keeps', () => {
  it('names every part', () => {
    expect([...LOCAL_PARTS].toSorted()).toEqual(Object.keys(localData.entries).toSorted())
  })

  it('is read back as it was written, and changes nothing where it is the same', () => {
    const parts = readLocalFile(writeLocalFile(data, '2026-04-14T05:31:00Z'))
    expect(parts).toEqual(data)
    expect(changesBy(data, parts ?? {})).toEqual([])
  })

  it('says what it would replace, and leaves what it does not hold', () => {
    const text = JSON.stringify({
      format: 'sward-local-data',
      version: 1,
      data: { mostOff: 2, tv: { a: 1, b: 2 } },
    })
    const parts = readLocalFile(text)
    expect(parts).toEqual({ mostOff: 2, tv: { a: 1, b: 2 } })
    expect(changesBy(data, parts ?? {})).toEqual([
      { part: 'mostOff', before: 5, after: 2 },
      { part: 'tv', before: 0, after: 2 },
    ])
  })

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '{"format":"sward-local-data","version":2,"data":{}}',
    'a'.repeat(3_000_000),
  ])('X8 refuses %.40s', (text) => {
    expect(readLocalFile(text)).toBeUndefined()
  })

  it('X8 a hostile file reaches no prototype', () => {
    const text =
      '{"format":"sward-local-data","version":1,"data":{"__proto__":{"a":1},"tv":{"__proto__":{"a":1}}}}'
    const parts = readLocalFile(text)
    expect('a' in (parts ?? {})).toBe(false)
    expect('a' in (parts?.tv ?? {})).toBe(false)
  })
})
