import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCsv } from '@/domain/csv'
import { ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { riverside } from '../../src/demo/seed/riverside.ts'
import { openApp, server } from '../support/openApp'

/** A pack is dozens of calls. */
const SLOW = { timeout: 40_000 }
/** Nine in the evening of Tuesday 14 April in Chicago, where by UTC it is Wednesday. */
const EVENING = '2026-04-15T02:00:00Z'

/** What was handed over as a file. */
let saved: Blob[] = []
beforeEach(() => {
  saved = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
const savedBytes = () =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', reject)
    reader.readAsArrayBuffer(saved.at(-1) ?? new Blob())
  })

/** The page of a ground in Chicago on which this work was done, each of an hour. */
async function visit(
  path: string,
  works: readonly { name: string; startDate: string; [more: string]: unknown }[],
) {
  server.use(
    http.get('*/api/companies/get_company', () =>
      HttpResponse.json({ ...riverside.company, timeZone: 'America/Chicago' }),
    ),
  )
  const app = await openApp('/404', { as: 'marta', now: EVENING })
  const send = async (to: string, body: BodyInit, headers: HeadersInit = {}) =>
    (await (
      await app.backend.fetch(new Request(`https://sward.test/api${to}`, { method: 'POST', body, headers }))
    ).json()) as Record<string, string>
  const username = ACCOUNTS.find(({ email }) => email.startsWith('marta'))?.email ?? ''
  const login = new URLSearchParams({ username, password: DEMO_PASSWORD, grant_type: 'password' })
  const { access_token: token } = await send('/token', login)
  for (const work of works)
    await send(
      '/activities',
      JSON.stringify({
        activityName: 'mowing',
        status: 'completed',
        endDate: work.startDate.replace(':00:00', ':45:00'),
        pitchIds: ['stadium'],
        userIds: ['freya-lund'],
        fields: [],
        ...work,
      }),
      { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    )
  await app.router.navigate(path)
  return app
}
const LAST = { name: 'Last evening', startDate: '2026-04-14T01:00:00' }

/** The files of an evidence pack that is made of the report on the page. */
async function packed(user: Awaited<ReturnType<typeof openApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Evidence pack' }, SLOW))
  const window = within(await screen.findByRole('dialog', { name: 'Evidence pack' }))
  const make = await window.findByRole('button', { name: 'Make the pack' })
  await waitFor(() => expect(make).toBeEnabled())
  await user.click(make)
  await window.findByText(/\.zip is ready/, undefined, SLOW)
  await user.click(window.getByRole('button', { name: 'Download' }))
  const files = unzipSync(await savedBytes())
  return { text: (path: string) => strFromU8(files[path] ?? new Uint8Array()) }
}

it('B16 the work of the last evening is in the pack, that of the evening before the first day is not', async () => {
  const { user } = await visit('/dashboard/reports?report=use&from=2026-04-10&to=2026-04-13&reader=auditor', [
    LAST,
    { name: 'Evening before', startDate: '2026-04-10T01:00:00' },
  ])
  const text = (await packed(user)).text('activities/activities.json')
  expect(text).toContain('Last evening')
  expect(text).not.toContain('Evening before')
})

it('B3 a file of the calendar holds a day of the ground from its morning to its evening, and no more', async () => {
  const { user } = await visit('/dashboard/calendar?view=day&date=2026-04-13&exchange=export', [
    LAST,
    { name: 'Evening before', startDate: '2026-04-13T01:00:00' },
    { name: 'Day after', startDate: '2026-04-14T14:00:00' },
  ])
  const window = within(await screen.findByRole('dialog', undefined, SLOW))
  const save = window.getByRole('button', { name: 'Download' })
  await waitFor(() => expect(save).toBeEnabled(), SLOW)
  await user.click(save)
  const text = strFromU8(await savedBytes())
  expect(text).toContain('Last evening')
  expect(text).not.toContain('Evening before')
  expect(text).not.toContain('Day after')
})

it("what the work of this evening took from the shed is among today's movements", async () => {
  await visit('/dashboard/storage?tab=movements&product=wetter-aqua-90', [
    {
      name: 'This evening',
      startDate: '2026-04-15T01:00:00',
      activityName: 'spraying',
      fields: [
        { key: 'product', value: [{ id: 'wetter-aqua-90', rate: 10, rateUnit: 'l/ha', quantity: 7 }] },
      ],
    },
  ])
  expect(await screen.findByRole('link', { name: /This evening/ }, SLOW)).toBeVisible()
})

it('F20 the last evening of the weeks ahead counts among the hours of its week', async () => {
  await visit('/dashboard/team?view=workload', [
    {
      name: 'Sunday evening',
      startDate: '2026-05-25T01:00:00',
      endDate: '2026-05-25T03:00:00',
      status: 'planned',
    },
  ])
  expect(
    await screen.findByRole('progressbar', { name: /^Freya Lund, week of 18 May: 2\D* of/ }, SLOW),
  ).toBeVisible()
})

it('B6 between two readings stands the work of the evening of the second', async () => {
  const values = (value: number) => Array.from({ length: 12 }, () => Array.from({ length: 18 }, () => value))
  const reading = (id: string, measuredAt: string, value: number) => ({
    id,
    measuredAt,
    metric: 'soilMoisture',
    values: values(value),
  })
  server.use(
    http.get('*/api/pitches/:id/v2/field-measurements', () =>
      HttpResponse.json([reading('a', '2026-04-06T17:30:00', 20), reading('b', '2026-04-14T01:55:00', 23)]),
    ),
  )
  const { user } = await visit('/dashboard/pitches/stadium', [LAST])
  await user.click(await screen.findByRole('button', { name: 'Compare' }, SLOW))
  const change = within(await screen.findByRole('region', { name: 'Change in Moisture' }))
  expect(await change.findByRole('link', { name: /Last evening/ }, SLOW)).toBeVisible()
})

it('F2 what is booked on a pitch this morning is known where the day began before it did by UTC', async () => {
  const morning = {
    id: 'early',
    name: 'Early training',
    kind: 'training',
    pitchId: 'stadium',
    startDate: '2026-04-13T21:00:00',
    endDate: '2026-04-13T23:30:00',
  }
  server.use(
    http.get('*/api/companies/get_company', () =>
      HttpResponse.json({ ...riverside.company, timeZone: 'Australia/Sydney' }),
    ),
    http.get('*/api/events', ({ request }) => {
      const { searchParams } = new URL(request.url)
      return HttpResponse.json((searchParams.get('start_date') ?? '') < '2026-04-14' ? [morning] : [])
    }),
  )
  // Half past eight in the morning of the 14th.
  await openApp('/dashboard/pitches', { as: 'marta', now: '2026-04-13T22:30:00Z' })
  expect(await screen.findByText(/Early training/, undefined, SLOW)).toBeVisible()
})

it('B16 in the pack of one pitch what was sprayed on it has the batch that was delivered to the shed', async () => {
  const wetter = { id: 'wetter-aqua-90', rate: 10, rateUnit: 'l/ha', quantity: 7 }
  const { user } = await visit(
    '/dashboard/reports?report=use&from=2026-04-10&to=2026-04-13&reader=auditor&pitches=stadium',
    [
      {
        name: 'Delivery',
        activityName: 'restock',
        startDate: '2026-04-11T14:00:00',
        pitchIds: [],
        fields: [
          { key: 'product', value: [wetter] },
          { key: 'batch', value: 'W-2604' },
        ],
      },
      {
        name: 'Wetting',
        activityName: 'spraying',
        startDate: '2026-04-12T14:00:00',
        fields: [{ key: 'product', value: [wetter] }],
      },
    ],
  )
  const { text } = await packed(user)
  const [head = [], row = []] = readCsv(text('spray-register/spray-register.csv'))
  expect(row[head.indexOf('Batch')]).toBe('W-2604')
  expect(text('activities/activities.json')).not.toContain('Delivery')
})
