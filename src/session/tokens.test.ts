import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { accessToken, forgetEverything, inSeconds, tokenWith } from '../../tests/support/playedBackend'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { InvalidToken } from './claims'
import { clearTokens, clockDisagrees, readAccess, readRefresh, storeTokens } from './tokens'

const AUTH = '__Host-sward_auth'
const REFRESH = '__Host-sward_refresh'
const ofSize = (bytes: number): string => {
  const empty = tokenWith({ sub: '7', exp: inSeconds(900), pad: '' }).length
  return tokenWith({ sub: '7', exp: inSeconds(900), pad: 'x'.repeat(Math.ceil(((bytes - empty) * 3) / 4)) })
}

const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

/** Stands between the application and the browser's cookies until the test is over. */
function between(access: { get?: () => string; set?: (text: string) => void }): void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: access.get ?? (() => jar?.get?.call(document) as string),
    set: access.set ?? ((text: string) => jar?.set?.call(document, text)),
  })
  onTestFinished(letThrough)
}
const letThrough = () => void Reflect.deleteProperty(document, 'cookie')

/** What is written to document.cookie, in order; a write may be made to fail. */
function watchCookies(fails: (text: string) => boolean = () => false): string[] {
  const written: string[] = []
  between({
    set: (text) => {
      if (fails(text)) return blocked()
      written.push(text)
      jar?.set?.call(document, text)
    },
  })
  return written
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

beforeEach(forgetEverything)

describe('keeping a pair of tokens', () => {
  it('T10 the refresh token is written first, so that a crash between the two leaves a session', () => {
    const written = watchCookies((text) => text.startsWith(AUTH))
    storeTokens({ access_token: accessToken(), refresh_token: 'rotated' })
    expect(written[0]).toMatch(new RegExp(`^${REFRESH}=rotated`))
    letThrough()
    expect(readRefresh()).toBe('rotated')
  })

  it('T11 an answer without a refresh token, or with an empty one, keeps the one there was', () => {
    storeTokens({ access_token: accessToken(), refresh_token: 'first' })
    for (const refresh_token of [undefined, '']) {
      const access = accessToken()
      expect(
        storeTokens({ access_token: access, ...(refresh_token === undefined ? {} : { refresh_token }) }),
      ).toBe('stored')
      expect([readAccess(), readRefresh()]).toEqual([access, 'first'])
    }
  })

  it('T11 a login without any refresh token lasts as long as its access token', () => {
    const access = accessToken()
    expect(storeTokens({ access_token: access })).toBe('stored')
    expect([readAccess(), readRefresh()]).toEqual([access, undefined])
  })

  it('T12 T19 cookies are for this host, secure, same-site, of all paths; the access token ends six seconds early', () => {
    const written = watchCookies()
    const exp = inSeconds(900)
    storeTokens({ access_token: accessToken('7', 'x', exp), refresh_token: 'r' })
    expect(written).toHaveLength(2)
    for (const text of written) {
      expect(text).toMatch(/^__Host-/)
      expect(text).toMatch(/; Path=\/(;|$)/)
      expect(text).toMatch(/; Secure/)
      expect(text).toMatch(/; SameSite=Strict/i)
      expect(text).not.toMatch(/Domain/i)
    }
    const expires = /Expires=([^;]+)/i.exec(written[1] ?? '')?.[1] ?? ''
    expect(Date.parse(expires)).toBe((exp - 6) * 1000)
  })

  it.each([
    ['ended two hours ago', () => inSeconds(-7200)],
    ['ends now', () => inSeconds(0)],
    ['ends in six seconds', () => inSeconds(6)],
    ['has no end', () => undefined],
    ['has a text for an end', () => '9999999999'],
    ['ends beyond all dates', () => 1e20],
  ])('T13 T14 a token that %s lives as long as the page, not in a cookie', (_, exp) => {
    const access = tokenWith({ sub: '7', role: 'x', exp: exp() })
    expect(storeTokens({ access_token: access, refresh_token: 'r' })).toBe('stored')
    expect(readAccess()).toBe(access)
    expect(readCookie(AUTH)).toBeUndefined()
    expect(clockDisagrees()).toBe(true)
    storeTokens({ access_token: accessToken(), refresh_token: 'r' })
    expect(clockDisagrees()).toBe(false)
  })

  it('T14 a token kept in memory replaces the cookie of the one before', () => {
    storeTokens({ access_token: accessToken('7', 'x'), refresh_token: 'r' })
    const late = accessToken('7', 'x', inSeconds(-10))
    storeTokens({ access_token: late, refresh_token: 'r' })
    expect(readAccess()).toBe(late)
  })

  it('T20 a token over 4 KB, or two over 7 KB together, are refused and nothing is written', () => {
    storeTokens({ access_token: accessToken('7', 'old'), refresh_token: 'old' })
    const before = document.cookie
    expect(storeTokens({ access_token: ofSize(5000), refresh_token: 'r' })).toBe('tooLarge')
    expect(storeTokens({ access_token: accessToken(), refresh_token: 'r'.repeat(4096) })).toBe('tooLarge')
    expect(storeTokens({ access_token: accessToken(), refresh_token: 'é'.repeat(1000) })).toBe('tooLarge')
    expect(storeTokens({ access_token: ofSize(3900), refresh_token: 'r'.repeat(3600) })).toBe('tooLarge')
    expect(document.cookie).toBe(before)
    expect(storeTokens({ access_token: ofSize(3500), refresh_token: 'r'.repeat(3000) })).toBe('stored')
  })

  it('T21 where cookies are blocked the write is found out, whatever cookieEnabled says', () => {
    between({ set: () => undefined })
    expect(storeTokens({ access_token: accessToken(), refresh_token: 'r' })).toBe('blocked')
    between({ get: blocked, set: blocked })
    expect(storeTokens({ access_token: accessToken(), refresh_token: 'r' })).toBe('blocked')
    expect(readAccess()).toBeUndefined()
  })

  it('A2 a token that cannot be read is not kept', () => {
    for (const access_token of [undefined, '', 'abc', tokenWith(null)])
      expect(() => storeTokens({ access_token, refresh_token: 'r' })).toThrow(InvalidToken)
    expect(document.cookie).toBe('')
  })

  it('L1 clearing leaves neither token nor company, in cookie or memory; the language stays', () => {
    storeTokens({ access_token: accessToken('7', 'x', 5), refresh_token: 'r' })
    writeCookie('__Host-sward_company', '3')
    writeCookie('sward_locale', 'de')
    clearTokens()
    expect([readAccess(), readRefresh(), document.cookie]).toEqual([undefined, undefined, 'sward_locale=de'])
  })

  it('T7 are gone for the tab that is next under the lock, though the browser writes without waiting', () => {
    storeTokens({ access_token: accessToken(), refresh_token: 'refused' })
    // Chromium hands a change on without waiting; only a read of the same tab waits for it.
    const underway: string[] = []
    const arrive = () => underway.splice(0).forEach((text) => jar?.set?.call(document, text))
    between({
      set: (text) => void underway.push(text),
      get: () => {
        arrive()
        return jar?.get?.call(document) as string
      },
    })
    clearTokens()
    expect(jar?.get?.call(document)).toBe('')
  })
})

describe('cookies', () => {
  it('hand back any text exactly', () => {
    for (const text of ['a b', 'ä;=,"\\', '{"a":1}', 'null', '%41', '😀', ' x ']) {
      expect(writeCookie('sward_test', text)).toBe(true)
      expect(readCookie('sward_test')).toBe(text)
    }
    removeCookie('sward_test')
    expect(readCookie('sward_test')).toBeUndefined()
  })

  it('O13 are simply not there where reading or writing throws', () => {
    between({ get: blocked, set: blocked })
    expect(readCookie('a')).toBeUndefined()
    expect(writeCookie('a', 'b')).toBe(false)
    expect(() => removeCookie('a')).not.toThrow()
  })
})
