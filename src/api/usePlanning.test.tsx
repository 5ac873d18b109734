import 'fake-indexeddb/auto'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it } from 'vitest'
import type { Company } from '@/domain/company'
import { loggedIn, sessionReducer } from '@/session/sessionSlice'
import { forgetEverything, holdTokens, playBackend } from '../../tests/support/playedBackend'
import { api } from './api'
import { type LoadedGround, usePlanningGround } from './usePlanning'

const period = { from: '2026-04-04', to: '2026-04-24' }
const company = (flags: Partial<Company>) => ({ country: 'GB', allowedActivityNames: [], id: 'c', ...flags })

beforeEach(forgetEverything)

/** What a page of a company asks the backend for, and what it plans on. */
async function planned(flags: Partial<Company>, loaded?: LoadedGround, days = period) {
  const log = playBackend(({ path }) =>
    path.endsWith('/users/7')
      ? Response.json({ id: '7', organizationId: 'o', role: 'groundskeeper' })
      : path.includes('get_company')
        ? Response.json(company(flags))
        : Response.json([]),
  )
  holdTokens()
  const store = configureStore({
    reducer: combineSlices(api, { session: sessionReducer }),
    middleware: (standard) => standard().concat(api.middleware),
  })
  store.dispatch(loggedIn({ userId: '7', role: 'groundskeeper' }))
  const known = company(flags) as Company
  const { result, rerender } = renderHook((now: Date) => usePlanningGround(days, known, now, loaded), {
    initialProps: new Date('2026-04-14T06:31:00Z'),
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  await waitFor(() => expect(result.current).toBeDefined())
  return { asked: log.map(({ path, query }) => `${path}${query}`), ground: result.current, result, rerender }
}
const shed = (asked: readonly string[]) =>
  asked.filter((path) => /equipment|supplies|cocktails/.test(path)).sort()

it('asks for what the company has and for nothing else', async () => {
  expect(shed((await planned({})).asked)).toEqual(['/cocktails', '/equipment', '/supplies'])
  expect(shed((await planned({ measurementsOnly: true })).asked)).toEqual(['/equipment'])
  expect(shed((await planned({ isLeagueAdmin: true })).asked)).toEqual([])
})

it('B1 knows the ground, so that a mix without an amount takes what its area takes', async () => {
  const { ground } = await planned({})
  expect(ground?.pitches).toEqual([])
  expect(ground?.sections).toEqual([])
})

it('asks again for nothing that the page already holds', async () => {
  const loaded: LoadedGround = {
    fixtures: [],
    daysOff: [],
    nonWorkingDays: [{ date: '2026-04-06' }],
  }
  const { asked, ground } = await planned({}, loaded)
  expect(asked.filter((path) => /events|days_off|non_working/.test(path))).toEqual([])
  expect(ground?.nonWorkingDays).toEqual(['2026-04-06'])
})

it('D4 asks for a longer time in pieces of 21 days', async () => {
  const { asked } = await planned({}, undefined, { from: '2026-04-04', to: '2026-05-01' })
  expect(asked.filter((path) => path.startsWith('/events')).sort()).toEqual([
    '/events?start_date=2026-04-04T00%3A00%3A00&end_date=2026-04-24T23%3A59%3A59',
    '/events?start_date=2026-04-25T00%3A00%3A00&end_date=2026-05-01T23%3A59%3A59',
  ])
})

it('B1 on a screen that stays open what is over is no clash any more', async () => {
  const { result, rerender } = await planned({})
  const before = result.current
  rerender(new Date('2026-04-14T06:40:00Z'))
  expect(result.current).toBe(before)
  rerender(new Date('2026-04-15T06:40:00Z'))
  expect(result.current?.now).toBe('2026-04-15T06:30:00Z')
})
