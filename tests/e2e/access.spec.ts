import type { BrowserContext } from '@playwright/test'
import {
  type App,
  CALENDAR,
  COACH,
  expect,
  expectAnswered,
  expectFull,
  fillIn,
  heading,
  HOME,
  KITMAN,
  LEAGUE,
  MARTA,
  MEASUREMENTS,
  openFull,
  pageErrors,
  RENEWAL,
  test,
  tokensIn,
} from './support/app.ts'

type Visitor = 'nobody' | 'staff' | 'coach' | 'kitman'

const at = (path: string) => (url: URL) => url.pathname === path

/** Where each address leads: an address for each visitor, or `here`. */
const LOGIN_PAGE = { nobody: 'here', staff: HOME, coach: '/coach', kitman: '/player' }
const STAFF_PAGE = { nobody: '/login', staff: 'here', coach: '/404', kitman: '/404' }
const ADDRESSES: Readonly<Record<string, Partial<Record<Visitor, string>>>> = {
  '/': { nobody: '/login', staff: HOME, coach: '/coach', kitman: '/player' },
  '/start': { nobody: '/login', staff: '/dashboard/mobile', coach: '/coach', kitman: '/player' },
  '/login': LOGIN_PAGE,
  '/coach/login': LOGIN_PAGE,
  '/player/login': LOGIN_PAGE,
  '/register': LOGIN_PAGE,
  '/forgot-password': LOGIN_PAGE,
  '/password-recovery': LOGIN_PAGE,
  '/reset-password': LOGIN_PAGE,
  '/email-password': LOGIN_PAGE,
  '/dashboard': { ...STAFF_PAGE, staff: HOME },
  '/dashboard/home': STAFF_PAGE,
  '/dashboard/calendar': STAFF_PAGE,
  '/dashboard/mobile': STAFF_PAGE,
  '/dashboard/settings': STAFF_PAGE,
  '/dashboard/mobile/machine': { nobody: '/login', coach: '/404', kitman: '/404' },
  '/dashboard/pitches/stadium': { nobody: '/login', coach: '/404', kitman: '/404' },
  '/dashboard/pitches/stadium/growth': { nobody: '/login', coach: '/404', kitman: '/404' },
  '/dashboard/pitches/stadium/fertilisation': { nobody: '/login', coach: '/404', kitman: '/404' },
  '/coach': { nobody: '/coach/login', staff: '/404', coach: 'here', kitman: '/404' },
  '/player': { nobody: '/player/login', staff: '/404', coach: '/404', kitman: 'here' },
  '/404': { nobody: 'here', staff: 'here', coach: 'here', kitman: 'here' },
  '/nowhere': { nobody: '/404', staff: '/404', coach: '/404', kitman: '/404' },
}

const claims = (role?: string) => ({ sub: 'marta-kovac', ...(role === undefined ? {} : { role }) })
const VISITORS: Readonly<Record<string, [Visitor, (app: App, context: BrowserContext) => Promise<unknown>]>> =
  {
    nobody: ['nobody', () => Promise.resolve()],
    'a groundskeeper': ['staff', (app, context) => app.signIn(context, MARTA)],
    'a coach': ['coach', (app, context) => app.signIn(context, COACH)],
    'a kitman': ['kitman', (app, context) => app.signIn(context, KITMAN)],
    'somebody of a role nobody knows': [
      'staff',
      async (app, context) => app.setTokens(context, { access: await app.sign(claims('Groundsman')) }),
    ],
    'somebody without a role': [
      'staff',
      async (app, context) => app.setTokens(context, { access: await app.sign(claims()) }),
    ],
  }

for (const [who, [visitor, enter]] of Object.entries(VISITORS))
  test(`A1 every address takes ${who} where they belong`, async ({ app, context, page }) => {
    await enter(app, context)
    const errors = pageErrors(page)
    for (const [address, { [visitor]: to }] of Object.entries(ADDRESSES)) {
      if (to === undefined) continue
      await page.goto(address)
      await expect(page, address).toHaveURL(at(to === 'here' ? address : to))
      await expect(heading(page), address).toBeVisible()
    }
    expect(errors).toEqual([])
  })

const part = (payload: string) => Buffer.from(payload).toString('base64url')
const UNREADABLE = {
  garbage: 'garbage',
  'two parts': 'a.b',
  'bad base64': 'a.%%%.c',
  'no JSON': `a.${part('hello')}.c`,
  null: `a.${part('null')}.c`,
  'a number': `a.${part('5')}.c`,
  'a text': `a.${part('"s"')}.c`,
  'a list': `a.${part('[1]')}.c`,
}
const NAMELESS = { missing: {}, empty: { sub: '' }, 'an object': { sub: { id: 1 } }, null: { sub: null } }

test('A2 a login that brings no token of ours ends in “Invalid Token”', async ({ app, context, page }) => {
  await page.goto('/login')
  for (const [what, token] of Object.entries(UNREADABLE)) {
    const lift = app.backend.fault('POST /token', {
      status: 200,
      body: { access_token: token, refresh_token: 'r' },
    })
    await fillIn(page, MARTA)
    await expect(page.getByRole('alert'), what).toHaveText('Invalid Token')
    expect(await tokensIn(context), what).toEqual({})
    lift()
    await page.reload()
  }
  expect(app.backend.asked(({ path }) => path !== '/token')).toEqual([])
})

test('A2 a cookie that is no token of ours leads to the login', async ({ app, context, page }) => {
  const errors = pageErrors(page)
  for (const [what, token] of Object.entries(UNREADABLE)) {
    await app.setTokens(context, { access: token })
    await page.goto(HOME)
    await expect(page, what).toHaveURL(at('/login'))
    expect(await tokensIn(context), what).toEqual({})
  }
  expect(app.backend.requests).toEqual([])
  expect(errors).toEqual([])
})

test('A3 a token that names nobody is no token, and nobody is asked for', async ({ app, context, page }) => {
  await page.goto('/login')
  for (const [what, claim] of Object.entries(NAMELESS)) {
    const token = await app.sign({ role: 'staff', ...claim } as Parameters<App['sign']>[0])
    const lift = app.backend.fault('POST /token', {
      status: 200,
      body: { access_token: token, refresh_token: 'r' },
    })
    await fillIn(page, MARTA)
    await expect(page.getByRole('alert'), what).toHaveText('Invalid Token')
    expect(await tokensIn(context), what).toEqual({})
    lift()
    await page.reload()
  }
  expect(app.backend.asked(({ path }) => path !== '/token')).toEqual([])
})

for (const [who, email, door] of [
  ['a coach', COACH, '/login'],
  ['a kitman', KITMAN, '/login'],
  ['a groundskeeper', MARTA, '/coach/login'],
  ['a kitman', KITMAN, '/coach/login'],
  ['a groundskeeper', MARTA, '/player/login'],
  ['a coach', COACH, '/player/login'],
] as const)
  test(`A5 ${who} does not get in at ${door}, and no token stays`, async ({ app, context, page }) => {
    await page.goto(door)
    await fillIn(page, email)
    await expect(page.getByRole('alert')).toContainText('no access')
    expect(await tokensIn(context)).toEqual({})
    await expect(page).toHaveURL(at(door))
    expect(app.backend.requests.map(({ path }) => path)).toEqual(['/token'])
  })

for (const [who, email] of [
  ['coach', COACH],
  ['kitman', KITMAN],
] as const)
  test(`A6 a ${who} sees nothing of the dashboard, not for a moment, and nothing is asked for it`, async ({
    app,
    context,
    page,
  }) => {
    await page.addInitScript(() => {
      const drawn = new Set<string>()
      Object.assign(window, { drawn })
      new MutationObserver(() => {
        for (const node of document.querySelectorAll('h1, h2, nav')) drawn.add(node.textContent ?? '')
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await app.signIn(context, email)
    for (const path of [HOME, CALENDAR, '/dashboard/mobile', '/dashboard/settings']) {
      await page.goto(path)
      await expect(page).toHaveURL(at('/404'))
      await expect(heading(page)).toHaveText('Page not found')
      await expectAnswered(app.backend)
      const drawn = await page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn])
      expect(drawn).toEqual(['Page not found'])
    }
    expect(app.backend.asked(({ path }) => !/^\/(users\/[\w-]+|companies\/get_company)$/.test(path))).toEqual(
      [],
    )
  })

test('A7 who writes another role into the token sees other pages, but no more data', async ({
  app,
  context,
  page,
}) => {
  // The backend knows its people: what a token says of the role means nothing to it.
  const access = await app.sign({ sub: 'rachel-okafor', role: 'staff' })
  await app.setTokens(context, { access })
  await page.goto(HOME)
  await expect(page.getByText('You may not do this.').first()).toBeVisible()
  await expectAnswered(app.backend)
  const calls = app.backend.asked(({ path }) => path === '/activities' || path === '/users')
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403))
  expect(calls.length).toBeGreaterThanOrEqual(1)
  for (const { headers } of app.backend.requests) expect(headers.authorization).toBe(`Bearer ${access}`)
  expect(app.backend.count(RENEWAL)).toBe(0)
  await expect(page).toHaveURL(at(HOME))
  await expect(page.getByText(/Owen Price|Aisha Rahman/)).toHaveCount(0)
})

test('A7 a token with another’s signature is refused, and its person is out', async ({
  app,
  context,
  page,
}) => {
  const { access } = await app.tokensOf(COACH)
  const [header, payload = '', signature] = access.split('.')
  const told = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  const forged = [header, part(JSON.stringify({ ...told, role: 'staff' })), signature].join('.')
  await app.setTokens(context, { access: forged })
  await page.goto(HOME)
  await expect(page).toHaveURL(at('/login'))
  expect(app.backend.asked(({ status }) => status !== 401)).toEqual([])
  expect(await tokensIn(context)).toEqual({})
})

const STAFF_PAGES = [
  HOME,
  CALENDAR,
  `${CALENDAR}?view=agenda`,
  `${CALENDAR}?view=day`,
  '/dashboard/mobile',
  '/dashboard/settings',
]

test('A8 a league office asks in the league’s name for everything but itself, and never for the shed', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, LEAGUE)
  const errors = pageErrors(page)
  for (const path of STAFF_PAGES) await openFull(page, app, path)
  const plain = app.backend.asked(({ path }) => !path.startsWith('/league_admin/'))
  expect(new Set(plain.map(({ path }) => path.replace(/^\/users\/.*/, '/users/me')))).toEqual(
    new Set(['/users/me', '/companies/get_company']),
  )
  expect(app.backend.asked(({ path }) => path.startsWith('/league_admin/')).length).toBeGreaterThan(5)
  expect(app.backend.asked(({ path }) => /equipment|supplies|cocktails/.test(path))).toEqual([])
  expect(app.backend.asked(({ status = 200 }) => status !== 200)).toEqual([])
  expect(errors).toEqual([])
})

test('A8 a company that only measures never asks for products and mixes', async ({ app, context, page }) => {
  await app.signIn(context, MEASUREMENTS)
  const errors = pageErrors(page)
  for (const path of STAFF_PAGES) await openFull(page, app, path)
  expect(app.backend.asked(({ path }) => /league_admin|supplies|cocktails/.test(path))).toEqual([])
  expect(app.backend.asked(({ status = 200 }) => status !== 200)).toEqual([])
  expect(errors).toEqual([])
})

for (const [who, email] of [
  ['a league office', LEAGUE],
  ['a company that only measures', MEASUREMENTS],
] as const)
  test(`A10 a bookmark of a view that ${who} has not is no way in`, async ({ app, context, page }) => {
    await app.signIn(context, email)
    for (const view of ['tv', 'users', 'pitches']) {
      await page.goto(`${CALENDAR}?view=${view}`)
      await expect(page, view).toHaveURL(at('/404'))
    }
    expect(app.backend.asked(({ path }) => /activities|events/.test(path))).toEqual([])
  })

test('A10 a league office has nothing to write with', async ({ app, context, page }) => {
  await app.signIn(context, LEAGUE)
  for (const path of [HOME, CALENDAR, `${CALENDAR}?view=agenda`, '/dashboard/mobile']) {
    await openFull(page, app, path)
    await expect(page.getByRole('link', { name: /Log work|New work/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Log work|New work|Start |Complete )/ })).toHaveCount(0)
    await page.keyboard.press('n')
  }
  await openFull(page, app, `${CALENDAR}?work=new&type=mowing`)
  await expect(page.getByRole('button', { name: /^(Save|Plan|Log)/ })).toHaveCount(0)
  await expectFull(page, app.backend)
  expect(app.backend.asked(({ method }) => method !== 'GET')).toEqual([])
})
