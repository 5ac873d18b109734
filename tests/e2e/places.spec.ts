import { expect, MARTA, openFull, press, test } from './support/app.ts'

// Where things stand, which only a browser knows.

test('nothing moves in the list of supplies when one of them is chosen', async ({ app, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.logIn(page, MARTA)
  await openFull(page, app, '/dashboard/storage?tab=supplies')
  const row = page.getByRole('row', { name: /Calcium lime/ })
  const before = await row.boundingBox()
  await press(row.getByRole('checkbox'))
  await expect(page.getByText('1 chosen')).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
})
