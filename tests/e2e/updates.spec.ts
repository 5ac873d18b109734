import { expect, type Page, test as base } from '@playwright/test'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Nginx, startNginx } from './support/nginx.ts'
import { assetOf, deploy, nextRelease, RELEASE_DIR } from './support/release.ts'

const test = base.extend<{ site: Nginx }, { next: string }>({
  next: [
    async ({}, provide) => {
      const folder = nextRelease()
      await provide(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  site: async ({}, provide) => {
    const site = await startNginx({ dist: RELEASE_DIR })
    await provide(site)
    await site.stop()
  },
})

/** Counts how often the page itself is loaded. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  return loads
}

const openLogin = async (page: Page, { origin }: Nginx) => {
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('link', { name: /forgot/i })).toBeVisible()
  // What comes after the first paint belongs to this release as well.
  await page.waitForLoadState('networkidle')
}
const followLink = (page: Page) => page.getByRole('link', { name: /forgot/i }).click()
const arrives = async (page: Page) => {
  await expect(page).toHaveURL(/\/(?:forgot-password|password-recovery)/)
  await expect(page.getByRole('heading', { level: 1, name: /forgot/i })).toBeVisible()
}
const retry = (page: Page) => page.getByRole('alert').getByRole('button')

test('U1 the first page is loaded once and keeps what is typed while the rest of the app comes', async ({
  page,
  site,
}) => {
  const loads = countLoads(page)
  const failed: string[] = []
  page.on('console', (message) => failed.push(...(message.text().match(/part failed: .*/) ?? [])))
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', (event) => console.log(`part failed: ${String(event.payload)}`)),
  )
  await page.goto(`${site.origin}/login`)
  await page.getByRole('textbox', { name: /mail/i }).fill('marta@club.example')
  // The store comes after the first paint; parts that import each other in a circle fail only then.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('textbox', { name: /mail/i })).toHaveValue('marta@club.example')
  expect(failed).toEqual([])
  expect(loads.count).toBe(1)
})

test('U1 a tab open across a deployment is loaded anew once and goes where the person wanted', async ({
  page,
  site,
  next,
}) => {
  await openLogin(page, site)
  const loads = countLoads(page)
  deploy(next, site.webRoot)
  await followLink(page)
  await arrives(page)
  expect(loads.count).toBe(1)
})

test('U1 a part that the new release lacks too does not send the page in circles', async ({
  page,
  site,
  next,
}) => {
  await openLogin(page, site)
  const loads = countLoads(page)
  deploy(next, site.webRoot)
  rmSync(join(site.webRoot, 'assets', assetOf(site.webRoot, 'PasswordRecoveryPage')))
  await followLink(page)
  await expect(retry(page)).toBeVisible()
  expect(loads.count).toBe(1)
  await retry(page).click()
  await expect.poll(() => loads.count).toBe(2)
  await expect(retry(page)).toBeVisible()
  expect(loads.count).toBe(2)
})

test('U1 two releases that answer in turn do not throw the page to and fro', async ({ page, site, next }) => {
  await openLogin(page, site)
  const loads = countLoads(page)
  // Whichever is asked, the other one has the part.
  const missing = [RELEASE_DIR, next].map((root) => assetOf(root, 'PasswordRecoveryPage'))
  await page.route(
    (url) => missing.some((name) => url.pathname.endsWith(name)),
    (route) => route.fulfill({ status: 404 }),
  )
  deploy(next, site.webRoot)
  await followLink(page)
  await expect(retry(page)).toBeVisible()
  deploy(RELEASE_DIR, site.webRoot)
  await retry(page).click()
  await expect.poll(() => loads.count).toBe(2)
  await expect(retry(page)).toBeVisible()
  expect(loads.count).toBe(2)
})

test('U1 without storage there is a button and no reload', async ({ page, site, next }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openLogin(page, site)
  const loads = countLoads(page)
  deploy(next, site.webRoot)
  await followLink(page)
  await expect(retry(page)).toBeVisible()
  expect(loads.count).toBe(0)
  await retry(page).click()
  await arrives(page)
})

test('U3 a tab open across a deployment goes on with the files kept from before', async ({
  page,
  site,
  next,
}) => {
  await openLogin(page, site)
  const loads = countLoads(page)
  cpSync(site.webRoot, site.previousRoot, { recursive: true })
  deploy(next, site.webRoot)
  await followLink(page)
  await arrives(page)
  expect(loads.count).toBe(0)
})

test('U7 a page asked for without a connection opens when it is back, without a reload', async ({
  page,
  context,
  site,
}) => {
  await openLogin(page, site)
  await page.getByRole('button', { name: /Marta Kovač/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.goto(`${site.origin}/dashboard/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'no connection' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/settings/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/dashboard\/calendar/)
  expect(loads.count).toBe(0)
})

test('U7 without a connection on a public page, the one that was asked for comes with it', async ({
  page,
  context,
  site,
}) => {
  await openLogin(page, site)
  await context.setOffline(true)
  await followLink(page)
  await expect(retry(page)).toBeVisible()
  await context.setOffline(false)
  await arrives(page)
})

test('U1 while the server is away the page is not given up for the browser’s own error', async ({
  page,
  site,
}) => {
  await openLogin(page, site)
  const loads = countLoads(page)
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await followLink(page)
  await expect(retry(page)).toBeVisible()
  expect(loads.count).toBe(0)
  await page.unroute('**/*')
  await retry(page).click()
  await arrives(page)
})

test('U8 the error screen says what is wrong, and retry loads the page anew', async ({ page, site }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.goto(`${site.origin}/login`)
  await expect(page.getByRole('alert')).toContainText('configuration')
  await retry(page).click()
  await expect(page.getByRole('link', { name: /forgot/i })).toBeVisible()
})

test('U8 the error screen has words when the texts cannot be loaded', async ({ page, site }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }))
  await page.route(/\/assets\/common-[\w-]+\.js/, (route) => route.abort())
  await page.goto(`${site.origin}/login`)
  await expect(page.getByRole('alert')).toContainText('The configuration of this site cannot be used.')
  await expect(retry(page)).toHaveText('Reload')
})
