// Cold start without a network to a list of jobs that can be read, on a processor four times as slow. By hand, after
// `npm run build`: node tests/bench/offline.ts; VISITS=1 for a phone that had the page open once.
import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { createBackend } from '../../src/demo/backend.ts'
import { memoryStorage } from '../../src/demo/memoryStorage.ts'
import { findChromium } from '../../tools/programs.ts'
import { startBackend } from '../e2e/support/backend.ts'
import { startNginx } from '../e2e/support/nginx.ts'

const RUNS = 5
const GOAL_MS = 1500
const SLOWDOWN = 4
/** How often the page was open before. From the third time on the browser keeps what it has compiled of it. */
const VISITS = Number(process.env.VISITS ?? 4)
const MOBILE = '/dashboard/mobile'

const backend = await startBackend(createBackend({ storage: memoryStorage(), secret: 'bench' }))
const site = await startNginx({
  dist: process.env.DIST ?? 'dist',
  env: { API_UPSTREAM: backend.origin },
})
const profile = mkdtempSync(join(tmpdir(), 'sward-offline-'))
const open = async () =>
  chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  })

try {
  const first = await open()
  const page = await first.newPage()
  await page.goto(`${site.origin}/login`)
  await page.getByLabel('E-mail').fill('marta.kovac@riverside-fc.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/home$/)
  await page.goto(site.origin + MOBILE)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (let visit = 1; visit <= VISITS; visit += 1) {
    await page.goto(site.origin + MOBILE)
    await page.locator('main h1').waitFor()
    await page.waitForTimeout(5000)
  }
  // The session's cookies end with the browser; a phone keeps its browser.
  const cookies = await first.cookies()
  await first.close()
  await Promise.all([site.stop(), backend.stop()])

  const times: number[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    // Another process: nothing is in memory, no script is compiled, the worker does not run.
    const again = await open()
    await again.addCookies(
      cookies.map(({ name, value }) => ({
        name,
        value,
        url: site.origin.replace('http:', 'https:'),
        secure: true,
        sameSite: 'Strict' as const,
      })),
    )
    const phone = await again.newPage()
    const inspector = await again.newCDPSession(phone)
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await phone.addInitScript(() => {
      const look = () => {
        const main = document.querySelector('main')
        if (
          main &&
          !main.querySelector('[aria-busy="true"]') &&
          /kept on this device/.test(main.textContent ?? '')
        )
          Object.assign(window, { usable: performance.now() })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await phone.goto(site.origin + MOBILE)
    await phone.waitForFunction(() => 'usable' in window)
    times.push(await phone.evaluate(() => (window as unknown as { usable: number }).usable))
    console.log(`run ${run}: ${Math.round(times.at(-1) ?? 0)} ms`)
    await again.close()
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Infinity
  console.log(`cold start without a network to the jobs: ${Math.round(median)} ms (goal ${GOAL_MS})`)
  if (median > GOAL_MS) process.exitCode = 1
} finally {
  await Promise.allSettled([site.stop(), backend.stop()])
  rmSync(profile, { recursive: true, force: true })
}
