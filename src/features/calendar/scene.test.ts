import { describe, expect, it } from 'vitest'
import { markOf, type Scene } from './scene'

const sceneOf = (...severities: ('stop' | 'look')[]) =>
  ({
    hazards: new Map(),
    clashes: new Map([['mow', severities.map((severity) => ({ severity }))]]),
    broken: new Map([['spray', {}]]),
  }) as unknown as Scene

describe('the corner of a block (B1)', () => {
  it('is red where something cannot stay as it is, amber where all of it can be lived with', () => {
    expect(markOf(sceneOf('look', 'stop'), 'mow')).toBe('clash')
    expect(markOf(sceneOf('look', 'look'), 'mow')).toBe('look')
    expect(markOf(sceneOf('look'), 'spray')).toBe('weather')
    expect(markOf(sceneOf('look'), 'roll')).toBeUndefined()
  })
})
