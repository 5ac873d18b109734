const ATTRIBUTES = '; Path=/; Secure; SameSite=Strict'

/** Reading and writing throw where a browser blocks cookies (quality O13): that is "no cookie" here. */
function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** By hand: three functions of a few lines against 2 KiB that every page would wait for. */
export const readCookie = (name: string): string | undefined =>
  guarded(() => {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    const value = found && decodeURIComponent(found.slice(name.length + 1))
    return value === '' ? undefined : value
  }, undefined)

/**
 * Writes and reads back: `navigator.cookieEnabled` says true even where cookies are blocked (quality T21).
 * False means that the browser keeps nothing.
 */
export const writeCookie = (name: string, value: string, expires?: Date): boolean =>
  guarded(() => {
    const until = expires ? `; Expires=${expires.toUTCString()}` : ''
    document.cookie = `${name}=${encodeURIComponent(value)}${until}${ATTRIBUTES}`
    return readCookie(name) === value
  }, false)

/**
 * Removes and reads back: Chromium hands a change on without waiting for it, and a tab that is next under a lock
 * would still read what is gone (one time in ten when measured).
 */
export const removeCookie = (name: string): void =>
  guarded(() => {
    document.cookie = `${name}=; Max-Age=0${ATTRIBUTES}`
    readCookie(name)
  }, undefined)
