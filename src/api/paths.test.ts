import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from './paths'

const withId = Object.entries(paths).filter(
  (entry): entry is [(typeof entry)[0], (...ids: string[]) => string] => typeof entry[1] === 'function',
)

describe('paths', () => {
  it('R7 an id stays in its segment, whatever it is', () => {
    const hostile = fc.constantFrom(
      'x://y',
      '//e',
      '../',
      '..',
      '.',
      '../../token',
      '?',
      '#',
      '%2f',
      '%2e%2e',
      '\\',
      ':',
      '@',
      '\u0000',
      '\n',
      '\ud800',
      'a/b',
      '://',
      '',
    )
    const id = fc.oneof(
      hostile,
      fc.string({ unit: 'binary' }),
      fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(fc.constantFrom(...withId), id, id, ([, path], one, two) => {
        const plain = path('1', '2')
        const built = path(one, two)
        const url = new URL(`https://api.test/v1${built}`)
        expect(url.origin).toBe('https://api.test')
        expect([url.search, url.hash]).toEqual(['', ''])
        // As many segments, and the fixed ones unchanged.
        const [fixed, got] = [`/v1${plain}`.split('/'), url.pathname.split('/')]
        expect(got).toHaveLength(fixed.length)
        fixed.forEach((segment, at) => {
          if (segment !== '1' && segment !== '2') expect(got[at]).toBe(segment)
        })
        // What the query library takes for an address of its own.
        expect(built).not.toMatch(/(^|:)\/\//)
      }),
      { numRuns: 2000 },
    )
  })

  it('R7 an ordinary id is sent as it is, so that the backend finds it', () => {
    for (const id of ['7', 'a-b_c', 'ü/1', 'a.b', '...', 'A%20', '6f9619ff-8b86-d011-b42d-00cf4fc964ff'])
      expect(decodeURIComponent(paths.pitch(id).replace('/pitches/', ''))).toBe(id)
  })
})
