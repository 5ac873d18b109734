import { chromium, type CDPSession, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { createBackend } from '../../src/demo/backend.ts'
import { memoryStorage } from '../../src/demo/memoryStorage.ts'
import { findChromium } from '../../tools/programs.ts'
import { type CountingBackend, type Fault, startBackend } from '../e2e/support/backend.ts'
import { startNginx } from '../e2e/support/nginx.ts'
import { RELEASE_DIR } from '../e2e/support/release.ts'

/**
 * The board on the wall for a week of virtual time, with a backend that fails now and then: does it ask as often as it
 * should, and does it grow? Run by hand: `node tests/bench/tv.ts`, after `npm run build`; DAYS=1 for a shorter one,
 * ORIGIN=http://localhost:5173 for a server that already runs, as in development.
 */
const DAYS = Number(process.env.DAYS ?? 7)
const DAY_MS = 86_400_000
const START = Date.parse('2026-04-14T05:31:00Z')
const STEP_MS = 300_000
/** Timers ring at most once in a leap, as in a page that the browser slows down. */
const LEAP_MS = 30_000
const STEPS_A_DAY = DAY_MS / STEP_MS
/** How often the page is measured, steps. */
const SAMPLE = 36
const MARTA = 'marta.kovac@riverside-fc.example'
const GOALS = { heapMiBPerDay: 1, nodesPercent: 1, listenersPercent: 1, pollsPercent: 1 }

/** What goes wrong, in turn, for one round of calls every two hours; renewing a token is left alone. */
const FAULTS: readonly Fault[] = [
  { status: 500, body: { detail: 'broken' } },
  { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>gateway</html>' },
  { drop: 'before' },
  { status: 401, body: { detail: 'expired' }, times: 1 },
  { status: 503, body: { detail: 'busy' } },
  { delay: 200 },
]
const FAULT_EVERY = 24
const apart = ({ path }: { path: string }) => !path.includes('token')

let virtual = START
const application = createBackend({
  storage: memoryStorage(),
  // A second later every day, so that no token is like one of the day before.
  now: () => new Date(START + ((virtual - START) % DAY_MS) + 1000 * day()),
  secret: 'for the bench',
  // Renewed when a fault says so: the cookies of a browser do not move with the virtual clock.
  tokenLifetime: 90 * 86_400,
})
const backend = await startBackend({ fetch: sameDay })
const site = process.env.ORIGIN
  ? undefined
  : await startNginx({ dist: RELEASE_DIR, env: { API_UPSTREAM: backend.origin } })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--js-flags=--expose-gc'],
})

type Sample = { day: number; heap: number; nodes: number; listeners: number }

try {
  const context = await browser.newContext({
    baseURL: site?.origin ?? process.env.ORIGIN,
    viewport: { width: 1920, height: 1080 },
  })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  if (!site) await tellWhere(page, backend)
  const idle = followNetwork(page)
  await page.clock.install({ time: new Date(START) })
  await openBoard(page)
  await page.clock.pauseAt(new Date(START + 60_000))
  virtual = START + 60_000
  const devtools = await context.newCDPSession(page)
  const polls = countPolls(page)
  const samples: Sample[] = []

  for (let step = 1; step <= DAYS * STEPS_A_DAY; step += 1) {
    const fault = step % FAULT_EVERY === 0 ? FAULTS[(step / FAULT_EVERY) % FAULTS.length] : undefined
    const lift = fault && backend.fault(apart, fault)
    for (let leap = 0; leap < STEP_MS / LEAP_MS; leap += 1) {
      virtual += LEAP_MS
      await page.clock.fastForward(LEAP_MS)
      // Else the time-out of a renewal would pass within a moment of the server's: its answer, and so the pair, is lost.
      if (fault) await idle()
    }
    await idle()
    lift?.()
    if (step % SAMPLE === 0) samples.push(await measure(devtools, step / STEPS_A_DAY))
  }
  tell(samples, polls(), failures, await page.locator('h1').textContent())
} finally {
  await browser.close()
  await Promise.all([site?.stop(), backend.stop()])
}

/** How many days the board has hung there. */
function day(): number {
  return Math.floor((virtual - START) / DAY_MS)
}

/** The backend lives through one Tuesday again and again, so that every day has as much to show; only the dates move on. */
async function sameDay(request: Request): Promise<Response> {
  if (request.method !== 'GET') return application.fetch(request)
  const days = day()
  const answer = await application.fetch(new Request(moved(request.url, -days), { headers: request.headers }))
  return new Response(moved(await answer.text(), days), answer)
}

function moved(text: string, days: number): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}(?=T|"|%|&|$)/g, (date) =>
    new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Counts reads of the work as the page means them: what is asked again with a new token is the same read. */
function countPolls(page: Page): () => number {
  let count = 0
  const isPoll = (url: string) => new URL(url).pathname.endsWith('/activities')
  page.on('request', (request) => {
    if (request.method() === 'GET' && isPoll(request.url())) count += 1
  })
  page.on('response', (response) => {
    if (response.status() === 401 && isPoll(response.url())) count -= 1
  })
  return () => count
}

/** Without nginx in between the page is told where the backend is. */
function tellWhere(page: Page, { origin }: CountingBackend) {
  return page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiUrl: origin, sentryDsn: null, environment: 'bench', release: 'bench' } }),
  )
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('input[autocomplete=username]').fill(MARTA)
  await page.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard/home')
  await page.goto('/dashboard/calendar?view=tv')
  await page.locator('[data-activity-id]').first().waitFor({ timeout: 60_000 })
}

/** Waits until nothing has been on its way for a moment. */
function followNetwork(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (let still = 0; still < 3; still = open.size === 0 ? still + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

async function measure(devtools: CDPSession, day: number): Promise<Sample> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const sample = {
    day,
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
  console.log(
    `day ${day.toFixed(2)}: heap ${sample.heap.toFixed(2)} MiB, ${sample.nodes} nodes, ${sample.listeners} listeners`,
  )
  return sample
}

function tell(samples: readonly Sample[], asked: number, failures: string[], heading: string | null): void {
  // The first hours fill caches; nodes come and go with the day's work, so the same hour of each day is compared.
  const settled = samples.filter(({ day }) => day > 0.25)
  const evenings = samples.filter(({ day }) => Number.isInteger(day))
  const due = DAYS * STEPS_A_DAY
  const figures = {
    heapMiBPerDay: slope(settled.map(({ day, heap }) => [day, heap])),
    nodesPercent: growth(evenings.map(({ day, nodes }) => [day, nodes])),
    listenersPercent: growth(evenings.map(({ day, listeners }) => [day, listeners])),
    pollsPercent: ((asked - due) / due) * 100,
  }
  console.log(`${heading}: ${asked} polls of ${due} due, ${failures.length} errors on the page`)
  for (const [name, value] of Object.entries(figures)) {
    const goal = GOALS[name as keyof typeof GOALS]
    const good = name === 'heapMiBPerDay' ? value <= goal : Math.abs(value) <= goal
    console.log(`${name}: ${value.toFixed(2)} (goal ${goal})`)
    if (!good) process.exitCode = 1
  }
  for (const message of failures.slice(0, 5)) console.log(`  ${message}`)
  if (failures.length > 0) process.exitCode = 1
}

type Points = readonly (readonly [number, number])[]

/** Least squares, per day. */
function slope(points: Points): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [day]) => sum + (day - x) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, [day, value]) => sum + (day - x) * (value - y), 0) / spread
}

/** Growth over the run, % of the mean. */
function growth(points: Points): number {
  const mean = points.reduce((sum, [, value]) => sum + value, 0) / points.length
  const long = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)
  return ((slope(points) * long) / mean) * 100
}
