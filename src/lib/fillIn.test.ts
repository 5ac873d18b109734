import { describe, expect, it } from 'vitest'
import { fillIn } from './fillIn.ts'
import { remember } from './remember.ts'

describe('a sentence filled in many times', () => {
  const fill = fillIn(['what', 'where'], ({ what, where }) => `${where}: ${what}, then ${what}.`)

  it('takes values wherever its language puts them', () => {
    expect(fill({ what: 'Mowing', where: 'Stadium' })).toBe('Stadium: Mowing, then Mowing.')
    expect(fill({ what: 'Brushing', where: 'Training 1' })).toBe('Training 1: Brushing, then Brushing.')
  })

  it('leaves what stands in a value as it is', () => {
    expect(fill({ what: '{{where}} $& \uE001', where: 'A' })).toBe(
      'A: {{where}} $& \uE001, then {{where}} $& \uE001.',
    )
  })

  it('is asked for once', () => {
    let asked = 0
    const once = fillIn(['what'], ({ what }) => {
      asked += 1
      return what
    })
    expect([once({ what: 'a' }), once({ what: 'b' })]).toEqual(['a', 'b'])
    expect(asked).toBe(1)
  })
})

describe('what is remembered', () => {
  it('is worked out once for each key, also when there is nothing', () => {
    const asked: string[] = []
    const answer = remember((key: string) => {
      asked.push(key)
      return key === 'none' ? undefined : key.length
    })
    expect([answer('none'), answer('two'), answer('none'), answer('two')]).toEqual([
      undefined,
      3,
      undefined,
      3,
    ])
    expect(asked).toEqual(['none', 'two'])
  })
})
