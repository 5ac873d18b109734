import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { scrub, scrubText } from './scrub'
import { cpuMs } from '../../../tests/support/cpuTime'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl'

it.each([
  ['POST /token/replenish/REFRESH-SECRET.1 failed', 'REFRESH-SECRET'],
  ['https://api.test/v1/token/replenish/SECRET?x=1', 'SECRET'],
  ['redirect=%2Ftoken%2Freplenish%2FSECRET', 'SECRET'],
  ['/reset-password?token=SECRET&uidb64=SECRET#top', 'SECRET'],
  ['/login?redirect=%2Freset-password%3Ftoken%3DSECRET%26uidb64%3DSECRET', 'SECRET'],
  ['access_token=SECRET', 'SECRET'],
  ['{"access_token": "SECRET", "uidb64":"SECRET"}', 'SECRET'],
  [String.raw`{"body":"{\"refresh_token\":\"SECRET\"}"}`, 'SECRET'],
  [`not signed: ${JWT}`, 'eyJ'],
  [`x=${JWT}&y=1`, 'eyJ'],
  ['Authorization: Bearer abc-SECRET_1', 'SECRET'],
  ['nobody is marta.kovac+old@riverside-fc.example here', 'marta'],
  ['?email=marta%40riverside.example', 'marta'],
  ['button[aria-label="Delete sick leave of Marta"]', 'Marta'],
])('S1 removes the secret of %s', (text, secret) => {
  expect(scrubText(text)).not.toContain(secret)
  expect(JSON.stringify(scrub({ deep: [{ text }] }))).not.toContain(secret)
  expect(scrubText(JSON.stringify({ text }))).not.toContain(secret)
})

it.each([
  'TypeError: a.b.c is not a function',
  'https://sward.test/assets/index-DDkFAJIj.js',
  'react-router@7.18.5',
  '/dashboard/calendar?view=tv&from=2026-05-01',
  'GET getUser failed: 500',
])('leaves %s as it is', (text) => expect(scrubText(text)).toBe(text))

it('removes what stands under the name of a secret, and leaves the release', () => {
  expect(
    scrub({ token: 'x', Authorization: 'y', release: 'sward@main.build', count: 3, none: null }),
  ).toEqual({
    token: '[removed]',
    Authorization: '[removed]',
    release: 'sward@main.build',
    count: 3,
    none: null,
  })
})

it('JSON stays JSON: an escape before a secret is not broken', () => {
  const piece = constantFrom(
    '\n',
    '\u0001',
    '\t',
    '"',
    '\\',
    'é',
    ' ',
    'a@b.example',
    JWT,
    'token=SECRET',
    '[alt="x"]',
    'n',
  )
  assert(
    property(array(piece), (pieces) => {
      const clean = scrubText(JSON.stringify({ text: pieces.join('') }))
      expect(clean).not.toContain('SECRET')
      expect(JSON.parse(clean)).toHaveProperty('text')
    }),
  )
})

it.each(['a', 'ey', 'a.', 'a@', 'a@b.', '[alt="', 'token=', '%40', 'Bearer '])(
  'X9 100 kB of %s take no time',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    const start = process.cpuUsage()
    scrubText(text)
    expect(cpuMs(start)).toBeLessThan(50)
  },
)
