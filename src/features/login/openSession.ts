import { areaOfRole, type Door, loginOf } from '@/domain/access'
import type { TokenPair } from '@/domain/token'
import { problemOf, statusOf } from '@/lib/problem'
import { type Claims, InvalidToken, readClaims } from '@/session/claims'
import { startNewEpoch } from '@/session/renewal'
import { clearTokens, storeTokens } from '@/session/tokens'

/** Why somebody did not get in, as a key of the common texts. */
export type LogInFailure =
  | 'errors.passwordAndEmailDoNotMatch'
  | 'errors.somethingWentWrong'
  | 'errors.noAccessToApp'
  | 'errors.invalidToken'
  | 'errors.tokenTooLarge'
  | 'errors.cookiesBlocked'
  | 'problem.offline'
  | 'problem.timeout'

/** Spec §8: 400 and 403 are wrong credentials, everything else went wrong; what the person can mend is named. */
export function failureOf(error: unknown): LogInFailure {
  const status = statusOf(error)
  if (status === 400 || status === 403) return 'errors.passwordAndEmailDoNotMatch'
  const { kind } = problemOf(error)
  return kind === 'offline' || kind === 'timeout' ? `problem.${kind}` : 'errors.somethingWentWrong'
}

/**
 * Stores the tokens and says who they speak of. Tokens that cannot be kept, cannot be read, or belong into another
 * area leave nothing behind (spec §4, quality A5, T20, T21).
 */
export function openSession(pair: TokenPair, area: Door): Claims | LogInFailure {
  startNewEpoch()
  const opened = keep(pair, area)
  if (typeof opened === 'string') clearTokens()
  return opened
}

function keep(pair: TokenPair, area: Door): Claims | LogInFailure {
  try {
    const outcome = storeTokens(pair)
    if (outcome === 'tooLarge') return 'errors.tokenTooLarge'
    if (outcome === 'blocked') return 'errors.cookiesBlocked'
    const claims = readClaims(pair.access_token ?? '')
    return loginOf(areaOfRole(claims.role)) === loginOf(area) ? claims : 'errors.noAccessToApp'
  } catch (error) {
    if (error instanceof InvalidToken) return 'errors.invalidToken'
    throw error
  }
}
