import { writeFileSync } from 'node:fs'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { addDays } from '../../src/domain/groundTime.ts'
import { findChromium } from '../../tools/programs.ts'
import { startBackend } from '../e2e/support/backend.ts'
import { startNginx } from '../e2e/support/nginx.ts'
import { keptAnswers } from './keptAnswers.ts'

/**
 * What the preview of a year's report of a club with twenty pitches costs the page: reading the answers, the report's own
 * rules, drawing. The answers are worked out by the first of the visits and kept: a backend takes its time elsewhere.
 * What stands outside the screen waits for its turn: first what is in view is measured, then all of it.
 * Run by hand after `npm run build`: `node tests/bench/report.ts` (`DIST=folder` for another build,
 * `TYPES=use,inputs` for other kinds of report, `CPUPROFILE=file` for a profile of the last visit).
 */
type Cost = { script: number; all: number }
type Visit = { inView: Cost; whole: Cost }

const MARTA = 'marta.kovac@riverside-fc.example'
const PITCHES = 20
const VISITS = 3
/** Of scripting (quality P). */
const GOAL = 300

const today = new Date().toISOString().slice(0, 10)
const year = { from: addDays(today, -364), to: today }
const backend = await startBackend(keptAnswers(PITCHES))
const site = await startNginx({ dist: process.env.DIST ?? 'dist', env: { API_UPSTREAM: backend.origin } })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  page.on('pageerror', (error) => console.log(`  ${error.message}`))
  await page.addInitScript(holdTurns)
  await page.goto(`${site.origin}/login`)
  await page.getByLabel('E-mail').fill(MARTA)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/dashboard\/home/)
  for (const type of (process.env.TYPES ?? 'labour,full').split(',')) {
    const costs: Visit[] = []
    for (let visit = 0; visit <= VISITS; visit += 1) {
      const cost = await preview(page, type, visit === VISITS ? process.env.CPUPROFILE : undefined)
      // The first one waits for the answers.
      if (visit > 0) costs.push(cost)
    }
    const what = `${type}, ${PITCHES} pitches, a year`
    report(
      `${what}, what is in view`,
      costs.map(({ inView }) => inView),
      GOAL,
    )
    report(
      `${what}, all of it`,
      costs.map(({ whole }) => whole),
    )
  }
} finally {
  await browser.close()
  await site.stop()
  await backend.stop()
}

/** A new page that shows a report of one day, and from there the year: its own scripts are there already. */
async function preview(page: Page, type: string, profile?: string): Promise<Visit> {
  const address = ({ from, to }: typeof year): string =>
    `/dashboard/reports?${new URLSearchParams({ report: type, from, to, reader: 'board' })}`
  await page.goto(site.origin + address({ from: today, to: today }))
  await settled(page)
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (profile) {
    await client.send('Profiler.enable')
    await client.send('Profiler.start')
  }
  const before = await costOf(client)
  await page.evaluate((to) => {
    ;(globalThis as unknown as Turns).holdTurns(true)
    history.pushState({ idx: 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  }, address(year))
  await seen(page)
  const inView = await costOf(client)
  await page.evaluate(() => (globalThis as unknown as Turns).holdTurns(false))
  await settled(page)
  const after = await costOf(client)
  if (profile) writeFileSync(profile, JSON.stringify((await client.send('Profiler.stop')).profile))
  await client.detach()
  const since = (to: Cost): Cost => ({ script: to.script - before.script, all: to.all - before.all })
  return { inView: since(inView), whole: since(after) }
}

type Turns = { holdTurns: (hold: boolean) => void }

/** Runs in the page: while turns are held, the device has no moment to spare (src/lib/turns.ts). */
function holdTurns(): void {
  const whenIdle = requestIdleCallback.bind(globalThis)
  let held: Parameters<typeof requestIdleCallback>[] | undefined
  Object.assign(globalThis, {
    requestIdleCallback: (...ask: Parameters<typeof requestIdleCallback>) =>
      held ? held.push(ask) : whenIdle(...ask),
    holdTurns: (hold: boolean) => {
      const waiting = held ?? []
      held = hold ? waiting : undefined
      if (!hold) for (const ask of waiting) whenIdle(...ask)
    },
  })
}

/** Nothing that is in view is on its way any more. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let clear = 0
        const look = (): void => {
          const busy = [...document.querySelectorAll('article :is([aria-busy="true"], [role="progressbar"])')]
          const isBusy = busy.some((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          })
          clear = isBusy ? 0 : clear + 1
          if (clear > 1) resolve()
          else setTimeout(look, 60)
        }
        setTimeout(look, 100)
      }),
  )
}

/** Nothing of the report is on its way any more, for a second and a half. */
async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    await page.waitForTimeout(300)
    const busy = await page
      .locator('article')
      .evaluate((article) => article.querySelectorAll('[aria-busy="true"], [role="progressbar"]').length)
    quiet = busy === 0 ? quiet + 1 : 0
  }
}

async function costOf(client: CDPSession): Promise<Cost> {
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
  const script = value('ScriptDuration')
  return { script, all: script + value('LayoutDuration') + value('RecalcStyleDuration') }
}

function report(what: string, costs: readonly Cost[], goal = Number.POSITIVE_INFINITY): void {
  const middle = (key: keyof Cost): number =>
    costs.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN
  const isOver = !(middle('script') <= goal)
  if (isOver) process.exitCode = 1
  const all = costs.map(({ script }) => script.toFixed(0)).join(', ')
  console.log(
    `${isOver ? 'OVER' : 'ok  '}  ${what.padEnd(48)} script ${middle('script').toFixed(0)} ms (${all}), with style and layout ${middle('all').toFixed(0)} ms${Number.isFinite(goal) ? `   goal ${goal} ms` : ''}`,
  )
}
