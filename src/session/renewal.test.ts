import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accessToken,
  forgetEverything,
  holdTokens,
  settledLater,
  turns,
} from '../../tests/support/playedBackend'
import type { Query } from '@/api/http/query'
import { withFreshToken } from '@/api/http/withFreshToken'
import { createStore } from '@/app/store'
import { readClaims } from './claims'
import { renewToken, type RenewalAnswer, startNewEpoch } from './renewal'
import { loggedIn, loggedOut } from './sessionSlice'
import { clearTokens, readAccess, readRefresh, storeTokens } from './tokens'

type Run = () => Promise<unknown>
type Locks = { request: (name: string, options: { signal?: AbortSignal }, run: Run) => Promise<unknown> }
const give = (locks: Locks | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })

/** One holder at a time, in order, as the browser does it. */
function fairLocks(): Locks & { asked: number } {
  let last: Promise<unknown> = Promise.resolve()
  const locks = {
    asked: 0,
    request: (_: string, __: object, run: Run) => {
      locks.asked += 1
      const mine = last.then(run, run)
      last = mine.catch(() => undefined)
      return mine
    },
  }
  return locks
}

beforeEach(forgetEverything)
afterEach(() => {
  give(undefined)
})

describe('renewal', () => {
  it('T1 is asked for once by all who wait', async () => {
    const old = holdTokens()
    const fresh = accessToken()
    const ask = vi.fn<() => Promise<RenewalAnswer>>(async () => ({ pair: { access_token: fresh } }))
    const all = await Promise.all([1, 2, 3].map(() => renewToken(old, ask)))
    expect(all).toEqual([1, 2, 3].map(() => ({ kind: 'token', token: fresh })))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('T4 under the lock, what another tab has fetched meanwhile is taken as it is', async () => {
    const old = holdTokens()
    const fresh = accessToken()
    give({
      request: async (_, __, run) => {
        storeTokens({ access_token: fresh, refresh_token: 'theirs' })
        return run()
      },
    })
    const ask = vi.fn()
    expect(await renewToken(old, ask)).toEqual({ kind: 'token', token: fresh })
    expect(ask).not.toHaveBeenCalled()
  })

  it('T4 two tabs without locks: the refusal of the one that comes second is no refusal', async () => {
    const old = holdTokens()
    const fresh = accessToken()
    const renewal = renewToken(old, async () => {
      storeTokens({ access_token: fresh, refresh_token: 'theirs' })
      return { refused: true }
    })
    expect(await renewal).toEqual({ kind: 'token', token: fresh })
  })

  it('T5 a lock that is never given up is waited for five seconds, then this tab goes on alone', async () => {
    const old = holdTokens()
    const limit = vi.spyOn(AbortSignal, 'timeout')
    give({
      request: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          expect(signal).toBeInstanceOf(AbortSignal)
          // The five seconds, without waiting for them.
          setTimeout(() => reject(new DOMException('too long', 'TimeoutError')), 1)
        }),
    })
    const fresh = accessToken()
    expect(await renewToken(old, async () => ({ pair: { access_token: fresh } }))).toEqual({
      kind: 'token',
      token: fresh,
    })
    expect(limit).toHaveBeenCalledWith(5000)
  })

  it.each([
    ['missing', undefined],
    ['refused', { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) }],
    [
      'throwing',
      {
        request: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      },
    ],
  ])('T6 with locks %s the renewal is still one at a time', async (_, locks) => {
    give(locks)
    const old = holdTokens()
    const fresh = accessToken()
    const ask = vi.fn<() => Promise<RenewalAnswer>>(async () => ({ pair: { access_token: fresh } }))
    const both = await Promise.all([renewToken(old, ask), renewToken(old, ask)])
    expect(both.map(({ kind }) => kind)).toEqual(['token', 'token'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('T6 a fault while the lock is held is not taken for a missing lock', async () => {
    give(fairLocks())
    const old = holdTokens()
    const ask = vi.fn(() => Promise.reject(new Error('broken')))
    await expect(renewToken(old, ask)).rejects.toThrow('broken')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('T10 whoever waits for the renewal finds both new tokens where they belong', async () => {
    const old = holdTokens()
    const fresh = accessToken()
    const seen: unknown[] = []
    const ask = async (): Promise<RenewalAnswer> => ({
      pair: { access_token: fresh, refresh_token: 'rotated' },
    })
    await Promise.all(
      [1, 2].map(async () => {
        await renewToken(old, ask)
        seen.push([readAccess(), readRefresh()])
      }),
    )
    expect(seen).toEqual([
      [fresh, 'rotated'],
      [fresh, 'rotated'],
    ])
  })

  it('T18 the end of a former renewal does not open the door to a second one', async () => {
    const first = settledLater<RenewalAnswer>()
    const second = settledLater<RenewalAnswer>()
    const renewalOfA = renewToken(holdTokens(accessToken('A'), 'A1'), () => first.promise)
    startNewEpoch()
    clearTokens()
    const old = holdTokens(accessToken('B'), 'B1')
    const ask = vi.fn(() => second.promise)
    const renewalOfB = renewToken(old, ask)
    first.resolve({ pair: { access_token: accessToken('A'), refresh_token: 'A2' } })
    await renewalOfA
    await turns()
    const again = renewToken(old, ask)
    await turns()
    expect(ask).toHaveBeenCalledTimes(1)
    const fresh = accessToken('B')
    second.resolve({ pair: { access_token: fresh, refresh_token: 'B2' } })
    expect(await Promise.all([renewalOfB, again])).toEqual(
      [1, 2].map(() => ({ kind: 'token', token: fresh })),
    )
    expect(readRefresh()).toBe('B2')
  })
})

describe('every interleaving', () => {
  const act = fc.constantFrom('call', 'call', 'expire', 'logOut', 'logInA', 'logInB')
  const outcome = fc.constantFrom('ok', 'ok', 'ok', 'keepsRefresh', 'fails', 'refuses', 'nonsense')

  it.each([true, false])(
    'T1 T18 one renewal at a time, tokens of one person, no call after logout (locks: %s)',
    async (withLocks) => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(act, { minLength: 1, maxLength: 14 }),
          fc.array(outcome, { minLength: 1, maxLength: 6 }),
          async (scheduler, acts, outcomes) => {
            forgetEverything()
            give(withLocks ? fairLocks() : undefined)
            const store = createStore()
            const server = playServer(scheduler, outcomes, store)
            const results: { owner: string; data: unknown; late: boolean }[] = []
            const query = withFreshToken(server.query)
            const api = {
              ...store,
              endpoint: 'x',
              type: 'query',
              signal: new AbortController().signal,
            } as never

            const perform: Record<string, () => void> = {
              call: () => {
                const owner = server.present()
                const epoch = server.epoch()
                void query({ url: `/of/${owner}` }, api, {}).then(({ data }) =>
                  results.push({ owner, data, late: epoch !== server.epoch() }),
                )
              },
              expire: server.expire,
              logOut: server.logOut,
              logInA: () => server.logIn('A'),
              logInB: () => server.logIn('B'),
            }
            scheduler.scheduleSequence(
              acts.map((name) => ({ label: name, builder: async () => perform[name]?.() })),
            )
            await scheduler.waitIdle()

            expect(server.faults).toEqual([])
            for (const { owner, data, late } of results)
              if (data !== undefined) expect([data, late]).toEqual([`for ${owner}`, false])
            const left = readAccess()
            const refresh = readRefresh()
            if (server.present() === 'nobody') expect([left, refresh]).toEqual([undefined, undefined])
            else {
              if (left !== undefined) expect(readClaims(left).userId).toBe(server.present())
              expect(refresh?.[0]).toBe(server.present())
            }
          },
        ),
        { numRuns: 400 },
      )
    },
  )

  /** A backend that rotates refresh tokens, and notes what must never happen. */
  function playServer(scheduler: fc.Scheduler, outcomes: string[], store: ReturnType<typeof createStore>) {
    const faults: string[] = []
    const renewing = new Map<number, number>()
    let serial = 0
    let epoch = 0
    const valid: Record<string, string> = {}
    const refreshOf: Record<string, string> = {}
    const present = () => {
      const { session } = store.getState()
      return session.status === 'loggedIn' ? session.userId : 'nobody'
    }
    const issue = (user: string) => {
      valid[user] = accessToken(user)
      refreshOf[user] = `${user}-${++serial}`
    }

    const renew = async (refreshToken: string) => {
      const user = refreshToken[0] ?? ''
      // Somebody who logs in again has another session: what the former one still waits for is nobody's.
      const own = epoch
      renewing.set(own, (renewing.get(own) ?? 0) + 1)
      const open = [...renewing.values()]
      if ((renewing.get(own) ?? 0) > 1) faults.push('two renewals of one session at once')
      if (navigator.locks && open.reduce((a, b) => a + b) > 1) faults.push('two renewals at once under locks')
      if (user !== present()) faults.push(`a renewal for ${user} while ${present()} is here`)
      await scheduler.schedule(Promise.resolve(), 'renewal')
      renewing.set(own, (renewing.get(own) ?? 0) - 1)
      const kind = outcomes[serial % outcomes.length] ?? 'ok'
      serial += 1
      if (kind === 'fails') return { error: { status: 500, data: {} } }
      if (kind === 'nonsense') return { data: { access_token: 'nonsense', refresh_token: refreshToken } }
      if (kind === 'refuses' || refreshOf[user] !== refreshToken) return { error: { status: 401, data: {} } }
      const kept = refreshOf[user]
      issue(user)
      if (kind === 'keepsRefresh') refreshOf[user] = kept
      return {
        data: { access_token: valid[user], ...(kind === 'ok' ? { refresh_token: refreshOf[user] } : {}) },
      }
    }

    const query: Query = async ({ url, headers }) => {
      if (url.startsWith('/token/')) return renew(url.split('/').at(-1) ?? '')
      const bearer = (headers as Headers).get('Authorization')?.slice(7) ?? ''
      const owner = url.split('/').at(-1) ?? ''
      const user = readClaims(bearer).userId
      if (present() === 'nobody') faults.push('a call after logout')
      if (user !== owner || user !== present())
        faults.push(`${owner}'s call with ${user}'s token while ${present()} is here`)
      await scheduler.schedule(Promise.resolve(), 'answer')
      return bearer === valid[user] ? { data: `for ${user}` } : { error: { status: 401, data: {} } }
    }

    return {
      faults,
      query,
      present,
      epoch: () => epoch,
      expire: () => {
        delete valid[present()]
      },
      logOut: () => {
        if (present() !== 'nobody') epoch += 1
        store.dispatch(loggedOut())
      },
      logIn: (user: string) => {
        if (present() !== 'nobody') store.dispatch(loggedOut())
        epoch += 1
        startNewEpoch()
        issue(user)
        storeTokens({ access_token: valid[user], refresh_token: refreshOf[user] })
        store.dispatch(loggedIn({ userId: user, role: 'x' }))
      },
    }
  }
})
