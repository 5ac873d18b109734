import type { Browser, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { createBackend } from '../../src/demo/backend.ts'
import { memoryStorage } from '../../src/demo/memoryStorage.ts'
import { startBackend } from '../e2e/support/backend.ts'
import { startNginx } from '../e2e/support/nginx.ts'

const MARTA = 'marta.kovac@riverside-fc.example'
const SLOWDOWN = 4

type Interaction = { what: string; worst?: number; why?: string }

/** The production build with the large club on a slow machine: the longest time from a press to the paint after it. */
export async function interactions(browser: Browser): Promise<Interaction[]> {
  const backend = await startBackend(createBackend({ storage: memoryStorage(), seed: 'large' }))
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
    await page.goto(`${site.origin}/dashboard/calendar?view=week`)
    const entry = page.locator('main [data-activity-id]:not([data-look="completed"])')
    await entry.first().waitFor()
    await page.waitForTimeout(2000)
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
    return [
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
  } finally {
    await context.close()
    await site.stop()
    await backend.stop()
  }
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
