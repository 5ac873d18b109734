import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { type App, DESK, expect, MARTA, openFull, pageErrors, test } from './support/app.ts'

const DAY = (offset: number, between = '') => {
  const day = new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  return day.replaceAll('-', between)
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

/** Marta at her desk, and what goes wrong on her pages. */
async function openDesk(app: App, context: BrowserContext, page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(DESK)
  await app.signIn(context, MARTA)
  const errors = pageErrors(page)
  await openFull(page, app, path)
  return errors
}

test('H2 B3 a file of fixtures is read in a worker of its own under the policy of the site', async ({
  app,
  context,
  page,
}) => {
  const errors = await openDesk(app, context, page, '/dashboard/calendar?view=week&exchange=import')
  const started = page.waitForEvent('worker')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'season.ics', mimeType: 'text/calendar', buffer: Buffer.from(season) })
  await started
  await expect(page.getByText('Step 2 of 3: where teams play')).toBeVisible()
  await expect(page.getByRole('button', { name: /Pitch of Colts/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('B16 a pack of evidence is made in a worker of its own under the policy of the site', async ({
  app,
  context,
  page,
}) => {
  const report = `/dashboard/reports?report=labour&from=${DAY(-7, '-')}&to=${DAY(0, '-')}`
  const errors = await openDesk(app, context, page, report)
  await page.getByRole('button', { name: 'Evidence pack' }).click()
  await page.getByRole('checkbox', { name: 'Feedback' }).uncheck()
  const started = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Make the pack' }).click()
  const worker = await started
  expect(worker.url()).toContain('packWorker')
  await expect(page.getByText('is ready')).toBeVisible()
  await expect(page.getByText('could not be loaded')).toBeHidden()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const files = unzipSync(await readFile(await (await file).path()))
  const work = JSON.parse(strFromU8(files['activities/activities.json'] ?? new Uint8Array())) as unknown[]
  expect(work.length).toBeGreaterThan(10)
  expect(errors).toEqual([])
})
