import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, holdTokens, playBackend } from '../../../tests/support/playedBackend'
import { activityEndpoints } from '@/api/activities'
import { api } from '@/api/api'
import { identityEndpoints } from '@/api/identity'
import { leaveEndpoints } from '@/api/leave'
import { pitchEndpoints } from '@/api/pitches'
import '@/api/outsideRoles'
import '@/api/storage'
import '@/api/turf'
import { createStore } from '@/app/store'
import { mergeById } from '@/domain/calendarWindow'
import { addDays } from '@/domain/groundTime'
import { problemOf } from '@/lib/problem'
import { receiveReports } from '@/lib/report'
import { loggedIn } from '@/session/sessionSlice'

const COMPANY = { isLeagueAdmin: false, measurementsOnly: false, country: 'GB', allowedActivityNames: [] }
const PERIOD = { from: '2026-04-04', to: '2026-04-24' }

let store: ReturnType<typeof createStore>
beforeEach(() => {
  forgetEverything()
  receiveReports(() => undefined)
  store = createStore()
  holdTokens()
  store.dispatch(loggedIn({ userId: '7', role: 'x' }))
})

type Asked = { data?: unknown; error?: unknown }
type Initiate = (arg: unknown, options: object) => UnknownAction
const QUERIES = Object.entries(
  api.endpoints as unknown as Record<string, { initiate: Initiate; useQuery?: unknown }>,
)
  .filter(([name, { useQuery }]) => useQuery && name !== 'getCompany')
  .map(([name, endpoint]): [string, Initiate] => [name, endpoint.initiate])
const ARGUMENT = {
  ...PERIOD,
  pitchId: '1',
  sectionId: '1',
  userId: '1',
  organizationId: '1',
  date: '2026-04-14',
}
const SINGLE = ['getUser', 'getPitch', 'getWeather', 'getEquipmentActivities', 'getActivityFeedback']

/** What a query comes to when the backend answers this. */
async function ask(name: string, initiate: Initiate, answer: () => Response) {
  playBackend(({ path }) => (path === '/companies/get_company' ? Response.json(COMPANY) : answer()))
  const argument = SINGLE.includes(name) ? '1' : ARGUMENT
  return store.dispatch(
    initiate(argument, { forceRefetch: true, subscribe: false }),
  ) as unknown as Promise<Asked>
}

const WRONG: [string, () => Response][] = [
  [
    'a page',
    () =>
      new Response('<!doctype html><title>Hotel Wi-Fi</title>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['an empty body', () => new Response('')],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['a string', () => Response.json('ok')],
  ['a number', () => Response.json(5)],
  ['half a JSON', () => new Response('[{"id":1},{"id"')],
]

describe('answers that are none', () => {
  it('covers every read of the application', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(32)
  })

  it.each(WRONG)(
    'F1 F2 %s is an error on every read, with words for it, and nobody is logged out',
    async (_, answer) => {
      for (const [name, initiate] of QUERIES) {
        const { data, error } = await ask(name, initiate, answer)
        expect([name, data, problemOf(error).kind]).toEqual([name, undefined, 'unreadable'])
      }
      expect(store.getState().session.status).toBe('loggedIn')
    },
  )

  it('F1 what was there before stays in the cache', async () => {
    const pitches = pitchEndpoints.getPitches
    playBackend(({ path }) =>
      Response.json(path === '/companies/get_company' ? COMPANY : [{ id: 1, name: 'One' }]),
    )
    await store.dispatch(pitches.initiate())
    playBackend(() => new Response('<h1>Log in to the Wi-Fi</h1>'))
    await store.dispatch(pitches.initiate(undefined, { forceRefetch: true }))
    expect(pitches.select()(store.getState())).toMatchObject({
      isError: true,
      data: [{ id: '1', name: 'One' }],
    })
  })

  it('F2 whatever JSON comes, no read crashes: it has data or an error that can be worded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(QUERIES.length - 1),
        fc.jsonValue({ depthSize: 'small' }),
        async (at, value) => {
          store = createStore()
          const [name, initiate] = QUERIES[at] as (typeof QUERIES)[number]
          const { data, error } = await ask(name, initiate, () => Response.json(value))
          expect(data === undefined).toBe(error !== undefined)
          if (error) expect(problemOf(error).kind).toBe('unreadable')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('F2 an activity with wrong, missing and unknown parts is shown with what is left of it', async () => {
    const row = {
      id: 9,
      activityName: 'moonDancing',
      status: 'abandoned',
      startDate: '2026-04-14T06:00:00',
      endDate: '2026-04-14T07:00:00Z',
      fields: [{ key: 'a', value: { x: 1 } }, 'nonsense', { key: 'b', value: 3 }],
      pitchIds: 'P1',
      userIds: null,
      notes: 5,
      extra: { kept: true },
    }
    playBackend(({ path }) => Response.json(path === '/companies/get_company' ? COMPANY : [row]))
    const { data } = await store.dispatch(activityEndpoints.getActivities.initiate(PERIOD))
    expect(data).toHaveLength(1)
    expect(data?.[0]).toMatchObject({
      id: '9',
      activityName: 'moonDancing',
      status: 'abandoned',
      startDate: '2026-04-14T06:00:00Z',
      fields: [
        { key: 'a', value: null },
        { key: 'b', value: 3 },
      ],
      pitchIds: [],
      extra: { kept: true },
    })
  })

  it('F2 of a long list the readable rows are kept in their order, told once, and the page acts in between', async () => {
    const lost: unknown[] = []
    receiveReports(({ context }) => void lost.push(context))
    const rows = Array.from({ length: 3000 }, (_, at) => ({
      ...(at % 3 === 0 ? {} : { id: at }),
      activityName: 'mowing',
      startDate: '2026-04-14T06:00:00',
      endDate: '2026-04-14T07:00:00',
    }))
    playBackend(({ path }) => Response.json(path === '/companies/get_company' ? COMPANY : rows))
    // A machine that takes a frame for every look at the clock.
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 16))
    let acts = 0
    const acting = setInterval(() => (acts += 1))
    const { data } = await store.dispatch(activityEndpoints.getActivities.initiate(PERIOD))
    clearInterval(acting)
    expect(data?.map(({ id }) => Number(id))).toEqual(rows.flatMap(({ id }) => id ?? []))
    expect(lost).toMatchObject([{ lost: 1000 }])
    expect(acts).toBeGreaterThan(10)
  })

  it('a byte order mark before the JSON costs nothing', async () => {
    playBackend(({ path }) =>
      path === '/companies/get_company'
        ? Response.json(COMPANY)
        : new Response('\uFEFF[{"id":1,"name":"One"}]'),
    )
    expect((await store.dispatch(pitchEndpoints.getPitches.initiate())).data).toHaveLength(1)
  })
})

describe('addresses of calls', () => {
  it('D3 a period is sent as whole days, exactly', async () => {
    const log = playBackend(({ path }) => Response.json(path === '/companies/get_company' ? COMPANY : []))
    await store.dispatch(activityEndpoints.getActivities.initiate(PERIOD))
    await store.dispatch(leaveEndpoints.getDaysOff.initiate(PERIOD))
    expect(log.slice(1).map(({ path, query }) => path + decodeURIComponent(query))).toEqual([
      '/activities?start_date=2026-04-04T00:00:00&end_date=2026-04-24T23:59:59&ordering=-start_date',
      '/users/days_off?start_date=2026-04-04T00:00:00&end_date=2026-04-24T23:59:59',
    ])
  })

  it('spec §5 an activity without an id is not sent', async () => {
    const log = playBackend(() => Response.json(COMPANY))
    const { error } = await store.dispatch(activityEndpoints.saveActivity.initiate({ id: '' } as never))
    expect(error).toMatchObject({ error: 'Activity ID is required' })
    expect(log).toEqual([])
  })

  it('D10 an e-mail is lower-cased the same in Turkish', async () => {
    const log = playBackend(() => Response.json({}))
    await store.dispatch(identityEndpoints.recoverPassword.initiate({ email: ' INFO@CLUB.TEST\n' }))
    expect(log[0]?.body).toBe('{"email":"info@club.test"}')
  })
})

describe('answers that overtake each other', () => {
  it('F8 chunks answered in any order are the same calendar, each id once', async () => {
    const rowsOf = (from: string) =>
      [0, 3, 9].map((days) => ({
        id: addDays(from, days),
        activityName: 'mowing',
        startDate: `${addDays(from, days)}T06:00:00`,
        endDate: `${addDays(from, days)}T07:00:00`,
      }))
    const chunks = ['2026-04-01', '2026-04-10', '2026-04-19'].map((from) => ({ from, to: addDays(from, 9) }))
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const fresh = createStore()
        playBackend(async ({ path, query }) => {
          if (path === '/companies/get_company') return Response.json(COMPANY)
          await scheduler.schedule(Promise.resolve())
          return Response.json(rowsOf(new URLSearchParams(query).get('start_date')?.slice(0, 10) ?? ''))
        })
        const calls = chunks.map((chunk) => fresh.dispatch(activityEndpoints.getActivities.initiate(chunk)))
        await scheduler.waitFor(Promise.all(calls))
        const rows = chunks.map(
          (chunk) => activityEndpoints.getActivities.select(chunk)(fresh.getState()).data ?? [],
        )
        expect(mergeById(rows).map(({ id }) => id)).toEqual([
          '2026-04-01',
          '2026-04-04',
          '2026-04-10',
          '2026-04-13',
          '2026-04-19',
          '2026-04-22',
          '2026-04-28',
        ])
      }),
      { numRuns: 50 },
    )
  })
})
