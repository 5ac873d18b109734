import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEverything, holdTokens, playBackend } from '../../../tests/support/playedBackend'
import { activityEndpoints } from '@/api/activities'
import { identityEndpoints } from '@/api/identity'
import { pitchEndpoints } from '@/api/pitches'
import { paths } from '@/api/paths'
import { createStore } from '@/app/store'
import { problemOf } from '@/lib/problem'
import { receiveReports } from '@/lib/report'
import { loggedIn } from '@/session/sessionSlice'
import type { Query } from './query'
import { hasPrefix, withLeagueAdmin } from './withLeagueAdmin'
import '@/api/outsideRoles'

const company = (flags: object) => ({ country: 'GB', allowedActivityNames: [], ...flags })
const LEAGUE = company({ isLeagueAdmin: true })

/** What leaves the wall for a call of a company; undefined: nothing. */
async function sent(url: string, method: string, isLeagueAdmin: boolean): Promise<string | undefined> {
  let left: string | undefined
  const query: Query = async (args) => {
    left = args.url
    return { data: null }
  }
  const wall = withLeagueAdmin(async () => ({ flags: company({ isLeagueAdmin }) as never }))(query)
  const result = await wall({ url, method }, {} as never, {})
  expect(left === undefined).toBe(problemOf(result.error).kind === 'readOnly')
  return left
}

/** Every path of the contract, with an id that tries to look like another path. */
const all = Object.entries(paths).map(([name, path]): [string, string] => [
  name,
  typeof path === 'string' ? path : path('get_company', 'x'),
])
const EXEMPT = [
  'token',
  'replenish',
  'passwordRecovery',
  'resetPassword',
  'acceptTerms',
  'user',
  'company',
  'coachTeams',
  'coachActivities',
  'myFeedback',
  'kitmanTeams',
  'kitmanActivities',
]
const NEVER = [
  'equipment',
  'oneEquipment',
  'equipmentActivities',
  'supplies',
  'supply',
  'cocktails',
  'cocktail',
]
const WRITABLE = [
  'token',
  'replenish',
  'passwordRecovery',
  'resetPassword',
  'acceptTerms',
  'activityFeedback',
  'oneFeedback',
]

describe("a league admin's calls", () => {
  it.each(all)('A8 GET %s goes where contract.md says', async (name, path) => {
    const expected = NEVER.includes(name) ? undefined : EXEMPT.includes(name) ? path : `/league_admin${path}`
    expect(await sent(path, 'GET', true)).toBe(expected)
    expect(await sent(path, 'GET', false)).toBe(path)
    expect(hasPrefix(`${path}?a=/token`)).toBe(!EXEMPT.includes(name))
  })

  it.each(all)(
    'A10 writing to %s is let through only where it gets one in or gives feedback',
    async (name, path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'post']) {
        const left = await sent(path, method, true)
        expect(left !== undefined).toBe(WRITABLE.includes(name))
        expect(await sent(path, method, false)).toBe(path)
      }
    },
  )

  it('A8 the query has no say in it', async () => {
    expect(await sent('/equipment?x=/my-feedback', 'GET', true)).toBeUndefined()
    expect(await sent('/pitches?x=/equipment', 'GET', true)).toBe('/league_admin/pitches?x=/equipment')
  })
})

describe('which company it is', () => {
  let store: ReturnType<typeof createStore>
  beforeEach(() => {
    forgetEverything()
    receiveReports(() => undefined)
    store = createStore()
    holdTokens()
    store.dispatch(loggedIn({ userId: '7', role: 'x' }))
  })
  const getPitches = () =>
    store.dispatch(pitchEndpoints.getPitches.initiate(undefined, { forceRefetch: true }))
  const getSections = () =>
    store.dispatch(pitchEndpoints.getSections.initiate(undefined, { forceRefetch: true }))

  it('A8 is asked once, before the first call that depends on it', async () => {
    const log = playBackend(({ path }) => Response.json(path === '/companies/get_company' ? LEAGUE : []))
    await Promise.all([getPitches(), getSections()])
    expect(log.map(({ path }) => path)).toEqual([
      '/companies/get_company',
      '/league_admin/pitches',
      '/league_admin/sections',
    ])
  })

  it('A8 a company that is not known yet lets nothing pass', async () => {
    const log = playBackend(() => Response.json({}, { status: 500 }))
    expect(problemOf((await getPitches()).error).kind).toBe('server')
    expect(log.map(({ path }) => path)).toEqual(['/companies/get_company'])
  })

  it('A9 a company with unreadable flags is an ordinary one', async () => {
    for (const flags of [{}, { isLeagueAdmin: null }, { isLeagueAdmin: 'true' }, { isLeagueAdmin: 1 }]) {
      const fresh = createStore()
      const log = playBackend(({ path }) =>
        Response.json(path === '/companies/get_company' ? company(flags) : []),
      )
      await fresh.dispatch(pitchEndpoints.getPitches.initiate())
      expect(log.at(-1)?.path).toBe('/pitches')
    }
  })

  it('A10 the write hook of a switched-off screen is refused before anything is sent', async () => {
    const log = playBackend(({ path }) => Response.json(path === '/companies/get_company' ? LEAGUE : []))
    const { error } = await store.dispatch(activityEndpoints.removeActivity.initiate({ id: '1' }))
    expect(problemOf(error).kind).toBe('readOnly')
    expect(log.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('getting in works before any company is known', async () => {
    const log = playBackend(() => Response.json({ access_token: 'x' }))
    await store.dispatch(identityEndpoints.logIn.initiate({ username: 'a', password: 'b' }))
    expect(log.map(({ path }) => path)).toEqual(['/token'])
  })

  it('O4 T17 a league admin gives feedback under the prefix and with a key', async () => {
    const { api } = await import('@/api/api')
    const extra = api.injectEndpoints({
      endpoints: (build) => ({
        plainFeedback: build.mutation<unknown, void>({
          query: () => ({ url: paths.activityFeedback('1'), method: 'POST', body: { rating: 4 } }),
        }),
      }),
    })
    const log = playBackend(({ path }) => Response.json(path === '/companies/get_company' ? LEAGUE : {}))
    await store.dispatch(extra.endpoints.plainFeedback.initiate())
    expect(log.at(-1)?.path).toBe('/league_admin/activities/1/feedback')
    expect(log.at(-1)?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
  })
})
