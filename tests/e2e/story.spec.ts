import type { Page } from '@playwright/test'
import {
  CALENDAR,
  COACH,
  DESK,
  expect,
  fillIn,
  heading,
  HOME,
  KITMAN,
  MARTA,
  openFull,
  press,
  test,
  tokensIn,
} from './support/app.ts'

/** Half past six on a Tuesday in April, at the ground. */
const MORNING = '2026-04-14T05:31:00Z'
const sheet = (page: Page) => page.getByRole('complementary')
const entries = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('a head groundskeeper plans mowing on two pitches, completes one, and finds it all again', async ({
  app,
  page,
}) => {
  // At an hour of its own: what is proposed, and asked about, depends on the hour.
  app.restart({ now: () => new Date(MORNING) })
  await page.clock.setFixedTime(MORNING)
  await page.setViewportSize(DESK)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await fillIn(page, MARTA)
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  await expect(page.getByText('Stadium').first()).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true }).click()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Log work', exact: true }).first().click()
  await sheet(page).getByRole('button', { name: 'Mowing' }).click()
  await sheet(page)
    .getByRole('button', { name: /^Pitches|Pitches$/ })
    .click()
  for (const pitch of ['Training 3', 'Training 5'])
    await page.locator('[role="option"]', { hasText: pitch }).click()
  await page.keyboard.press('Escape')
  await sheet(page).getByLabel('Name').fill('Before the derby')
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click()
  // One machine and one person on two pitches at a time: it asks once (B1).
  await sheet(page).getByRole('button', { name: 'Save anyway' }).click()
  await app.backend.arrived('POST /activities', 2)
  await expect(sheet(page)).toHaveCount(0)
  const sent = app.backend.asked('POST /activities')
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(sent.map(({ body }) => String(JSON.parse(body).pitchIds)).toSorted()).toEqual([
    'training-3',
    'training-5',
  ])
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)

  await openFull(page, app, `${CALENDAR}?view=agenda`)
  await expect(entries(page, /Before the derby/)).toHaveCount(2)
  await entries(page, /Before the derby.*Training 3/).click()
  await sheet(page).getByRole('button', { name: 'Complete' }).click()
  await app.backend.arrived({ method: 'PUT', path: /^\/activities\// })

  await page.reload()
  await expect(entries(page, /Before the derby.*Training 3.*completed/)).toBeVisible()
  await expect(entries(page, /Before the derby.*Training 5.*(planned|late)/)).toBeVisible()
})

test('a coach says how the pitch was, and the words are still there the next day', async ({
  app,
  context,
  page,
}) => {
  await app.logIn(page, COACH)
  await page
    .getByRole('button', { name: /^Rate / })
    .first()
    .click()
  await press(page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }))
  await page.getByLabel('Comment').fill('Firm, and the ball ran true.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The ground staff can read your feedback')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Firm, and the ball ran true/)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/coach\/login$/)
  expect(await tokensIn(context)).toEqual({})
})

test('a kitman sees when and where the next matches are', async ({ app, page }) => {
  await app.logIn(page, KITMAN)
  await expect(
    page
      .getByRole('main')
      .getByText(/Stadium|Training \d/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  expect(app.backend.asked(({ status = 200 }) => status !== 200)).toEqual([])
})
