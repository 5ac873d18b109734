import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { tokenPair } from '@/domain/token'
import { statusOf } from '@/lib/problem'
import { readClaims } from '@/session/claims'
import { chosenClub, COMPANY_HEADER } from '@/session/chosenClub'
import { currentEpoch, renewToken, type Renewal, type RenewalAnswer } from '@/session/renewal'
import { loggedOut, type WithSession } from '@/session/sessionSlice'
import { clockDisagrees, readAccess } from '@/session/tokens'
import { paths } from '../paths'
import { refusal, type CallResult, type Query } from './query'
import { pathOf } from '@/lib/pathOf'

/** Spec §7: a bearer goes with every call but those whose path contains `token`; the query does not count. */
export const carriesBearer = (url: string): boolean => !pathOf(url).includes('token')

/** Asked by people who cannot log in: without a token these go as they are. */
const WITHOUT_LOGIN: ReadonlySet<string> = new Set([paths.passwordRecovery, paths.resetPassword])

/** A call that names a club itself is about that club, whichever is chosen; any other is about the chosen one. */
function withBearer(args: FetchArgs, token: string, club: string | undefined): FetchArgs {
  const headers = new Headers(args.headers as HeadersInit | undefined)
  headers.set('Authorization', `Bearer ${token}`)
  if (club !== undefined && !headers.has(COMPANY_HEADER)) headers.set(COMPANY_HEADER, club)
  return { ...args, headers }
}

const namesClub = ({ headers }: FetchArgs): boolean =>
  new Headers(headers as HeadersInit | undefined).has(COMPANY_HEADER)

/** Every call carries a token that works: renewed when it is missing, and once after a 401 (quality T1–T18). */
export const withFreshToken =
  (query: Query): Query =>
  async (args, api, options) => {
    if (!carriesBearer(args.url)) return query(args, api, options)
    const startedIn = currentEpoch()
    const club = chosenClub()
    // An answer about the former club must not appear under the name of the present one.
    const isPresent = () => currentEpoch() === startedIn && (namesClub(args) || chosenClub() === club)
    const call = async (token: string): Promise<CallResult> => {
      // Another tab may have logged somebody else in, whose token is in the cookie now (quality L2).
      const { person } = options
      if (person !== undefined && (readClaims(token).userId !== person || (club ?? '') !== options.club))
        return refusal('superseded')
      const result = await query(withBearer(args, token, club), api, options)
      return isPresent() ? result : refusal('superseded')
    }
    const ask = (refreshToken: string) => askForTokens(query, api, refreshToken)

    const known = readAccess()
    if (known === undefined && WITHOUT_LOGIN.has(pathOf(args.url))) return query(args, api, options)
    const result = known === undefined ? undefined : await call(known)
    if (result && statusOf(result.error) !== 401) return result

    const renewal = await renewToken(known, ask)
    if (!isPresent()) return refusal('superseded')
    if (renewal.kind !== 'token') return withoutToken(renewal, api)
    const again = await call(renewal.token)
    return statusOf(again.error) === 401 && clockDisagrees() ? refusal('clock') : again
  }

/** The renewal belongs to all who wait for it: the end of one caller must not end it. */
async function askForTokens(query: Query, api: BaseQueryApi, refreshToken: string): Promise<RenewalAnswer> {
  const detached = { ...api, signal: new AbortController().signal }
  const { data, error } = await query({ url: paths.replenish(refreshToken), method: 'POST' }, detached, {})
  if (!error) {
    const read = v.safeParse(tokenPair, data)
    return read.success && read.output.access_token
      ? { pair: read.output }
      : { failed: new Error('no access token in the answer') }
  }
  const status = statusOf(error)
  return status === 400 || status === 401 || status === 403 ? { refused: true } : { failed: error }
}

function withoutToken(renewal: Exclude<Renewal, { kind: 'token' }>, api: BaseQueryApi): CallResult {
  switch (renewal.kind) {
    case 'refused':
    case 'none':
      if ((api.getState() as WithSession).session.status === 'loggedIn')
        api.dispatch(loggedOut({ message: { key: 'errors.sessionEnded' } }))
      return refusal('sessionEnded')
    case 'clock':
      return refusal('clock')
    case 'failed': {
      const error = renewal.error
      return typeof error === 'object' && error !== null && 'status' in error
        ? ({ error } as CallResult)
        : { error: { status: 'CUSTOM_ERROR', error: 'renewal', data: undefined } }
    }
  }
}
