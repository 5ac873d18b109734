import type { TokenPair } from '@/domain/token'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { readClaims } from './claims'
import { COOKIE } from './cookies'

/** The token cookie ends this long before the token does (spec §9). */
const EARLY_SECONDS = 6
/** A cookie's name and value may take 4096 B; both together must fit nginx's header buffers (quality T20). */
const COOKIE_BYTES = 4096
const BOTH_BYTES = 7168

export type StoreOutcome = 'stored' | 'tooLarge' | 'blocked'

/**
 * A token whose cookie the browser refuses because its end lies in the past of the device's clock: it is
 * good while the backend takes it, and lives as long as the page (quality T14).
 */
let unstored: string | undefined

export const readAccess = (): string | undefined => readCookie(COOKIE.auth) ?? unstored
export const readRefresh = (): string | undefined => readCookie(COOKIE.refresh)

const bytes = (name: string, value: string) => name.length + encodeURIComponent(value).length

/**
 * Keeps a pair: the refresh token first, so that a crash between the two leaves a usable session (quality T10).
 * Throws InvalidToken when the access token cannot be read. Nothing is written unless all of it fits.
 */
export function storeTokens(pair: TokenPair): StoreOutcome {
  const access = pair.access_token ?? ''
  // An answer without one, or with an empty one, keeps the one we have (quality T11).
  const refresh = pair.refresh_token || readRefresh() || ''
  const { exp } = readClaims(access)
  const sizes = [bytes(COOKIE.auth, access), bytes(COOKIE.refresh, refresh)]
  if (sizes.some((size) => size > COOKIE_BYTES) || sizes.reduce((a, b) => a + b) > BOTH_BYTES)
    return 'tooLarge'
  if (refresh !== '' && !writeCookie(COOKIE.refresh, refresh)) return 'blocked'
  const expires = exp === undefined ? undefined : new Date((exp - EARLY_SECONDS) * 1000)
  unstored = undefined
  if (
    expires === undefined ||
    expires.getTime() <= Date.now() ||
    !writeCookie(COOKIE.auth, access, expires)
  ) {
    removeCookie(COOKIE.auth)
    unstored = access
  }
  return 'stored'
}

/** True when the last token was kept only in memory: the device's clock and the backend's disagree. */
export const clockDisagrees = (): boolean => unstored !== undefined

export function clearTokens(): void {
  unstored = undefined
  removeCookie(COOKIE.auth)
  removeCookie(COOKIE.refresh)
  removeCookie(COOKIE.company)
}
