import { expect, MARTA, openFull, pageErrors, test } from './support/app.ts'

const DAY = (offset: number) => {
  const day = new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  return day.replaceAll('-', '')
}
const season = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:one',
  'SUMMARY:Colts v Larkfield',
  `DTSTART:${DAY(8)}T190000Z`,
  'DURATION:PT2H',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

test('H2 B3 a file of fixtures is read in a worker of its own under the policy of the site', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await app.signIn(context, MARTA)
  const errors = pageErrors(page)
  await openFull(page, app, '/dashboard/calendar?view=week&exchange=import')
  const started = page.waitForEvent('worker')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'season.ics', mimeType: 'text/calendar', buffer: Buffer.from(season) })
  await started
  await expect(page.getByText('Step 2 of 3: where teams play')).toBeVisible()
  await expect(page.getByRole('button', { name: /Pitch of Colts/ })).toBeVisible()
  expect(errors).toEqual([])
})
