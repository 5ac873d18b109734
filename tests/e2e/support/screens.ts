import type { BrowserContext, Page, Request } from '@playwright/test'
import {
  type App,
  CALENDAR,
  COACH,
  expect,
  expectAnswered,
  HOME,
  KITMAN,
  LEAGUE,
  MARTA,
  MEASUREMENTS,
  NEW_STARTER,
  PHONE,
} from './app.ts'

/** Something that can be on screen: an address, and what is opened there. */
export type Screen = { name: string; path: string; open?: (page: Page) => Promise<unknown> }

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'log-in', path: '/login' },
  { name: 'coach log-in', path: '/coach/login' },
  { name: 'kitman log-in', path: '/player/login' },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'mailbox', path: '/email-password?email=somebody%40club.example' },
  { name: 'new password', path: '/reset-password?token=demo-reset' },
  { name: 'broken link', path: '/reset-password' },
  { name: 'invitation', path: '/register?token=demo-reset' },
  { name: 'without invitation', path: '/register' },
  { name: 'not found', path: '/404' },
]

const work = (page: Page) =>
  expect(page.getByRole('complementary').or(page.getByRole('dialog'))).toBeVisible()

const PITCH = '/dashboard/pitches/stadium'

const PAGES: readonly Screen[] = [
  { name: 'home', path: HOME },
  { name: 'agenda', path: `${CALENDAR}?view=agenda` },
  { name: 'day', path: `${CALENDAR}?view=day` },
  { name: 'week', path: `${CALENDAR}?view=week` },
  { name: 'pitches', path: '/dashboard/pitches' },
  { name: 'report', path: '/dashboard/reports?report=full&from=2026-03-01&to=2026-03-31' },
  { name: 'my jobs', path: '/dashboard/mobile' },
  { name: 'settings', path: '/dashboard/settings' },
  {
    name: 'palette',
    path: '/dashboard/settings',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page)
    },
  },
]

export const STAFF_SCREENS: readonly Screen[] = [
  ...PAGES,
  { name: 'month', path: `${CALENDAR}?view=month` },
  { name: 'people', path: `${CALENDAR}?view=users` },
  { name: 'pitch', path: PITCH },
  ...['sessions', 'water', 'sunlight', 'maintenance', 'grass', 'wear'].map((tab) => ({
    name: `pitch, ${tab}`,
    path: `${PITCH}?tab=${tab}`,
  })),
  { name: 'fertilisation', path: `${PITCH}/fertilisation` },
  { name: 'growth', path: `${PITCH}/growth` },
  ...['equipment', 'supplies', 'cocktails', 'movements', 'stock-take'].map((tab) => ({
    name: `storage, ${tab}`,
    path: `/dashboard/storage?tab=${tab}`,
  })),
  { name: 'machine', path: '/dashboard/mobile/machine' },
  { name: 'measuring round', path: '/dashboard/mobile?round=new' },
  { name: 'wall', path: `${CALENDAR}?view=tv` },
  { name: 'day plan', path: '/dashboard/work-plan' },
  { name: 'team', path: '/dashboard/team' },
  { name: 'leave', path: '/dashboard/team?view=leave' },
  {
    name: 'import',
    path: `${CALENDAR}?view=week&exchange=import`,
    open: async (page) => {
      await dialog(page)
    },
  },
  {
    name: 'export',
    path: `${CALENDAR}?view=week&exchange=export`,
    open: async (page) => {
      await dialog(page)
    },
  },
  { name: 'new work', path: `${CALENDAR}?work=new`, open: work },
  { name: 'mowing', path: `${CALENDAR}?work=new&type=mowing&pitch=stadium`, open: work },
  { name: 'spraying', path: `${HOME}?work=new&type=spraying&pitch=stadium`, open: work },
  { name: 'work that is not there', path: `${HOME}?work=nobody-knows-this`, open: work },
]

export const COACH_SCREENS: readonly Screen[] = [
  { name: 'coach', path: '/coach' },
  {
    name: 'feedback',
    path: '/coach',
    open: async (page) => {
      await page.locator('main section li').getByRole('button').last().click()
      await dialog(page)
    },
  },
]

/** Who sees what. */
export const SCREENS_OF: Readonly<Record<string, { email?: string; screens: readonly Screen[] }>> = {
  nobody: { screens: PUBLIC_SCREENS },
  'a groundskeeper': { email: MARTA, screens: STAFF_SCREENS },
  'a new starter': { email: NEW_STARTER, screens: [{ name: 'terms', path: HOME, open: dialog }] },
  'a league office': {
    email: LEAGUE,
    screens: [
      ...PAGES,
      { name: 'clubs on a map', path: `${HOME}?show=map` },
      { name: 'clubs compared', path: `${HOME}?view=compare` },
      { name: 'round of matches', path: `${HOME}?view=round` },
    ],
  },
  'a company that only measures': { email: MEASUREMENTS, screens: PAGES },
  'a coach': { email: COACH, screens: COACH_SCREENS },
  'a kitman': { email: KITMAN, screens: [{ name: 'kitman', path: '/player' }] },
}

/** Staff of other companies see less of the same: what is their own, and one of each kind. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  'a league office': ['home', 'week', 'clubs on a map', 'clubs compared', 'round of matches'],
  'a company that only measures': ['home'],
}

/** The screens to look at where another person's have been looked at in the same way. */
export const sampled = (who: string, screens: readonly Screen[]): readonly Screen[] =>
  screens.filter(({ name }) => SAMPLES[who]?.includes(name) ?? true)

/** Opens a screen and waits until all of it is there. */
async function openScreen(page: Page, app: App, { path, open }: Screen, asked: Asked): Promise<void> {
  await page.goto(path)
  await expectScreen(page, app, open, asked)
}

/**
 * Walks through screens as a person does who stays in the application: only the first is loaded. In turns of different
 * pages, as that is how one sees that the next one is there; a screen that something was opened on is left by a reload.
 */
export async function walk(
  page: Page,
  app: App,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  const asked = followRequests(page)
  let last: Screen | undefined
  for (const screen of inTurns(screens)) {
    if (last && !last.open && isInside(last) && isInside(screen) && pageOf(last) !== pageOf(screen)) {
      await page.evaluate((path) => {
        document.querySelector('h1')?.setAttribute('data-left', '')
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, screen.path)
      await expect(page.locator('h1[data-left]')).toHaveCount(0)
      await expectScreen(page, app, screen.open, asked)
    } else await openScreen(page, app, screen, asked)
    await look(screen)
    last = screen
  }
}

/** The pages before the log-in are one page with other words: nothing tells when the next one is there. */
const isInside = ({ path }: Screen): boolean => path.startsWith('/dashboard')

const pageOf = ({ path }: Screen): string => path.split('?')[0] ?? path

/** The first screen of each page, then the second of each, and so on. */
function inTurns(screens: readonly Screen[]): Screen[] {
  const turns = new Map<Screen, number>()
  const counts = new Map<string, number>()
  for (const screen of screens) {
    const turn = counts.get(pageOf(screen)) ?? 0
    turns.set(screen, turn)
    counts.set(pageOf(screen), turn + 1)
  }
  return screens.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
}

/** A league office reads each of its clubs, a few at a time: on a busy machine that takes its time. */
const REST_MS = 90_000

async function expectScreen(page: Page, app: App, open: Screen['open'], asked: Asked): Promise<void> {
  // Under a dialog the page is hidden from everybody, and so is its heading.
  await expect(page.locator('h1')).toBeVisible()
  await open?.(page)
  // Where a part is still on its way nothing may tell: the page is there when nothing is asked for or left to be done.
  await expect
    .poll(
      async () => {
        if (asked.size > 0) return 'asks'
        await atRest(page)
        return asked.size > 0 ? 'asks' : 'rests'
      },
      { timeout: REST_MS, intervals: [50] },
    )
    .toBe('rests')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAnswered(app.backend)
}

/** What a page has asked for and not been given yet. */
type Asked = ReadonlySet<Request>

function followRequests(page: Page): Asked {
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return asked
}

/** Until what has come is drawn, and the browser has nothing to do. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    await drawn()
  })

/** How wide the page is for somebody who reads it at 400 %, px; more than 320 has to be scrolled both ways. The window stays so. */
export async function widthAt400(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 256 })
  // What stands there on a phone may have to be loaded, and lists are measured anew.
  await atRest(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** The spacing that somebody may need to read at all (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/**
 * The texts of which a part cannot be seen on a phone when all text is spaced out. A block and a row's head
 * of a timeline show what has room in them: the rest stands in their names and in the sheet. The window stays so.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  await atRest(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const cut = await page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some(isText) &&
        !element.closest('svg, [aria-hidden="true"], [inert], [data-block], [role="rowheader"]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return texts
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const text = range.getBoundingClientRect()
        // Where one can scroll, or what is meant for the ear alone, nothing is lost.
        for (let box: HTMLElement | null = element; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box)
          const frame = box.getBoundingClientRect()
          if (frame.width <= 2 || /auto|scroll/.test(overflowX + overflowY)) return false
          if (/hidden|clip/.test(overflowX) && (text.right > frame.right + 2 || text.left < frame.left - 2))
            return true
          if (/hidden|clip/.test(overflowY) && (text.bottom > frame.bottom + 4 || text.top < frame.top - 4))
            return true
        }
        return false
      })
      .map((element) => element.textContent)
  })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return width > PHONE.width ? [...cut, `the page is ${width} px wide`] : cut
}

/** What a browser says against any page of a context. */
export function watch(context: BrowserContext, app: App): { said: string[]; foreign: string[] } {
  const [said, foreign]: [string[], string[]] = [[], []]
  context.on('weberror', (error) => said.push(`error: ${String(error.error())}`))
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`)
  })
  context.on('dialog', (opened) => {
    said.push(`dialog: ${opened.message()}`)
    void opened.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== app.origin) foreign.push(request.url())
  })
  return { said, foreign }
}

/** Counts what the policy of the page forbids, before anything runs in it; `said` gets to know. */
export const tellViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violation: ${effectiveDirective} ${blockedURI}`)
    })
  })

/** Everything on a page that is meant to be read or heard, word by word. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title, document.body.innerText]
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '')
    return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
  })
