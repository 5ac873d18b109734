import type { BrowserContext, Page } from '@playwright/test'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { join } from 'node:path'
import {
  type App,
  CALENDAR,
  expect,
  heading,
  HOME,
  MARTA,
  openFull,
  OWEN,
  PHONE,
  pageErrors,
  speak,
  test as base,
} from './support/app.ts'
import { FIELD_TEXTS } from '../../src/i18n/fieldTexts.ts'
import { listen } from './support/listen.ts'
import { deploy, nextRelease, RELEASE_DIR } from './support/release.ts'

const MOBILE = '/dashboard/mobile'
const PITCHES = '/dashboard/pitches'

/** Puts another release, or another worker, where the present one is; it is put back afterwards. */
const test = base.extend<{ serve: { next: () => void; worker: (body: string | { file: string }) => void } }>({
  serve: async ({ app }, provide) => {
    const folders: string[] = []
    let isChanged = false
    await provide({
      next: () => {
        isChanged = true
        const folder = nextRelease()
        folders.push(folder)
        deploy(folder, app.webRoot)
      },
      worker: (body) => {
        isChanged = true
        const file = join(app.webRoot, 'sw.js')
        for (const end of ['', '.br', '.gz']) rmSync(file + end, { force: true })
        if (typeof body === 'string') writeFileSync(file, body)
        else copyFileSync(join(app.webRoot, body.file), file)
      },
    })
    if (isChanged) deploy(RELEASE_DIR, app.webRoot)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  },
})
test.use({ serviceWorkers: 'allow' })

/** The worker is installed once the page has been quiet, and keeps all it is for. */
const expectWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null && (await caches.match('/config.json')) !== undefined,
      ),
    )
    .toBe(true)

/** What was read is written when the page has nothing better to do: all that was answered of these addresses, each period. */
const expectKept = (page: Page, { backend }: App, ...addresses: string[]) =>
  expect
    .poll(async () => {
      const kept = await keptOf(page)
      return addresses.flatMap((address) => {
        const asked = backend.asked(({ path, status }) => path === address && status === 200)
        const waiting = asked
          .map(({ query }) => [address, ...PERIOD.map((end) => query.get(end)?.slice(0, 10) ?? '')].join(' '))
          .filter((one) => !kept.includes(one))
        return asked.length > 0 ? waiting : [`${address} was not asked`]
      })
    })
    .toEqual([])

const PERIOD = ['start_date', 'end_date']

const keptOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opened before the application has, it would be made here, and empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'sward-kept')) return []
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('sward-kept')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const names = [...database.objectStoreNames]
    const all = names.map(
      (name) =>
        new Promise<{ address: string; from: string; to: string }[]>((resolve) => {
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        }),
    )
    const rows = (await Promise.all(all)).flat()
    database.close()
    return rows.map(({ address, from, to }) => `${address.replace(/\?.*/, '')} ${from} ${to}`)
  })

/** The access token has run out, as it has the next morning. */
const runOut = (context: BrowserContext) => context.clearCookies({ name: '__Host-sward_auth' })

const offer = (page: Page) => page.getByText('A new version is ready.')
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' })

async function openWithWorker(page: Page, app: App, path: string): Promise<void> {
  await openFull(page, app, path)
  await expectWorker(page)
}

test('O1 started without a network the morning after, jobs, calendar and pitches can be read and say their age', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, MARTA)
  await openFull(page, app, PITCHES)
  await expectKept(page, app, '/pitches', '/pitches/training-2/v2/field-measurements')
  await openFull(page, app, CALENDAR)
  await expectKept(page, app, '/events', '/users')
  await openFull(page, app, MOBILE)
  await expectKept(page, app, '/activities', '/companies/get_company')
  await expectWorker(page)
  await page.close()
  await runOut(context)
  await context.setOffline(true)
  const before = app.backend.requests.length

  const phone = await context.newPage()
  await phone.goto(MOBILE)
  await expect(phone).toHaveURL(new RegExp(`${MOBILE}$`))
  await expect(heading(phone)).toBeVisible()
  await expect(phone.getByText(/^Offline\. What you see is from /)).toBeVisible()
  await expect(phone.getByText(/kept on this device/).first()).toBeVisible()
  await phone.goto(PITCHES)
  await expect(phone.getByText('Stadium').first()).toBeVisible()
  // Nobody has opened it: it shows what the list and the jobs have brought, and says of what they have not that it is missing.
  await phone.getByRole('link', { name: 'Training 2' }).first().click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Training 2' })).toBeVisible()
  await expect(phone.getByText('Next use')).toBeVisible()
  await expect(phone.getByRole('grid', { name: /^Moisture/ })).toBeVisible()
  await expect(phone.getByText(/^This could not be loaded\./).first()).toBeVisible()
  await phone.goto(CALENDAR)
  await expect(phone.getByText(/kept on this device/).first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(/kept on this device/).first()).toBeVisible()
  expect(app.backend.requests.length).toBe(before)

  await context.setOffline(false)
  await expect(phone.getByText(/kept on this device/)).toHaveCount(0)
  await expect(phone.getByText(/What you see is from/)).toHaveCount(0)
})

test('O1 whoever has only opened their jobs has forms with their machines, machines and a measuring round without a network', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, OWEN)
  await openFull(page, app, MOBILE)
  await expectKept(page, app, '/equipment', '/users', '/supplies', '/cocktails', '/sections')
  await expectWorker(page)
  await page.close()
  await context.setOffline(true)

  const phone = await context.newPage()
  await phone.setViewportSize(PHONE)
  await phone.goto(MOBILE)
  await phone.getByRole('link', { name: 'Other' }).click()
  await phone.getByRole('button', { name: 'Mowing', exact: true }).click()
  const form = phone.getByRole('dialog')
  await expect(form.getByText('Owen Price').first()).toBeVisible()
  await expect(form.getByText('Triplex 1').first()).toBeVisible()
  await expect(form.getByText('triplex-1')).toHaveCount(0)

  await phone.goto(MOBILE)
  await phone.getByRole('link', { name: 'Machine', exact: true }).click()
  await expect(phone.getByText('Triplex 1')).toBeVisible()
  await phone.goto(MOBILE)
  await phone.getByRole('link', { name: 'Measuring round' }).click()
  await phone.getByRole('button', { name: 'Start the round' }).click()
  await expect(phone.getByText(/^Point 1 of/)).toBeVisible()
})

test('O1 a language that is chosen later is on the device, too, for pages that nobody has opened', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, OWEN)
  await openWithWorker(page, app, MOBILE)
  await speak(context, app, 'de')
  await openFull(page, app, MOBILE)
  await expect
    .poll(() =>
      page.evaluate(
        async (count) => (await (await caches.open('sward-assets')).keys()).length >= count,
        FIELD_TEXTS.length,
      ),
    )
    .toBe(true)
  await context.setOffline(true)

  await page.goto('/dashboard/mobile/machine')
  await expect(heading(page)).toHaveText('Maschine')
  await page.goto(`${MOBILE}?round=new`)
  await expect(page.getByRole('button', { name: 'Runde starten' })).toBeVisible()
})

test('O16 a backend that is away is said, and asked again', async ({ app, context, page }) => {
  await app.logIn(page, MARTA)
  await openFull(page, app, PITCHES)
  await expectKept(page, app, '/pitches', '/companies/get_company')
  const back = app.backend.fault(/./, { status: 503, body: {} })
  await page.reload()
  await expect(page.getByText('Stadium').first()).toBeVisible()
  await expect(page.getByText(/^The server cannot be reached\. What you see is from /)).toBeVisible()
  back()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(/What you see is from/)).toHaveCount(0)
  expect(context.serviceWorkers().length).toBeLessThan(2)
})

/** As they do when little happens; one that is just being started would be left in peace for half a minute before another takes over. */
async function letWorkersSleep(page: Page): Promise<void> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('ServiceWorker.enable')
  await inspector.send('ServiceWorker.stopAllWorkers')
  await inspector.detach()
}

/** Asks until the other file is seen: a browser that is asking already, for the former one, does not ask twice. */
const findNewWorker = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [registration] = await navigator.serviceWorker.getRegistrations()
        if (!registration) return 'found'
        const former = registration.active
        await registration.update()
        const { installing, waiting, active } = registration
        return installing || waiting || active !== former ? 'found' : 'not yet'
      }),
    )
    .toBe('found')

test('U4 U3 a new version is offered, taken by the tab that wants it, and costs the other nothing', async ({
  app,
  context,
  page,
  serve,
}) => {
  await app.logIn(page, MARTA)
  await openWithWorker(page, app, HOME)
  const other = await context.newPage()
  await openFull(other, app, '/dashboard/settings')
  const loads = { page: 0, other: 0 }
  page.on('request', (request) => (loads.page += Number(request.isNavigationRequest())))
  other.on('request', (request) => (loads.other += Number(request.isNavigationRequest())))
  const name = other.getByRole('textbox', { name: /name/i }).first()
  await name.fill('Marta K')

  serve.next()
  await findNewWorker(page)
  await expect(offer(page)).toBeVisible()
  await expect(offer(other)).toBeVisible()
  // The server has the old files no more; the worker that is still there has.
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(page).toHaveURL(new RegExp(CALENDAR))
  await expect(heading(page)).toBeVisible()
  expect(loads.page).toBe(0)

  await other.bringToFront()
  await reload(other).click()
  await expect(other.getByText('Save or close what you are writing')).toBeVisible()
  await page.bringToFront()
  await reload(page).click()
  await expect.poll(() => loads.page).toBe(1)
  await expect(heading(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await expect(name).toHaveValue('Marta K')
  expect(loads.other).toBe(0)
})

test('U5 L1 no answer, token or report is in the caches, and what was read goes with the session', async ({
  app,
  page,
}) => {
  await app.logIn(page, MARTA)
  await openWithWorker(page, app, MOBILE)
  await openFull(page, app, '/dashboard/settings')
  const cached = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return all.flat().map((url) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(50)
  expect(
    cached.filter(
      (path) =>
        !/^\/(?:assets\/[^/]+|index\.html|icon\.svg|manifest\.webmanifest|config\.json|icons\/.+)$/.test(
          path,
        ),
    ),
  ).toEqual([])
  await expectKept(page, app, '/activities')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  // No page waits for the browser to be done with it.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('sward-kept')
  expect(await page.evaluate(() => localStorage.getItem('sward.person'))).toBeNull()
})

test('U5 the switch ends the worker and its caches, and the page goes on', async ({ app, page, serve }) => {
  await app.logIn(page, MARTA)
  await openWithWorker(page, app, PITCHES)
  serve.worker({ file: 'sw-off.js' })
  await letWorkersSleep(page)
  await findNewWorker(page)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  await expect(page.getByText('Stadium').first()).toBeVisible()
  await openFull(page, app, PITCHES)
  await expect(page.getByText('Stadium').first()).toBeVisible()
})

test('U6 a page in the place of the worker changes nothing', async ({ app, page, serve }) => {
  await page.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  serve.worker('<!doctype html>')
  const errors = pageErrors(page)
  await app.logIn(page, MARTA)
  await openFull(page, app, PITCHES)
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(9000)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await expect(heading(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('U7 with the worker too, a page that is not kept opens when the network is back', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, MARTA)
  await openWithWorker(page, app, HOME)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Reports' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'no connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/dashboard\/reports/)
})

test('U7 opened by its address, a page that is not kept says that there is no connection, and comes with it', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, MARTA)
  await openWithWorker(page, app, HOME)
  await context.setOffline(true)
  await page.goto('/dashboard/settings')
  await expect(heading(page)).toHaveText('No connection to the server.')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Settings')
})

test('O1 it starts without a network also where the host tells origins apart', async ({
  app,
  context,
  page,
}) => {
  const host = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const asked = ask(new URL(url, app.origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, vary: 'Origin' })
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  const jobs = `http://127.0.0.1:${await listen(host)}${MOBILE}`
  try {
    await app.signIn(context, MARTA)
    await page.goto(jobs)
    await expectWorker(page)
    await context.setOffline(true)
    await page.goto(jobs)
    await expect(heading(page)).toHaveText('My jobs')
  } finally {
    host.closeAllConnections()
    host.close()
  }
})
