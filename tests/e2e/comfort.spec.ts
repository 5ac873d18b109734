import type { Page } from '@playwright/test'
import { CALENDAR, DESK, expect, HOME, MARTA, openFull, PHONE, speak, test } from './support/app.ts'

const PITCH = '/dashboard/pitches/stadium'
const LOW = { width: 844, height: 390 }

/** Notes from now on what moves across the page; what only fades or changes its colour does not. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const STILL =
      /^(offset|computedOffset|easing|composite|opacity|visibility|fill|stroke|boxShadow|.*[cC]olor)$/
    const moves = new Set<string>()
    Object.assign(globalThis, { moves })
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 20) continue
        const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        for (const name of changed) if (!STILL.test(name)) moves.add(`${effect.target?.tagName}: ${name}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
const movesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { moves: Set<string> }).moves])

/** The menu behind "More" and the palette, opened and closed again. */
async function openThings(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const open of [
    () => page.getByRole('button', { name: 'More', exact: true }).click(),
    () => page.keyboard.press('Control+k'),
  ]) {
    await open()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

test('G8 on a phone held across nothing is cut off, and nothing moves for whoever wants no motion', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(LOW)
  await noteMoves(page)
  for (const path of [
    `${CALENDAR}?view=agenda`,
    `${PITCH}?tab=wear`,
    '/dashboard/storage?tab=supplies',
    HOME,
  ]) {
    await openFull(page, app, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(LOW.width)
    expect(await movesOn(page), path).toEqual([])
  }
  await openThings(page)
  expect(await movesOn(page)).toEqual([])
})

test('G9 in forced colours the focus is seen wherever it stands', async ({ app, context, page }) => {
  await app.signIn(context, MARTA)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [HOME, `${CALENDAR}?view=week`, '/dashboard/settings', PITCH]) {
    await openFull(page, app, path)
    const unseen: string[] = []
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return undefined
        // A choice whose input is not drawn wears the outline on what is drawn for it, a row on what covers it.
        const worn = [focused, focused.nextElementSibling, focused.parentElement]
          .flatMap((element) =>
            element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
          )
          .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
        return worn ? undefined : focused.outerHTML.slice(0, 120)
      })
      if (name !== undefined) unseen.push(name)
    }
    expect(unseen, path).toEqual([])
  }
})

test('G8 on a phone the values of a list stand in the same columns in every card', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await page.setViewportSize(PHONE)
  for (const { path, columns } of [
    { path: '/dashboard/pitches', columns: 3 },
    { path: '/dashboard/storage?tab=equipment', columns: 3 },
    { path: '/dashboard/storage?tab=supplies', columns: 3 },
    { path: '/dashboard/team', columns: 2 },
  ]) {
    await openFull(page, app, path)
    // Where the name of each value begins, by what it is a value of.
    const places = await page
      .locator('[data-phone="value"] > [data-name]')
      .evaluateAll((names) =>
        names
          .filter((name) => name.getClientRects().length > 0)
          .map((name) => `${name.textContent} ${Math.round(name.getBoundingClientRect().left)}`),
      )
    expect(places.length, path).toBeGreaterThan(2 * columns)
    expect(new Set(places).size, path).toBe(columns)
  }
})

test('a message about the last count stands above the bar of the next, at a desk and on a phone', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await openFull(page, app, '/dashboard/storage?tab=stock-take')
    const count = (product: string) => page.getByRole('textbox', { name: `Counted, ${product}` })
    await count('Autumn 4-0-14').fill(`${size.width}`)
    const bar = page.getByRole('region', { name: 'Stock-take' })
    await bar.getByRole('button', { name: /^Save/ }).click()
    const message = page.locator('[data-tone="done"]')
    await expect(message).toBeVisible()
    await count('Calcium lime').fill(`${size.width}`)
    await expect(bar).toBeVisible()
    const overlap = async () => {
      const [above, below] = await Promise.all([message.boundingBox(), bar.boundingBox()])
      return above && below ? above.y + above.height - below.y : Number.POSITIVE_INFINITY
    }
    await expect.poll(overlap, { timeout: 3000 }).toBeLessThanOrEqual(0)
  }
})

test('what is chosen of a list is changed from a bar at its foot; neither list nor tools move or are hidden', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await openFull(page, app, '/dashboard/storage?tab=supplies')
    const toSeeTo = page.getByRole('region', { name: 'To see to in the shed' })
    await expect(toSeeTo.getByRole('link').first()).toBeVisible()
    const product = page.getByRole('link', { name: 'Autumn 4-0-14' })
    const stood = await product.boundingBox()
    await page.getByRole('checkbox', { name: 'Autumn 4-0-14' }).press('Space')
    const bar = page.getByRole('group', { name: 'Change what is chosen' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await product.boundingBox()).toEqual(stood)
    await page.getByRole('searchbox', { name: 'Find a product' }).click({ trial: true })
    await bar.getByRole('button', { name: 'Move to group' }).click({ trial: true })
    const stoodThen = await product.boundingBox()
    await bar.getByRole('button', { name: 'Minimum' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Set minimum' })).toBeFocused()
    expect(await product.boundingBox()).toEqual(stoodThen)
  }
})

test('the own day is one column at a desk, too, however wide its presses are', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(DESK)
  await app.signIn(context, MARTA)
  await openFull(page, app, '/dashboard/mobile')
  const log = page.getByRole('region', { name: 'Log something' })
  expect((await log.boundingBox())?.width).toBeLessThanOrEqual(560)
})

test('on a phone what steers the wall stands in one line, and leaves the people to be seen', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, MARTA)
  await speak(context, app, 'de')
  await page.setViewportSize(PHONE)
  await openFull(page, app, `${CALENDAR}?view=tv`)
  await page.mouse.move(200, 400)
  const bar = page.getByRole('toolbar')
  const print = bar.getByRole('button', { name: 'Drucken' })
  await expect(print).toBeInViewport({ ratio: 1 })
  const [whole, last] = await Promise.all([bar.boundingBox(), print.boundingBox()])
  expect(whole?.height).toBeLessThan(64)
  expect(last?.width).toBeGreaterThanOrEqual(44)
})
