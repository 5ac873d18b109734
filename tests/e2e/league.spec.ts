import { COMPANY, expect, expectFull, LEAGUE, openFull, pageErrors, test } from './support/app'

const HOME = '/dashboard/home'
/** Pages of what is switched off (spec §6); their links may be kept by somebody. */
const OFF = [
  '/dashboard/storage',
  '/dashboard/work-plan',
  '/dashboard/team',
  '/dashboard/mobile/machine',
  '/dashboard/calendar?view=tv',
  '/dashboard/pitches/al-wadi-stadium/growth',
]

test('A8 A10 a league office reads its clubs, opens one and comes back, and never writes', async ({
  app,
  context,
  page,
}) => {
  await app.signIn(context, LEAGUE)
  const errors = pageErrors(page)
  await openFull(page, app, HOME)
  await expect(page.getByRole('button', { name: /^Al Sahra/ })).toBeVisible()
  await expect(page.getByText(/of 8 clubs read/)).toBeHidden()

  await page.getByRole('region', { name: 'Club' }).getByRole('button', { name: 'Open a club' }).click()
  await page.getByRole('menuitem', { name: 'Al Wadi' }).click()
  await expect(page.getByRole('main').getByText('Al Wadi Stadium').first()).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === COMPANY)?.value).toBe('al-wadi')
  await page.goto('/dashboard/pitches/al-wadi-stadium')
  await expectFull(page, app.backend)
  await expect(page.getByRole('region', { name: 'Club' })).toContainText('Al Wadi')

  for (const path of OFF) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
  }
  await page.goto('/dashboard/reports?report=full&reader=league')
  await expectFull(page, app.backend)
  await page.getByRole('button', { name: 'Back to all clubs' }).click()
  await expect(page.getByRole('button', { name: /^Al Sahra/ })).toBeVisible()

  const plain = app.backend.asked(({ path }) => !path.startsWith('/league_admin/'))
  expect(new Set(plain.map(({ path }) => path.replace(/^\/users\/.*/, '/users/me')))).toEqual(
    new Set(['/users/me', '/companies/get_company']),
  )
  expect(app.backend.asked(({ method }) => method !== 'GET')).toEqual([])
  expect(
    app.backend.asked(({ path }) => /equipment|supplies|cocktails|suggested|latest-act/.test(path)),
  ).toEqual([])
  expect(app.backend.asked(({ status = 200 }) => status !== 200)).toEqual([])
  expect(errors).toEqual([])
})

test('F5 a club that does not answer keeps no other club waiting', async ({ app, context, page }) => {
  await app.signIn(context, LEAGUE)
  app.backend.fault(({ headers }) => headers['x-company-id'] === 'al-hisn', { hang: true })
  await page.goto(HOME)
  await expect(page.getByText('7 of 8 clubs read')).toBeVisible()
  // It was not given up first.
  await expect(page.getByRole('row', { name: /^Al Hisn/ })).toContainText('Being read')
})
