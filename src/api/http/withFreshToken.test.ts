import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accessToken,
  forgetEverything,
  holdTokens,
  inSeconds,
  playBackend,
  type Seen,
  settledLater,
  tokenWith,
} from '../../../tests/support/playedBackend'
import { activityEndpoints } from '@/api/activities'
import { identityEndpoints } from '@/api/identity'
import { pitchEndpoints } from '@/api/pitches'
import { createStore } from '@/app/store'
import { problemOf } from '@/lib/problem'
import { receiveReports } from '@/lib/report'
import { loggedIn, loggedOut } from '@/session/sessionSlice'
import { readAccess, readRefresh, storeTokens } from '@/session/tokens'
import { keepClub } from '@/session/chosenClub'
import { send } from './transport'
import { carriesBearer, withFreshToken } from './withFreshToken'

const NO_COMPANY = { isLeagueAdmin: false, measurementsOnly: false, country: 'GB', allowedActivityNames: [] }
const isRenewal = ({ path }: Seen) => path.startsWith('/token/replenish/')
const html = (status: number) =>
  new Response('<h1>no</h1>', { status, headers: { 'Content-Type': 'text/html' } })

let store: ReturnType<typeof createStore>
beforeEach(() => {
  forgetEverything()
  receiveReports(() => undefined)
  store = createStore()
})

const logIn = (userId = '7') => store.dispatch(loggedIn({ userId, role: 'groundskeeper' }))
const getUser = (id: string) => store.dispatch(identityEndpoints.getUser.initiate(id, { forceRefetch: true }))
const session = () => store.getState().session

/** A backend that takes one token at a time and rotates both with every renewal. */
function rotating(
  options: { answer?: (seen: Seen) => Response | Promise<Response>; lifetime?: number } = {},
) {
  let valid = accessToken()
  let refresh = 'refresh-1'
  let renewals = 0
  const log = playBackend(async (seen) => {
    if (isRenewal(seen)) {
      if (seen.path !== `/token/replenish/${refresh}`)
        return Response.json({ detail: 'used' }, { status: 401 })
      renewals += 1
      valid = accessToken('7', 'groundskeeper', inSeconds(options.lifetime ?? 900))
      refresh = `refresh-${renewals + 1}`
      return Response.json({ access_token: valid, refresh_token: refresh })
    }
    const known = seen.bearer === valid
    const answer = options.answer && (await options.answer(seen))
    if (answer) return answer
    if (!known) return Response.json({ detail: 'expired' }, { status: 401 })
    if (seen.path === '/companies/get_company') return Response.json(NO_COMPANY)
    return Response.json({ id: seen.path.split('/').at(-1), fullName: 'Ada', role: 'groundskeeper' })
  })
  return { log, renewals: () => log.filter(isRenewal), valid: () => valid }
}

describe('renewal through the base query', () => {
  it('T1 ten calls that find their token expired renew it once, and all succeed', async () => {
    holdTokens(accessToken(), 'refresh-1')
    logIn()
    const backend = rotating()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => getUser(`u${n}`)))
    expect(answers.map(({ data }) => data?.id)).toEqual(Array.from({ length: 10 }, (_, n) => `u${n}`))
    expect(backend.renewals()).toHaveLength(1)
    expect(backend.log).toHaveLength(21)
    expect(session().status).toBe('loggedIn')
  })

  it('T2 a 401 for the old token that comes after the renewal costs no further one', async () => {
    const old = holdTokens(accessToken(), 'refresh-1')
    logIn()
    const late = settledLater<void>()
    const backend = rotating({
      answer: async (seen) => {
        if (seen.path === '/users/late' && seen.bearer === old) await late.promise
        return undefined as never
      },
    })
    const slow = getUser('late')
    expect((await getUser('quick')).data?.id).toBe('quick')
    late.resolve()
    expect((await slow).data?.id).toBe('late')
    expect(backend.renewals()).toHaveLength(1)
    expect(backend.log.filter(({ path }) => path === '/users/late').map(({ bearer }) => bearer)).toEqual([
      old,
      backend.valid(),
    ])
  })

  it.each([
    ['HTML', () => html(401)],
    ['empty', () => new Response(null, { status: 401 })],
    ['text', () => new Response('expired', { status: 401 })],
    ['half a JSON', () => new Response('{"detail"', { status: 401 })],
  ])('T3 knows a 401 with a body of %s', async (_, refuse) => {
    const old = holdTokens(accessToken(), 'refresh-1')
    logIn()
    const backend = rotating({ answer: (seen) => (seen.bearer === old ? refuse() : (undefined as never)) })
    expect((await getUser('a')).data?.id).toBe('a')
    expect(backend.renewals()).toHaveLength(1)
  })

  it.each([400, 401, 403])(
    'T7 a renewal refused with %i ends the session once for ten who wait',
    async (status) => {
      holdTokens()
      logIn()
      playBackend((seen) =>
        isRenewal(seen) ? Response.json({}, { status }) : Response.json({}, { status: 401 }),
      )
      let ends = 0
      let before = session().status
      store.subscribe(() => {
        if (before === 'loggedIn' && session().status === 'loggedOut') ends += 1
        before = session().status
      })
      await Promise.all(Array.from({ length: 10 }, (_, n) => getUser(`u${n}`)))
      expect(ends).toBe(1)
      expect(session()).toEqual({ status: 'loggedOut', message: { key: 'errors.sessionEnded' } })
      expect([readAccess(), readRefresh()]).toEqual([undefined, undefined])
    },
  )

  it.each([
    ['500', () => Response.json({}, { status: 500 }), 'server'],
    ['503 as a page', () => html(503), 'busy'],
    ['a page with 200', () => html(200), 'unreadable'],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['no answer in time', () => Promise.reject(new DOMException('too slow', 'TimeoutError')), 'timeout'],
    ['null', () => Response.json(null), 'unknown'],
    ['204', () => new Response(null, { status: 204 }), 'unknown'],
    ['no access token', () => Response.json({ refresh_token: 'x' }), 'unknown'],
    ['a number for a token', () => Response.json({ access_token: 5 }), 'unknown'],
    ['a token that is none', () => Response.json({ access_token: 'abc', refresh_token: 'x' }), 'unknown'],
  ] as const)(
    'T8 T11 a renewal answered with %s logs nobody out, and the next action tries again',
    async (_, fail, kind) => {
      // Somebody of whom nothing was kept: what was kept would be shown in place of the error.
      const id = crypto.randomUUID()
      const old = holdTokens(accessToken(), 'refresh-1')
      logIn()
      let failing = true
      const log = playBackend((seen) => {
        if (isRenewal(seen)) return failing ? fail() : Response.json({ access_token: accessToken() })
        return seen.bearer === old
          ? Response.json({}, { status: 401 })
          : Response.json({ id, fullName: 'Ada', role: 'x' })
      })
      const { error } = await getUser(id)
      expect(problemOf(error).kind).toBe(kind)
      expect(session().status).toBe('loggedIn')
      expect([readAccess(), readRefresh()]).toEqual([old, 'refresh-1'])
      failing = false
      expect((await getUser(id)).data?.id).toBe(id)
      expect(readRefresh()).toBe('refresh-1')
      expect(log.filter(isRenewal)).toHaveLength(2)
    },
  )

  it('T9 a second 401 after the renewal is the end of it: three calls, no loop', async () => {
    holdTokens()
    logIn()
    const log = playBackend((seen) =>
      isRenewal(seen) ? Response.json({ access_token: accessToken() }) : Response.json({}, { status: 401 }),
    )
    const { error } = await getUser('a')
    expect(problemOf(error).kind).toBe('sessionEnded')
    expect(log).toHaveLength(3)
  })

  it.each([
    ['in the past', -7200],
    ['within six seconds', 5],
    ['missing', undefined],
    ['a string', '9'],
    ['zero', 0],
    ['negative', -1],
    ['1e20', 1e20],
    ['NaN', Number.NaN],
  ])(
    'T13 tokens that end %s are renewed twice a minute at most, then the device clock is named',
    async (name, exp) => {
      const bad = () =>
        tokenWith({
          sub: '7',
          role: 'x',
          exp: typeof exp === 'number' && !/zero|negative|1e20|NaN/.test(name) ? inSeconds(exp) : exp,
          n: Math.random(),
        })
      holdTokens(bad(), 'refresh-1')
      logIn()
      const log = playBackend((seen) =>
        isRenewal(seen) ? Response.json({ access_token: bad() }) : Response.json({}, { status: 401 }),
      )
      let last: unknown
      for (let time = 0; time < 8; time += 1) last = (await getUser('a')).error
      expect(log.filter(isRenewal).length).toBeLessThanOrEqual(2)
      expect(problemOf(last).kind).toBe('clock')
      expect(session().status).toBe('loggedIn')
    },
  )

  it('T13 a minute later the renewal is tried again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      holdTokens(accessToken('7', 'x', 5), 'refresh-1')
      logIn()
      const log = playBackend((seen) =>
        isRenewal(seen)
          ? Response.json({ access_token: accessToken('7', 'x', 5) })
          : Response.json({}, { status: 401 }),
      )
      for (let time = 0; time < 5; time += 1) await getUser('a')
      vi.setSystemTime(Date.now() + 61_000)
      await getUser('a')
      expect(log.filter(isRenewal)).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([-86_400, 86_400])(
    'T14 works with a clock that is %i s off, while the backend takes the token',
    async (off) => {
      const token = accessToken('7', 'groundskeeper', inSeconds(900 - off))
      holdTokens(token)
      logIn()
      const log = playBackend((seen) =>
        seen.bearer === token
          ? Response.json({ id: 'a', fullName: 'Ada', role: 'x' })
          : Response.json({}, { status: 401 }),
      )
      expect((await getUser('a')).data?.id).toBe('a')
      expect((await getUser('b')).error).toBeUndefined()
      expect(log.filter(isRenewal)).toHaveLength(0)
    },
  )

  it('T15 with a refresh token alone the renewal comes before the first call, once for all of them', async () => {
    storeTokens({ access_token: accessToken('7', 'x', 5), refresh_token: 'refresh-1' })
    forgetAccess()
    logIn()
    const backend = rotating()
    const answers = await Promise.all([getUser('a'), getUser('b')])
    expect(answers.every(({ data }) => data)).toBe(true)
    expect(backend.log.map(({ path }) => path)).toEqual([
      '/token/replenish/refresh-1',
      '/users/a',
      '/users/b',
    ])
  })

  it('T15 without any token nothing is sent', async () => {
    const log = playBackend(() => Response.json({}))
    expect(problemOf((await getUser('a')).error).kind).toBe('sessionEnded')
    expect(log).toEqual([])
  })

  it('T16 a refused login renews nothing and carries no bearer', async () => {
    holdTokens()
    const log = playBackend(() => Response.json({ detail: 'no' }, { status: 401 }))
    const { error } = await store.dispatch(identityEndpoints.logIn.initiate({ username: 'a', password: 'b' }))
    expect(problemOf(error).kind).toBe('sessionEnded')
    expect(log.map(({ path, bearer }) => [path, bearer])).toEqual([['/token', undefined]])
    expect(log[0]?.body).toBe('username=a&password=b&grant_type=password')
    expect(log[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  })

  it('T16 the path decides about the bearer, not query, host or case', () => {
    for (const url of ['/token', '/token/replenish/x', '/mytokens', '/a/token?b=1'])
      expect(carriesBearer(url)).toBe(false)
    for (const url of ['/users', '/users?q=token', '/users#token', '/Token'])
      expect(carriesBearer(url)).toBe(true)
  })

  it('somebody who has forgotten the password can ask for a new one without any token', async () => {
    const log = playBackend(() => Response.json({ message: 'sent' }))
    const asked = await store.dispatch(
      identityEndpoints.recoverPassword.initiate({ email: '  Ada@Club.test ' }),
    )
    const reset = await store.dispatch(
      identityEndpoints.resetPassword.initiate({ token: 't', newPassword: 'p' }),
    )
    expect([asked.error, reset.error]).toEqual([undefined, undefined])
    expect(log.map(({ path, bearer }) => [path, bearer])).toEqual([
      ['/password-recovery', undefined],
      ['/reset-password', undefined],
    ])
    expect(log[0]?.body).toBe('{"email":"ada@club.test"}')
  })

  it('T17 a write with 401 is sent once more, with the same body and the same key', async () => {
    const old = holdTokens(accessToken(), 'refresh-1')
    logIn()
    const log = playBackend((seen) => {
      if (isRenewal(seen)) return Response.json({ access_token: accessToken() })
      if (seen.bearer === old && seen.method === 'POST') return Response.json({}, { status: 401 })
      if (seen.path === '/companies/get_company') return Response.json(NO_COMPANY)
      return Response.json({ ...JSON.parse(seen.body), id: 'new' })
    })
    const { data } = await store.dispatch(
      activityEndpoints.addActivity.initiate({
        key: 'act-1',
        activity: {
          activityName: 'mowing',
          status: 'planned',
          startDate: '2026-04-14T06:00:00Z',
          endDate: '2026-04-14T07:00:00Z',
          fields: [],
          pitchIds: ['1'],
          sectionIds: [],
          userIds: [],
        },
      }),
    )
    expect(data?.map(({ id }) => id)).toEqual(['new'])
    const posts = log.filter(({ path }) => path === '/activities')
    expect(posts).toHaveLength(2)
    expect(posts[1]?.body).toBe(posts[0]?.body)
    expect(posts.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['act-1', 'act-1'])
    expect(JSON.parse(posts[0]?.body ?? '').startDate).toBe('2026-04-14T06:00:00')
  })

  it('T17 a write that the backend refuses for another reason is never sent again', async () => {
    holdTokens()
    logIn()
    for (const status of [400, 403, 409, 500, 503]) {
      const log = playBackend((seen) =>
        seen.path === '/companies/get_company'
          ? Response.json(NO_COMPANY)
          : Response.json({}, { status, headers: { 'Retry-After': '0' } }),
      )
      await store.dispatch(activityEndpoints.removeActivity.initiate({ id: '1' }))
      expect(log.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    }
  })

  it('T18 who logs out while a renewal runs stays logged out', async () => {
    const old = holdTokens(accessToken(), 'refresh-1')
    logIn()
    const renewal = settledLater<Response>()
    const log = playBackend((seen) =>
      isRenewal(seen) ? renewal.promise : Response.json({}, { status: 401 }),
    )
    const call = getUser('a')
    await vi.waitFor(() => expect(log.some(isRenewal)).toBe(true))
    store.dispatch(loggedOut())
    renewal.resolve(Response.json({ access_token: accessToken(), refresh_token: 'refresh-2' }))
    await call
    expect([readAccess(), readRefresh(), document.cookie]).toEqual([undefined, undefined, ''])
    expect(log.filter(({ bearer }) => bearer !== undefined && bearer !== old)).toEqual([])
    expect(session().status).toBe('loggedOut')
  })

  it("T18 A's answers and A's renewal are nothing to B, who has logged in meanwhile", async () => {
    holdTokens(accessToken('A'), 'refresh-A')
    logIn('A')
    const renewal = settledLater<Response>()
    const answer = settledLater<Response>()
    const log = playBackend((seen) => {
      if (isRenewal(seen)) return renewal.promise
      return seen.path === '/users/slow' ? answer.promise : Response.json({}, { status: 401 })
    })
    const renewing = getUser('a')
    const waiting = getUser('slow')
    await vi.waitFor(() => expect(log.some(isRenewal)).toBe(true))
    store.dispatch(loggedOut())
    const tokenOfB = holdTokens(accessToken('B'), 'refresh-B')
    logIn('B')
    renewal.resolve(Response.json({ access_token: accessToken('A'), refresh_token: 'refresh-A2' }))
    answer.resolve(Response.json({ id: 'slow', fullName: 'A', role: 'x' }))
    await Promise.all([renewing, waiting])
    expect([readAccess(), readRefresh()]).toEqual([tokenOfB, 'refresh-B'])
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('"fullName":"A"')
    expect(session()).toMatchObject({ status: 'loggedIn', userId: 'B' })
  })

  it('L8 calls under way are given up at logout and nothing is told of them', async () => {
    const reports: unknown[] = []
    receiveReports((failure) => reports.push(failure))
    holdTokens()
    logIn()
    const log = playBackend(
      (seen) =>
        new Promise((_, reject) => {
          seen.signal.addEventListener('abort', () => reject(seen.signal.reason as Error))
        }),
    )
    const calls = [getUser('a'), getUser('b')]
    await vi.waitFor(() => expect(log).toHaveLength(2))
    store.dispatch(loggedOut())
    await Promise.all(calls)
    expect(log.every(({ signal }) => signal.aborted)).toBe(true)
    expect(reports).toEqual([])
  })

  it('R8 the bearer goes to the API origin only, whatever the id is', async () => {
    const token = holdTokens()
    logIn()
    const log = playBackend(() => Response.json(NO_COMPANY), 'https://api.elsewhere.test/v1')
    for (const id of [
      'x://y',
      '//evil.test',
      '../..',
      '..',
      '.',
      '?a=b',
      '#x',
      '%2f',
      '\\evil',
      'a/b',
      '\ud800',
      'é ',
      '',
    ])
      await store.dispatch(pitchEndpoints.getPitch.initiate(id))
    for (const seen of log) expect([seen.origin, seen.bearer]).toEqual(['https://api.elsewhere.test', token])
    for (const { path } of log.filter(({ path }) => !path.endsWith('get_company')))
      expect(path).toMatch(/^\/v1\/pitches\/[^/]*$/)
    expect(log).toHaveLength(14)
  })
})

function forgetAccess(): void {
  const refresh = readRefresh() ?? ''
  forgetEverything()
  document.cookie = `__Host-sward_refresh=${refresh}; Path=/; Secure; SameSite=Strict`
}

describe('the club that a league office has opened', () => {
  const clubs = (log: readonly Seen[]) => log.map(({ headers }) => headers.get('X-Company-Id'))
  const choose = (club: string) => keepClub(club, () => undefined)

  it('A8 goes with every call, unless a call names a club itself', async () => {
    holdTokens()
    logIn()
    const log = playBackend(({ path }) =>
      Response.json(path === '/companies/get_company' ? { ...NO_COMPANY, isLeagueAdmin: true } : []),
    )
    const ask = (headers?: Record<string, string>) =>
      withFreshToken(send)({ url: '/pitches', ...(headers && { headers }) }, detached(), {})
    await ask()
    choose('al-wadi')
    await ask()
    await ask({ 'X-Company-Id': 'al-hisn' })
    keepClub(undefined, () => undefined)
    await ask()
    expect(clubs(log)).toEqual([null, 'al-wadi', 'al-hisn', null])
  })

  it('A8 what was kept for one club goes to no other that is open meanwhile', async () => {
    holdTokens()
    logIn()
    const log = playBackend(() => Response.json({}))
    const sendFor = (club: string) =>
      withFreshToken(send)({ url: '/activities/1/feedback', method: 'POST', body: {} }, detached(), {
        person: '7',
        club,
      })
    choose('al-hisn')
    expect((await sendFor('al-wadi')).error).toMatchObject({ error: 'superseded' })
    expect((await sendFor('')).error).toMatchObject({ error: 'superseded' })
    expect(log).toEqual([])
    expect((await sendFor('al-hisn')).error).toBeUndefined()
    expect(clubs(log)).toEqual(['al-hisn'])
    keepClub(undefined, () => undefined)
    expect((await sendFor('')).error).toBeUndefined()
  })

  it('A8 an answer about the former club is thrown away, also when its call was sent anew', async () => {
    holdTokens(accessToken(), 'refresh-1')
    logIn()
    choose('al-wadi')
    const late = settledLater<void>()
    playBackend(async () => {
      await late.promise
      return Response.json([{ id: 'al-wadi-stadium' }])
    })
    const answer = withFreshToken(send)({ url: '/pitches' }, detached(), {})
    const named = withFreshToken(send)(
      { url: '/pitches', headers: { 'X-Company-Id': 'al-wadi' } },
      detached(),
      {},
    )
    choose('al-hisn')
    late.resolve()
    expect((await answer).error).toMatchObject({ error: 'superseded' })
    expect((await answer).data).toBeUndefined()
    // What names its club is about that club, whichever is open.
    expect((await named).error).toBeUndefined()
  })
})

const detached = () =>
  ({
    signal: new AbortController().signal,
    dispatch: () => undefined,
    getState: () => store.getState(),
  }) as never
