import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import {
  callsOf,
  COACH,
  expect,
  expectAnswered,
  fillIn,
  heading,
  HOME,
  KITMAN,
  MARTA,
  openFull,
  pageErrors,
  readAllAnew,
  RENEWAL,
  press,
  test,
  tokensIn,
} from './support/app.ts'

const PORTAL = '<!doctype html><title>Welcome</title><h1>Accept the terms of this Wi-Fi</h1>'
const DATA = { method: 'GET', path: /^\/(?!users\/|companies\/)/ }
const SESSIONS = 'GET /kitmen/me/activities'
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()

test('F1 a page in place of the data leaves what is on screen, and says that it is old', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const errors = pageErrors(page)
  const underWay = callsOf(page)
  await openFull(page, app, HOME)
  const before = await tokensIn(context)
  const lift = app.backend.fault({ method: 'GET' }, { status: 200, body: PORTAL })
  await readAllAnew(page)
  await expect(page.getByText('Could not refresh').first()).toBeVisible()
  await expect(page.getByText('Stadium').first()).toBeVisible()
  await expect(page.getByText(/Accept the terms of this/)).toHaveCount(0)
  expect(await tokensIn(context)).toEqual(before)
  expect(app.backend.count(RENEWAL)).toBe(0)
  // What is still under way is not asked for again.
  await expect.poll(underWay).toBe(0)
  lift()
  await readAllAnew(page)
  await expect(page.getByText('Could not refresh')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the page behind the log-in is fetched while the password is typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isHome = (path: string) => /\/HomePage-/.test(path)
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(asked.filter(isHome)).toEqual([])
  await page.getByLabel('E-mail').pressSequentially('m')
  await expect.poll(() => asked.some(isHome)).toBe(true)
})

test('F1 each call of the day may bring a page instead of data: no crash, no logout', async ({
  app,
  context,
  page,
}) => {
  // The day is opened once for each kind of call.
  test.setTimeout(400_000)
  await app.signIn(context, MARTA)
  const errors = pageErrors(page)
  await openFull(page, app, HOME)
  // One of each kind: what is asked for every pitch or section is asked in the same way. The first is on screen at once;
  // of those that take their turn later, no two visits end with the same.
  const kinds = new Map(
    app.backend
      .asked({ method: 'GET' })
      .toReversed()
      .map(({ path }) => [path.replace(/^\/(pitches|sections|weather|users)\/[^/]+/, '/$1/:id'), path]),
  )
  expect(kinds.size).toBeGreaterThanOrEqual(7)
  for (const path of kinds.values()) {
    const lift = app.backend.fault(`GET ${path}`, { status: 200, body: PORTAL })
    const before = app.backend.count(`GET ${path}`)
    await page.goto(HOME)
    await app.backend.arrived(`GET ${path}`, before + 1)
    await expect(heading(page), path).toBeVisible()
    await expectAnswered(app.backend)
    await expect(page, path).toHaveURL(new RegExp(`${HOME}$`))
    await expect(page.getByText('Something went wrong on this page.'), path).toHaveCount(0)
    lift()
  }
  expect(errors).toEqual([])
  expect((await tokensIn(context)).refresh).toBeDefined()
})

for (const [what, retryAfter] of [
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 1500).toUTCString()],
] as const)
  test(`F4 a busy backend that names a time soon, in ${what}, is asked again then`, async ({
    app,
    context,
    page,
  }) => {
    await app.signIn(context, KITMAN)
    for (const status of [429, 503])
      app.backend.fault(SESSIONS, { times: 1, status, body: {}, headers: { 'retry-after': retryAfter() } })
    await openFull(page, app, '/player')
    const asked = app.backend.asked(SESSIONS)
    expect(asked.map(({ status }) => status)).toEqual([503, 429, 200])
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  })

test('F4 a busy backend that names a time far away is left alone, and the person is told when', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, KITMAN)
  app.backend.fault(SESSIONS, { status: 503, body: {}, headers: { 'retry-after': '3600' } })
  await page.goto('/player')
  await expect(page.getByText(/busy\. Please try again after \d\d:\d\d/)).toBeVisible()
  expect(app.backend.count(SESSIONS)).toBe(1)
})

test('F4 a backend that stays busy is asked five times and no more', async ({ app, context, page }) => {
  await app.signIn(context, KITMAN)
  app.backend.fault(SESSIONS, { status: 503, body: {}, headers: { 'retry-after': '0' } })
  await page.goto('/player')
  await expect(page.getByText(/The server is busy/)).toBeVisible()
  expect(app.backend.count(SESSIONS)).toBe(5)
})

test('F4 what writes is not sent again by itself', async ({ app, page }) => {
  app.backend.fault('POST /token', { status: 503, body: {}, headers: { 'retry-after': '0' } })
  await page.goto('/login')
  await fillIn(page, MARTA)
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  expect(app.backend.count('POST /token')).toBe(1)
})

test('F5 a read that nobody answers ends, says so, and can be tried again', async ({
  app,
  context,
  page,
}) => {
  await page.clock.install()
  await app.signIn(context, KITMAN)
  const lift = app.backend.fault(SESSIONS, { hang: true })
  await page.goto('/player')
  await app.backend.arrived(SESSIONS)
  // The clock runs on of itself: what a busy machine takes for these lines is time, too.
  await page.clock.fastForward(9_000)
  await expect(page.getByText('took too long')).toHaveCount(0)
  await page.clock.fastForward(7_000)
  await expect(page.getByText('The server took too long to answer.')).toBeVisible()
  lift()
  await tryAgain(page).click()
  await expect(page.getByText('took too long')).toHaveCount(0)
  expect(app.backend.count(SESSIONS)).toBe(2)
})

test('F5 a login that nobody answers ends, says so, and the button works again', async ({ app, page }) => {
  await page.clock.install()
  const lift = app.backend.fault('POST /token', { hang: true })
  await page.goto('/login')
  await fillIn(page, KITMAN)
  await app.backend.arrived('POST /token')
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toContainText('took too long')
  lift()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('no access')
  expect(app.backend.count('POST /token')).toBe(2)
})

test('F7 two quick presses log in once', async ({ app, page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(MARTA)
  await page.getByLabel('Password', { exact: true }).fill('turfandline')
  app.backend.fault('POST /token', { delay: 200 })
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  expect(app.backend.count('POST /token')).toBe(1)
})

test('F7 two quick presses give one feedback', async ({ app, context, page }) => {
  await app.signIn(context, COACH)
  await openFull(page, app, '/coach')
  await page
    .getByRole('button', { name: /^Rate / })
    .first()
    .click()
  await press(page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }))
  app.backend.fault({ method: 'POST' }, { delay: 300 })
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('The ground staff can read your feedback')).toBeVisible()
  expect(app.backend.count({ method: 'POST', path: /\/feedback$/ })).toBe(1)
})

test('F9 what one may not see is told, without a renewal and without a logout', async ({
  app,
  context,
  page,
}) => {
  const tokens = await app.signIn(context, KITMAN)
  app.backend.fault(SESSIONS, { status: 403, body: { detail: 'Not for this team.' } })
  await page.goto('/player')
  await expect(page.getByText('Not for this team.')).toBeVisible()
  await expectAnswered(app.backend)
  expect(app.backend.count(RENEWAL)).toBe(0)
  expect(await tokensIn(context)).toEqual(tokens)
  await expect(page).toHaveURL(/\/player$/)
})

test('F9 work that is no longer there says so', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, `${HOME}?work=nobody-knows-this`)
  await expect(page.getByRole('complementary').getByText('This work is not there.')).toBeVisible()
})

for (const status of [409, 412])
  test(`F9 a change that somebody else has made first (${status}) is told and not written over`, async ({
    app,
    context,
    page,
  }) => {
    await app.signIn(context, COACH)
    await openFull(page, app, '/coach')
    app.backend.fault({ method: 'POST', path: /\/feedback$/ }, { status, body: {} })
    await page
      .getByRole('button', { name: /^Rate / })
      .first()
      .click()
    await press(page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Somebody else has changed this/)).toBeVisible()
    expect(app.backend.count({ method: 'POST', path: /\/feedback$/ })).toBe(1)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  })

test('F10 without a way to the backend it says how old what it shows is, and recovers with the network', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, KITMAN)
  await openFull(page, app, '/player')
  await page.route('**/api/**', (route) => route.abort('namenotresolved'))
  await readAllAnew(page)
  await expect(page.getByText('Could not refresh').first()).toBeVisible()
  await page.reload()
  // Who is there is known from the token, what is there from the visit before.
  await expect(page.getByText(/kept on this device/).first()).toBeVisible()
  await page.unroute('**/api/**')
  await readAllAnew(page)
  await expect(page.getByText(/kept on this device/)).toHaveCount(0)
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
  await expectAnswered(app.backend)
  expect(app.backend.count(DATA)).toBeGreaterThan(0)
})

test('F6 on a slow connection somebody gets from the log-in to the calendar, and a double tap sends one request', async ({
  app,
  context,
  page,
}) => {
  await page.goto('/login?redirect=/dashboard/calendar?view=agenda')
  await page.getByLabel('E-mail').fill(MARTA)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    // 400 kbit/s there and back, 400 ms for every answer.
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const logIn = page.getByRole('button', { name: 'Log in', exact: true })
  await logIn.dblclick()
  await expect(logIn).toHaveAttribute('aria-busy', 'true')
  await expect(heading(page)).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(/\/dashboard\/calendar/, { timeout: 40_000 })
  await expect(page.getByRole('main')).toBeVisible({ timeout: 40_000 })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 40_000 })
  expect(app.backend.count('POST /token')).toBe(1)
})
