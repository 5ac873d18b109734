import { COACH, expect, KITMAN, LEAGUE, MARTA, test } from './support/app.ts'
import { SCREENS_OF, type Screen, walk } from './support/screens.ts'

/** Where names of pitches, people, products, teams and clubs stand in different ways. */
const LOOKED_AT: readonly { who: string; email: string; names: readonly string[] }[] = [
  {
    who: 'a groundskeeper',
    email: MARTA,
    names: ['home', 'agenda', 'pitches', 'pitch, water', 'storage, supplies', 'day plan', 'my jobs'],
  },
  { who: 'a coach', email: COACH, names: ['coach'] },
  { who: 'a kitman', email: KITMAN, names: ['kitman'] },
  { who: 'a league office', email: LEAGUE, names: ['home', 'clubs on a map'] },
]
const NAMES = new Set(['name', 'fullName'])
const WITHOUT_BLANK = 'x'.repeat(600)

/** Every name ends in six hundred letters without a blank. */
function named(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(one, name)]))
  return typeof value === 'string' && NAMES.has(key) ? value + WITHOUT_BLANK : value
}

test('G6 no name, however long, makes a page wider than its window', async ({ app, context, page }) => {
  app.distort((body) => named(body))
  for (const { who, email, names } of LOOKED_AT) {
    await app.signIn(context, email)
    const screens = (SCREENS_OF[who]?.screens ?? []).filter(({ name }) => names.includes(name))
    expect(screens.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    await walk(page, app, screens, async (screen: Screen) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `${screen.name} of ${who} at ${width}`,
          })
          .toBeLessThanOrEqual(width)
      }
    })
  }
})
