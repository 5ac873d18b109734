import { setPriority } from 'node:os'
import type { Browser, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { startBackend } from '../e2e/support/backend.ts'
import { startNginx } from '../e2e/support/nginx.ts'
import { keptAnswers } from './keptAnswers.ts'

const MARTA = 'marta.kovac@riverside-fc.example'
const SLOWDOWN = 4

/** Of the large club, and what a call takes elsewhere. */
const PITCHES = 40
const DELAY_MS = 50

type Interaction = { what: string; worst?: number; why?: string }
type Scrolled = { gap: number; still: number; task: number; chunks: number }

/**
 * The production build with the large club: the frames while the days are pushed along, and on a slow machine the
 * longest time from a press to the paint after it. What stands on other machines elsewhere yields to the browser.
 */
export async function interactions(browser: Browser): Promise<Scrolled & { presses: Interaction[] }> {
  setPriority(19)
  const backend = await startBackend(keptAnswers(PITCHES, DELAY_MS))
  const site = await startNginx({ dist: process.env.DIST ?? 'dist', env: { API_UPSTREAM: backend.origin } })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  try {
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seenEvents: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as unknown as { interactionId: number }).interactionId > 0) seen.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    await page.goto(`${site.origin}/login`)
    await page.getByLabel('E-mail').fill(MARTA)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(/dashboard\/home/)
    const entry = page.locator('main [data-activity-id]:not([data-look="completed"])')
    const openWeek = async () => {
      await page.goto(`${site.origin}/dashboard/calendar?view=week`)
      await entry.first().waitFor()
      await page.waitForTimeout(2000)
    }
    await openWeek()
    const chunks = () => backend.count({ method: 'GET', path: /^\/activities$/ })
    // Once for the answers: they are worked out at the first asking, and kept.
    await scroll(page)
    await openWeek()
    const before = chunks()
    const scrolled = await scroll(page)
    const further = chunks() - before
    await openWeek()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const sheet = page.getByRole('complementary').filter({ has: page.getByRole('button') })

    const open = await timed(page, 'open', async () => {
      await (await inSight(entry)).click()
      await sheet.first().waitFor({ timeout: 20_000 })
    })
    // What was typed has been judged before somebody presses Save, and the sheet has closed before they move anything.
    await page.getByRole('complementary').getByLabel('Name').fill('Measured')
    await page.waitForTimeout(1000)
    const save = await timed(page, 'save', async () => {
      await page.getByRole('complementary').locator('button[type="submit"]').click()
      await backend.arrived({ method: 'PUT', path: /^\/activities\// })
    })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(2000)
    const presses = [
      open,
      save,
      await timed(page, 'move', async () => {
        const box = await (await inSight(entry)).boundingBox()
        if (!box) throw new Error('no entry')
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const before = backend.count({ method: 'PUT', path: /^\/activities\// })
        await page.mouse.move(x, y)
        await page.mouse.down()
        for (let step = 1; step <= 12; step += 1) await page.mouse.move(x + step * 16, y)
        await page.mouse.up()
        await backend.arrived({ method: 'PUT', path: /^\/activities\// }, before + 1)
      }),
    ]
    return { ...scrolled, chunks: further, presses }
  } finally {
    await context.close()
    await site.stop()
    await backend.stop()
  }
}

/** The longest time between two frames, at rest and while the days are pushed along, and the longest task then; 0: none over 50 ms. */
async function scroll(page: Page): Promise<Omit<Scrolled, 'chunks'>> {
  const watched = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      const [gaps, tasks]: [number[], number[]] = [[], []]
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
      })
      observer.observe({ type: 'longtask' })
      let last = performance.now()
      const tick = (now: number) => {
        gaps.push(now - last)
        last = now
        frame = requestAnimationFrame(tick)
      }
      let frame = requestAnimationFrame(tick)
      Object.assign(window, {
        stopFrames: () => {
          cancelAnimationFrame(frame)
          observer.disconnect()
          return { gap: Math.max(...gaps), task: Math.max(0, ...tasks) }
        },
      })
    })
    await act()
    return page.evaluate(() =>
      (window as unknown as { stopFrames: () => { gap: number; task: number } }).stopFrames(),
    )
  }
  const { gap: still } = await watched(() => page.waitForTimeout(1500))
  await page.mouse.move(800, 500)
  const moving = await watched(async () => {
    for (let turn = 0; turn < 150; turn += 1) {
      await page.mouse.wheel(60, 0)
      await page.waitForTimeout(16)
    }
    await page.waitForTimeout(500)
  })
  return { ...moving, still }
}

/** The first of them that can be taken hold of and has room to go: the rows are longer than the screen. */
async function inSight(entries: Locator): Promise<Locator> {
  const at = await entries.evaluateAll((all) =>
    all.findIndex((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left > 200 && right < innerWidth - 400 && top > 160 && bottom < innerHeight
    }),
  )
  if (at < 0) throw new Error('no entry is in sight')
  return entries.nth(at)
}

const PATIENCE = 30_000

/** The longest of the presses while something is done; why not, where it cannot be done. */
async function timed(page: Page, what: string, act: () => Promise<void>): Promise<Interaction> {
  await page.evaluate(() => {
    const { seenEvents } = window as unknown as { seenEvents: number[] }
    seenEvents.length = 0
  })
  try {
    await Promise.race([
      act(),
      new Promise((_, refuse) => setTimeout(() => refuse(new Error('it took too long')), PATIENCE)),
    ])
    await page.waitForTimeout(1500)
    const worst = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { seenEvents: number[] }).seenEvents),
    )
    return { what, worst }
  } catch (error) {
    return { what, why: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' }
  }
}
