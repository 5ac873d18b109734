import { describe, expect, it } from 'vitest'
import { webAddress } from './webAddress.ts'

describe('an address as it is typed', () => {
  it.each([
    ['https://maker.example/sds/iron.pdf?v=2', 'https://maker.example/sds/iron.pdf?v=2'],
    [' maker.example/sds ', 'https://maker.example/sds'],
    ['http://maker.example:8080/label', 'http://maker.example:8080/label'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
  ])('%s is a page', (typed, address) => expect(webAddress(typed)).toBe(address))

  it.each([
    '',
    'see the binder',
    'binder',
    'javascript:alert(1)',
    'javascript://maker.example/%0Aalert(1)',
    'data:text/html,<b>',
    'file:///etc/passwd',
    'mailto:a@maker.example',
    'https://user:secret@maker.example',
    'https://',
  ])('%s is none', (typed) => expect(webAddress(typed)).toBeUndefined())

  it('read again it is the same', () => {
    const address = webAddress('maker.example/a b'.replace(' ', '%20'))
    expect(webAddress(address ?? '')).toBe(address)
  })
})
