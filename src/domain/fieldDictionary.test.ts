import { describe, expect, it } from 'vitest'
import { described, withDictionary } from './fieldDictionary.ts'

describe('what the app knows of fields itself (activity-fields.md)', () => {
  it('a backend that sends keys and options alone gets numbers, units, times and days', () => {
    expect(described('mowing', { key: 'height' })).toEqual({
      key: 'height',
      type: 'number',
      quantity: 'grassHeight',
      min: 15,
      max: 60,
      step: 0.5,
    })
    expect(described('match', { key: 'kickOff' }).type).toBe('time')
    expect(described('goalRepair', { key: 'safeToUse' }).type).toBe('boolean')
    expect(described('renovation', { key: 'reopens' }).type).toBe('day')
    expect(described('spraying', { key: 'reason', options: [{ value: 'weed' }] }).type).toBe('multiselect')
  })

  it('the same key means what its type makes of it, and works in types that are not known', () => {
    expect(described('aeration', { key: 'depth' })).toMatchObject({ quantity: 'depth', max: 400 })
    expect(described('verticutting', { key: 'depth' })).toMatchObject({ quantity: 'depth', max: 10 })
    expect(described('hybridRollOut', { key: 'passes' })).toMatchObject({ type: 'number', max: 6 })
    expect(described('hybridRollOut', { key: 'toString' })).toEqual({ key: 'toString' })
    expect(described('constructor', { key: 'name' })).toEqual({ key: 'name' })
  })

  it('what the backend says wins', () => {
    expect(described('mowing', { key: 'height', max: 40 })).toMatchObject({ type: 'number', max: 40 })
    expect(described('mowing', { key: 'height', max: 40 }).min).toBeUndefined()
    const inMetres = described('mowing', { key: 'height', type: 'number', quantity: 'length' })
    expect(inMetres).toMatchObject({ type: 'number', quantity: 'length' })
    expect(inMetres.max).toBeUndefined()
    const chosen = { key: 'height', options: [{ value: '24' }, { value: '26' }] }
    expect(described('mowing', chosen)).toEqual({ ...chosen, type: 'select' })
    expect(described('mowing', { key: 'height', type: 'text' })).toEqual({ key: 'height', type: 'text' })
    // Days have no type of their own on the wire.
    expect(described('restock', { key: 'expiryDate', type: 'text' }).type).toBe('day')
  })

  it('nothing becomes needed, and nothing is added', () => {
    const fields = [{ key: 'height' }, { key: 'hoverMode' }]
    const read = withDictionary({ taskId: '1', activityName: 'mowing', fields }).fields
    expect(read.map(({ key, required }) => [key, required])).toEqual([
      ['height', undefined],
      ['hoverMode', undefined],
    ])
  })
})
