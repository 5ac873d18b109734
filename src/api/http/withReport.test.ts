import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accessToken, forgetEverything, holdTokens, playBackend } from '../../../tests/support/playedBackend'
import { pitchEndpoints } from '@/api/pitches'
import { identityEndpoints } from '@/api/identity'
import { createStore } from '@/app/store'
import { type Failure, receiveReports } from '@/lib/report'
import { loggedIn, loggedOut } from '@/session/sessionSlice'

let store: ReturnType<typeof createStore>
let reports: Failure[]
beforeEach(() => {
  forgetEverything()
  receiveReports(() => undefined)
  reports = []
  receiveReports((failure) => reports.push(failure))
  store = createStore()
  holdTokens(accessToken(), 'refresh-1')
  store.dispatch(loggedIn({ userId: '7', role: 'x' }))
})

const COMPANY = { isLeagueAdmin: false, measurementsOnly: false, country: 'GB', allowedActivityNames: [] }
const getUser = (id = 'a') => store.dispatch(identityEndpoints.getUser.initiate(id, { forceRefetch: true }))
const logIn = () =>
  store.dispatch(identityEndpoints.logIn.initiate({ username: 'ada@club.test', password: 'secret' }))
const said = () => reports.map(({ error }) => (error as Error).message)

describe('reports of failed calls', () => {
  it.each([
    ['500', () => Response.json({}, { status: 500 }), '500'],
    ['404', () => Response.json({}, { status: 404 }), '404'],
    ['403 on data', () => Response.json({}, { status: 403 }), '403'],
    ['a page instead of JSON', () => new Response('<h1>Login to Wi-Fi</h1>'), '200'],
    ['an answer of another kind', () => Response.json([]), '200'],
    [
      'no answer in time',
      () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
      'TIMEOUT_ERROR',
    ],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'FETCH_ERROR'],
  ] as const)('F11 %s is told once', async (_, answer, status) => {
    playBackend(() => answer())
    await getUser()
    expect(said()).toEqual([`GET getUser failed: ${status}`])
  })

  it('F11 F4 a read that is tried again four times is told once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const log = playBackend(() => Response.json({}, { status: 503, headers: { 'Retry-After': '0' } }))
    await getUser()
    expect(log).toHaveLength(5)
    expect(said()).toEqual(['GET getUser failed: 503'])
  })

  it('F11 spec §8 a 403 of the login is not told; its other failures are', async () => {
    playBackend(() => Response.json({}, { status: 403 }))
    await logIn()
    playBackend(() => new Response('<h1>Forbidden</h1>', { status: 403 }))
    await logIn()
    expect(said()).toEqual([])
    playBackend(() => Response.json({}, { status: 500 }))
    await logIn()
    expect(said()).toEqual(['POST logIn failed: 500'])
  })

  it('F11 a 401 that the renewal has cured is not told', async () => {
    const fresh = accessToken()
    playBackend(({ path, bearer }) => {
      if (path.startsWith('/token/')) return Response.json({ access_token: fresh })
      return bearer === fresh
        ? Response.json({ id: 'a', fullName: 'A', role: 'x' })
        : Response.json({}, { status: 401 })
    })
    await getUser()
    expect(said()).toEqual([])
  })

  it('F11 the end of a session is no fault, nor is what is given up, nor being offline', async () => {
    playBackend(() => Response.json({}, { status: 401 }))
    await Promise.all([getUser('a'), getUser('b')])
    expect(said()).toEqual([])

    holdTokens()
    store.dispatch(loggedIn({ userId: '7', role: 'x' }))
    playBackend(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const given = getUser('c')
    given.abort()
    await given
    const left = getUser('d')
    store.dispatch(loggedOut())
    await left
    expect(said()).toEqual([])

    holdTokens()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    playBackend(() => Promise.reject(new TypeError('Failed to fetch')))
    await getUser('e')
    expect(said()).toEqual([])
  })

  it('F11 one failed renewal that ten calls wait for is told once', async () => {
    playBackend(({ path }) => Response.json({}, { status: path.startsWith('/token/') ? 500 : 401 }))
    await Promise.all(Array.from({ length: 10 }, (_, n) => getUser(`u${n}`)))
    expect(said()).toHaveLength(1)
  })

  it('F11 a company that cannot be read is told once, not again by every call that needs to know it', async () => {
    playBackend(({ path }) =>
      path === '/companies/get_company' ? Response.json({}, { status: 500 }) : Response.json([]),
    )
    await Promise.all([
      store.dispatch(pitchEndpoints.getPitches.initiate()),
      store.dispatch(pitchEndpoints.getSections.initiate()),
      store.dispatch(pitchEndpoints.getLatestActivities.initiate()),
    ])
    expect(said()).toEqual(['GET getCompany failed: 500'])
  })

  it('F2 F11 rows that could not be read are told once with their number, and the others are kept', async () => {
    playBackend(({ path }) =>
      path === '/companies/get_company'
        ? Response.json(COMPANY)
        : Response.json([{ id: 1, name: 'One' }, null, 5, { name: 'no id' }]),
    )
    const { data } = await store.dispatch(pitchEndpoints.getPitches.initiate())
    expect(data?.map(({ id, name }) => [id, name])).toEqual([['1', 'One']])
    expect(reports).toEqual([
      { error: new Error('rows that could not be read'), context: { path: '/pitches', lost: 3 } },
    ])
  })

  it('S1 tells neither names, ids, queries, tokens nor bodies', async () => {
    playBackend(() => Response.json({ detail: 'Ada Lovelace is unknown' }, { status: 500 }))
    await getUser('user-4711')
    await logIn()
    const text = JSON.stringify(reports.map(({ error, context }) => [(error as Error).message, context]))
    for (const secret of ['4711', 'Lovelace', 'ada@', 'secret', 'refresh-1'])
      expect(text).not.toContain(secret)
  })
})
