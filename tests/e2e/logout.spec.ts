import type { Page } from '@playwright/test'
import {
  addressOf,
  CALENDAR,
  expect,
  expectAnswered,
  fillIn,
  heading,
  HOME,
  KITMAN,
  MARTA,
  openFull,
  OWEN,
  pageErrors,
  RENEWAL,
  test,
  tokensIn,
} from './support/app.ts'

const at = (path: string) => (url: URL) => url.pathname === path

/** Everything a browser keeps for the site, as one text. */
const dump = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push([name, request.url, await (await cache.match(request))?.text()])
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        kept.push(
          name,
          store,
          await new Promise((resolve) => all.addEventListener('success', () => resolve(all.result))),
        )
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click()

test('L1 after logging out nothing of the person is left in the browser', async ({ app, context, page }) => {
  await app.logIn(page, MARTA)
  const { access = '', refresh = '' } = await tokensIn(context)
  await openFull(page, app, CALENDAR)
  await openFull(page, app, '/dashboard/settings')
  await page.evaluate(() => sessionStorage.setItem('draft', 'a note'))
  await logOut(page)
  await expect(page).toHaveURL(at('/login'))
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'sward_locale')).toEqual(
    [],
  )
  const left = await dump(page)
  for (const theirs of [access, refresh, 'Marta', 'marta', 'Riverside', 'Bearer', 'a note'])
    expect(left, theirs).not.toContain(theirs)
})

test('L1 the next person sees nothing that was read for the one before', async ({ app, page }) => {
  await app.logIn(page, MARTA)
  await expect(page.getByText('Stadium').first()).toBeVisible()
  // Without leaving the document: what a store may have kept is still in its memory.
  await page.getByRole('link', { name: 'Settings' }).click()
  await logOut(page)
  await expect(page).toHaveURL(at('/login'))
  app.backend.fault({ method: 'GET', path: /^\/(?!users\/|companies\/)/ }, { status: 500, body: {} })
  await fillIn(page, OWEN)
  await expect(page).toHaveURL(at(HOME))
  await expect(page.getByText('This could not be loaded.').first()).toBeVisible()
  await expectAnswered(app.backend)
  await expect(page.getByText(/Stadium|Marta/)).toHaveCount(0)
})

test('L4 L1 logging out in one tab empties the others within a second', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/settings')
  const other = await context.newPage()
  await openFull(other, app, HOME)
  await expect(other.getByText('Stadium').first()).toBeVisible()
  await other.evaluate(() => {
    const gone = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (location.pathname === '/login' && !document.body.innerText.includes('Stadium'))
          resolve(Date.now())
      }).observe(document, { childList: true, subtree: true })
    })
    Object.assign(window, { gone })
  })
  const pressed = await page.getByRole('button', { name: 'Log out' }).evaluate((button) => {
    const now = Date.now()
    ;(button as HTMLElement).click()
    return now
  })
  const gone = await other.evaluate(() => (window as unknown as { gone: Promise<number> }).gone)
  expect(gone - pressed).toBeLessThan(1000)
  await expect(other.getByText(/Stadium|Marta/)).toHaveCount(0)
  await expect(page).toHaveURL(at('/login'))
})

test('L5 “back” after logging out shows the login and no data', async ({ app, page }) => {
  await app.logIn(page, MARTA)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(at(CALENDAR))
  await page.getByRole('link', { name: 'Settings' }).click()
  await logOut(page)
  await expect(page).toHaveURL(at('/login'))
  const before = app.backend.requests.length
  for (let back = 1; back <= 2; back += 1) {
    await page.goBack()
    await expect(page).toHaveURL(at('/login'))
    await expect(heading(page)).toHaveText('Log in')
    await expect(page.getByText(/Stadium|Marta/)).toHaveCount(0)
  }
  expect(app.backend.requests.slice(before)).toEqual([])
})

test('L5 a page that the browser had put by is looked at anew when it comes back', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, HOME)
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(at('/login'))
  await expect(page.getByText(/Stadium|Marta/)).toHaveCount(0)
})

test('L6 one can log out without a network, and is out when it is back', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  const wayOut = Promise.all([page.waitForResponse(/\/LoginPage-/), page.waitForResponse(/\/auth-/)])
  await openFull(page, app, '/dashboard/settings')
  await Promise.all((await wayOut).map((response) => response.finished()))
  const errors = pageErrors(page)
  await context.setOffline(true)
  await logOut(page)
  await expect(page).toHaveURL(at('/login'))
  await expect(heading(page)).toHaveText('Log in')
  expect(await tokensIn(context)).toEqual({})
  await context.setOffline(false)
  // In a tab of its own: the first may just be loading itself anew, with the parts that it could not get.
  const back = await context.newPage()
  await back.goto(HOME)
  await expect(back).toHaveURL(at('/login'))
  expect(errors).toEqual([])
})

test('L6 one can log out while the backend is down', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/settings')
  app.backend.fault(/./, { drop: 'before' })
  await logOut(page)
  await expect(page).toHaveURL(at('/login'))
  await expect(heading(page)).toHaveText('Log in')
  expect(await tokensIn(context)).toEqual({})
})

test('L8 what was under way ends with the session, without a word', async ({ app, context, page }) => {
  await app.signIn(context, KITMAN)
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname))
  app.backend.fault({ method: 'GET', path: /^\/(kitmen|pitches|weather)/ }, { hang: true })
  await page.goto('/player')
  await app.backend.arrived('GET /kitmen/me/activities')
  await logOut(page)
  await expect(page).toHaveURL(at('/player/login'))
  await expect.poll(() => aborted).toContain('/api/kitmen/me/activities')
  expect(await tokensIn(context)).toEqual({})
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('L8 answers of 401 to what was under way cause no second logout and no renewal', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, KITMAN)
  const lift = app.backend.fault(
    { method: 'GET', path: /^\/(kitmen|pitches|weather)/ },
    { status: 401, body: {}, delay: 700 },
  )
  await page.goto('/player')
  await app.backend.arrived('GET /kitmen/me/activities')
  await logOut(page)
  await expect(page).toHaveURL(at('/player/login'))
  await expectAnswered(app.backend)
  lift()
  await fillIn(page, KITMAN)
  await expect(page).toHaveURL(at('/player'))
  await expect(page.getByText(/session has ended/)).toHaveCount(0)
  const token = app.backend.requests.findIndex((request) => addressOf(request) === 'POST /token?')
  expect(app.backend.requests.slice(0, token).filter(({ path }) => path.startsWith('/token'))).toEqual([])
  expect(app.backend.asked(RENEWAL).slice(1)).toEqual([])
})
