import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type App,
  CALENDAR,
  DESK,
  expect,
  fillIn,
  HOME,
  MARTA,
  openFull,
  OWEN,
  PHONE,
  pageErrors,
  readAllAnew,
  test,
  tokensIn,
} from './support/app.ts'
import type { Recorded } from './support/backend.ts'

/** In the evening nobody asks whether Marta can be in two places, whatever the clock says. */
const newAt = (time: string) => `work=new&type=generalNonePitch&time=${time}`
const NEW = newAt('21:00')
/** The form beside a page that shows what is logged, or beside one that asks for little. */
const IN_AGENDA = `${CALENDAR}?view=agenda&${NEW}`
const ALONE = `/dashboard/settings?${NEW}`
test.use({ viewport: DESK })

const sheet = (page: Page) => page.getByRole('complementary')
const mark = (page: Page) => page.getByRole('button', { name: /^(Not sent yet|\d+ needs? you)/ })
const list = (page: Page) => page.getByRole('dialog', { name: /Not sent yet|Everything is sent/ })
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })
const CREATE = 'POST /activities'
const nameIn = ({ body }: Recorded): string => JSON.parse(body || '{}').name
const keyOf = ({ headers }: Recorded) => headers['idempotency-key']

/** A form that is open, with all on the device that is needed without a connection. */
async function openForm(page: Page, app: App, address = ALONE): Promise<void> {
  await openFull(page, app, address)
  await expect(sheet(page).getByLabel('Name')).toBeVisible()
  await expectParts(page)
}

/** The list, the question at logout and their words come once the page stands. */
const expectParts = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return ['OutboxPress', 'OutboxSheet', 'LeavingDialog', 'outbox', 'work'].filter(
          (part) => !loaded.some((name) => name.includes(`/${part}-`)),
        )
      }),
    )
    .toEqual([])

async function save(page: Page, name: string): Promise<void> {
  await sheet(page).getByLabel('Name').fill(name)
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click()
}

/** What the backend holds under a name, asked past the page. */
async function rowsCalled(app: App, name: string): Promise<Record<string, unknown>[]> {
  const { access } = await app.tokensOf(MARTA)
  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10)
  const answer = await fetch(
    `${app.backend.origin}/activities?start_date=${day(-2)}&end_date=${day(2)}&ordering=-start_date`,
    { headers: { authorization: `Bearer ${access}` } },
  )
  const rows = (await answer.json()) as Record<string, unknown>[]
  return rows.filter((one) => one['name'] === name)
}

/** Everything that the databases of the page hold, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        found.push(
          store,
          await new Promise((resolve) => all.addEventListener('success', () => resolve(all.result))),
        )
      }
      database.close()
    }
    return JSON.stringify(found)
  })

test('O2 O3 work logged, changed and done without a connection is seen, outlives a reload and goes once', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app, IN_AGENDA)
  await context.setOffline(true)
  await save(page, 'Hedge by the gate')
  await expect(sheet(page)).toHaveCount(0)
  await expect(row(page, 'Hedge by the gate.*Not sent yet')).toBeVisible()
  await expect(mark(page)).toHaveText(/Not sent yet, 1 waiting/)
  await row(page, 'Hedge by the gate').click()
  await sheet(page).getByRole('button', { name: 'Complete' }).click()
  await expect(row(page, 'Hedge by the gate.*completed.*Not sent yet')).toBeVisible()
  // It is drawn with the press; the sheet goes once it is kept.
  await expect(sheet(page)).toHaveCount(0)

  // The network is back, the backend is not.
  const lift = app.backend.fault(CREATE, { drop: 'before' })
  await context.setOffline(false)
  await page.goto(`${CALENDAR}?view=agenda`)
  await expect(row(page, 'Hedge by the gate.*completed.*Not sent yet')).toBeVisible()
  await mark(page).click()
  await expect(
    list(page)
      .getByText('General task added')
      .or(list(page).getByText(/Hedge by the gate added/)),
  ).toBeVisible()
  lift()
  const before = app.backend.count(CREATE)
  await list(page).getByRole('button', { name: 'Send now', exact: true }).click()
  await expect(list(page).getByRole('heading', { name: /Sent today/ })).toBeVisible()
  await expect(mark(page)).toHaveCount(0)
  expect(app.backend.count(CREATE)).toBe(before + 1)
  const rows = await rowsCalled(app, 'Hedge by the gate')
  expect(rows.map(({ status }) => status)).toEqual(['completed'])
})

test('O2 on a phone what is not sent is told over the agenda, too, which begins far below its head', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, IN_AGENDA)
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toBeVisible()
  await expectParts(page)
  await context.setOffline(true)
  await form.getByLabel('Name').fill('Hedge by the stand')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(mark(page)).toBeInViewport({ ratio: 1 })
  const today = page.locator('main section[data-now]')
  const underItsHead = () =>
    today.evaluate((day) => {
      const [head, row] = [day.querySelector('h2'), day.querySelector('li')]
      return (row?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(underItsHead).toBeGreaterThanOrEqual(0)
})

test('O3 what is taken back on Undo without a network is as it was, and nothing waits for it', async ({
  page,
  context,
  app,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app, IN_AGENDA)
  await save(page, 'Hedge by the road')
  await expect(sheet(page)).toHaveCount(0)
  const [before] = await rowsCalled(app, 'Hedge by the road')
  await context.setOffline(true)
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })

  await row(page, 'Hedge by the road').click()
  await sheet(page).getByRole('button', { name: 'Delete' }).click()
  await expect(mark(page)).toHaveText(/Not sent yet, 1 waiting/)
  await expect(row(page, 'Hedge by the road')).toHaveCount(0)
  // The latest message stands first.
  await undo.first().click()
  await expect(row(page, 'Hedge by the road')).toBeVisible()
  await expect(mark(page)).toHaveCount(0)

  await context.setOffline(false)
  await page.reload()
  await expect(row(page, 'Hedge by the road')).toBeVisible()
  expect(await rowsCalled(app, 'Hedge by the road')).toEqual([before])
  expect(app.backend.count('DELETE /activities')).toBe(0)
})

test('O2 L7 what was logged outlives the end of the browser, and holds no token', async ({ app }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sward-browser-'))
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...test.info().project.use.launchOptions,
      baseURL: app.origin,
      viewport: DESK,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    })
  try {
    const first = await start()
    const page = first.pages()[0] ?? (await first.newPage())
    const { access, refresh } = await app.signIn(first, MARTA)
    await openForm(page, app, IN_AGENDA)
    await first.setOffline(true)
    await save(page, 'Drain by the stand')
    await expect(row(page, 'Drain by the stand.*Not sent yet')).toBeVisible()
    const held = await kept(page)
    expect(held).toContain('Drain by the stand')
    for (const secret of [access, refresh, 'Bearer']) expect(held).not.toContain(secret)
    // As when the battery dies: nothing is told that it ends.
    const session = await first.browser()?.newBrowserCDPSession()
    const closed = first.waitForEvent('close')
    if (session) await session.send('Browser.crash').catch(() => undefined)
    else await first.close()
    await closed.catch(() => undefined)

    const second = await start()
    await app.signIn(second, MARTA)
    const again = second.pages()[0] ?? (await second.newPage())
    await again.goto(`${app.origin}${CALENDAR}?view=agenda`)
    await app.backend.arrived(CREATE)
    await expect(row(again, 'Drain by the stand')).toBeVisible()
    await expect(mark(again)).toHaveCount(0)
    expect(await rowsCalled(app, 'Drain by the stand')).toHaveLength(1)
    expect(app.backend.count(CREATE)).toBe(1)
    await second.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('O4 T17 an answer that is lost, a token that has run out: the same entry again, and one row', async ({
  app,
  context,
  page,
}) => {
  const { access } = await app.signIn(context, MARTA)
  await openForm(page, app)
  app.revoke(access)
  // After the renewal the work is done, and nobody hears of it.
  app.backend.fault((call) => call.method === 'POST' && call.path === '/activities' && !isOf(call, access), {
    drop: 'after',
    times: 1,
  })
  await save(page, 'Bin round')
  await app.backend.arrived(CREATE, 3)
  await expect(mark(page)).toHaveCount(0)
  const tries = app.backend.asked(CREATE)
  expect(new Set(tries.map(keyOf)).size).toBe(1)
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1)
  expect(await rowsCalled(app, 'Bin round')).toHaveLength(1)
})

const isOf = ({ headers }: Recorded, access: string): boolean => headers.authorization === `Bearer ${access}`

const KEPT = [408, 429, 500, 503]
const REFUSED = [400, 403, 404, 409, 422]

test('O6 O7 each answer decides what becomes of an entry, and none stops the others', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app)
  await context.setOffline(true)
  await save(page, 'Answer 200')
  await expect(mark(page)).toBeVisible()
  // The same entry for each answer: by hand it would take a minute.
  await page.evaluate(
    async (statuses) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('sward-outbox')
        opening.addEventListener('success', () => resolve(opening.result))
      })
      const store = database.transaction('entries', 'readwrite').objectStore('entries')
      const all = store.getAll()
      await new Promise((resolve) => all.addEventListener('success', resolve))
      const [entry] = all.result as Record<string, unknown>[]
      const { order: _order, ...rest } = entry ?? {}
      for (const status of statuses) {
        const key = crypto.randomUUID()
        store.add({
          ...rest,
          key,
          entity: `activity:local-${key}`,
          body: { ...(rest['body'] as object), name: `Answer ${status}` },
        })
      }
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
      database.close()
    },
    [...REFUSED, ...KEPT],
  )
  const lifts = [...REFUSED, ...KEPT].map((status) =>
    app.backend.fault((call) => nameIn(call) === `Answer ${status}`, {
      status,
      body: { message: `Words of ${status}.` },
    }),
  )
  await context.setOffline(false)
  await page.goto('/dashboard/settings')
  await expect(mark(page)).toHaveText(/5 need you, 4 waiting/)
  expect(await rowsCalled(app, 'Answer 200')).toHaveLength(1)
  await mark(page).click()
  for (const status of REFUSED)
    await expect(list(page).getByText(new RegExp(`Answer ${status} added`))).toBeVisible()
  await expect(list(page).getByText(/Refused: Words of 422/)).toBeVisible()
  for (const lift of lifts) lift()
  await list(page).getByRole('button', { name: 'Send now', exact: true }).click()
  await expect(mark(page)).toHaveCount(0)
  for (const status of [...REFUSED, ...KEPT])
    expect(await rowsCalled(app, `Answer ${status}`), String(status)).toHaveLength(1)
})

test('O8 of two tabs that come back online one sends, and each entry goes once', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app)
  const other = await context.newPage()
  // Far from the first: one person cannot be at two things.
  await openForm(other, app, `/dashboard/settings?${newAt('18:30')}`)
  await context.setOffline(true)
  await save(page, 'From the first tab')
  await expect(mark(page)).toHaveText(/1 waiting/)
  await save(other, 'From the second tab')
  await expect(mark(other)).toHaveText(/2 waiting/)
  await expect(mark(page)).toHaveText(/2 waiting/)
  await context.setOffline(false)
  await app.backend.arrived(CREATE, 2)
  await expect(mark(page)).toHaveCount(0)
  await expect(mark(other)).toHaveCount(0)
  expect(app.backend.asked(CREATE).map(nameIn).toSorted()).toEqual([
    'From the first tab',
    'From the second tab',
  ])
})

test('O9 where somebody else was quicker, both versions are shown and the person decides', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app)
  await save(page, 'Paint the goals')
  await expect.poll(() => rowsCalled(app, 'Paint the goals')).toHaveLength(1)
  const [made] = await rowsCalled(app, 'Paint the goals')
  await page.goto(`/dashboard/settings?work=${String(made?.['id'])}`)
  await expect(sheet(page).getByLabel('Notes')).toBeVisible()
  await expectParts(page)
  await context.setOffline(true)
  await sheet(page).getByLabel('Notes').fill('Two coats')
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mark(page)).toBeVisible()

  const [theirs] = await rowsCalled(app, 'Paint the goals')
  const { access } = await app.tokensOf(OWEN)
  const changed = await fetch(`${app.backend.origin}/activities/${String(theirs?.['id'])}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...theirs, notes: 'One coat' }),
  })
  expect(changed.status).toBe(200)
  await context.setOffline(false)
  await expect(mark(page)).toHaveText(/1 needs you/)
  await mark(page).click()
  const versions = list(page).getByRole('row', { name: /Notes.*Two coats.*One coat/ })
  await expect(versions).toBeVisible()
  // A tablet that is turned has its navigation elsewhere, and the list where it was.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(versions).toBeVisible()
  expect((await rowsCalled(app, 'Paint the goals'))[0]?.['notes']).toBe('One coat')
  await list(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(list(page).getByText('The other version is kept here.')).toBeVisible()
  await expect(list(page).getByText('The other: One coat')).toBeVisible()
  await expect(mark(page)).toHaveCount(0)
  expect((await rowsCalled(app, 'Paint the goals'))[0]?.['notes']).toBe('Two coats')
})

test('O11 a full storage is told, nothing is half written, and what was typed stays in the form', async ({
  app,
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { add: full, put: full })
    Storage.prototype.setItem = full
  })
  const errors = pageErrors(page)
  await app.signIn(context, MARTA)
  await openForm(page, app)
  await context.setOffline(true)
  await save(page, 'Sand to the south end')
  await expect(sheet(page).getByRole('alert')).toContainText('No connection')
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Sand to the south end')
  await expect(page.getByRole('button', { name: 'The storage of this browser is full' })).toBeVisible()
  await context.setOffline(false)
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet(page)).toHaveCount(0)
  expect(await rowsCalled(app, 'Sand to the south end')).toHaveLength(1)
  expect(errors).toEqual([])
})

test('O12 O13 a browser that keeps nothing says so, and works as long as there is a connection', async ({
  app,
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
  })
  const errors = pageErrors(page)
  await app.signIn(context, MARTA)
  await openForm(page, app)
  await save(page, 'Water the seed')
  await expect(sheet(page)).toHaveCount(0)
  expect(await rowsCalled(app, 'Water the seed')).toHaveLength(1)
  const notice = page.getByRole('button', { name: 'Nothing is kept here without a connection' })
  await expect(notice).toBeVisible()
  await notice.click()
  await expect(page.getByRole('dialog').getByText(/This browser cannot keep entries/)).toBeVisible()
  expect(errors).toEqual([])
})

test('O16 a network that carries nothing counts as none before anybody loses patience', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openForm(page, app)
  const lift = app.backend.fault(CREATE, { hang: true })
  await save(page, 'Check the drains')
  await expect(sheet(page)).toHaveCount(0)
  await expect(mark(page)).toBeVisible()
  lift()
  await page.goto('/dashboard/settings')
  await expect.poll(() => rowsCalled(app, 'Check the drains')).toHaveLength(1)
  await expect(mark(page)).toHaveCount(0)
  expect(new Set(app.backend.asked(CREATE).map(keyOf)).size).toBe(1)
})

test('L2 L3 L6 logging out asks about what is not sent; kept, it is nobody else’s and goes when its person is back', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const { access = '' } = await tokensIn(context)
  await openForm(page, app)
  await context.setOffline(true)
  await save(page, 'Marta’s fence')
  await expect(mark(page)).toBeVisible()
  const lift = app.backend.fault(CREATE, { drop: 'before' })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Log out' }).click()
  const dialog = page.getByRole('dialog', { name: '1 entry is not sent yet' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Keep them for me and log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const held = await kept(page)
  expect(held).toContain('Marta’s fence')
  for (const secret of [access, 'Bearer']) expect(held).not.toContain(secret)

  lift()
  const before = app.backend.count(CREATE)
  await fillIn(page, OWEN)
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  await readAllAnew(page)
  await page.goto(`${CALENDAR}?view=agenda`)
  await expect(row(page, 'Marta|Owen').first()).toBeVisible()
  await expect(row(page, 'fence')).toHaveCount(0)
  await expect(mark(page)).toHaveCount(0)
  expect(app.backend.count(CREATE)).toBe(before)
  await context.clearCookies()
  await app.signIn(context, MARTA)
  await page.goto(`${CALENDAR}?view=agenda`)
  await app.backend.arrived(CREATE, before + 1)
  await expect(row(page, 'fence')).toBeVisible()
  expect(await rowsCalled(app, 'Marta’s fence')).toHaveLength(1)
})
