import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  accessToken,
  forgetEverything,
  holdTokens,
  playBackend,
  type Seen,
} from '../../../tests/support/playedBackend'
import '@/api/activities'
import { api } from '@/api/api'
import '@/api/identity'
import '@/api/leave'
import '@/api/outsideRoles'
import '@/api/pitches'
import '@/api/storage'
import '@/api/turf'
import { createStore } from '@/app/store'
import { problemOf } from '@/lib/problem'
import { receiveReports } from '@/lib/report'
import { loggedIn } from '@/session/sessionSlice'

type Initiate = (arg: unknown, options: object) => UnknownAction
type Endpoint = { initiate: Initiate; useQuery?: unknown; useMutation?: unknown }
const ENDPOINTS = Object.entries(api.endpoints as unknown as Record<string, Endpoint>)
const READS = ENDPOINTS.filter(([, { useQuery }]) => useQuery).filter(
  ([name]) => !['getCompany', 'getLocalData'].includes(name),
)
/** The log-in and what is done without it have flows of their own; local data goes no way at all. */
const WRITES = ENDPOINTS.filter(([, { useMutation }]) => useMutation).filter(
  ([name]) => !['logIn', 'recoverPassword', 'resetPassword', 'saveLocalData'].includes(name),
)

const COMPANY = { isLeagueAdmin: false, measurementsOnly: false, country: 'GB', allowedActivityNames: [] }
const PAGE = '<!doctype html><title>Bad gateway</title><h1>nginx</h1>'
const page = (status: number, headers = {}) =>
  new Response(PAGE, { status, headers: { 'Content-Type': 'text/html', ...headers } })
const FIELDS = { name: ['Too long.'], amount: ['Not a number.', 'Too small.'] }
const busy = (retryAfter: string, status = 429) =>
  Response.json({}, { status, headers: { 'Retry-After': retryAfter } })

/** Each answer that is none, what it is called, and how often a read and a write are sent. */
const ANSWERS: readonly [string, () => Response, string, reads: number, writes: number][] = [
  ['401 for good', () => Response.json({}, { status: 401 }), 'sessionEnded', 2, 2],
  ['403', () => Response.json({ detail: 'Not yours.' }, { status: 403 }), 'forbidden', 1, 1],
  ['403 as a page', () => page(403), 'forbidden', 1, 1],
  ['404', () => Response.json({}, { status: 404 }), 'notFound', 1, 1],
  ['404 as a page', () => page(404), 'notFound', 1, 1],
  ['409', () => Response.json({}, { status: 409 }), 'conflict', 1, 1],
  ['410', () => Response.json({}, { status: 410 }), 'notFound', 1, 1],
  ['422', () => Response.json({}, { status: 422 }), 'invalid', 1, 1],
  ['422 of fields', () => Response.json(FIELDS, { status: 422 }), 'invalid', 1, 1],
  ['429', () => Response.json({}, { status: 429 }), 'busy', 1, 1],
  ['429 in seconds', () => busy('3'), 'busy', 5, 1],
  ['429 until a date', () => busy(new Date(Date.now() + 3000).toUTCString()), 'busy', 5, 1],
  ['429 until yesterday', () => busy(new Date(Date.now() - 86_400_000).toUTCString()), 'busy', 5, 1],
  ['429 in -1', () => busy('-1'), 'busy', 1, 1],
  ['429 in thirty years', () => busy('1000000000'), 'busy', 1, 1],
  ['429 in more than there is', () => busy('9'.repeat(40)), 'busy', 1, 1],
  ['429 in words', () => busy('soon'), 'busy', 1, 1],
  ['502 as a page', () => page(502), 'server', 1, 1],
  ['503 as a page, in seconds', () => page(503, { 'Retry-After': '2' }), 'busy', 5, 1],
  ['504 as a page', () => page(504), 'server', 1, 1],
  ['200 with a page', () => page(200), 'unreadable', 1, 1],
  ['204', () => new Response(null, { status: 204 }), 'unreadable', 1, 1],
  ['200 with nothing', () => new Response(''), 'unreadable', 1, 1],
  ['200 with a string', () => Response.json('ok'), 'unreadable', 1, 1],
]
/** These are answered with nothing, or with anything: that they were done is all they are asked. */
const UNANSWERED = new Set([
  'removeActivity',
  'removeDaysOff',
  'removeNonWorkingDays',
  'savePitchPreferences',
  'removeEquipment',
  'removeSupply',
  'removeCocktail',
])
const EMPTY = new Set(['204', '200 with nothing', '200 with a string'])

const WHEN = { from: '2026-04-04', to: '2026-04-24', date: '2026-04-14' }
const IDS = {
  id: '1',
  pitchId: '1',
  sectionId: '1',
  userId: '1',
  organizationId: '1',
  activityId: '1',
  feedbackId: '1',
}
const WORK = {
  ...IDS,
  activityName: 'mowing',
  status: 'planned',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:00:00Z',
  fields: [],
  pitchIds: ['1'],
  sectionIds: [],
  userIds: [],
}
const ARGUMENT = {
  ...WHEN,
  ...WORK,
  key: 'k',
  activity: WORK,
  feedback: {},
  equipment: { id: '1', group: 'mowers' },
  group: 'mowers',
  days: [{ user: '1', date: WHEN.date }],
  dates: [WHEN.date],
  preferences: {},
}
const BY_ID = [
  'getUser',
  'getPitch',
  'getWeather',
  'getEquipmentActivities',
  'getActivityFeedback',
  'removeSupply',
  'removeCocktail',
]

let store: ReturnType<typeof createStore>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-14T05:31:00Z') })
  receiveReports(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

/** What one call comes to, however long it takes, and which requests it was. */
async function ask([name, { initiate }]: (typeof ENDPOINTS)[number], answer: () => Response) {
  forgetEverything()
  store = createStore()
  holdTokens()
  store.dispatch(loggedIn({ userId: '7', role: 'x' }))
  const log = playBackend(({ path }) => {
    if (path === '/companies/get_company') return Response.json(COMPANY)
    if (path.startsWith('/token/replenish')) return Response.json({ access_token: accessToken() })
    return answer()
  })
  const ended: { data?: unknown; error?: unknown }[] = []
  const asking = (async () => {
    const argument = BY_ID.includes(name) ? '1' : ARGUMENT
    const action = initiate(argument, { forceRefetch: true, subscribe: false, track: false })
    ended.push(await (store.dispatch(action) as unknown as Promise<(typeof ended)[number]>))
  })()
  for (let step = 0; ended.length === 0 && step < 40; step += 1) await vi.advanceTimersByTimeAsync(2000)
  await asking
  const own = log.filter(({ path }: Seen) => !/^\/(companies\/get_company|token)/.test(path))
  return {
    ...ended[0],
    sent: own.length,
    renewals: log.filter(({ path }) => path.startsWith('/token')).length,
  }
}

it.each(ANSWERS)(
  'F2 F4 F9 %s is told of every read, as what it is, and costs no session',
  async (what, answer, kind, sent) => {
    for (const one of READS) {
      const result = await ask(one, answer)
      expect([one[0], result.data, problemOf(result.error).kind, result.sent]).toEqual([
        one[0],
        undefined,
        kind,
        sent,
      ])
      expect(result.renewals).toBe(what.startsWith('401') ? 1 : 0)
      expect(store.getState().session.status).toBe('loggedIn')
    }
  },
)

it.each(ANSWERS)(
  'F2 F4 F9 %s takes no write for done, and sends none twice',
  async (what, answer, kind, _, sent) => {
    for (const one of WRITES) {
      const [name] = one
      const result = await ask(one, answer)
      const isDone = UNANSWERED.has(name) && EMPTY.has(what)
      expect([name, result.error === undefined, result.sent]).toEqual([name, isDone, sent])
      if (!isDone) expect([name, problemOf(result.error).kind]).toEqual([name, kind])
      expect(store.getState().session.status).toBe('loggedIn')
    }
  },
)
