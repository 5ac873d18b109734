import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ALL_LANGUAGES } from './support/languages.ts'
import {
  type App,
  CALENDAR,
  COACH,
  DESK,
  expect,
  heading,
  HOME,
  KITMAN,
  LEAGUE,
  MARTA,
  openAgenda,
  openFull,
  OWEN,
  PHONE,
  speak,
  test,
} from './support/app.ts'
import { PUBLIC_SCREENS, sampled, type Screen, SCREENS_OF, walk } from './support/screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// What moves would be looked at half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Signed off: an entry, and a day of a time scale or of a grid of days, is called by a whole sentence (quality C3, C5),
 * of which the page shows a part in short forms; and the palette's list scrolls with the arrows while its search field has the focus.
 */
const SIGNED_OFF: Readonly<Record<string, string>> = {
  'label-content-name-mismatch':
    'main :is([data-activity-id], [data-fixture-id], [data-suggestion], a[href*="date="], [role="grid"] *)',
  'scrollable-region-focusable': '[role="menu"]',
}
const isSignedOff = (page: Page, rule: string, target: string): Promise<boolean> =>
  page.evaluate(
    ([pattern, selector]) =>
      pattern !== undefined && document.querySelector(selector)?.matches(pattern) === true,
    [SIGNED_OFF[rule], target] as const,
  )
const SHOWN = 3

/** Days of the calendar that are more than a screen away are like those in sight, and there may be many of them. */
const FAR = 'data-far'
const markFarDays = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => {
    const far = [...document.querySelectorAll('main section[data-date]')].filter((day) => {
      const { top, bottom } = day.getBoundingClientRect()
      return bottom < -innerHeight || top > 2 * innerHeight
    })
    for (const day of far) day.setAttribute(mark, '')
    return far.length > 0
  }, FAR)

/** Contrast depends on the colours alone, all else on everything but them; it is half of axe's time. */
type Look = 'all' | 'contrast' | 'all but contrast'

/** What axe finds wrong, in words that lead to it. */
async function faultsOn(page: Page, look: Look = 'all'): Promise<string[]> {
  // No page has a frame, and only what is wrong is looked at: half the time of axe's own defaults.
  // It stays with a page that goes on to the next screen by itself: its half a megabyte need not be read again.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
  if (look === 'contrast') axe.withRules('color-contrast')
  else axe.withTags(RULES)
  if (look === 'all but contrast') axe.disableRules('color-contrast')
  if (await markFarDays(page)) axe.exclude(`[${FAR}]`)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
  const signedOff = await Promise.all(found.map(({ id, target }) => isSignedOff(page, id, target.join(' '))))
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !signedOff[found.findIndex((one) => one.id === id && one.target === node.target)])
      .slice(0, SHOWN)
      .map(
        ({ target, failureSummary }) =>
          `${id} (${nodes.length}): ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
  )
}

/**
 * Where Arabic is looked at, too, at a desk: one screen of each kind. What differs there is words, which the crawl
 * reads on every screen, and the side on which things stand; the phone's screens are looked at in Arabic as well.
 */
const IN_ARABIC = new Set([
  'log-in',
  'home',
  'week',
  'pitch',
  'storage, supplies',
  'report',
  'spraying',
  'coach',
  'kitman',
])

/** How many screens one test walks through, so that several walk at the same time. */
const A_WALK = 13
const walksOf = (screens: readonly Screen[]): Screen[][] => {
  const count = Math.ceil(screens.length / A_WALK)
  return Array.from({ length: count }, (_, at) => screens.filter((_screen, index) => index % count === at))
}

for (const [who, { email, screens }] of Object.entries(SCREENS_OF)) {
  const seen = sampled(who, screens)
  for (const [at, some] of walksOf(seen).entries())
    test(`I3 G1 G3 G5 axe finds nothing for ${who}, walk ${at + 1}`, async ({ app, context, page }) => {
      await page.setViewportSize(DESK)
      if (email) await app.signIn(context, email)
      const found: string[] = []
      await walk(page, app, some, async ({ name }) => {
        found.push(...(await faultsOn(page)).map((fault) => `${name}, light: ${fault}`))
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        found.push(...(await faultsOn(page, 'contrast')).map((fault) => `${name}, dark: ${fault}`))
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      })
      expect(found).toEqual([])
    })

  const inArabic = seen.filter(({ name }) => IN_ARABIC.has(name))
  if (inArabic.length === 0) continue
  test(`I3 axe finds nothing in Arabic for ${who}`, async ({ app, context, page }) => {
    await page.setViewportSize(DESK)
    if (email) await app.signIn(context, email)
    await speak(context, app, 'ar')
    const found: string[] = []
    await walk(page, app, inArabic, async ({ name }) => {
      found.push(...(await faultsOn(page, 'all but contrast')).map((fault) => `${name}: ${fault}`))
    })
    expect(found).toEqual([])
  })
}

const ON_A_PHONE = [
  'log-in',
  'home',
  'agenda',
  'my jobs',
  'machine',
  'measuring round',
  'settings',
  'mowing',
  'coach',
  'feedback',
  'kitman',
]

for (const language of ['en-GB', 'ar'])
  test(`I3 axe finds nothing on a phone in ${language}`, async ({ app, context, page }) => {
    await page.setViewportSize(PHONE)
    await speak(context, app, language)
    const found: string[] = []
    for (const { email, screens } of Object.values(SCREENS_OF)) {
      if (email) await app.signIn(context, email)
      await walk(page, app, mainOf(screens), async ({ name }) => {
        found.push(...(await faultsOn(page)).map((fault) => `${name}: ${fault}`))
      })
    }
    expect(found).toEqual([])

    function mainOf(screens: readonly Screen[]) {
      return screens === SCREENS_OF['a groundskeeper']?.screens ||
        screens.length <= 2 ||
        screens === PUBLIC_SCREENS
        ? screens.filter(({ name }) => ON_A_PHONE.includes(name))
        : []
    }
  })

test('G1 after a change of page its heading has the focus', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, HOME)
  for (const name of ['Calendar', 'My jobs', 'Settings', 'Home']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().press('Enter')
    await expect(page).not.toHaveURL((url) => url.hash !== '')
    await expect(heading(page), name).toBeFocused()
  }
})

test('G1 on the login pages, too', async ({ page }) => {
  await page.goto('/login')
  for (const [link, title] of [
    ['Coach log-in', 'Coach log-in'],
    ['Kitman log-in', 'Kitman log-in'],
    ['Staff log-in', 'Log in'],
    ['Forgot password?', /Forgot/],
  ] as const) {
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page), link).toBeFocused()
  }
})

test('G1 what has to be fetched to be opened leaves the focus where it is, and gives it back', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  for (const [path, name] of [
    [HOME, 'All pitches, all work'],
    ['/dashboard/team', 'What is this? Planned hours a week'],
    [`${CALENDAR}?view=month`, /choose another day$/],
    [`${CALENDAR}?view=month`, 'Filters'],
    [`${CALENDAR}?view=month`, 'More views and actions'],
  ] as const) {
    await openFull(page, app, path)
    const opener = page.getByRole('main').getByRole('button', { name })
    const fetched: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      fetched.push(route.request().url())
      await held
      await route.continue()
    })
    await opener.press('Enter')
    await expect.poll(() => fetched.length, String(name)).toBeGreaterThan(0)
    await expect(opener, String(name)).toBeFocused()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.keyboard.press('Escape')
    await expect(opener, path).toBeFocused()
  }
})

test('G1 the keyboard goes on beside what it has taken away, and never has to begin anew', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await openFull(page, app, `${CALENDAR}?view=week`)
  const work = page.getByRole('main').locator('[data-activity-id]')
  const block = work.nth(5)
  await block.press('x')
  await page
    .getByRole('toolbar', { name: '1 chosen' })
    .getByRole('button', { name: 'Choose none' })
    .press('Enter')
  await expect(block).toBeFocused()
  const id = (await block.getAttribute('data-activity-id')) ?? ''
  await block.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(page.locator(`[data-activity-id="${id}"]`)).toHaveCount(0)
  // What stands beside it, whether it went together with the sheet or not.
  await expect(page.locator('main [data-nav]:focus')).toHaveCount(1)

  await openFull(page, app, '/dashboard/work-plan?work=new&type=mowing&pitch=training-1')
  await page.getByRole('button', { name: 'Remove Training 1' }).press('Enter')
  await expect(page.locator('aside :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/work=/)
})

test('G2 a page says which language it is in and which way it runs', async ({ app, context, page }) => {
  for (const language of ALL_LANGUAGES) {
    await speak(context, app, language)
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language === 'sr' ? 'sr-Latn' : language)
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    // Names of languages are in themselves, and say so.
    await expect(page.locator('option:not([lang])')).toHaveCount(0)
  }
})

/** Tabs until this has the focus; fails where it cannot be reached. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    // Behind an open list the page is hidden, also from us.
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((element) => element === document.activeElement))
    )
      return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('G4 P3 from the login to completed mowing with keys alone', async ({ app, page }) => {
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(MARTA)
  await page.keyboard.press('Tab')
  await page.keyboard.type('turfandline')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))

  // Back from the heading, which has the focus: the menu stands before it.
  await tabTo(
    page,
    page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true }),
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(CALENDAR))
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('n')
  const sheet = page.getByRole('complementary')
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByRole('button', { name: 'Mowing' }))
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: /Pitches/ }).first())
  await page.keyboard.press('Enter')
  const choices = page.getByRole('listbox')
  await expect(choices).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await tabTo(page, sheet.getByLabel('Name'))
  await page.keyboard.type('Mown with keys')
  await tabTo(page, sheet.getByRole('button', { name: 'Save', exact: true }))
  await page.keyboard.press('Enter')
  // At an hour at which she has other work it asks once.
  const sure = sheet.getByRole('button', { name: 'Save anyway' })
  await expect.poll(async () => (await sure.count()) + 1 - (await sheet.count())).toBe(1)
  if (await sure.isVisible()) await page.keyboard.press('Enter')
  await app.backend.arrived('POST /activities')
  await expect(sheet).toHaveCount(0)

  const entry = page
    .getByRole('button', { name: /Mown with keys/ })
    .or(page.getByRole('link', { name: /Mown with keys/ }))
    .first()
  await openSheetByKeys(page, app, entry)
  await tabTo(page, sheet.getByRole('button', { name: /Complete|Done/ }))
  await page.keyboard.press('Enter')
  const [saved] = await app.backend.arrived({ method: 'PUT', path: /^\/activities\// })
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({ status: 'completed', name: 'Mown with keys' })
})

/** A list of days has one tab stop; arrows lead through it. */
async function openSheetByKeys(page: Page, app: App, entry: ReturnType<Page['locator']>): Promise<void> {
  await openFull(page, app, `${CALENDAR}?view=agenda`)
  await expect(entry).toBeVisible()
  await tabTo(page, page.locator('main [data-nav][tabindex="0"]'))
  await tabTo(page, entry, 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary')).toBeVisible()
}

test('C1 Tab comes from the head of the agenda into its day, and throws nobody weeks back on the way', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  const day = await openAgenda(page, app)
  // Where it stands in the window: what comes in above it scrolls the page, and moves nothing.
  const top = () => day.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const before = await top()
  await page.getByRole('button', { name: 'More views and actions' }).focus()
  await tabTo(page, page.locator('main [data-row] [data-nav]:focus'))
  await expect(day.locator(':focus')).toHaveCount(1)
  expect(await top()).toBe(before)

  const days = page.locator('main section[data-date]')
  const loaded = await days.count()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Earlier days' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => days.count()).toBeGreaterThan(loaded)
})

/** What has the focus and lies beneath something else, so far as it is shown at all. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // What it does on getting the focus takes a frame, even without motion.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return undefined
    const { left, top, bottom, width, height } = focused.getBoundingClientRect()
    // In its midst, or at its foot: work lies over the midst of a calendar's cell.
    const isSeen = [top + height / 2, bottom - 8].some((at) => {
      const seen = document.elementFromPoint(left + width / 2, at)
      return seen !== null && (focused.contains(seen) || seen.contains(focused))
    })
    return isSeen ? undefined : focused.outerHTML.slice(0, 120)
  })

/** What is covered where it has the focus, on the way of so many presses of each key. */
async function coveredOnTheWay(page: Page, keys: readonly string[], presses: number): Promise<string[]> {
  const hidden = new Set<string>()
  for (const key of keys)
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key)
      const covered = await coveredFocus(page)
      if (covered) hidden.add(covered)
    }
  return [...hidden]
}

for (const view of ['agenda', 'week'])
  test(`G4 arrows lead to nothing beneath the heads of the ${view}, or the bar of what is chosen`, async ({
    app,
    context,
    page,
  }) => {
    await page.setViewportSize(DESK)
    await app.signIn(context, MARTA)
    await openFull(page, app, `${CALENDAR}?view=${view}`)
    const work = page.locator('main [data-activity-id]:not([data-fixture-id])')
    await work.first().press('x')
    await expect(page.getByRole('toolbar', { name: '1 chosen' })).toBeVisible()
    await work.first().focus()
    expect(await coveredOnTheWay(page, ['ArrowDown', 'ArrowUp'], 30)).toEqual([])
  })

test('G4 Tab leads to no row beneath the bar of what is chosen', async ({ app, context, page }) => {
  await page.setViewportSize({ ...DESK, height: 600 })
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/storage?tab=equipment')
  await page.getByRole('checkbox', { name: 'Select Blower' }).press('Space')
  await expect(page.getByRole('group', { name: 'Change what is chosen' })).toBeVisible()
  expect(await coveredOnTheWay(page, ['Tab', 'Shift+Tab'], 50)).toEqual([])
})

test('G4 no message stands over what has the focus, at a desk', async ({ app, context, page }) => {
  await page.setViewportSize({ ...DESK, height: 600 })
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/mobile/machine?machine=blower')
  // What failed is told until somebody has read it.
  app.backend.fault({ method: 'PUT' }, { status: 403, body: {} })
  await page.getByRole('button', { name: 'Back in order' }).press('Enter')
  await expect(page.getByRole('alert').getByText('You are not allowed to do this.')).toBeVisible()
  await page.getByRole('link', { name: 'Storage' }).press('Enter')
  await page.getByRole('tab', { name: 'Equipment' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Select Blower' }).focus()
  expect(await coveredOnTheWay(page, ['Tab'], 60)).toEqual([])
})

test('G4 no message stands over what has the focus, on a phone', async ({ app, context, page }) => {
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/mobile/machine?machine=brush-and-dew-switch&note=check')
  // The form of a fault comes in the place of the checks, and a message with it.
  await page.getByRole('radio', { name: 'Failed' }).first().press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'What is wrong' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await coveredFocus(page)).toBeUndefined()
  expect(await coveredOnTheWay(page, ['Tab'], 8)).toEqual([])
})

test('G4 no message stands over what can be done about the one entry that waits, on a phone', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/settings?work=new&type=generalNonePitch&time=21:00')
  app.backend.fault('POST /activities', { drop: 'before' })
  await page.getByRole('dialog').getByLabel('Name').fill('Hedge by the gate')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: /^Not sent yet/ }).click()
  // Sooner than the message goes by itself.
  await page.getByRole('button', { name: /^Discard/ }).click({ timeout: 5000 })
  await expect(page.getByText('Discarded, it was not sent.')).toBeVisible()
})

test('G4 no message stands over the presses of a sheet that fills the phone', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await app.signIn(context, COACH)
  await openFull(page, app, '/coach')
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Save', exact: true })
  const edit = page.getByRole('button', { name: /^Edit your feedback/ })
  await edit.first().click()
  await save.click()
  const message = page.getByRole('status').locator('[data-tone]')
  await expect(message).toBeVisible()
  await edit.nth(1).click()
  // It has risen: what moves cannot be pointed at, nor what is covered.
  await save.hover()
  await expect(message).toBeVisible()
  const [above, below] = await Promise.all([message.boundingBox(), save.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('G4 the way back up a page of the league leads to nothing beneath its bar', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize({ ...DESK, height: 600 })
  await app.signIn(context, LEAGUE)
  await openFull(page, app, HOME)
  const reports = page.getByRole('button', { name: /^Report on/ })
  await expect(reports).not.toHaveCount(0)
  await reports.last().focus()
  expect(await coveredOnTheWay(page, ['Shift+Tab'], 45)).toEqual([])
})

for (const [who, email, path] of [
  ['coach', COACH, '/coach'],
  ['kitman', KITMAN, '/player'],
] as const)
  test(`G4 what has the focus can be seen, for a ${who} and on the log-in`, async ({
    app,
    context,
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await app.signIn(context, email)
    await openFull(page, app, path)
    expect(await coveredOnTheWay(page, ['Tab'], 25)).toEqual([])
  })

test('G4 what has the focus stands clear of the presses of the running job', async ({
  app,
  context,
  page,
}) => {
  const morning = '2026-04-14T05:31:00Z'
  app.restart({ now: () => new Date(morning) })
  await page.clock.setFixedTime(morning)
  await page.setViewportSize(PHONE)
  await app.signIn(context, OWEN)
  await openFull(page, app, '/dashboard/mobile')
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('button', { name: /^Pause/ }).last()).toBeVisible()
  expect(await coveredOnTheWay(page, ['Tab'], 25)).toEqual([])
})
