import Cookies from 'universal-cookie'

const OPTIONS = { path: '/', secure: true, sameSite: 'strict' } as const

/** Reading and writing throw where a browser blocks cookies (quality O13): that is "no cookie" here. */
function guarded<T>(work: (jar: Cookies) => T, otherwise: T): T {
  try {
    return work(new Cookies(null, { path: '/' }))
  } catch {
    return otherwise
  }
}

export const readCookie = (name: string): string | undefined =>
  guarded((jar) => {
    const value: unknown = jar.get(name, { doNotParse: true })
    return typeof value === 'string' && value !== '' ? value : undefined
  }, undefined)

/**
 * Writes and reads back: `navigator.cookieEnabled` says true even where cookies are blocked (quality T21).
 * False means that the browser keeps nothing.
 */
export const writeCookie = (name: string, value: string, expires?: Date): boolean =>
  guarded((jar) => {
    jar.set(name, value, expires ? { ...OPTIONS, expires } : OPTIONS)
    return readCookie(name) === value
  }, false)

export const removeCookie = (name: string): void => guarded((jar) => jar.remove(name, OPTIONS), undefined)
