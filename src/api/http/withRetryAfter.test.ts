import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, holdTokens, playBackend } from '../../../tests/support/playedBackend'
import { identityEndpoints } from '@/api/identity'
import { createStore } from '@/app/store'
import { problemOf } from '@/lib/problem'
import { receiveReports } from '@/lib/report'
import { readRetryAfter } from './withRetryAfter'
import { READ_TIMEOUT, WRITE_TIMEOUT, withTimeout } from './withTimeout'

let store: ReturnType<typeof createStore>
beforeEach(() => {
  forgetEverything()
  receiveReports(() => undefined)
  store = createStore()
  holdTokens()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const getUser = () => store.dispatch(identityEndpoints.getUser.initiate('a', { forceRefetch: true }))
const ADA = { id: 'a', fullName: 'Ada', role: 'x' }
const busy = (retryAfter: string, status = 503) =>
  Response.json({}, { status, headers: { 'Retry-After': retryAfter } })

describe('a busy backend', () => {
  it.each([
    ['429 with seconds', () => busy('3', 429)],
    ['503 with seconds', () => busy('3')],
    ['503 with a date', () => busy(new Date(Date.now() + 3000).toUTCString())],
    [
      '503 as a page',
      () =>
        new Response('<h1>Back soon</h1>', {
          status: 503,
          headers: { 'Content-Type': 'text/html', 'Retry-After': '3' },
        }),
    ],
  ])('F4 %s is asked again when it says so', async (_, answer) => {
    const log = playBackend(() => (log.length > 1 ? Response.json(ADA) : answer()))
    const call = getUser()
    await vi.advanceTimersByTimeAsync(1900)
    expect(log).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1500)
    expect((await call).data?.fullName).toBe('Ada')
    expect(log).toHaveLength(2)
  })

  it('F4 is asked five times at most', async () => {
    const log = playBackend(() => busy('10'))
    const call = getUser()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(problemOf((await call).error).kind).toBe('busy')
    expect(log).toHaveLength(5)
  })

  it('F4 that wants longer than ten seconds is left alone, and the person is told when', async () => {
    const log = playBackend(() => busy('11'))
    const { error } = await getUser()
    expect(log).toHaveLength(1)
    expect(problemOf(error)).toMatchObject({ kind: 'busy', retryAt: new Date(Date.now() + 11_000) })
  })

  it('F4 that says nothing usable is not asked again', async () => {
    for (const header of ['', 'soon', '-1', '1e9999', '99999999999999999999']) {
      const log = playBackend(() => busy(header))
      await getUser()
      expect(log).toHaveLength(1)
    }
  })

  it('F4 writes are never sent again by themselves', async () => {
    const log = playBackend(() => busy('0'))
    await store.dispatch(identityEndpoints.recoverPassword.initiate({ email: 'a@b.test' }))
    expect(log).toHaveLength(1)
  })

  it('F4 many who wait do not come back in the same instant', async () => {
    const waits = new Set<number>()
    for (let n = 0; n < 20; n += 1) {
      const asked: number[] = []
      playBackend(() => {
        asked.push(Date.now())
        return asked.length > 1 ? Response.json(ADA) : busy('0')
      })
      const call = getUser()
      // A millisecond at a time: what is asked again is seen at its own moment.
      for (let ms = 0; ms < 1500 && asked.length < 2; ms += 1) await vi.advanceTimersByTimeAsync(1)
      await call
      waits.add((asked[1] ?? 0) - (asked[0] ?? 0))
    }
    expect(waits.size).toBeGreaterThan(5)
  })

  it('L8 a call that is given up while it waits is not sent again', async () => {
    const log = playBackend(() => busy('5'))
    const call = getUser()
    await vi.advanceTimersByTimeAsync(1000)
    call.abort()
    await vi.advanceTimersByTimeAsync(20_000)
    await call
    expect(log).toHaveLength(1)
  })
})

describe('Retry-After', () => {
  it('F4 is seconds or a date, whatever else is nothing; reading it never throws', () => {
    expect(readRetryAfter('120', 0)).toEqual(new Date(120_000))
    expect(readRetryAfter(' 0 ', 5)).toEqual(new Date(5))
    expect(readRetryAfter('Fri, 31 Dec 1999 23:59:59 GMT')).toEqual(new Date('1999-12-31T23:59:59Z'))
    for (const none of [null, undefined, '', ' ', 'soon', '99999999999999999'])
      expect(readRetryAfter(none)).toBeUndefined()
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.date({ noInvalidDate: true }).map(String)),
        (text) => {
          const read = readRetryAfter(text)
          expect(read === undefined || !Number.isNaN(read.getTime())).toBe(true)
        },
      ),
    )
  })
})

describe('timeouts', () => {
  it('F5 a read that is never answered ends after 15 s', async () => {
    const log = playBackend(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const call = getUser()
    let ended = false
    void call.then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT - 100)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(problemOf((await call).error).kind).toBe('timeout')
    expect(log).toHaveLength(1)
  })

  it('F5 a body that never comes to an end is a timeout too', async () => {
    playBackend(({ signal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'))
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    })
    const call = getUser()
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT + 100)
    expect(problemOf((await call).error).kind).toBe('timeout')
  })

  it('F5 writes have 30 s, and an endpoint may set its own limit', async () => {
    const limits: unknown[] = []
    const query = withTimeout(async ({ timeout }) => {
      limits.push(timeout)
      return { data: null }
    })
    const api = { signal: new AbortController().signal } as never
    for (const method of [undefined, 'get', 'POST', 'PUT', 'DELETE'])
      await query({ url: '/a', ...(method ? { method } : {}) }, api, {})
    await query({ url: '/a', timeout: 5 }, api, {})
    expect(limits).toEqual([READ_TIMEOUT, READ_TIMEOUT, WRITE_TIMEOUT, WRITE_TIMEOUT, WRITE_TIMEOUT, 5])
  })
})
