import { expect, type Page, test as base } from '@playwright/test'
import { ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { createBackend } from '../../src/demo/backend.ts'
import { type CountingBackend, startBackend } from './support/backend.ts'
import { type EchoUpstream, startEchoUpstream } from './support/echoUpstream.ts'
import { type Nginx, startNginx } from './support/nginx.ts'
import { RELEASE_DIR } from './support/release.ts'

type Report = {
  type?: string
  user?: object
  breadcrumbs?: unknown[]
  exception?: { values: { value: string; mechanism?: { handled: boolean } }[] }
  contexts?: { replay?: unknown }
  environment?: string
  release?: string
}
type Watching = {
  backend: CountingBackend
  sentry: EchoUpstream
  /** A site with the backend behind /api and error reports. */
  site: Nginx
  serve: (env: Record<string, string>) => Promise<Nginx>
}

const test = base.extend<Watching>({
  backend: async ({}, provide) => {
    const backend = await startBackend(createBackend({ basePath: '' }))
    await provide(backend)
    await backend.stop()
  },
  sentry: async ({}, provide) => {
    const sentry = await startEchoUpstream()
    await provide(sentry)
    await sentry.stop()
  },
  serve: async ({ sentry }, provide) => {
    const started: Nginx[] = []
    await provide(async (env) => {
      const reports = { SENTRY_DSN: 'https://0123abcd@sentry.test/42', SENTRY_HOST: sentry.origin }
      const nginx = await startNginx({
        dist: RELEASE_DIR,
        env: { ...reports, RELEASE: 'sward@1.2.3', ...env },
      })
      started.push(nginx)
      return nginx
    })
    await Promise.all(started.map((nginx) => nginx.stop()))
  },
  site: async ({ serve, backend }, provide) => provide(await serve({ API_UPSTREAM: backend.origin })),
})

const [person] = ACCOUNTS
const email = person?.email ?? ''
const failsToLogIn = { method: 'POST', path: '/token' }

/** Every part of every envelope that is JSON. */
const reportsIn = ({ received }: EchoUpstream): Report[] =>
  received
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => {
      try {
        const part: unknown = JSON.parse(line)
        return typeof part === 'object' && part !== null && !Array.isArray(part) ? [part] : []
      } catch {
        return []
      }
    })
const errorsIn = (sentry: EchoUpstream) =>
  reportsIn(sentry)
    .filter(({ exception }) => exception)
    .map((event) => ({ ...event, text: event.exception?.values.at(-1)?.value ?? '' }))
const kindsIn = (sentry: EchoUpstream) => new Set(reportsIn(sentry).map(({ type }) => type))

/** Sentry sends no recording of less than five seconds. */
const recorded = (sentry: EchoUpstream) => expect.poll(() => kindsIn(sentry)).toContain('replay_event')

/** Opens a page and waits until errors, traces and the replay are watched. */
async function openWatched(page: Page, { origin }: Nginx, path = '/login') {
  const replaying = page.waitForResponse(/\/assets\/replayWorker-/)
  await page.goto(origin + path)
  await replaying
}
async function logIn(page: Page, password = DEMO_PASSWORD) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
const arrives = (page: Page) => expect(page).toHaveURL(/\/dashboard\/home/)
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => void Promise.reject(new Error(text)))
  }, message)
/** Being told that the page is hidden makes Sentry send what it holds. */
const flush = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

test('S1 S4 nothing secret is in any report', async ({ page, context, site, sentry }) => {
  const [reset, uid, path, bearer, spoken] = [
    'RESETSECRET1',
    'UIDSECRET2',
    'PATHSECRET3',
    'BEARERSECRET4',
    'SPOKEN5',
  ]
  await openWatched(page, site)
  await logIn(page)
  await arrives(page)
  const refresh = (await context.cookies()).find(({ name }) => name.endsWith('refresh'))?.value ?? 'none'
  const access = (await context.cookies()).find(({ name }) => name.endsWith('auth'))?.value ?? 'none'
  await context.clearCookies({ name: '__Host-sward_auth' })
  const renewed = page.waitForRequest(/\/token\/replenish\//)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.reload()
  await renewed
  await page.waitForResponse(/\/assets\/replayWorker-/)
  await page.evaluate(
    ([token, id, words]) => {
      console.log(words)
      history.pushState(null, '', `/reset-password?token=${token}&uidb64=${id}`)
      history.back()
    },
    [reset, uid, spoken] as const,
  )
  await throwLater(page, `no ${email}: /token/replenish/${path}, Bearer ${bearer}, ${access}`)
  await expect
    .poll(() => errorsIn(sentry).map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/^no /))
  await flush(page)
  await expect.poll(() => kindsIn(sentry)).toContain('transaction')
  await recorded(sentry)

  const everything = sentry.received.map(({ text }) => text).join('\n')
  // The page was recorded, with its address, and its text masked.
  expect(everything).toContain('"href"')
  expect(everything).toContain('***')
  const secrets = [
    reset,
    uid,
    path,
    bearer,
    spoken,
    refresh,
    access,
    email,
    person?.name ?? '',
    DEMO_PASSWORD,
  ]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(everything.includes(secret), secret).toBe(false)
  }
  expect(everything).not.toMatch(/eyJ[\w-]{8,}\./)
  const error = errorsIn(sentry).find(({ text }) => text.startsWith('no '))
  expect(error).toMatchObject({ environment: 'production', release: 'sward@1.2.3' })
  expect(Object.keys(error?.user ?? {})).toEqual(['id'])
  expect(error?.exception?.values[0]?.mechanism?.handled).toBe(false)
})

test('S1 reports carry no cookie', async ({ page, context, site }) => {
  await openWatched(page, site)
  await logIn(page)
  await arrives(page)
  const answered = page.waitForResponse(/\/monitoring$/)
  await throwLater(page, 'anything')
  expect(await context.cookies()).not.toHaveLength(0)
  expect((await (await answered).request().allHeaders()).cookie).toBeUndefined()
})

test('S2 what happens before Sentry is there is told when it is, and the first page costs none of it', async ({
  page,
  site,
  sentry,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`${site.origin}/login`)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await throwLater(page, 'an early one')
  expect(loaded.filter((url) => /sentry|replay/.test(url))).toEqual([])
  await expect.poll(() => errorsIn(sentry).map(({ text }) => text)).toEqual(['an early one'])
})

test('S2 without an address for reports nothing of Sentry is loaded', async ({ page, serve, backend }) => {
  await page.clock.install()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(
    `${(await serve({ SENTRY_DSN: '', SENTRY_HOST: '', API_UPSTREAM: backend.origin })).origin}/login`,
  )
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.clock.runFor(60_000)
  await logIn(page)
  await arrives(page)
  expect(loaded.filter((url) => /sentry|replay|monitoring/.test(url))).toEqual([])
})

test('S3 the trace goes along to a backend at our own origin', async ({ page, site, backend }) => {
  await openWatched(page, site)
  await logIn(page)
  await arrives(page)
  expect(backend.asked('POST /token')[0]?.headers['sentry-trace']).toBeTruthy()
})

test('S3 no trace goes to a backend elsewhere, which works without allowing it', async ({
  page,
  serve,
  backend,
}) => {
  await openWatched(page, await serve({ API_URL: backend.origin }))
  await logIn(page)
  await arrives(page)
  expect(backend.count('POST /token')).toBe(1)
  for (const { headers } of backend.requests)
    expect(Object.keys(headers).filter((name) => /sentry|baggage|traceparent/.test(name))).toEqual([])
})

test('F11 a call that fails is reported once, refused credentials not at all', async ({
  page,
  site,
  backend,
  sentry,
}) => {
  await openWatched(page, site)
  backend.fault(failsToLogIn, { status: 403, body: { message: 'no' }, times: 1 })
  await logIn(page)
  await expect(page.getByRole('alert')).toBeVisible()
  backend.fault(failsToLogIn, { status: 500, body: { message: 'broken' }, times: 1 })
  await logIn(page)
  await expect.poll(() => errorsIn(sentry).length).toBe(1)
  await logIn(page)
  await arrives(page)
  await throwLater(page, 'the last')
  await expect.poll(() => errorsIn(sentry).map(({ text }) => text)).toContain('the last')
  expect(errorsIn(sentry).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^POST \w+ failed: 500$/),
    'the last',
  ])
})

test('L1 after the logout reports name nobody and the recording has ended', async ({
  page,
  context,
  site,
  backend,
  sentry,
}) => {
  // Given up at the logout.
  backend.fault('GET /suggested-activities', { hang: true })
  await openWatched(page, site)
  await logIn(page)
  await arrives(page)
  await backend.arrived('GET /suggested-activities')
  await throwLater(page, 'within')
  await recorded(sentry)
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  sentry.received.length = 0
  await throwLater(page, 'after')
  await expect.poll(() => errorsIn(sentry).length).toBe(1)
  await flush(page)
  await expect.poll(() => kindsIn(sentry)).toContain('transaction')
  const [error] = errorsIn(sentry)
  expect(error?.user ?? {}).toEqual({})
  expect(error?.contexts?.replay).toBeUndefined()
  expect(JSON.stringify(error?.breadcrumbs ?? [])).not.toMatch(/"ui\.|\/api\//)
  expect(kindsIn(sentry)).not.toContain('replay_event')
})

/**
 * Where the page's timers are not the browser's own, as beside a played clock, Sentry takes others from a hidden frame and
 * clears them in the page. Each frame's clock counts from the same number: it would clear timers of the page.
 */
const withOneClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window === top) return
    for (const name of ['setTimeout', 'clearTimeout'])
      Object.defineProperty(window, name, { value: undefined })
  })

for (const [name, how] of [
  ['fails', { status: 500 }],
  ['finds the report too large', { status: 413 }],
  ['sends us away', { status: 429, headers: { 'retry-after': '60' } }],
  ['never answers', 'hang'],
] as const)
  test(`S5 a service that ${name} changes nothing`, async ({ page, site, sentry }) => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    let sent = 0
    page.on('request', (request) => (sent += request.url().endsWith('/monitoring') ? 1 : 0))
    sentry.answer(how)
    await page.clock.install()
    await withOneClock(page)
    await openWatched(page, site)
    const answered = page.waitForResponse(/\/monitoring$/)
    await throwLater(page, 'planted')
    await answered
    // Whatever waits to try again has done so by then.
    await page.clock.runFor(120_000)
    await logIn(page)
    await arrives(page)
    expect(failures).toEqual(['planted'])
    expect(sent).toBeLessThan(12)
  })

test('S5 a blocker that keeps Sentry away changes nothing, and does not reload the page', async ({
  page,
  site,
}) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  await page.route(/sentry/, (route) => route.abort('blockedbyclient'))
  const blocked = page.waitForEvent('requestfailed', (request) => /sentry/.test(request.url()))
  await page.goto(`${site.origin}/login`)
  await blocked
  await logIn(page)
  await arrives(page)
  expect(failures).toEqual([])
  expect(loads).toBe(1)
})

test('H2 Sentry and its worker run under the content policy', async ({ page, site, sentry }) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'violated')(`${violatedDirective} ${blockedURI}`),
    )
  })
  await openWatched(page, site)
  await throwLater(page, 'planted')
  await recorded(sentry)
  expect(violations).toEqual([])
  // Packed by the worker: zlib, not text.
  expect(sentry.received.some(({ body }) => body.includes(Buffer.from([0x78, 0x9c])))).toBe(true)
})
