// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { readPreference, writePreference } from './preference.ts'

describe('preferences of this browser', () => {
  it('are kept, and gone when they are unset', () => {
    writePreference('theme', 'dark')
    expect(readPreference('theme')).toBe('dark')
    writePreference('theme', undefined)
    expect(readPreference('theme')).toBeUndefined()
  })

  it('O13 are simply not there where storage is blocked or full', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    expect(readPreference('theme')).toBeUndefined()
    expect(() => writePreference('theme', 'dark')).not.toThrow()
    expect(() => writePreference('theme', undefined)).not.toThrow()
  })
})
