import type { Page } from '@playwright/test'
import {
  COACH,
  expect,
  fillIn,
  heading,
  HOME,
  KITMAN,
  MARTA,
  pageErrors,
  press,
  test,
} from './support/app.ts'

/** Ways to write another site, or a script, that a careless check lets through. */
const HOSTILE = [
  'https://evil.test/',
  '//evil.test/',
  '///evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '\\\\evil.test\\',
  '/.//evil.test/',
  '/x/..//evil.test/',
  ' https://evil.test/',
  'https:evil.test',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.test%2f@127.0.0.1/',
]

/** Every request of the page to anywhere but here. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && to !== origin) foreign.push(request.url())
  })
  return foreign
}
const at = (path: string) => (url: URL) => url.pathname + url.search === path
const withRedirect = (path: string, redirect: string) => `${path}?redirect=${encodeURIComponent(redirect)}`

test('R1 R3 whoever is logged in lands at home, whatever site the link names, and nothing breaks', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, KITMAN)
  const foreign = foreignRequests(page, app.origin)
  const errors = pageErrors(page)
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  for (const redirect of [...HOSTILE, `blob:${app.origin}/0-0-0-0`]) {
    await page.goto(withRedirect('/login', redirect))
    await expect(page, redirect).toHaveURL(at('/player'))
    await expect(heading(page)).toBeVisible()
  }
  expect(foreign).toEqual([])
  expect(errors).toEqual([])
  expect(dialogs).toBe(0)
})

for (const redirect of ['//evil.test/', '/\\evil.test/', '/.//evil.test/', 'javascript:alert(1)'])
  test(`R1 R3 logging in with ?redirect=${redirect} leads home`, async ({ app, page }) => {
    const foreign = foreignRequests(page, app.origin)
    const errors = pageErrors(page)
    await page.goto(withRedirect('/player/login', redirect))
    await fillIn(page, KITMAN)
    await expect(page).toHaveURL(at('/player'))
    await expect(heading(page)).toBeVisible()
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })

test('R4 a link does not open to a coach what a coach may not see', async ({ app, page }) => {
  await page.goto(withRedirect('/coach/login', HOME))
  await fillIn(page, COACH)
  await expect(page).toHaveURL(at('/404'))
  expect(app.backend.count(/ \/(activities|users|pitches)$/)).toBe(0)
})

for (const redirect of ['/login', '/coach/login?redirect=/login', '/', '/Login/', '/forgot-password'])
  test(`R4 a redirect to ${redirect} ends at home and not in a circle`, async ({ app, context, page }) => {
    await app.signIn(context, KITMAN)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto(withRedirect('/login', redirect))
    await expect(page).toHaveURL(at('/player'))
    await expect(heading(page)).toBeVisible()
    expect(loads).toBe(1)
  })

test('R5 after logging in one is where one wanted to go, and “back” does not lead to the login', async ({
  page,
}) => {
  await page.goto('/register')
  await expect(heading(page)).toBeVisible()
  await page.goto('/dashboard/settings?from=mail#top')
  await expect(page).toHaveURL(at(withRedirect('/login', '/dashboard/settings?from=mail')))
  await fillIn(page, MARTA)
  await expect(page).toHaveURL(at('/dashboard/settings?from=mail'))
  await expect(heading(page)).toHaveText('Settings')
  await page.goBack()
  // The page before the login; it is public, so somebody logged in is taken home from it.
  await expect(page).toHaveURL(at(HOME))
  await page.goForward()
  await expect(page).toHaveURL(at('/dashboard/settings?from=mail'))
  await page.goto('/login')
  await expect(page).toHaveURL(at(HOME))
})

for (const path of ['/reset-password', '/register'])
  test(`R9 the token of ${path} leaves the address at once, and only the new password takes it along`, async ({
    app,
    page,
    stack,
  }) => {
    const [token, uidb64] = [`demo-secret-${Date.now()}`, 'TWFydGE']
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return
      seen.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
    })
    // What any script of the page could have read there by the time it is drawn.
    await page.addInitScript(() => {
      const addresses: string[] = []
      Object.assign(window, { addresses })
      new MutationObserver(() => addresses.push(location.href)).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await page.goto(`${path}?token=${token}&uidb64=${uidb64}&from=mail`)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(page).toHaveURL((url) => !/token|uidb64/.test(url.href))
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
    expect(seen.filter((request) => request.includes(token) || request.includes(uidb64))).toEqual([])

    await page.getByLabel('New password', { exact: true }).fill('anvil moth reverie kiln')
    await page.getByLabel('New password again').fill('anvil moth reverie kiln')
    if (path === '/register') await press(page.getByRole('checkbox'))
    await page.getByRole('button', { name: /Set password|Create my account/ }).click()
    const [sent] = await app.backend.arrived('POST /reset-password')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ token, uidb64, newPassword: 'anvil moth reverie kiln' })
    expect(sent?.headers.referer ?? '').not.toContain(token)
    expect(sent?.headers.authorization).toBeUndefined()
    expect(seen.filter((request) => request.includes(token))).toHaveLength(1)
    expect(stack.site.accessLog()).not.toContain(token)
  })

test('R9 “back” does not bring the token back', async ({ page }) => {
  await page.goto('/reset-password?token=demo-reset&uidb64=TWFydGE')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await page.goto('/login')
  await expect(heading(page)).toHaveText('Log in')
  await page.goBack()
  await expect(heading(page)).toHaveText('Set a new password')
  await expect(page).toHaveURL(at('/reset-password'))
})
