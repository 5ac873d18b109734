import { expect, it } from 'vitest'
import { ownValue } from './ownValue.ts'

it('X8 a key that every object inherits holds nothing, and what is kept under it is found', () => {
  for (const key of ['constructor', '__proto__', 'toString']) {
    expect(ownValue({ shed: 1 }, key)).toBeUndefined()
    expect(ownValue(Object.fromEntries([[key, 7]]), key)).toBe(7)
  }
  expect(ownValue({ shed: 1 }, 'shed')).toBe(1)
  expect(ownValue(undefined, 'shed')).toBeUndefined()
})
