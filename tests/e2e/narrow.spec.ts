import type { Locator, Page } from '@playwright/test'
import {
  type App,
  CALENDAR,
  COACH,
  DESK,
  expect,
  expectFull,
  HOME,
  LEAGUE,
  MARTA,
  openFull,
  PHONE,
  speak,
  test,
} from './support/app.ts'

const PITCH = '/dashboard/pitches/stadium'
/** The narrowest phone that many people have. */
const NARROW = { width: 360, height: 800 }
/** What is printable of a sheet of A4, upright. */
const A4 = { width: 680, height: 962 }
/** The same across. */
const A4_ACROSS = { width: 1032, height: 703 }
/** The least that a finger is sure to meet, px. */
const FINGER = 44
/** The least that it may be where many stand beside each other, px. */
const LEAST = 24

/** Words that go on in the next line. */
const brokenIn = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      return broken
    }),
  )

/** Where something is drawn; its words alone, without the room around them. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, right, top, bottom } = (
      element.childNodes.length > 0 ? words : element
    ).getBoundingClientRect()
    return { left, right, top, bottom }
  })

/** The demo's day and the page's clock at one moment. */
async function standAt(moment: string, app: App, page: Page): Promise<void> {
  const now = new Date(moment)
  app.restart({ now: () => now })
  await page.clock.setFixedTime(now)
}

async function openNarrow(page: Page, language: string, at: Parameters<typeof openFull>): Promise<void> {
  await speak(page.context(), at[1], language)
  await page.setViewportSize(NARROW)
  await openFull(...at)
}

test('G6 on a phone no name of a figure is broken within a word, in German', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'de', [page, app, `${PITCH}?tab=trends`])
  await expect(page.locator('main dt', { hasText: 'Niedrigster' })).toBeVisible()
  expect(await brokenIn(page.locator('main dt'))).toEqual([])
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${PITCH}?tab=water`)
  await expect(page.locator('main dt', { hasText: 'Beregnungsschwelle' })).toBeVisible()
  expect(await brokenIn(page.locator('main dt'))).toEqual([])
})

test('G6 no word of the spray register is broken on paper, in German', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await speak(context, app, 'de')
  await page.setViewportSize(DESK)
  await openFull(page, app, '/dashboard/reports?report=spray&reader=auditor&from=2026-02-01&to=2026-04-30')
  const register = page.getByRole('table', { name: 'Spritzregister' })
  await expect(register).toBeVisible()
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  await expect(register.getByText('Wachstumsregulierung').first()).toBeVisible()
  expect(await brokenIn(register)).toEqual([])
  expect(await register.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the lists of the shed lose no column on paper', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  for (const tab of ['equipment', 'supplies']) {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(DESK)
    await openFull(page, app, `/dashboard/storage?tab=${tab}`)
    const list = page.locator('main [role=table]')
    await expect(list.locator('[data-line=row]').first()).toBeVisible()
    await page.setViewportSize(A4_ACROSS)
    await page.emulateMedia({ media: 'print' })
    const ends = await list
      .locator('[role=columnheader], [role=cell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(...ends), tab).toBeLessThanOrEqual(A4_ACROSS.width)
  }
})

test('a tab of a pitch is on paper without the map beside it, and the page of the pitch with it', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const map = page.getByRole('grid', { name: /^Moisture/ })
  const metrics = page.getByRole('group', { name: 'Measurements' })
  const print = async (address: string) => {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(DESK)
    await openFull(page, app, address)
    await expect(map).toBeVisible()
    await page.setViewportSize(A4)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toBeVisible()
  }
  await print(`${PITCH}?tab=grass`)
  await expect(map).toBeHidden()
  await expect(metrics).toBeHidden()
  await print(PITCH)
  await expect(map).toBeVisible()
  await expect(metrics).toBeVisible()
})

test('the day is whole on paper, in dark letters', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(DESK)
  await openFull(page, app, HOME)
  const latest = page.getByRole('heading', { name: 'Latest' })
  await expect(latest).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4)
  // What a page of another layout would have to fetch is not on the sheet.
  await expect(latest).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // Nothing on it can be asked what it is.
  const asks = page.locator('main button[aria-label^="What is this?"]')
  await expect(asks).not.toHaveCount(0)
  await expect(asks.filter({ visible: true })).toHaveCount(0)
  const weather = page.getByRole('region', { name: /^Weather/ })
  await expect(weather).toHaveCSS('color', 'rgb(16, 32, 27)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 32, 27)')
})

test('on a phone the day of the light stands between its arrows, and lamps beside their name', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'de', [page, app, `${PITCH}?tab=sunlight`])
  const [before, after] = [
    page.getByRole('button', { name: 'Tag davor' }),
    page.getByRole('button', { name: 'Tag danach' }),
  ]
  const slider = page.getByRole('slider', { name: 'Tag', exact: true })
  await slider.scrollIntoViewIfNeeded()
  const [back, on, day] = await Promise.all([before.boundingBox(), after.boundingBox(), slider.boundingBox()])
  expect(back?.y).toBe(on?.y)
  expect((on?.x ?? 0) - (back?.x ?? 0)).toBeGreaterThan(NARROW.width / 2)
  expect(day?.y).toBeGreaterThanOrEqual((back?.y ?? 0) + (back?.height ?? 0))
  const plan = page.getByRole('link', { name: /planen/ }).first()
  const name = plan.locator('xpath=ancestor::td').locator('[data-name]')
  const [press, word] = await Promise.all([plan.boundingBox(), name.boundingBox()])
  expect(press?.height).toBeLessThan(40)
  expect(press?.x).toBeGreaterThanOrEqual((word?.x ?? 0) + (word?.width ?? 0))
})

test('M4 the names of the stands keep clear of the grid on both sides, in Arabic', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'ar', [page, app, PITCH])
  const grid = page.getByRole('grid').first()
  const [cells, start, end] = await Promise.all([
    grid.boundingBox(),
    placeOf(page.locator('[data-edge="start"]').first()),
    placeOf(page.locator('[data-edge="end"]').first()),
  ])
  expect((cells?.x ?? 0) - start.right).toBeGreaterThanOrEqual(2)
  expect(end.left - (cells?.x ?? 0) - (cells?.width ?? 0)).toBeGreaterThanOrEqual(2)
})

test('on a phone the lists of the shed begin in the upper two thirds, in German', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  for (const tab of ['equipment', 'supplies', 'cocktails']) {
    await openNarrow(page, 'de', [page, app, `/dashboard/storage?tab=${tab}`])
    const first = page.locator('main [data-line="row"]').first()
    expect((await first.boundingBox())?.y, tab).toBeLessThan((NARROW.height * 2) / 3)
    // What is pushed aside can be reached.
    await page.getByRole('button', { name: 'Absteigend' }).click({ trial: true })
  }
})

test('G5 on a phone a day of the timeline is opened anywhere on its head, and what is free with a finger', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?view=pitches`)
  /** How far a press may lie above and below the middle and still mean the same. */
  const reach = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const means = (by: number) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + by))
      const far = (way: number) => {
        let by = 0
        while (by < 60 && means(way * (by + 1))) by += 1
        return by
      }
      return far(-1) + far(1)
    })
  expect(await reach(page.locator('main [data-row="head"] a').first())).toBeGreaterThanOrEqual(FINGER)
  const free = page.getByRole('button', { name: /free for play today/ }).first()
  await free.scrollIntoViewIfNeeded()
  expect(await reach(free)).toBeGreaterThanOrEqual(FINGER - 1)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('G5 each job of the timeline is met by a finger, and none lies over the next', async ({
    app,
    context,
    page,
  }) => {
    await app.signIn(context, MARTA)
    await page.setViewportSize(PHONE)
    await openFull(page, app, `${CALENDAR}?view=pitches`)
    const columns = await page.locator('main [data-row][data-col]').evaluateAll((cells) =>
      cells.map((cell) =>
        [...cell.querySelectorAll('[data-block]')]
          .map((block) => block.getBoundingClientRect())
          .toSorted((a, b) => a.top - b.top)
          .map(({ top, bottom }) => ({ top, bottom })),
      ),
    )
    const blocks = columns.flat()
    expect(blocks.length).toBeGreaterThan(5)
    expect(Math.min(...blocks.map(({ top, bottom }) => bottom - top))).toBeGreaterThanOrEqual(FINGER)
    for (const column of columns)
      column.forEach(({ top }, at) => expect(top).toBeGreaterThanOrEqual(column[at - 1]?.bottom ?? top))
  })

  test('a link to a tab of a pitch leads to it beneath the map, and turning the tabs moves nothing', async ({
    app,
    context,
    page,
  }) => {
    await app.signIn(context, MARTA)
    await page.setViewportSize(PHONE)
    await openFull(page, app, `${PITCH}?tab=water`)
    const tabs = page.getByRole('tablist')
    const above = async () => Math.abs((await tabs.boundingBox())?.y ?? Infinity)
    await expect.poll(above).toBeLessThan(PHONE.height / 8)
    const next = tabs.getByRole('tab', { name: 'Sunlight' })
    await next.tap()
    await expect(next).toHaveAttribute('aria-selected', 'true')
    await expectFull(page, app.backend)
    expect(await above()).toBeLessThan(PHONE.height / 8)
    await openFull(page, app, PITCH)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test('on a phone what can be taken back leaves a message room for its words, in German', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'de', [page, app, '/dashboard/work-plan'])
  await page.locator('[data-card] button[aria-haspopup]').first().click()
  await page.getByRole('menuitem', { name: /^Verschieben:/ }).click()
  const message = page.locator('[data-tone="done"]')
  await expect(message.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  const words = await message.locator('p').boundingBox()
  expect(words?.width).toBeGreaterThan(NARROW.width / 2)
})

test('what can be done with chosen work has room on a phone, its way out beside their number, in German', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'de', [page, app, `${CALENDAR}?view=week`])
  await page.locator('main [data-activity-id]').first().focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar')
  const out = bar.getByRole('button').last()
  const count = await bar.locator('b').boundingBox()
  const way = await out.boundingBox()
  const middle = (way?.y ?? 0) + (way?.height ?? 0) / 2
  expect(middle).toBeGreaterThan(count?.y ?? 0)
  expect(middle).toBeLessThan((count?.y ?? 0) + (count?.height ?? 0))
  const presses = await bar
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .slice(0, -1)
        .map((one) => [one.getBoundingClientRect().top, one.scrollWidth - one.clientWidth] as const),
    )
  expect(new Set(presses.map(([top]) => top)).size).toBe(1)
  expect(presses.filter(([, over]) => over > 0)).toEqual([])
})

test('on a phone the ways to see a team are all in sight, and the name of a fact in one line, in German', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openNarrow(page, 'de', [page, app, '/dashboard/team'])
  const views = page.getByRole('radiogroup').first()
  expect(await views.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const leave = page.locator('main [data-name]', { hasText: 'Nächste Abwesenheit' }).first()
  expect((await leave.boundingBox())?.height).toBeLessThan(20)
})

test('a name in Latin letters begins where what is about it begins, in Arabic', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, COACH)
  await speak(context, app, 'ar')
  await page.setViewportSize(DESK)
  await openFull(page, app, '/coach')
  const name = page.locator('header bdi', { hasText: 'Rachel Okafor' })
  const [words, room] = await Promise.all([placeOf(name), name.boundingBox()])
  expect((room?.x ?? 0) + (room?.width ?? 0) - words.right).toBeLessThan(2)
})

test('G6 letters of Arabic do not join over the end of a heading', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await speak(context, app, 'ar')
  await page.setViewportSize(DESK)
  await openFull(page, app, '/dashboard/reports')
  await expect(page.getByRole('heading', { name: /^الثبات/ }).first()).toHaveText(/^الثبات الهدف/)
})

test('on the board of a day the lines of what is planned are level, and no name is parted, in Arabic', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await speak(context, app, 'ar')
  await page.setViewportSize(DESK)
  await openFull(page, app, '/dashboard/work-plan')
  const hours = await page
    .locator('main h3 ~ p')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(hours.length).toBeGreaterThan(3)
  expect(new Set(hours).size).toBe(1)
  const parted = await page.locator('main a[data-cover] bdi').evaluateAll((names) =>
    names.flatMap((name) => {
      const lines = [...name.getClientRects()].map(({ top }) => top)
      const room = name.parentElement?.clientWidth ?? 0
      if (name instanceof HTMLElement) name.style.whiteSpace = 'nowrap'
      const fits = name.getBoundingClientRect().width <= room
      return fits && Math.max(...lines) - Math.min(...lines) > 8 ? [name.textContent] : []
    }),
  )
  expect(parted).toEqual([])
})

test('when a club plays next is written out, in Arabic', async ({ app, context, page }) => {
  await app.signIn(context, LEAGUE)
  await speak(context, app, 'ar')
  await page.setViewportSize(DESK)
  await openFull(page, app, HOME)
  const moment = page.locator('main [role="cell"] > span > span', { hasText: /:00$/ })
  await expect(moment.first()).toBeVisible()
  expect(
    await moment.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
  ).toBe(0)
})

test('on a phone the week stands whole above a timeline that is scrolled within it', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?view=week`)
  const before = page.url()
  const week = page.getByRole('navigation', { name: 'Week' }).getByRole('link')
  await expect(week).toHaveCount(7)
  await page.locator('main [role="columnheader"]').first().hover()
  await page.mouse.wheel(PHONE.width / 2, 0)
  await expect(page).not.toHaveURL(before)
  await expect(week).toHaveCount(7)
})

test('on a phone the name of a day and its weather never lie over each other, however it is scrolled', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?view=day`)
  const head = page.locator('main [role="columnheader"][data-wide]').first()
  await expect(head.locator('[data-weather]')).not.toBeEmpty()
  const over = await head.evaluate((element) => {
    let pane: Element | null = element.parentElement
    while (pane && pane.scrollWidth <= pane.clientWidth + 1) pane = pane.parentElement
    if (!pane) throw new Error('Nothing scrolls')
    const found: number[] = []
    for (let by = -600; by <= 600; by += 20) {
      pane.scrollLeft += by === -600 ? by : 20
      for (const day of pane.querySelectorAll('[role="columnheader"][data-wide]')) {
        const name = day.querySelector('a')?.getBoundingClientRect()
        const weather = day.querySelector('[data-weather]')?.getBoundingClientRect()
        if (name && weather && weather.width > 0 && name.right > weather.left && weather.right > name.left)
          found.push(by)
      }
    }
    return found
  })
  expect(over).toEqual([])
})

test('G8 a finger meets the head of a column and of a row of the grid', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, PITCH)
  // Beside each other there are eighteen; what is left is their height.
  const column = await page.locator('main [role="columnheader"] button').first().boundingBox()
  expect(column?.height).toBeGreaterThanOrEqual(LEAST)
  const row = await page.locator('main [role="grid"] [role="rowheader"] button').first().boundingBox()
  expect(row?.width).toBeGreaterThanOrEqual(LEAST)
})

test('no short job on the board of the day lies over the next one, however narrow the board', async ({
  app,
  context,
  page,
}) => {
  // Friday at half past eight: of the first mowing half an hour is left, and the second begins.
  await standAt('2026-11-27T08:31:00Z', app, page)
  await app.signIn(context, MARTA)
  await page.setViewportSize(DESK)
  await openFull(page, app, HOME)
  const lanes = page.locator('[data-lane]')
  await expect(lanes.getByRole('link').nth(8)).toBeVisible()
  for (const width of [1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: DESK.height })
    const covered = () =>
      lanes.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const blocks = [...row.querySelectorAll('a')].map((block) => block.getBoundingClientRect())
          return blocks.filter((one) =>
            blocks.some(
              (other) =>
                other !== one &&
                other.top === one.top &&
                other.left >= one.left &&
                other.left < one.right - 0.5,
            ),
          )
        }),
      )
    await expect.poll(covered, { message: `${width}` }).toEqual([])
  }
})

test('the words of work over several days stay in sight beside the names of the rows', async ({
  app,
  context,
  page,
}) => {
  await standAt('2026-04-14T05:31:00Z', app, page)
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?view=users`)
  const long = page.getByRole('button', { name: /^Renovation/ }).first()
  await expect(long).toBeVisible()
  const hidden = await long.evaluate((block) => {
    let pane: Element | null = block.parentElement
    while (pane && getComputedStyle(pane).overflowX !== 'auto') pane = pane.parentElement
    if (!pane) throw new Error('Nothing scrolls')
    pane.scrollLeft += block.getBoundingClientRect().left - pane.getBoundingClientRect().left
    const names = block.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.getBoundingClientRect()
    const [picture, words] = ['svg', '[data-words]'].map((part) =>
      block.querySelector(part)?.getBoundingClientRect(),
    )
    return [(names?.right ?? 0) - (picture?.left ?? 0), (picture?.right ?? 0) - (words?.left ?? 0)]
  })
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0)
})

test('B1 what new work gets in the way of leaves its form in sight, and is told whole when asked', async ({
  app,
  context,
  page,
}) => {
  await standAt('2026-04-14T05:31:00Z', app, page)
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?work=new&type=spraying&pitch=stadium`)
  const notice = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Stadium is taken' })
  const sentences = notice.getByRole('listitem')
  await expect(sentences).toHaveCount(4)
  await expect(page.getByRole('dialog').getByText('Start', { exact: false }).first()).toBeInViewport()
  await notice.getByRole('button', { name: 'and 3 more clashes' }).click()
  await expect(sentences).toHaveCount(6)
})

test('M3 on a phone with a mouse the word of a row lies over the next row, and goes with its row', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/team?view=leave')
  const days = page.getByRole('region', { name: 'Coming non-working days' })
  const first = days.getByRole('button', { name: /: make it a working day$/ }).first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await first.hover()
  const bubble = days.locator('[aria-hidden]', { hasText: name })
  const onTop = await bubble.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect()
    // A tooltip hears no pointer of its own: what lies over it is looked for.
    return document.elementFromPoint(left + width - 12, bottom - 4) === element
  })
  expect(onTop).toBe(true)
  await first.click()
  await expect(page.getByRole('button', { name })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a green word ends where the line under its heading ends', async ({ app, context, page }) => {
  await standAt('2026-04-14T05:31:00Z', app, page)
  await app.signIn(context, MARTA)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await openFull(page, app, HOME)
    const press = page.getByRole('button', { name: /^Show all/ }).first()
    const [words, line] = await Promise.all([
      placeOf(press),
      press.locator('xpath=ancestor::section[1]//ul').first().boundingBox(),
    ])
    const away = (line?.x ?? 0) + (line?.width ?? 0) - words.right
    expect(Math.abs(away)).toBeLessThan(1)
  }
})
