import type { Locator, Page } from '@playwright/test'
import { CALENDAR, DESK, expect, MARTA, openAgenda, openFull, PHONE, speak, test } from './support/app.ts'

/** Half past six on a Tuesday in April, at the ground. */
const MORNING = '2026-04-14T05:31:00Z'
const EVENING = '2026-04-14T16:31:00Z'
const SMALL_DESK = { width: 1024, height: 768 }
const left = async (of: Locator): Promise<number> => (await of.boundingBox())?.x ?? Number.NaN

for (const language of ['en-GB', 'ar'])
  for (const size of [PHONE, SMALL_DESK, DESK])
    test(`C2 work stands under its hour on the day, ${size.width} px wide in ${language}`, async ({
      app,
      context,
      page,
    }) => {
      app.restart({ now: () => new Date(MORNING) })
      await page.clock.setFixedTime(MORNING)
      await page.setViewportSize(size)
      await app.signIn(context, MARTA)
      await speak(context, app, language)
      await openFull(page, app, `${CALENDAR}?view=day`)
      const spray = page.getByRole('grid').getByRole('button', { name: /Spray iron.*07:15/ })
      await expect(spray).toBeInViewport({ ratio: 1 })
      const seven = page.getByText('07', { exact: true })
      const eight = page.getByText('08', { exact: true })
      const hour = (await left(eight)) - (await left(seven))
      expect(hour).toBeGreaterThan(40)
      expect(Math.abs((await left(spray)) - (await left(seven)) - hour / 4)).toBeLessThan(5)
    })

test('C2 a phone in the evening shows all of the evening of the day it names', async ({
  app,
  context,
  page,
}) => {
  app.restart({ now: () => new Date(EVENING) })
  await page.clock.setFixedTime(EVENING)
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=day&rows=pitch`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Yard' }) })
  await row.scrollIntoViewIfNeeded()
  const height = (await row.boundingBox())?.height ?? 0
  // Six jobs at one in the afternoon stand one under the other.
  expect(height).toBeGreaterThan(6 * 28)
})

test('C2 on a phone the day says which it is and how its weather is, however far it is pushed', async ({
  app,
  context,
  page,
}) => {
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=day`)
  const day = page.getByRole('columnheader').getByRole('link', { name: /^Tuesday/ })
  const weather = page.getByText('7–15°', { exact: true })
  for (const push of [0, 300]) {
    await page.getByRole('rowheader', { name: 'Training 1' }).hover()
    await page.mouse.wheel(push, 0)
    await expect(day).toBeInViewport({ ratio: 1 })
    await expect(weather).toBeInViewport({ ratio: 1 })
    // Not under the names of the rows.
    const names = await page.getByRole('columnheader', { name: 'Pitch', exact: true }).boundingBox()
    expect(await left(day)).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? 0))
  }
})

test('C2 a day that is too narrow for its weather leaves out a figure, never half of one', async ({
  app,
  context,
  page,
}) => {
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(DESK)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=week&work=new&type=mowing`)
  const cut = () =>
    page.locator('[role="columnheader"] bdi').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const seen = (figure.parentElement ?? figure).getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(figure)
        const lines = [...text.getClientRects()]
        const isHidden = lines.every(({ top }) => top >= seen.bottom - 1)
        const isWhole = lines.every(
          ({ left: from, right, top }) =>
            from >= seen.left - 1 && right <= seen.right + 1 && top < seen.bottom - 1,
        )
        return isHidden || isWhole ? [] : [figure.textContent]
      }),
    )
  await expect(page.getByText('22\u00A0mm', { exact: true })).toBeVisible()
  await expect.poll(cut).toEqual([])
})

for (const language of ['en-GB', 'ar'])
  test(`C2 on a phone the day that is chosen is in sight, late in its week too, in ${language}`, async ({
    app,
    context,
    page,
  }) => {
    const SUNDAY = '2026-04-19T05:31:00Z'
    app.restart({ now: () => new Date(SUNDAY) })
    await page.clock.setFixedTime(SUNDAY)
    await page.setViewportSize(PHONE)
    await app.signIn(context, MARTA)
    await speak(context, app, language)
    await openFull(page, app, `${CALENDAR}?view=week`)
    const head = (day: string) => page.getByRole('columnheader').and(page.locator(`[data-date="${day}"]`))
    await expect(head('2026-04-19')).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('link', { name: language === 'ar' ? /الأربعاء/ : /^Wednesday/ })
      .first()
      .click()
    await expect(head('2026-04-15')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: language === 'ar' ? 'اليوم' : 'Today', exact: true }).click()
    await expect(head('2026-04-19')).toBeInViewport({ ratio: 1 })
  })

test('C2 on a phone the words of a name stay whole', async ({ app, context, page }) => {
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=users`)
  const name = page.getByRole('rowheader').getByText('Aisha Rahman', { exact: true })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(2)
})

test('G6 the day beneath a month says all of it in one line of things, its button at the end', async ({
  app,
  context,
  page,
}) => {
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await speak(context, app, 'de')
  await openFull(page, app, `${CALENDAR}?view=month`)
  const title = await page.getByRole('heading', { name: /^Heute, Di\./ }).boundingBox()
  const add = await page
    .getByRole('link', { name: /Dienstag, 14\. April/ })
    .last()
    .boundingBox()
  expect(add?.x).toBeGreaterThan(PHONE.width / 2)
  expect(add?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
})

/** How many lines the words of something stand on. */
const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNode(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

for (const language of ['en-GB', 'de'])
  test(`G6 on a phone a month and a day are named on one line, in ${language}`, async ({
    app,
    context,
    page,
  }) => {
    app.restart({ now: () => new Date(MORNING) })
    await page.clock.setFixedTime(MORNING)
    await page.setViewportSize(PHONE)
    await app.signIn(context, MARTA)
    await speak(context, app, language)
    for (const view of ['month', 'agenda']) {
      await openFull(page, app, `${CALENDAR}?view=${view}&date=2026-11-18`)
      expect(await linesOf(page.getByRole('heading', { level: 1 })), view).toBe(1)
      const day = page.getByRole('heading', { level: 2, name: /18/ })
      await expect(day).toBeVisible()
      expect(await linesOf(day), view).toBe(1)
    }
  })

for (const language of ['en-GB', 'de'])
  test(`G6 beside an open sheet the head of the calendar stays one line, in ${language}`, async ({
    app,
    context,
    page,
  }) => {
    app.restart({ now: () => new Date(MORNING) })
    await page.clock.setFixedTime(MORNING)
    await page.setViewportSize(DESK)
    await app.signIn(context, MARTA)
    await speak(context, app, language)
    for (const view of ['agenda', 'day', 'users']) {
      await openFull(page, app, `${CALENDAR}?view=${view}&work=new&type=mowing`)
      await expect(page.getByRole('complementary')).toBeVisible()
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const log = await page
        .locator('[data-calendar-head]')
        .getByRole('link', { name: language === 'de' ? 'Arbeit erfassen' : 'Log work' })
        .boundingBox()
      expect(log?.y, view).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
    }
  })

/** Notes the day at the top of the agenda whenever a frame has shown another: what comes in may move it before it is painted. */
const noteTopDays = (page: Page) =>
  page.evaluate(() => {
    const days: string[] = []
    Object.assign(window, { days })
    const note = () => {
      const sections = [...document.querySelectorAll<HTMLElement>('main section[data-date]')]
      const top = sections.find((one) => one.getBoundingClientRect().bottom > 100)?.dataset.date
      if (top !== undefined && top !== days.at(-1)) days.push(top)
      requestAnimationFrame(() => setTimeout(note))
    }
    note()
  })
const topDays = (page: Page) => page.evaluate(() => (window as unknown as { days: string[] }).days)

test('C4 the agenda stays where a hand has scrolled it, and its address follows', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const addressed = await openAgenda(page, app)
  await addressed.hover()
  await noteTopDays(page)
  // As far as four days back, however few frames a slow machine shows on the way.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, -400)
        return (await topDays(page)).length
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(3)
  // At rest, the address and the day that is named are the day on top.
  await expect
    .poll(async () => {
      const top = (await topDays(page)).at(-1)
      const named = await addressed.getAttribute('data-date')
      return [named, new URL(page.url()).searchParams.get('date')].every((day) => day === top)
    })
    .toBe(true)
  const days = await topDays(page)
  // Always further back, never forward again.
  expect(days).toEqual([...days].sort().reverse())
})

test('C4 what has the focus in the agenda keeps it when a wheel goes weeks on, and pulls nothing back', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const addressed = await openAgenda(page, app)
  await addressed.locator('[data-nav]').first().focus()
  await page.keyboard.press('Escape')
  const day = String(await addressed.getAttribute('data-date'))
  await addressed.hover()
  await noteTopDays(page)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500)
        return (await topDays(page)).length
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(9)
  const days = await topDays(page)
  expect(days).toEqual([...days].sort())
  await expect(page.locator(`main section[data-date="${day}"]`).locator('[data-nav]').first()).toBeFocused()
})

test('C4 earlier days come also when they are asked for in the same moment as they are gone to', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const now = await openAgenda(page, app)
  const days = page.locator('main section[data-date]')
  await now.locator('[data-nav]').first().focus()
  const loaded = await days.count()
  const [first] = await days.evaluateAll((all) => all.map((one) => one.dataset.date))
  await now.locator(':focus').evaluate((focused) => {
    focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    ;(document.activeElement as HTMLElement).click()
  })
  await expect.poll(() => days.count()).toBeGreaterThan(loaded)
  await expect(page.locator(`main section[data-date="${first}"]`)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Earlier days' })).toBeFocused()
})

test('C4 later days come where a tool scrolled to them, not a hand', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await openAgenda(page, app)
  const days = page.locator('main section[data-date]')
  const loaded = await days.count()
  const last = page.locator(`main section[data-date="${await days.last().getAttribute('data-date')}"]`)
  const later = page.getByRole('button', { name: 'Later days' })
  await later.evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'end' })
    button.click()
  })
  await expect.poll(() => days.count()).toBeGreaterThan(loaded)
  await expect(last).toBeInViewport()
})

test('whoever comes back to the calendar finds its days as wide as they were, from the first drawing on', async ({
  app,
  context,
  page,
}) => {
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(DESK)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=week`)
  const grid = page.getByRole('grid')
  const width = await grid.evaluate((canvas) => canvas.style.getPropertyValue('--day'))
  const main = page.getByRole('navigation', { name: 'Main navigation' })
  await main.getByRole('link', { name: 'Team' }).click()
  await expect(grid).toBeHidden()
  await page.evaluate(() => {
    const widths: string[] = []
    Object.assign(globalThis, { widths })
    new MutationObserver(() => {
      const canvas = document.querySelector<HTMLElement>('[role="grid"][aria-rowcount]')
      if (canvas) widths.push(canvas.style.getPropertyValue('--day'))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.goBack()
  await expect(grid.getByRole('button', { name: /Spray iron/ }).first()).toBeVisible()
  const widths = await page.evaluate(() => (globalThis as unknown as { widths: string[] }).widths)
  expect(new Set(widths)).toEqual(new Set([width]))
})

test('the bar that says that there is no network pushes no part of the calendar out of sight', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(DESK)
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=week`)
  await context.setOffline(true)
  await expect(page.getByText(/^Offline/)).toBeInViewport()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(DESK.height)
})
