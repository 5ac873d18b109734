// Takes the pictures of the README, or those that are named, from the demo at one morning of April. By hand, after
// `npm run build`: npx node tools/pictures.ts [name ...]
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { DEMO_PASSWORD } from '../src/demo/accounts.ts'
import { findChromium } from './programs.ts'

const FOLDER = 'docs/pictures'
/** The wall's controls go after three seconds without a hand on the mouse. */
const SETTLED_MS = 4000
const MORNING = '2026-04-14T05:31:00Z'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WALL = { width: 1920, height: 1080 }

const STAFF = { email: 'marta.kovac@riverside-fc.example', login: '/login' }
const KITMAN = { email: 'pete.doyle@riverside-fc.example', login: '/player/login' }
const OFFICE = { email: 'office@premier-league.example', login: '/login' }

type Picture = {
  path: string
  size?: typeof DESK
  who?: typeof STAFF
  language?: string
  /** What is opened on the page, by its name. */
  press?: string
}
const PICTURES: Readonly<Record<string, Picture>> = {
  'home-desktop': { path: '/dashboard/home' },
  'home-phone': { path: '/dashboard/home', size: PHONE },
  'home-arabic-phone': { path: '/dashboard/home', size: PHONE, language: 'ar' },
  'calendar-desktop': { path: '/dashboard/calendar?view=week' },
  wall: { path: '/dashboard/calendar?view=tv', size: WALL },
  'work-plan': { path: '/dashboard/work-plan' },
  team: { path: '/dashboard/team?view=leave' },
  pitch: { path: '/dashboard/pitches/stadium' },
  growth: { path: '/dashboard/pitches/stadium/growth' },
  fertilisation: { path: '/dashboard/pitches/stadium/fertilisation' },
  supplies: { path: '/dashboard/storage?tab=supplies' },
  machine: { path: '/dashboard/storage?tab=equipment', press: 'Triplex 2' },
  report: { path: '/dashboard/reports?report=full&from=2026-03-01&to=2026-03-31' },
  'my-jobs': { path: '/dashboard/mobile', size: PHONE },
  kitman: { path: '/player', size: PHONE, who: KITMAN },
  'clubs-arabic': { path: '/dashboard/home?view=compare', size: PHONE, who: OFFICE, language: 'ar' },
}

const wanted = process.argv.slice(2)
const server = await preview({ preview: { port: 4399, strictPort: true }, logLevel: 'warn' })
const origin = 'http://localhost:4399'
const executablePath = await findChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  for (const [name, picture] of Object.entries(PICTURES))
    if (wanted.length === 0 || wanted.includes(name)) await take(browser, name, picture)
} finally {
  await browser.close()
  await server.close()
}

async function take(
  browser: Browser,
  name: string,
  { path, size = DESK, who = STAFF, language, press }: Picture,
): Promise<void> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(MORNING)
  await page.goto(origin + who.login)
  await page.locator('input[type=email]').fill(who.email)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  if (language) await context.addCookies([{ name: 'sward_locale', value: language, url: origin }])
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  if (press) await page.getByText(press, { exact: true }).first().click()
  // Nothing that is still on its way belongs into a picture.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.clock.setFixedTime(Date.parse(MORNING) + SETTLED_MS)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
  await context.close()
}
