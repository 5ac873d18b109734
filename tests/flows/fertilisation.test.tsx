import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onScreen, PHONE } from '../support/onScreen'
import { openApp, server } from '../support/openApp'
import { sheet } from '../support/workSheet'

const PAGE = '/dashboard/pitches/stadium/fertilisation'
const open = async (path = PAGE, as: 'marta' | 'rachel' | 'office' = 'marta') => {
  const app = await openApp(path, { as })
  await screen.findByRole('heading', { level: 1, name: /Fertilisation$/ }, { timeout: 30_000 })
  return app
}
const page = () => within(screen.getByRole('main'))
const months = () => page().findByRole('region', { name: 'Table of nutrients' })

type Sent = { method: string; path: string; body: Record<string, unknown> }
let sent: Sent[] = []
let asked: string[] = []
beforeEach(() => {
  sent = []
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '')
    if (request.method === 'GET') asked.push(path)
    else if (!path.endsWith('/token'))
      void request
        .clone()
        .text()
        .then((text) => sent.push({ method: request.method, path, body: text ? JSON.parse(text) : {} }))
  })
})

describe('the season of a pitch', () => {
  it('says what was used and planned, and how the months add up', async () => {
    await open()
    expect(
      await page().findByText(/g\/m² of nitrogen was used\. .* is planned\. No budget is set/),
    ).toBeVisible()
    expect(page().getByRole('link', { name: 'Back to the pitch' })).toHaveAttribute(
      'href',
      '/dashboard/pitches/stadium',
    )
    const table = await months()
    const column = (row: HTMLElement) => Number(within(row).getAllByRole('cell')[0]?.textContent)
    const rows = within(table).getAllByRole('row')
    const season = rows.find((row) => row.textContent.startsWith('Season 2026'))
    const fed = rows.slice(1, 13).map(column).filter(Number.isFinite)
    expect(season && column(season)).toBeCloseTo(
      fed.reduce((sum, n) => sum + n, 0),
      1,
    )
    expect(season && column(season)).toBeGreaterThan(0)
  })

  it('tells feeds as the pitch does: iron with a trace of nitrogen is none', async () => {
    await open()
    await page().findByText(/No budget is set/)
    const figure = (name: string) => screen.getByText(name).closest('div')
    await waitFor(() => expect(figure('Since the last feed')).toHaveTextContent('18 daysFri 27 Mar'))
    await waitFor(() => expect(figure('Next planned feed')).toHaveTextContent(/^Next planned feedFri 24 Apr/))
  })

  it('repeats the feed that it counts the days since', async () => {
    const { user } = await open()
    await user.click(await page().findByRole('link', { name: 'Repeat the last' }))
    const form = await sheet()
    expect(await form.findByRole('textbox', { name: 'Rate of Coated 18-0-9' })).toHaveValue('17')
    expect(form.queryByRole('textbox', { name: /^Rate of Iron/ })).toBeNull()
  })

  it('I5 names products and their rates in one order where text runs from the right', async () => {
    await openApp(PAGE, { as: 'marta', language: 'ar' })
    const [, mix] = await screen.findAllByRole(
      'link',
      { name: /Iron sulphate 6 %.* \+ .*Wetter Aqua 90/ },
      { timeout: 30_000 },
    )
    expect(mix?.textContent).toBe('\u2068Iron sulphate 6 %\u2069 + \u2068Wetter Aqua 90\u2069')
  })

  it('shows the same nitrogen in another unit, and remembers the unit', async () => {
    const { user } = await open()
    const used = async () => Number((await page().findByText(/nitrogen was used/)).textContent.split(/\s/)[0])
    const grams = await used()
    await user.click(await page().findByRole('radio', { name: 'kg/ha' }))
    expect(await used()).toBeCloseTo(grams * 10, 0)
    expect(localStorage.getItem('sward.nitrogenUnit')).toBe('kg/ha')
  })

  it('takes a budget, warns above it, and gives the old one back', async () => {
    const { user } = await open()
    await user.click(await page().findByRole('button', { name: 'Budget and limits' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /Nitrogen for this pitch/ }), '1,5')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByRole('main', {}, { timeout: 30_000 })
    expect(await page().findByText(/above the budget\./)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await page().findByText(/No budget is set for 2026\./)).toBeVisible()
  })

  it('F4 asks for a budget with no more decimals than the page tells it with', async () => {
    const { user } = await open()
    const budget = async () => {
      await user.click(await page().findByRole('button', { name: 'Budget and limits' }))
      return screen.findByRole('textbox', { name: /Nitrogen for this pitch/ })
    }
    await user.type(await budget(), '20')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('main', {}, { timeout: 30_000 })
    await user.click(await page().findByRole('radio', { name: /^lb/ }))
    expect(await budget()).toHaveValue('4.1')
  })

  it('U4 asks before Escape loses the budget that was typed', async () => {
    const { user } = await open()
    await user.click(await page().findByRole('button', { name: 'Budget and limits' }))
    const budget = await screen.findByRole('textbox', { name: /Nitrogen for this pitch/ })
    await user.clear(budget)
    await user.type(budget, '1,5')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    expect(budget).toHaveValue('1.5')
  })

  it('keeps on a phone what is seldom pressed in a menu, beside the press that plans', async () => {
    onScreen(PHONE)
    const { user } = await open()
    const plan = await page().findByRole('button', { name: 'Plan a feed' })
    expect(page().queryByRole('button', { name: 'Export' })).toBeNull()
    await user.click(within(plan.parentElement as HTMLElement).getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Repeat the last' })).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Budget and limits' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('is another one by its year', async () => {
    await open(`${PAGE}?season=2025`)
    expect(await page().findByText(/No budget is set for 2025\./)).toBeVisible()
    expect(page().queryByRole('button', { name: 'Plan a feed' })).not.toBeInTheDocument()
  })
})

describe('the history', () => {
  it('is parted by month until another order is chosen', async () => {
    const { user } = await open()
    const list = await page().findByRole('region', { name: 'Table of feeds' })
    expect(within(list).getAllByText(/2026: .* N$/).length).toBeGreaterThan(1)
    await user.click(page().getByRole('button', { name: /Order/ }))
    await user.click(await screen.findByRole('option', { name: 'Most nitrogen first' }))
    await waitFor(() => expect(within(list).queryByText(/2026: .* N$/)).not.toBeInTheDocument())
  })

  it('F32 tells for the parts of a mix what the shed takes off its shelves, and for the whole pitch its own area', async () => {
    await open()
    const list = await page().findByRole('region', { name: 'Table of feeds' })
    const row = (name: RegExp) => within(list).getAllByRole('row', { name })[0]
    await waitFor(() => expect(row(/Growth regulator trinexapac/)).toHaveTextContent('1.1 L + 7.1 L'))
    expect(row(/Coated 18-0-9/)).toHaveTextContent('7,140 m²121.4 kg')
  })

  it('X5 each chart is read as a table and goes into a file', async () => {
    const files: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    const { user } = await open()
    for (const [title, file] of [
      ['Nitrogen by month', /^Month,Applied \(g\/m²\),Planned \(g\/m²\),Need of the turf/],
      ['Nitrogen to the end of the season', /^Date,Applied \(g\/m²\),Planned/],
    ] as const) {
      const part = within(await page().findByRole('region', { name: title }))
      await user.click(await part.findByRole('button', { name: 'Show as table' }))
      const rows = within(part.getByRole('table', { name: title })).getAllByRole('row')
      expect(rows.length).toBeGreaterThan(12)
      await user.click(part.getByRole('button', { name: 'Save as CSV' }))
      expect((await files.at(-1)?.text())?.replace(/^\uFEFF/, '')).toMatch(file)
    }
    spy.mockRestore()
  })

  it('X5 goes into a file that no spreadsheet runs', async () => {
    server.use(
      http.get('*/api/supplies', () =>
        HttpResponse.json([
          {
            id: 'evil',
            name: '=HYPERLINK("x")',
            available: 1,
            action: { unit: 'kg' },
            analysis: { n: 10, p: 0, k: 0 },
          },
        ]),
      ),
      http.get('*/api/fertilization/history', () =>
        HttpResponse.json([
          {
            id: '1',
            date: '2026-03-02',
            pitchId: 'stadium',
            products: [{ id: 'evil', rate: 20, rateUnit: 'g/m2' }],
            n: 20,
          },
        ]),
      ),
    )
    let file: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await open()
    await user.click(await page().findByRole('button', { name: 'Export' }))
    const text = (await file?.text()) ?? ''
    expect(text).toContain(`2026-03-02,"'=HYPERLINK(""x"")",10-0-0,`)
    // Magnesium and iron that no label states stay empty.
    expect(text).toMatch(/,2,0,0,,\r\n$/)
  })

  it('says so where nothing was fed, and where nothing can be known', async () => {
    server.use(
      http.get('*/api/fertilization/history', () => HttpResponse.json([])),
      http.get('*/api/pitches/*/growth/nitrogen-usage', () => HttpResponse.json([])),
      http.get('*/api/pitches/*/growth', () => HttpResponse.json([])),
    )
    await open()
    expect(await page().findByText('Nothing was fed in 2026.')).toBeVisible()
    expect(await page().findByText('What the turf asks for is unknown.')).toBeVisible()
    expect(page().getByText('No feed yet')).toBeVisible()
  })

  it('knows the need from growth potentials where the backend sends no need', async () => {
    server.use(http.get('*/api/pitches/*/growth/nitrogen-usage', () => HttpResponse.json([])))
    await open()
    expect(await page().findByText(/The turf will ask for \d/)).toBeVisible()
  })

  it('calls a fortnight unknown whose need is, and says nothing of running short', async () => {
    server.use(
      http.get('*/api/pitches/*/growth', () => HttpResponse.json([])),
      http.get('*/api/pitches/*/growth/nitrogen-usage', () =>
        HttpResponse.json(
          ['2026-04-14', '2026-04-15'].map((date) => ({ date, demand: 0.01, applied: 0, balance: 0 })),
        ),
      ),
    )
    await open()
    expect(
      await page().findByText(/On some days what the turf asks for is unknown and counts as nothing\./),
    ).toBeVisible()
    expect(page().queryByText(/It does not run short/)).toBeNull()
    const late = within(page().getByRole('table', { name: 'Nitrogen by fortnight' }))
      .getAllByRole('row')
      .at(-1)
    expect(late).toHaveTextContent(/Unknown.*Unknown.*Unknown/)
    expect(late).not.toHaveTextContent('Enough')
    expect(page().getByRole('row', { name: /^December/ })).toHaveTextContent('Unknown')
  })

  it('tells what failed and asks again', async () => {
    server.use(
      http.get('*/api/fertilization/history', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const { user } = await open()
    await user.click(await page().findByRole('button', { name: 'Try again' }))
    expect(await page().findByText(/of nitrogen was used/)).toBeVisible()
  })

  it('takes what is planned for unknown, never for none, where the work could not be read', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json({}, { status: 500 })))
    await open()
    expect(await page().findByText(/How much is planned is unknown\./)).toBeVisible()
    const december = await page().findByRole('row', { name: /^December/ })
    await waitFor(() => expect(within(december).getAllByRole('cell').at(-2)).toHaveTextContent('Unknown'))
  })
})

describe('planning', () => {
  it('reckons the product of an area and opens the work sheet with it', async () => {
    const { user, router } = await open()
    await user.click(await page().findByRole('button', { name: 'Plan a feed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Plan a feed' })
    await user.click(await within(dialog).findByRole('button', { name: /Product/ }))
    await user.click(await screen.findByRole('option', { name: /Coated 18-0-9/ }))
    const rate = within(dialog).getByRole('textbox', { name: /^Rate/ })
    await user.clear(rate)
    await user.type(rate, '20')
    const area = within(dialog).getByRole('textbox', { name: /^Area/ })
    await user.clear(area)
    await user.type(area, '5000')
    expect(within(dialog).getByText('Amount').nextSibling).toHaveTextContent('100 kg')
    expect(within(dialog).getByText('N').nextSibling).toHaveTextContent('3.6 g/m²')
    await user.click(within(dialog).getByRole('button', { name: 'Open the work sheet' }))
    const query = new URLSearchParams(router.state.location.search)
    expect([query.get('type'), query.get('pitch'), query.get('rate')]).toEqual([
      'spreading',
      'stadium',
      '20 g/m2',
    ])
    expect(await screen.findByDisplayValue('20', {}, { timeout: 30_000 })).toBeVisible()
    expect(query.get('area')).toBe('0.5')
  })

  it('offers the last feed again, also when the products come after it was asked for', async () => {
    const shelves = Promise.withResolvers<undefined>()
    server.use(http.get('*/api/supplies', () => shelves.promise))
    const { user } = await open()
    await user.click(await page().findByRole('button', { name: 'Plan a feed' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a feed' }))
    expect(dialog.getByText('The list of supplies has not been loaded yet.')).toBeVisible()
    shelves.resolve(undefined)
    expect(await dialog.findByRole('button', { name: 'Open the work sheet' })).toBeVisible()
    expect(dialog.getByRole('button', { name: /Product/ })).toHaveAccessibleName(/^Coated 18-0-9/)
  })

  it('copies what another pitch has planned after showing it, and takes it back', async () => {
    const { user } = await open('/dashboard/pitches/training-2/fertilisation')
    await user.click(await page().findByRole('button', { name: 'Copy a programme' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy a programme' })
    expect(sent).toEqual([])
    const confirm = await within(dialog).findByRole('button', { name: /^Plan [1-9]\d* feed/ })
    const count = Number(confirm.textContent.match(/\d+/)?.[0])
    expect(count).toBeGreaterThan(0)
    await user.click(confirm)
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(count))
    for (const { body } of sent) expect(body).toMatchObject({ status: 'planned', pitchIds: ['training-2'] })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(count))
  })

  it('O2 a programme that was copied is not told as planned while it waits on the device', async () => {
    server.use(http.post('*/api/activities', () => HttpResponse.error()))
    const { user } = await open('/dashboard/pitches/training-2/fertilisation')
    await user.click(await page().findByRole('button', { name: 'Copy a programme' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a programme' }))
    await user.click(await dialog.findByRole('button', { name: /^Plan [1-9]\d* feed/ }))
    expect(await screen.findByText(/^\d+ feeds? w(as|ere) planned\. Not sent yet\.$/)).toBeVisible()
  })

  it('A8 a league admin reads, writes nothing, and asks for no supplies', async () => {
    await open('/dashboard/pitches/al-nakheel-stadium/fertilisation', 'office')
    expect(await page().findByText(/How much is planned is unknown\./, {}, { timeout: 30_000 })).toBeVisible()
    for (const name of ['Plan a feed', 'Copy a programme', 'Budget and limits'])
      expect(page().queryByRole('button', { name })).not.toBeInTheDocument()
    expect(page().queryByRole('heading', { name: 'In stock of these products' })).not.toBeInTheDocument()
    expect(asked.filter((path) => /supplies|cocktails|equipment/.test(path))).toEqual([])
  })
})
