import '@/ui/style.css'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { activityEndpoints } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { setTransport } from '@/api/http/transport'
import { changeLists } from '@/api/shownAtOnce'
import { createStore } from '@/app/store'
import { SignedIn } from '@/app/SignedIn'
import { CalendarBoard } from '@/features/calendar/CalendarBoard'
import type { Activity } from '@/domain/activity'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { loggedIn } from '@/session/sessionSlice'
import type { TokenPair } from '@/domain/token'
import { storeTokens } from '@/session/tokens'
import { ACCOUNTS, DEMO_PASSWORD } from '../../../src/demo/accounts.ts'
import { createBackend } from '../../../src/demo/backend.ts'
import { addDays } from '../../../src/domain/groundTime.ts'
import { BareWeek } from './BareWeek.tsx'
import { benchDay, WINDOW, workBetween } from './work.ts'

/** The product's own week in its own store; only the transport is the bench's, and answers as much work as is asked. */
const day = benchDay()
const first = { from: addDays(day, -WINDOW), to: addDays(day, WINDOW) }
const backend = createBackend({ seed: 'large' })
let count = 0

const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || !pathname.endsWith('/activities')) return backend.fetch(request)
  const from = searchParams.get('start_date')?.slice(0, 10) ?? first.from
  const to = searchParams.get('end_date')?.slice(0, 10) ?? first.to
  return new Response(bodyOf(from, to, count), {
    headers: { 'Content-Type': 'application/json' },
  })
}

const bodies = new Map<string, string>()
/** Made once: another machine makes it in the field. As it is asked for: latest first. */
function bodyOf(from: string, to: string, wanted: number): string {
  const key = `${from} ${to} ${wanted}`
  const body =
    bodies.get(key) ??
    JSON.stringify(workBetween(from, to, wanted).sort((a, b) => (a.startDate < b.startDate ? 1 : -1)))
  bodies.set(key, body)
  return body
}

/** `#bare`: the timeline alone, in a page that stands. */
const isBare = location.hash === '#bare'
let isShown = true
const listeners = new Set<() => void>()
const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function Calendar() {
  const { search } = useLocation()
  const { data: company } = useGetCompanyQuery()
  const shown = useSyncExternalStore(follow, () => isShown)
  if (!company || !shown) return null
  return isBare ? <BareWeek search={search} date={day} chunk={first} /> : <CalendarBoard search={search} />
}

async function begin(): Promise<void> {
  setTransport({ baseUrl: new URL('/api', location.origin).href, fetch: answer, language: () => 'en-GB' })
  await startTexts('en-GB')
  await loadTexts('calendar', 'activity', 'work', 'planning', 'auth')
  const body = new URLSearchParams({
    username: ACCOUNTS[0]?.email ?? '',
    password: DEMO_PASSWORD,
    grant_type: 'password',
  })
  const signedIn = await backend.fetch(new Request(`${location.origin}/api/token`, { method: 'POST', body }))
  storeTokens((await signedIn.json()) as TokenPair)
  history.replaceState(null, '', `?view=week&date=${day}`)

  const store = createStore()
  store.dispatch(loggedIn({ userId: 'marta-kovac', role: 'staff' }))
  const router = createBrowserRouter([
    { element: <SignedIn />, children: [{ path: '*', element: <Calendar /> }] },
  ])
  const root = createRoot(document.getElementById('root') ?? document.body)
  const page = (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
  const show = (shown: boolean) => {
    if (!isBare) return root.render(shown ? page : null)
    isShown = shown
    for (const listener of listeners) listener()
  }
  const isDrawn = () => document.querySelector('[data-activity-id]') !== null

  window.bench = {
    async prepare(wanted) {
      count = wanted
      if (isBare) {
        store.dispatch(activityEndpoints.getActivities.initiate(first) as never)
        root.render(page)
      }
      show(true)
      for (let wait = 0; !isDrawn(); wait += 1) {
        if (wait > 600) throw new Error('no work was drawn')
        await new Promise((soon) => setTimeout(soon, 100))
      }
      await new Promise((soon) => setTimeout(soon, 1500))
      show(false)
    },
    mount: () => show(true),
    unmount: () => show(false),
    update(turn) {
      const id = document.querySelector<HTMLElement>('[data-activity-id]')?.dataset['activityId']
      const shift = turn % 2 === 0 ? 15 : -15
      const moved = (instant: string) =>
        new Date(Date.parse(instant) + shift * 60_000).toISOString().replace('.000', '')
      // As a move is shown before it is sent.
      changeLists<Activity>(store, { name: 'getActivities', keyOf: (row) => row.id }, (rows) =>
        rows.map((row) =>
          row.id === id ? { ...row, startDate: moved(row.startDate), endDate: moved(row.endDate) } : row,
        ),
      )
    },
  }
}

void begin()
