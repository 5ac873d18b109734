import { Buffer } from 'node:buffer'

const base64Url = (value: string): string => Buffer.from(value, 'utf8').toString('base64url')

/** A token nobody has signed: the page reads it, and only a backend told to do so takes it. */
export const mintToken = (claims: unknown): string =>
  [
    base64Url('{"alg":"HS256","typ":"JWT"}'),
    base64Url(JSON.stringify(claims)),
    base64Url(`unsigned ${Math.random()}`),
  ].join('.')

/** Seconds since 1970, so many seconds from now. */
export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
