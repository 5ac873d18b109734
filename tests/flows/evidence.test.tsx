import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCsv } from '@/domain/csv'
import { openApp, server } from '../support/openApp'

/** A pack is dozens of calls. */
const SLOW = { timeout: 40_000 }
const REPORT = '/dashboard/reports?report=use&from=2026-03-30&to=2026-04-13&reader=auditor'

/** What was handed over as a file. */
let saved: Blob[] = []
let paths: string[] = []
beforeEach(() => {
  saved = []
  paths = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname))
})

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', reject)
    reader.readAsArrayBuffer(blob)
  })
const savedText = async () => strFromU8(await bytesOf(saved.at(-1) ?? new Blob()))

const opened = async (press: string, title: string | RegExp, options: Parameters<typeof openApp>[1]) => {
  const app = await openApp(REPORT, options)
  await app.user.click(await screen.findByRole('button', { name: press }))
  return { ...app, window: await screen.findByRole('dialog', { name: title }) }
}
const pack = (options: Parameters<typeof openApp>[1] = { as: 'marta' }) =>
  opened('Evidence pack', 'Evidence pack', options)

describe('B16 the evidence pack', () => {
  it('is made of the days of the report, with every part in three forms and a hash of each file', async () => {
    const { user, window } = await pack()
    const make = await within(window).findByRole('button', { name: 'Make the pack' })
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    expect(
      await within(window).findByText(/sward-evidence-2026-03-30-2026-04-13\.zip is ready/, undefined, SLOW),
    ).toBeVisible()
    await user.click(within(window).getByRole('button', { name: 'Download' }))
    const files = unzipSync(await bytesOf(saved.at(-1) ?? new Blob()))
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
    const listed = text('hashes.txt').trimEnd().split('\n')
    expect(listed).toHaveLength(Object.keys(files).length - 1)
    const [head = [], ...sprays] = readCsv(text('spray-register/spray-register.csv'))
    expect(head).toEqual(expect.arrayContaining(['Product', 'Registration number', 'Operator', 'Nozzle']))
    expect(sprays.length).toBeGreaterThan(0)
    expect(sprays[0]?.[head.indexOf('Product')]).toBeTruthy()
    const work = JSON.parse(text('activities/activities.json')) as { startDate: string }[]
    expect(work.length).toBeGreaterThan(20)
    expect(work.every(({ startDate }) => startDate >= '2026-03-29' && startDate < '2026-04-14')).toBe(true)
    const [, ...said] = readCsv(text('feedback/feedback.csv'))
    expect(said.length).toBeGreaterThan(0)
    expect(text('index.html')).toContain('Everything that was asked for is in this pack.')
  })

  it('says what could not be loaded, in the window and in the pack, and can try again', async () => {
    const { user, window } = await pack()
    let broken = true
    server.use(
      http.get('*/api/pitches/:id/v2/field-measurements', () =>
        broken ? HttpResponse.json({ detail: 'No.' }, { status: 403 }) : undefined,
      ),
    )
    const make = await within(window).findByRole('button', { name: 'Make the pack' })
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    const [missing] = await within(window).findAllByText(
      /^Measurements of .+ could not be loaded\.$/,
      undefined,
      SLOW,
    )
    expect(missing).toBeVisible()
    await user.click(within(window).getByRole('button', { name: 'Download' }))
    const first = unzipSync(await bytesOf(saved.at(-1) ?? new Blob()))
    for (const path of ['index.html', 'measurements/index.html', 'manifest.json'])
      expect(strFromU8(first[path] ?? new Uint8Array())).toContain(missing?.textContent)
    broken = false
    await user.click(within(window).getByRole('button', { name: 'Try again' }))
    await within(window).findByText(/is ready/, undefined, SLOW)
    expect(within(window).queryByText(/could not be loaded/)).not.toBeInTheDocument()
  })

  it('asks a company without a store for none of it', async () => {
    const { user, window } = await pack({ as: 'office' })
    expect(within(window).queryByRole('checkbox', { name: 'Supplies' })).not.toBeInTheDocument()
    expect(within(window).queryByRole('checkbox', { name: 'Equipment' })).not.toBeInTheDocument()
    const make = await within(window).findByRole('button', { name: 'Make the pack' })
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    await within(window).findByText(/is ready/, undefined, SLOW)
    expect(paths.filter((path) => /equipment|supplies|cocktails/.test(path))).toEqual([])
  })

  it('is stopped by its button, and nothing is kept', async () => {
    const { user, window } = await pack()
    let letGo: () => void = () => undefined
    server.use(
      http.get('*/api/activities', async () => {
        await new Promise<void>((resolve) => (letGo = resolve))
        return HttpResponse.json([])
      }),
    )
    const make = await within(window).findByRole('button', { name: 'Make the pack' })
    await waitFor(() => expect(make).toBeEnabled())
    await user.click(make)
    expect(await within(window).findByRole('progressbar', { name: 'Progress of the pack' })).toBeVisible()
    await user.click(within(window).getByRole('button', { name: 'Stop' }))
    expect(await within(window).findByText('Stopped. Nothing was kept.')).toBeVisible()
    letGo()
    expect(within(window).getByRole('button', { name: 'Make the pack' })).toBeEnabled()
    expect(saved).toEqual([])
  })
})

describe('B17 the season handover', () => {
  it('tells rhythm, problems, settings and machines in headings and whole sentences, to print or to keep', async () => {
    const { user, window } = await opened('Season handover', /^Handover of the ground/, { as: 'marta' })
    for (const heading of [
      'Open problems',
      'How often what is done',
      'Products that moved readings',
      "The club's own target bands",
      'The days before a match',
      'Certificates',
    ])
      expect(within(window).getByRole('heading', { name: heading })).toBeVisible()
    expect(within(window).getByText(/^Line paint, blue: −3 L, check count\.$/)).toBeVisible()
    expect(within(window).getByText(/^Moss control expired on /)).toBeVisible()
    expect(within(window).queryByText(/^Line paint, blue runs short/)).toBeNull()
    expect(within(window).getAllByRole('cell', { name: 'Mowing' })[0]).toBeVisible()
    expect(within(window).getByText('The club follows the usual countdown of the app.')).toBeVisible()

    // What only scatters is counted, and shown to who looks for it; no change is said to go up or down by nothing.
    await user.click(
      within(window).getByText(
        /^\d+ comparisons of a product with a reading stayed within the usual scatter\.$/,
      ),
    )
    expect(within(window).getAllByRole('cell', { name: /^\d+ uses, \d+ readings$/ })[0]).toBeVisible()
    expect(within(window).queryByRole('cell', { name: /^[+\u2212]0(?![.\d])/ })).toBeNull()

    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await user.click(within(window).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(within(window).getByRole('button', { name: /Markdown/ }))
    expect(await savedText()).toContain('## How often what is done')
    await user.click(within(window).getByRole('button', { name: /HTML/ }))
    expect(await savedText()).toContain('<html lang="en-GB" dir="ltr">')
    await user.click(within(window).getByRole('button', { name: "Download the browser's settings" }))
    expect(JSON.parse(await savedText())).toMatchObject({ format: 'sward-local-data' })
  })

  it('is written without what could not be loaded, and says so', async () => {
    server.use(http.get('*/api/equipment', () => HttpResponse.json({ detail: 'No.' }, { status: 403 })))
    const { window } = await opened('Season handover', /^Handover of the ground/, { as: 'marta' })
    expect(
      within(window).getByText('The equipment could not be loaded: services are missing from these notes.'),
    ).toBeVisible()
  })
})
