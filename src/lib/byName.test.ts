import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byName } from './byName.ts'

const sorted = (names: string[], locale?: string) =>
  names
    .map((name) => ({ name }))
    .toSorted(byName(locale))
    .map(({ name }) => name)

describe('order by name', () => {
  it('D12 a number at the end counts as a number', () => {
    expect(sorted(['Pitch 10', 'Pitch 2', 'pitch 1', 'Annexe', 'Pitch 2b', 'Pitch'])).toEqual([
      'Annexe',
      'Pitch',
      'pitch 1',
      'Pitch 2',
      'Pitch 2b',
      'Pitch 10',
    ])
  })

  it('D12 goes by the language', () => {
    expect(sorted(['Zebra', 'Ärla', 'Åker', 'Anka'], 'sv')).toEqual(['Anka', 'Zebra', 'Åker', 'Ärla'])
    expect(sorted(['Zebra', 'Ärla', 'Anka'], 'de')).toEqual(['Anka', 'Ärla', 'Zebra'])
  })

  it('D12 names that are alike keep the order in which they came', () => {
    const rows = [
      { name: 'Ada', n: 1 },
      { name: 'ada', n: 2 },
      { name: 'Áda', n: 3 },
    ]
    expect(rows.toSorted(byName()).map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('D12 is one order: it goes both ways and through', () => {
    const name = fc.string({ unit: 'grapheme' }).map((text) => ({ name: text }))
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        const compare = byName()
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
