import { describe, expect, it } from 'vitest'
import { strengthOf } from './strength'

describe('strength of a password', () => {
  it('sees through what everybody takes, in any dress', () => {
    for (const password of ['password', 'P4ssw0rd1', 'qwerty123', 'aaaaaaaaaaaa', 'abcdefgh', 'drowssap'])
      expect(strengthOf(password), password).toBeLessThanOrEqual(1)
  })

  it('knows the words of the trade', () => {
    for (const password of ['stadium2026', 'Groundsman1'])
      expect(strengthOf(password), password).toBeLessThanOrEqual(1)
  })

  it('knows what is known of the person', () => {
    expect(strengthOf('kovac1987', ['kovac'])).toBeLessThan(strengthOf('kovac1987'))
  })

  it('is content with four unrelated words', () => {
    expect(strengthOf('anvil moth reverie kiln')).toBe(4)
  })
})
