import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addressOf,
  type App,
  AUTH,
  CALENDAR,
  COACH,
  COMPANY,
  expect,
  expectAnswered,
  expectFull,
  fillIn,
  heading,
  HOME,
  KITMAN,
  MARTA,
  openFull,
  OWEN,
  pageErrors,
  readAllAnew,
  REFRESH,
  RENEWAL,
  press,
  test,
  tokensIn,
} from './support/app.ts'
import { findChromium } from '../../tools/programs.ts'
import type { Recorded } from './support/backend.ts'
import { secondsFromNow } from './support/tokens.ts'

const bearerOf = ({ headers }: Recorded): string | undefined =>
  headers.authorization?.toString().slice('Bearer '.length)
const isCall = ({ path }: Recorded) => !path.startsWith('/token')
const refused = ({ backend }: App) => backend.asked((request) => isCall(request) && request.status === 401)
const isCompany = ({ path }: Recorded) => path === '/companies/get_company'
const TABS = 'x-tab'

/** Where the page goes from now on: what it loads, and what it only shows in the address. */
function follow(page: Page) {
  const [loaded, shown]: [string[], string[]] = [[], []]
  page.on(
    'request',
    (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname),
  )
  page.on(
    'framenavigated',
    (frame) => frame === page.mainFrame() && shown.push(new URL(frame.url()).pathname),
  )
  return { loaded, shown }
}

/** The calendar with all of its window, which is more calls than any other page has. */
async function openThreeWeeks(page: Page, app: App): Promise<void> {
  await openFull(page, app, CALENDAR)
  const chunks = app.backend.count('GET /activities')
  await page.getByRole('button', { name: 'Next week' }).click()
  await app.backend.arrived('GET /activities', chunks + 1)
  await expectFull(page, app.backend)
}

/** Each call that was refused has been made once more, with success. */
const expectAllMadeGood = async (app: App) => {
  await expectAnswered(app.backend)
  await expect
    .poll(() => {
      const { requests } = app.backend
      return refused(app).filter(
        (call) =>
          !requests.some(
            (later, place) =>
              place > requests.indexOf(call) && later.status === 200 && addressOf(later) === addressOf(call),
          ),
      ).length
    })
    .toBe(0)
}

test.describe('renewal', () => {
  test('T1 ten calls refused at once renew the token once, and all of them succeed', async ({
    app,
    context,
    page,
  }) => {
    const { access } = await app.signIn(context, MARTA)
    await openThreeWeeks(page, app)
    const asked = app.backend.requests.length
    app.backend.fault(RENEWAL, { delay: 150 })
    // The browser sends six at a time; what waits for a connection has the old token, too.
    app.revokeTogether(access, 6)
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    await expectAllMadeGood(app)
    const calls = app.backend.requests.slice(asked).filter((call) => isCall(call) && !isCompany(call))
    expect(refused(app).length).toBeGreaterThanOrEqual(10)
    expect(calls.length).toBe(2 * refused(app).length)
    expect(app.backend.count(RENEWAL)).toBe(1)
  })

  test('T2 a refusal that comes after the renewal costs one retry and no renewal more', async ({
    app,
    context,
    page,
  }) => {
    const { access } = await app.signIn(context, MARTA)
    await openFull(page, app, HOME)
    const call = 'GET /users/marta-kovac'
    const before = app.backend.count(call)
    app.revoke(access)
    app.backend.fault((request) => request.path === '/users/marta-kovac' && bearerOf(request) === access, {
      status: 401,
      body: {},
      delay: 600,
    })
    await readAllAnew(page)
    await app.backend.arrived(call, before + 2)
    await expectAllMadeGood(app)
    expect(
      app.backend
        .asked(call)
        .slice(before)
        .map(({ status }) => status),
    ).toEqual([401, 200])
    expect(app.backend.count(RENEWAL)).toBe(1)
  })

  for (const { tabs, trials } of [
    { tabs: 2, trials: 10 },
    { tabs: 5, trials: 3 },
  ])
    test(`T4 ${tabs} tabs whose token ends together renew it once, ${trials} times in a row`, async ({
      app,
      context,
    }) => {
      await app.signIn(context, KITMAN)
      const pages: Page[] = []
      for (let tab = 0; tab < tabs; tab += 1) {
        const page = await context.newPage()
        await page.setExtraHTTPHeaders({ [TABS]: String(tab) })
        await openFull(page, app, '/player')
        pages.push(page)
      }
      app.backend.fault(RENEWAL, { delay: 150 })
      for (let trial = 1; trial <= trials; trial += 1) {
        const { access = '' } = await tokensIn(context)
        app.revoke(access)
        await Promise.all(pages.map(readAllAnew))
        const renewal = (await app.backend.arrived(RENEWAL, trial))[trial - 1]
        const served = () =>
          new Set(
            app.backend.requests
              .slice(renewal && app.backend.requests.indexOf(renewal))
              .filter((call) => isCall(call) && call.status === 200 && bearerOf(call) !== access)
              .map(({ headers }) => headers[TABS]),
          ).size
        await expect.poll(served).toBe(tabs)
        await expectAnswered(app.backend)
        expect(app.backend.count(RENEWAL)).toBe(trial)
      }
      for (const page of pages) await expect(page).toHaveURL(/\/player$/)
    })

  test('T5 a tab that holds the lock for ever stops no other tab', async ({ app, context, page }) => {
    const { access } = await app.signIn(context, KITMAN)
    await openFull(page, app, '/player')
    const frozen = await context.newPage()
    await frozen.goto('/healthz')
    await frozen.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('sward-renewal', () => {
            held()
            return new Promise(() => undefined)
          })
        }),
    )
    app.revoke(access)
    const since = Date.now()
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    expect(Date.now() - since).toBeLessThan(10_000)
    await expectAllMadeGood(app)
    expect(app.backend.count(RENEWAL)).toBe(1)
    await expect(page).toHaveURL(/\/player$/)
  })

  for (const how of ['missing', 'refusing'] as const)
    test(`T6 with locks ${how} a tab still renews once for all its calls`, async ({ app, context, page }) => {
      await page.addInitScript((kind) => {
        const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
        Object.defineProperty(Navigator.prototype, 'locks', {
          get: () => (kind === 'missing' ? undefined : locks),
        })
      }, how)
      const { access } = await app.signIn(context, MARTA)
      await openFull(page, app, HOME)
      app.backend.fault(RENEWAL, { delay: 150 })
      app.revokeTogether(access, 5)
      await readAllAnew(page)
      await app.backend.arrived(RENEWAL)
      await expectAllMadeGood(app)
      expect(app.backend.count(RENEWAL)).toBe(1)
    })

  for (const status of [400, 401, 403])
    test(`T7 a refresh token refused with ${status} logs every tab out, once`, async ({
      app,
      context,
      page,
    }) => {
      const { access } = await app.signIn(context, MARTA)
      await openThreeWeeks(page, app)
      const other = await context.newPage()
      await openFull(other, app, HOME)
      const visited = follow(page)
      app.revokeTogether(access, 6)
      app.backend.fault(RENEWAL, { status, body: { detail: 'No.' }, delay: 100 })
      await readAllAnew(page)
      for (const tab of [page, other]) {
        await expect(heading(tab)).toHaveText('Log in')
        await expect(tab).toHaveURL(/\/login\?redirect=%2Fdashboard%2F/)
        await expect(tab.getByRole('alert')).toHaveText(/Your session has ended/)
        await expect(tab.getByText(/session has ended/)).toHaveCount(1)
      }
      await expectAnswered(app.backend)
      expect(refused(app).length).toBeGreaterThanOrEqual(10)
      expect(app.backend.count(RENEWAL)).toBe(1)
      expect(visited).toEqual({ loaded: [], shown: ['/login'] })
      expect(await tokensIn(context)).toEqual({})
    })

  for (const [what, fault] of [
    ['500', { status: 500, body: { detail: 'Oh.' } }],
    ['a cut connection', { drop: 'before' }],
    ['a page instead of JSON', { status: 200, body: '<!doctype html><title>Welcome to our Wi-Fi</title>' }],
    ['no token in the answer', { status: 200, body: {} }],
  ] as const)
    test(`T8 ${what} for a renewal is no logout, and the next read tries again`, async ({
      app,
      context,
      page,
    }) => {
      const { access, refresh } = await app.signIn(context, KITMAN)
      await openFull(page, app, '/player')
      const errors = pageErrors(page)
      app.revoke(access)
      const lift = app.backend.fault(RENEWAL, fault)
      await readAllAnew(page)
      await app.backend.arrived(RENEWAL)
      await expectStale(page)
      expect(await tokensIn(context)).toEqual({ access, refresh })
      lift()
      await readAllAnew(page)
      await expect(page.getByText('Could not refresh')).toHaveCount(0)
      expect((await tokensIn(context)).refresh).not.toBe(refresh)
      await expect(page).toHaveURL(/\/player$/)
      expect(errors).toEqual([])
    })

  test('T8 a renewal that nobody answers is given up and tried again', async ({ app, context, page }) => {
    await page.clock.install()
    const { access } = await app.signIn(context, KITMAN)
    await openFull(page, app, '/player')
    app.revoke(access)
    app.backend.fault(RENEWAL, { times: 1, hang: true })
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    await expect.poll(() => app.backend.requests.filter(({ status }) => status === undefined).length).toBe(1)
    await page.clock.fastForward(31_000)
    await expectStale(page)
    expect((await tokensIn(context)).refresh).toBeDefined()
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL, 2)
    await expect(page.getByText('Could not refresh')).toHaveCount(0)
    await expect(page).toHaveURL(/\/player$/)
  })

  test('T9 a call that is refused with the new token too is left at that', async ({ app, context, page }) => {
    await app.signIn(context, KITMAN)
    await openFull(page, app, '/player')
    const before = app.backend.count('GET /kitmen/me/activities')
    app.backend.fault('GET /kitmen/me/activities', { status: 401, body: {} })
    await readAllAnew(page)
    await expectStale(page)
    await expectAnswered(app.backend)
    expect(app.backend.count('GET /kitmen/me/activities')).toBe(before + 2)
    expect(app.backend.count(RENEWAL)).toBe(1)
  })

  test('T17 a write that is refused goes out once more, the same to the letter and with its key', async ({
    app,
    context,
    page,
  }) => {
    const { access } = await app.signIn(context, COACH)
    await openFull(page, app, '/coach')
    await page
      .getByRole('button', { name: /^Rate / })
      .first()
      .click()
    await press(page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }))
    await page.getByLabel('Comment').fill('Firm and even, thank you.')
    app.revoke(access)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The ground staff can read your feedback')).toBeVisible()
    const sent = app.backend.asked({ method: 'POST', path: /\/feedback$/ })
    expect(sent.map(({ status }) => status)).toEqual([401, 201])
    const [first, second] = sent
    expect(second?.body).toBe(first?.body)
    expect(first?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(app.backend.count(RENEWAL)).toBe(1)
  })
})

/** What is on screen stays, and says that it is old. */
const expectStale = (page: Page) => expect(page.getByText('Could not refresh').first()).toBeVisible()

test.describe('the cookies', () => {
  const claimsOf = (token = ''): { exp: number } =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const cookie = async (context: BrowserContext, name: string) =>
    (await context.cookies()).find((one) => one.name === name)

  test('T12 the token’s cookie ends six seconds before the token', async ({ app, context, page }) => {
    await app.logIn(page, MARTA)
    const auth = await cookie(context, AUTH)
    expect(auth?.expires).toBe(claimsOf(auth?.value).exp - 6)
  })

  test('T12 six seconds before its end a token is renewed before it is used', async ({
    app,
    context,
    page,
  }) => {
    app.restart({ tokenLifetime: 8 })
    await app.logIn(page, KITMAN)
    const { access = '' } = await tokensIn(context)
    await expect.poll(async () => (await tokensIn(context)).access).not.toBe(access)
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    await expectAnswered(app.backend)
    expect(refused(app)).toEqual([])
  })

  test('T19 the tokens are for this host, secure connections and our own pages', async ({
    app,
    context,
    page,
  }) => {
    await app.logIn(page, MARTA)
    for (const name of [AUTH, REFRESH]) {
      expect(name).toMatch(/^__Host-/)
      expect(await cookie(context, name)).toMatchObject({
        secure: true,
        sameSite: 'Strict',
        path: '/',
        domain: '127.0.0.1',
      })
    }
  })

  test('T15 without access token the refresh token is used before anything else is asked', async ({
    app,
    context,
    page,
  }) => {
    const { refresh } = await app.tokensOf(MARTA)
    await app.setTokens(context, { refresh })
    await openFull(page, app, HOME)
    expect(app.backend.requests[0]?.path).toBe(`/token/replenish/${refresh}`)
    expect(app.backend.count(RENEWAL)).toBe(1)
    expect(refused(app)).toEqual([])
  })

  for (const [path, login] of [
    [HOME, '/login'],
    ['/coach', '/coach/login'],
    ['/player', '/player/login'],
  ] as const)
    test(`T15 without tokens ${path} clears the cookies and opens ${login}`, async ({
      app,
      context,
      page,
    }) => {
      await page.goto('/login')
      await page.evaluate((name) => {
        document.cookie = `${name}=riverside-fc; Secure; SameSite=Strict; Path=/`
      }, COMPANY)
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`${login}\\?`))
      expect(await context.cookies()).toEqual([])
      expect(app.backend.requests).toEqual([])
    })

  test('T16 a login that is refused with 401 renews nothing', async ({ app, page }) => {
    app.backend.fault('POST /token', { status: 401, body: {} })
    await page.goto('/login')
    await fillIn(page, MARTA)
    await expect(page.getByRole('alert')).toContainText('Something went wrong')
    expect(app.backend.requests.map(addressOf)).toEqual(['POST /token?'])
    expect(app.backend.requests[0]?.headers.authorization).toBeUndefined()
  })

  for (const [what, pair] of [
    ['an access token of 5 KB', { access: 5000, refresh: 40 }],
    ['two tokens of 3.6 KB', { access: 3600, refresh: 3600 }],
  ] as const)
    test(`T20 ${what} is told, not kept, and the site goes on`, async ({ app, context, page }) => {
      const claims = { sub: 'marta-kovac', role: 'staff', exp: secondsFromNow(900), pad: '' }
      const plain = (await app.sign(claims)).length
      const padded = { ...claims, pad: 'x'.repeat(((pair.access - plain) * 3) / 4) }
      const access = await app.sign(padded)
      app.backend.fault('POST /token', {
        status: 200,
        body: { access_token: access, refresh_token: 'r'.repeat(pair.refresh) },
      })
      await page.goto('/login')
      await fillIn(page, MARTA)
      await expect(page.getByRole('alert')).toContainText('too large')
      expect(await tokensIn(context)).toEqual({})
      await page.reload()
      await expect(heading(page)).toHaveText('Log in')
    })
})

test.describe('clocks', () => {
  test('T13 tokens that are over when they come: two renewals at most, then a word about the clock', async ({
    app,
    context,
    page,
  }) => {
    app.restart({ tokenLifetime: -7200 })
    const errors = pageErrors(page)
    const { refresh } = await app.tokensOf(KITMAN)
    await app.setTokens(context, { refresh })
    await page.goto('/player')
    await expect(page.getByText(/clock of this device/)).toBeVisible()
    await expectAnswered(app.backend)
    expect(app.backend.count(RENEWAL)).toBeLessThanOrEqual(2)
    await readAllAnew(page)
    await expectAnswered(app.backend)
    expect(app.backend.count(RENEWAL)).toBeLessThanOrEqual(2)
    expect(errors).toEqual([])
  })

  test('T13 at login such tokens end in a word about the clock, too', async ({ app, page }) => {
    app.restart({ tokenLifetime: -7200 })
    await page.goto('/player/login')
    await fillIn(page, KITMAN)
    await expect(page.getByText(/clock of this device/)).toBeVisible()
    await expectAnswered(app.backend)
    expect(app.backend.count(RENEWAL)).toBeLessThanOrEqual(2)
  })

  for (const [what, exp] of [
    ['missing', undefined],
    ['a text', 'tomorrow'],
    ['0', 0],
    ['negative', -1],
    ['1e20', 1e20],
    ['null', null],
  ] as const)
    test(`T13 with an end that is ${what} there is no loop`, async ({ app, page }) => {
      const token = await app.sign({ sub: 'pete-doyle', role: 'kitman', exp: exp as number })
      app.backend.fault(/^POST \/token/, {
        status: 200,
        body: { access_token: token, refresh_token: 'r-again' },
      })
      await page.goto('/player/login')
      await fillIn(page, KITMAN)
      // Whether the backend takes such a token is its affair: here it does, or refuses it.
      await expect(page).toHaveURL(/\/player$/)
      await expectFull(page, app.backend)
      expect(app.backend.count(RENEWAL)).toBeLessThanOrEqual(2)
    })

  for (const hours of [-24, 24])
    test(`T14 with a clock ${hours} h from the server’s one can log in and work`, async ({ app, page }) => {
      const now = () => new Date(Date.now() + hours * 3_600_000)
      app.restart({ now })
      await app.logIn(page, KITMAN)
      await expectFull(page, app.backend)
      await readAllAnew(page)
      await expectAnswered(app.backend)
      await expect(page.getByText('Could not refresh')).toHaveCount(0)
      expect(refused(app)).toEqual([])
      expect(app.backend.count(RENEWAL)).toBe(0)
    })
})

test.describe('one person after the other', () => {
  test('T18 a renewal that ends after the logout brings nobody back', async ({ app, context, page }) => {
    const { access } = await app.signIn(context, KITMAN)
    await openFull(page, app, '/player')
    app.revoke(access)
    app.backend.fault(RENEWAL, { delay: 1000 })
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/player\/login$/)
    await expectAnswered(app.backend)
    expect(app.backend.asked(RENEWAL)[0]?.status).toBe(200)
    await page.reload()
    await expect(page).toHaveURL(/\/player\/login$/)
    expect(await tokensIn(context)).toEqual({})
  })

  test('T18 what the former person had under way does not reach the next one', async ({
    app,
    context,
    page,
  }) => {
    const { access } = await app.signIn(context, KITMAN)
    await openFull(page, app, '/player')
    app.backend.fault(RENEWAL, { delay: 2000 })
    app.revoke(access)
    await readAllAnew(page)
    await app.backend.arrived(RENEWAL)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/player\/login$/)
    await page.getByRole('link', { name: 'Staff log-in' }).click()
    await fillIn(page, OWEN)
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    const theirs = await tokensIn(context)
    await expectAnswered(app.backend)
    expect(app.backend.asked(RENEWAL)[0]?.status).toBe(200)
    expect(await tokensIn(context)).toEqual(theirs)
    await page.reload()
    await expectFull(page, app.backend)
    const after = app.backend.requests.slice(
      app.backend.requests.findIndex(({ path }) => path === '/token') + 1,
    )
    const bearers = new Set(after.filter(isCall).map(bearerOf))
    expect([...bearers]).toEqual([theirs.access])
  })
})

test.describe('browsers that keep nothing', () => {
  test('T21 cookies that cannot be written are told, and there is no loop', async ({ app, page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked })
    })
    await expectBlocked(page, app)
  })

  test('T21 T6 a profile with cookies blocked gets a message and no loop', async ({ app }, { project }) => {
    const profile = mkdtempSync(join(tmpdir(), 'sward-profile-'))
    mkdirSync(join(profile, 'Default'))
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    )
    const context = await chromium.launchPersistentContext(profile, {
      ...project.use.launchOptions,
      executablePath: await findChromium(),
      baseURL: app.origin,
      locale: 'en-GB',
    })
    await expectBlocked(await context.newPage(), app)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })

  test('O15 cookies of third parties blocked and all of them cleared on exit take nothing from a visit', async ({
    app,
  }, { project }) => {
    const profile = mkdtempSync(join(tmpdir(), 'sward-profile-'))
    mkdirSync(join(profile, 'Default'))
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({
        profile: {
          block_third_party_cookies: true,
          cookie_controls_mode: 1,
          // 4: kept until the browser is closed.
          default_content_setting_values: { cookies: 4 },
        },
      }),
    )
    const start = async () =>
      chromium.launchPersistentContext(profile, {
        ...project.use.launchOptions,
        executablePath: await findChromium(),
        baseURL: app.origin,
        locale: 'en-GB',
      })
    const first = await start()
    const page = await first.newPage()
    const errors = pageErrors(page)
    await app.logIn(page, MARTA)
    await expect(heading(page)).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${HOME}$`))
    expect((await tokensIn(first)).access).toBeDefined()
    // The choice of a language is a cookie, what is put off in the browser's own store: both work while it is open.
    await page.goto('/dashboard/settings')
    await page.getByRole('radio', { name: /Imperial/ }).check({ force: true })
    await page.reload()
    await expect(page.getByRole('radio', { name: /Imperial/ })).toBeChecked()
    await first.close()

    const second = await start()
    const again = await second.newPage()
    await again.goto(HOME)
    // Nobody is logged in any more, as the browser was told; and coming in again works as it did.
    await expect(again).toHaveURL(/\/login/)
    expect(await tokensIn(second)).toEqual({})
    await fillIn(again, MARTA)
    await expect(again).toHaveURL(new RegExp(`${HOME}$`))
    await expect(heading(again)).toBeVisible()
    expect(errors).toEqual([])
    await second.close()
    rmSync(profile, { recursive: true, force: true })
  })

  async function expectBlocked(page: Page, app: App): Promise<void> {
    const errors = pageErrors(page)
    const visited = follow(page)
    await page.goto('/login')
    await fillIn(page, MARTA)
    await expect(page.getByRole('alert')).toContainText('Cookies are blocked')
    await expect(page).toHaveURL(/\/login$/)
    expect(app.backend.requests.map(addressOf)).toEqual(['POST /token?'])
    expect(visited.loaded).toEqual(['/login'])
    expect(errors).toEqual([])
  }

  test('T22 over plain http one is asked to come by https', async ({ app }, { project }) => {
    const { launchOptions } = project.use
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP insecure.test 127.0.0.1`],
    })
    const page = await browser.newPage({ locale: 'en-GB' })
    const errors = pageErrors(page)
    await page.goto(`http://insecure.test:${new URL(app.origin).port}/`)
    await expect(page.getByRole('heading', { name: 'A secure connection is needed' })).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    expect(errors).toEqual([])
    await browser.close()
  })
})
