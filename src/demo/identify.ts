import type { MiddlewareHandler } from 'hono'
import type { Caller, Demo, DemoEnv } from './demo.ts'
import { isExemptFromLeaguePrefix, mayCall } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { readToken } from './tokens.ts'

const OPEN = /^\/(token(\/|$)|password-recovery$|reset-password$)/

/** Finds out who calls, and refuses what that person may not do (contract.md, spec §6). */
export const identify =
  (demo: Demo, isOfLeague: (url: string) => boolean): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const { path, method } = c.req
    if (OPEN.test(path)) return next()

    const caller = await callerOf(demo, c.req.header('Authorization'), c.req.header('X-Company-Id'))
    const ofLeague = isOfLeague(c.req.url)
    const prefixed = caller.isLeagueAdmin && !isExemptFromLeaguePrefix(path)
    if (ofLeague !== prefixed) throw new Refusal(404, { detail: 'Not found.' })
    if (!mayCall(caller, method, path)) throw new Refusal(403, { detail: 'You may not do this.' })
    c.set('caller', caller)
    await next()
  }

async function callerOf(demo: Demo, authorization = '', chosen?: string): Promise<Caller> {
  const token = /^Bearer (.+)$/.exec(authorization)?.[1]
  const userId = token === undefined ? undefined : await readToken(token, await demo.secret(), demo.now())
  const user = userId === undefined ? undefined : demo.clubs.findUser(userId)
  if (!user) throw new Refusal(401, { detail: 'The token is missing, unknown or expired.' })
  const own = demo.clubs.get(user.organizationId)
  const isLeagueAdmin = own.company.isLeagueAdmin === true
  const caller = {
    userId: user.id,
    role: user.role === 'coach' || user.role === 'kitman' ? user.role : 'staff',
    companyId: own.id,
    own,
    isLeagueAdmin,
  } as const
  if (!isLeagueAdmin) return { ...caller, clubs: [own] }
  if (chosen === undefined) return { ...caller, clubs: demo.clubs.ofLeague(own.id) }
  const club = demo.clubs.find(chosen)
  if (club?.leagueId !== own.id) throw new Refusal(403, { detail: 'This club is not in your league.' })
  return { ...caller, chosenCompanyId: club.id, clubs: [club] }
}
