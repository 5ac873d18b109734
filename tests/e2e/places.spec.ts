import { DESK, expect, KITMAN, MARTA, openFull, PHONE, press, test } from './support/app.ts'

// Where things stand, which only a browser knows.

test('nothing moves in the list of supplies when one of them is chosen', async ({ app, page }) => {
  await page.setViewportSize(DESK)
  await app.logIn(page, MARTA)
  await openFull(page, app, '/dashboard/storage?tab=supplies')
  const row = page.getByRole('row', { name: /Calcium lime/ })
  const before = await row.boundingBox()
  await press(row.getByRole('checkbox'))
  await expect(page.getByText('1 chosen')).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
})

test('what is said while a sheet is open stands before it, and its way back can be pressed', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await app.logIn(page, KITMAN)
  await openFull(page, app, '/player')
  await page.getByRole('button', { name: 'Stud rules' }).click()
  const rule = page.getByRole('combobox', { name: 'Soft ground, Moist, No rain' })
  await rule.selectOption('moulded')
  await page.getByRole('button', { name: 'Back to the usual rules' }).click()
  await expect(rule).toHaveValue('mixed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rule).toHaveValue('moulded')
})
