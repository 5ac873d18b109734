import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
} from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '../../../src/demo/accounts.ts'
import { type BackendOptions, createBackend } from '../../../src/demo/backend.ts'
import { memoryStorage } from '../../../src/demo/memoryStorage.ts'
import { signToken } from '../../../src/demo/tokens.ts'
import { type CountingBackend, type Lift, type Recorded, startBackend } from './backend.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { RELEASE_DIR } from './release.ts'

export { expect }

export const MARTA = 'marta.kovac@riverside-fc.example'
export const OWEN = 'owen.price@riverside-fc.example'
export const NEW_STARTER = 'new.starter@riverside-fc.example'
export const COACH = 'rachel.okafor@riverside-fc.example'
export const KITMAN = 'pete.doyle@riverside-fc.example'
export const LEAGUE = 'office@premier-league.example'
export const MEASUREMENTS = 'dana.miller@heartland-soccer.example'

export const AUTH = '__Host-sward_auth'
export const REFRESH = '__Host-sward_refresh'
export const COMPANY = '__Host-sward_company'

export const HOME = '/dashboard/home'
export const CALENDAR = '/dashboard/calendar'

/** The sizes of a screen that everything is looked at in. */
export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Where a person of an account comes in, and where they arrive. */
export const AREA_OF: Readonly<Record<string, { login: string; landing: string }>> = {
  [COACH]: { login: '/coach/login', landing: '/coach' },
  [KITMAN]: { login: '/player/login', landing: '/player' },
}
const STAFF = { login: '/login', landing: HOME }
export const areaOf = (email: string) => AREA_OF[email] ?? STAFF

/** Any call that exchanges a refresh token. */
export const RENEWAL = /^POST \/token\/replenish\//

const SECRET = 'the key of the tests'
const TOKEN_LIFETIME = 900

export type Tokens = { access: string; refresh: string }

export type App = {
  origin: string
  /** The directory served; a test that puts another release there puts the former one back. */
  webRoot: string
  backend: CountingBackend
  /** A backend with other settings from now on; everybody is signed out, and nothing has been asked. */
  restart: (options?: Pick<BackendOptions, 'now' | 'tokenLifetime' | 'seed'>) => void
  /** From now on every answer to a call is what this makes of it. */
  distort: (change: (body: unknown) => unknown) => void
  /** Fresh tokens of an account, without a call that would be counted. */
  tokensOf: (email: string) => Promise<Tokens>
  /** An access token of the backend's own key, with any claims. */
  sign: (claims: { sub: string; role?: string; exp?: number }) => Promise<string>
  /** Puts somebody's tokens into a browser, as if they had logged in before. */
  signIn: (context: BrowserContext, email: string) => Promise<Tokens>
  setTokens: (context: BrowserContext, tokens: Partial<Tokens>) => Promise<void>
  /** In through the door, by hand. */
  logIn: (page: Page, email: string) => Promise<void>
  /** From now on the backend answers 401 to this token. */
  revoke: (access: string) => Lift
  /**
   * The same, once so many calls wait with it: all are refused at the same time. Only the company is still told, as
   * every other call waits for it.
   */
  revokeTogether: (access: string, count: number) => Lift
}

type Stack = { site: Nginx; backend: CountingBackend }

/** The production build behind the project's nginx, with a backend that counts: shared by a worker, as new for each test. */
export const test = base.extend<{ app: App }, { stack: Stack }>({
  stack: [
    async ({}, provide) => {
      if (!existsSync(join(RELEASE_DIR, 'index.html')))
        throw new Error(`no build in ${RELEASE_DIR}: npm run build`)
      const backend = await startBackend({ fetch: () => new Response(null, { status: 503 }) })
      const site = await startNginx({ dist: RELEASE_DIR, env: { API_UPSTREAM: backend.origin } })
      await provide({ site, backend })
      await Promise.all([site.stop(), backend.stop()])
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ stack }, provide) => {
      await stack.backend.quiet()
      await provide(appOf(stack))
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.site.origin),
})

const carries =
  (access: string) =>
  ({ headers }: Recorded): boolean =>
    headers.authorization === `Bearer ${access}`

function appOf({ site, backend }: Stack): App {
  let application = createBackend()
  let revoked = 0
  const restart: App['restart'] = ({ now = () => new Date(), ...options } = {}) => {
    application = createBackend({
      storage: memoryStorage(),
      secret: SECRET,
      tokenLifetime: TOKEN_LIFETIME,
      ...options,
      // Two tokens of one second are the same; after one was revoked, the next has to be another.
      now: () => new Date(now().getTime() + revoked * 1000),
    })
    backend.reset(application)
  }
  restart()

  const tokensOf: App['tokensOf'] = async (email) => {
    const body = new URLSearchParams({ username: email, password: DEMO_PASSWORD, grant_type: 'password' })
    const response = await application.fetch(
      new Request('http://backend.test/token', { method: 'POST', body }),
    )
    const { access_token, refresh_token } = (await response.json()) as Record<string, string>
    return { access: access_token ?? '', refresh: refresh_token ?? '' }
  }
  const setTokens: App['setTokens'] = (context, { access, refresh }) => {
    // Chromium takes a secure cookie from the page at this address, but from outside only for https.
    const cookie = { url: site.origin.replace('http:', 'https:'), secure: true, sameSite: 'Strict' } as const
    return context.addCookies([
      ...(access === undefined ? [] : [{ ...cookie, name: AUTH, value: access }]),
      ...(refresh === undefined ? [] : [{ ...cookie, name: REFRESH, value: refresh }]),
    ])
  }
  return {
    origin: site.origin,
    webRoot: site.webRoot,
    backend,
    restart,
    distort: (change) => {
      backend.reset({
        fetch: async (request) => {
          const response = await application.fetch(request)
          if (!response.ok || response.status === 204) return response
          return Response.json(change(await response.json()), { status: response.status })
        },
      })
    },
    tokensOf,
    setTokens,
    sign: (claims) => {
      const inAnHour = Math.floor(Date.now() / 1000) + 3600
      return signToken({ exp: inAnHour, ...claims } as Parameters<typeof signToken>[0], SECRET)
    },
    signIn: async (context, email) => {
      const tokens = await tokensOf(email)
      await setTokens(context, tokens)
      return tokens
    },
    logIn: async (page, email) => {
      const { login, landing } = areaOf(email)
      await page.goto(login)
      await fillIn(page, email)
      await expect(page).toHaveURL(new RegExp(`${landing}$`))
    },
    revoke: (access) => {
      revoked += 1
      return backend.fault(carries(access), { status: 401, body: {} })
    },
    revokeTogether: (access, count) => {
      revoked += 1
      const calls = (call: Recorded) => carries(access)(call) && call.path !== '/companies/get_company'
      const together = backend.arrived(calls, backend.count(calls) + count)
      return backend.fault(calls, {
        respond: async () => {
          await together
          return Response.json({}, { status: 401 })
        },
      })
    },
  }
}

/** Types the credentials and presses the button. */
export async function fillIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Presses what a person sees of a box or a star, once it stands still: the input itself lies unseen beneath it. */
export const press = (input: Locator): Promise<void> => input.locator('xpath=ancestor::label').click()

/** The page has its heading: it has been allowed, loaded and drawn. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What the tokens' cookies hold; undefined where there is none. */
export async function tokensIn(context: BrowserContext): Promise<Partial<Tokens>> {
  const cookies = await context.cookies()
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  const [access, refresh] = [value(AUTH), value(REFRESH)]
  return { ...(access === undefined ? {} : { access }), ...(refresh === undefined ? {} : { refresh }) }
}

/** Tells an open page that the network is back: it reads everything on screen anew, at once. */
export const readAllAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })

/** Opens a page and waits until all that it asked for is on screen. */
export async function openFull(page: Page, { backend }: App, path: string): Promise<void> {
  await page.goto(path)
  await expectFull(page, backend)
}

/** The agenda once it stands at its day, and that day. */
export async function openAgenda(page: Page, app: App): Promise<Locator> {
  await openFull(page, app, `${CALENDAR}?view=agenda`)
  const day = page.locator('main section[data-now]')
  await expect(day).toBeInViewport()
  return day
}

/** Nothing on the page waits, and nothing that was asked is without an answer. */
export async function expectFull(page: Page, backend: CountingBackend): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expectAnswered(backend)
}

export const expectAnswered = (backend: CountingBackend): Promise<void> =>
  expect.poll(() => backend.requests.filter(({ status }) => status === undefined).length).toBe(0)

/** How many calls of a page are under way as the browser sees it: an answer counts once it has come in whole. */
export function callsOf(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** A call by its address, whoever makes it. */
export const addressOf = ({ method, path, query }: Recorded): string => `${method} ${path}?${query}`

/** The language that the interface speaks, as if it had been chosen before. */
export const speak = (context: BrowserContext, { origin }: App, language: string): Promise<void> =>
  context.addCookies([
    {
      name: 'sward_locale',
      value: language,
      url: origin.replace('http:', 'https:'),
      secure: true,
      sameSite: 'Strict',
    },
  ])

/** Uncaught errors of a page, as they come. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}
