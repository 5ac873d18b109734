import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keptAt } from '@/lib/keptAges'
import { KEPT_DATABASE } from '@/lib/keptDatabase'
import { startNewEpoch } from '@/session/renewal'
import type { CallResult } from './query'
import { type AskAgain, forgetKeptAnswers, withKeptAnswers } from './withKeptAnswers'

const rows = v.array(v.object({ id: v.string() }))
const OFFLINE: CallResult = { error: { status: 'FETCH_ERROR', error: 'no network' } }
const askAgain = vi.fn<AskAgain>()
let calls = 0

/** One call as RTK Query makes it: the store knows its number and what the page has of it. */
function call(
  answer: () => CallResult | Promise<CallResult>,
  how: { person?: string; data?: unknown; args?: FetchArgs; type?: BaseQueryApi['type']; key?: string } = {},
) {
  calls += 1
  const requestId = `call ${calls}`
  const { person = 'marta', data, args = { url: '/pitches' }, type = 'query' } = how
  const queryCacheKey = how.key ?? JSON.stringify(args)
  const state = {
    session: { status: 'loggedIn', userId: person, role: 'user' },
    api: {
      queries: { [queryCacheKey]: { requestId, data, endpointName: 'getPitches', originalArgs: undefined } },
    },
  }
  const api = { getState: () => state, queryCacheKey, type } as unknown as BaseQueryApi
  const result = withKeptAnswers(askAgain)(async () => answer())(args, api, { answer: rows })
  return Promise.resolve(result).then((result) => ({ ...result, age: keptAt(requestId) }))
}

/** Read once with a network, and written when the page has nothing better to do. */
async function readOnce(data: unknown, how: Parameters<typeof call>[1] = {}): Promise<void> {
  await call(() => ({ data }), how)
  await vi.waitFor(async () => expect((await call(() => OFFLINE, how)).data).toEqual(data))
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name)
const isGone = () => vi.waitFor(async () => expect(await names()).not.toContain(KEPT_DATABASE))

beforeEach(async () => {
  startNewEpoch()
  forgetKeptAnswers()
  // What is written before it is gone goes with it.
  await isGone()
})

it('O1 what was read is given without a network, and says its age; with one it is the backend’s again', async () => {
  const before = Date.now()
  await readOnce([{ id: 'stadium' }])
  const offline = await call(() => OFFLINE)
  expect(offline.data).toEqual([{ id: 'stadium' }])
  expect(offline.age).toBeGreaterThanOrEqual(before)
  const online = await call(() => ({ data: [{ id: 'new' }] }))
  expect(online).toMatchObject({ data: [{ id: 'new' }], age: undefined })
})

it('O1 a phone that is put away at once keeps what was read', async () => {
  // A page that nobody looks at is given no frame.
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  const hidden = vi.spyOn(document, 'hidden', 'get')
  onTestFinished(() => [frame, hidden].forEach((spy) => spy.mockRestore()))
  await call(() => ({ data: [{ id: 'stadium' }] }))
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.waitFor(async () => expect((await call(() => OFFLINE)).data).toEqual([{ id: 'stadium' }]))
  await call(() => ({ data: [{ id: 'came late' }] }))
  await vi.waitFor(async () => expect((await call(() => OFFLINE)).data).toEqual([{ id: 'came late' }]))
})

it('what is refused, broken or not there stays so; only a backend that cannot be reached is replaced', async () => {
  await readOnce([{ id: 'stadium' }])
  for (const status of [400, 401, 403, 404, 500])
    expect((await call(() => ({ error: { status, data: {} } }))).error).toMatchObject({ status })
  for (const status of [502, 503, 504])
    expect((await call(() => ({ error: { status, data: {} } }))).data).toEqual([{ id: 'stadium' }])
})

it('what the page shows from the backend is better than what was kept', async () => {
  await readOnce([{ id: 'stadium' }])
  const newer = [{ id: 'newer' }]
  await call(() => ({ data: newer }))
  expect((await call(() => OFFLINE, { data: newer })).error).toBeDefined()
})

it('L2 another person is given nothing of it, and another club neither', async () => {
  await readOnce([{ id: 'stadium' }])
  expect((await call(() => OFFLINE, { person: 'owen' })).error).toBeDefined()
  const args = { url: '/pitches', headers: { 'X-Company-Id': 'other' } }
  expect((await call(() => OFFLINE, { args })).error).toBeDefined()
})

it('L1 after a logout there is nothing, also of an answer that was about to be written', async () => {
  await readOnce([{ id: 'stadium' }])
  await call(() => ({ data: [{ id: 'late' }] }))
  forgetKeptAnswers()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await call(() => OFFLINE)).error).toBeDefined()
})

it('L1 a call that fails after the logout makes no database anew', async () => {
  await readOnce([{ id: 'stadium' }])
  const answer = Promise.withResolvers<CallResult>()
  const late = call(() => answer.promise)
  forgetKeptAnswers()
  await isGone()
  answer.resolve(OFFLINE)
  expect((await late).error).toBeDefined()
  expect(await names()).not.toContain(KEPT_DATABASE)
})

it('O16 an answer that comes late is that to its own question, also where one call asks several', async () => {
  askAgain.mockClear()
  const readings = { args: { url: '/pitches/stadium/v2/field-measurements' }, key: 'readings of a club' }
  await readOnce([{ id: 'kept' }], readings)
  const slow = Promise.withResolvers<CallResult>()
  expect((await call(() => slow.promise, readings)).data).toEqual([{ id: 'kept' }])
  slow.resolve({ data: [{ id: 'reading' }] })
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalled())
  // Asked again, it begins with the club's pitches.
  const pitches = [{ id: 'stadium' }]
  expect((await call(() => ({ data: pitches }), { key: readings.key })).data).toEqual(pitches)
  expect((await call(() => OFFLINE, readings)).data).toEqual([{ id: 'reading' }])
})

it('an answer that the present reader cannot read is not given', async () => {
  await readOnce([{ id: 'stadium' }])
  await call(() => ({ data: '<html>' }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await call(() => OFFLINE)).data).toEqual([{ id: 'stadium' }])
})

it('U5 calls of the log-in, writes and reports are not kept', async () => {
  for (const args of [
    { url: '/token', method: 'POST' },
    { url: '/token/replenish/x' },
    { url: '/activities', method: 'POST' },
  ]) {
    await call(() => ({ data: [{ id: 'secret' }] }), { args })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await call(() => OFFLINE, { args })).error).toBeDefined()
  }
})

it('what was over a month ago is a report’s, and pushes out nothing of what is worked with', async () => {
  const args = { url: '/activities', params: { start_date: '2020-01-01', end_date: '2020-01-31' } }
  await call(() => ({ data: [{ id: 'old' }] }), { args })
  // Written after it: once this one is there, the other would be.
  await readOnce([{ id: 'stadium' }])
  expect((await call(() => OFFLINE, { args })).error).toBeDefined()
})

it('keeps nothing of what is only carried to another reader', async () => {
  await call(() => ({ data: [{ id: 'carried' }] }), { type: 'mutation' })
  await readOnce([{ id: '1' }], { args: { url: '/users' } })
  expect((await call(() => OFFLINE)).error).toEqual(OFFLINE.error)
})
