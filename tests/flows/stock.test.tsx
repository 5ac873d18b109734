import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const at = (query: string) => `/dashboard/storage?${query}`
const SLOW = { timeout: 30_000 }
const open = async (query: string, as: 'marta' | 'dana' = 'marta') => {
  const app = await openApp(at(query), { as })
  await screen.findByText('Storage', { selector: 'h1' }, SLOW)
  return app
}
const page = () => within(screen.getByRole('main'))
const counted = (name: string) => page().findByRole('textbox', { name: `Counted, ${name}` }, SLOW)
const rowOf = async (name: string) => {
  const row = (await counted(name)).closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error('no row')
  return row
}

type Sent = { method: string; path: string; body: Record<string, unknown> }
let sent: Sent[] = []
let asked: URL[] = []
beforeEach(() => {
  sent = []
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET') asked.push(url)
    else if (!url.pathname.endsWith('/token'))
      void request
        .clone()
        .text()
        .then((text) =>
          sent.push({
            method: request.method,
            path: url.pathname.replace(/^\/api/, ''),
            body: text ? JSON.parse(text) : {},
          }),
        )
  })
})

describe('what somebody has to see to in the shed', () => {
  it('stands above all tabs and leads to the row', async () => {
    const { user, router } = await open('tab=movements')
    const alerts = within(await page().findByRole('region', { name: 'To see to in the shed' }))
    expect(await alerts.findByRole('link', { name: /Moss control expired on 2 Mar/ })).toBeVisible()
    expect(alerts.getByRole('link', { name: /Triplex 2 service overdue/ })).toHaveAttribute(
      'href',
      '/dashboard/storage?tab=equipment&item=triplex-2',
    )
    await user.click(alerts.getByRole('link', { name: /Line paint, blue −3\sL, check count/ }))
    expect(router.state.location.search).toBe('?tab=supplies&item=line-paint-blue')
  })

  it('says in one line that nothing is wrong', async () => {
    server.use(
      http.get('*/api/supplies', () => HttpResponse.json([])),
      http.get('*/api/equipment', () => HttpResponse.json([])),
    )
    await open('tab=equipment')
    expect(await page().findByText(/Nothing in the shed is short/)).toBeVisible()
  })

  it('less than nothing on hand wants a count', async () => {
    server.use(
      http.get('*/api/supplies', () =>
        HttpResponse.json([{ id: 'p', name: 'Paint', available: -3, action: { unit: 'l' } }]),
      ),
    )
    await open('tab=equipment')
    expect(await page().findByRole('link', { name: /Paint −3\sL, check count/ })).toBeVisible()
  })

  it('a failure says so and can be tried again', async () => {
    server.use(http.get('*/api/supplies', () => new HttpResponse(null, { status: 500 })))
    await open('tab=equipment')
    const alerts = within(await page().findByRole('region', { name: 'To see to in the shed' }))
    expect(await alerts.findByRole('button', { name: 'Try again' }, SLOW)).toBeVisible()
  })
})

describe('a mix that is planned on a section, without an amount', () => {
  const SPRAYING = {
    id: 'spray-the-centre',
    activityName: 'spraying',
    status: 'planned',
    startDate: '2026-04-15T06:00:00Z',
    endDate: '2026-04-15T07:00:00Z',
    pitchIds: ['training-1'],
    sectionIds: ['training-1-centre'],
    userIds: [],
    fields: [{ key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] }],
  }
  const plan = () =>
    server.use(
      http.get('*/api/activities', () => HttpResponse.json([SPRAYING])),
      http.get('*/api/supplies', () =>
        HttpResponse.json([
          {
            id: 'wetter-aqua-90',
            name: 'Wetter Aqua 90',
            available: 1,
            action: { unit: 'l' },
            group: 'wettingAgent',
            activities: [],
          },
        ]),
      ),
    )

  it('F32 takes the same at home, in the alerts of the shed and among the products', async () => {
    // The centre is 0.2213 ha, and 10 l/ha of the mix is wetter; the whole pitch would take 7.14 l.
    plan()
    const { router } = await openApp('/dashboard/home', { as: 'marta' })
    const home = within(await screen.findByRole('region', { name: /^Stock/ }, SLOW))
    expect(await home.findByText(/^1.L here, 2\.2.L needed, short from/, {}, SLOW)).toBeVisible()
    expect(home.getByText(/^1\.2.L short/)).toBeVisible()

    await act(() => router.navigate(at('tab=supplies')))
    expect(await page().findByRole('link', { name: /Wetter Aqua 90 1\.2.L short/ }, SLOW)).toBeVisible()
    const product = await page().findByRole('link', { name: 'Wetter Aqua 90' }, SLOW)
    await waitFor(() =>
      expect(product.closest('[role="row"]')).toHaveTextContent(/On hand1.LReserved2\.2.LFree−1\.2.L/),
    )
  })

  it('F9 is not called enough before it is known how large the section is', async () => {
    plan()
    server.use(http.get('*/api/sections', () => new HttpResponse(null, { status: 500 })))
    const { user, router } = await openApp('/dashboard/home', { as: 'marta' })
    expect(await screen.findByRole('region', { name: /^My jobs/ }, SLOW)).toBeVisible()
    const home = within(await screen.findByRole('region', { name: /^Stock/ }, SLOW))
    const retry = await home.findByRole('button', { name: 'Try again' }, SLOW)
    expect(home.queryByText(/needed/)).toBeNull()
    server.resetHandlers()
    plan()
    await user.click(retry)
    expect(await home.findByText(/2\.2.L needed/, {}, SLOW)).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard/home')
  })
})

describe('what came in and went out', () => {
  it('is listed by day with the work that moved it, and says what is not recorded', async () => {
    const { user, router } = await open('tab=movements')
    expect(await page().findByText(/Corrections made by hand are not recorded/, {}, SLOW)).toBeVisible()
    const yesterday = within(await page().findByRole('region', { name: /^Yesterday\s*13 Apr$/ }, SLOW))
    expect(yesterday.getByText('−9 L')).toBeVisible()
    await user.click(yesterday.getByRole('link', { name: 'Line paint, white' }))
    expect(router.state.location.search).toContain('work=')
  })

  it('of one product, with what was left after each, and its sum', async () => {
    const { user, router } = await open('tab=movements')
    const sums = within(await page().findByRole('region', { name: 'By product' }, SLOW))
    await user.click(sums.getByRole('link', { name: 'Line paint, white' }))
    expect(router.state.location.search).toContain('product=line-paint-white')
    const yesterday = within(await page().findByRole('region', { name: /^Yesterday\s*13 Apr$/ }))
    expect(await yesterday.findByText('12 L left')).toBeVisible()
    expect(page().queryByText('Divot mix, green', { selector: 'bdi' })).toBeNull()
  })

  it('D4 asks for no more than 21 days at once, also for a year', async () => {
    await open('tab=movements&period=year')
    await page().findByRole('region', { name: 'By product' }, SLOW)
    const periods = asked.filter(({ pathname }) => pathname.endsWith('/activities'))
    expect(periods.length).toBeGreaterThan(15)
    for (const { searchParams } of periods) {
      const [from = '', to = ''] = ['start_date', 'end_date'].map((key) => searchParams.get(key) ?? '')
      expect((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 86_400_000).toBeLessThan(22)
    }
  })

  it('X5 as a file with numbers that a spreadsheet reads', async () => {
    const files: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    const { user } = await open('tab=movements&product=line-paint-white')
    await user.click(await page().findByRole('button', { name: 'Save as CSV' }, SLOW))
    const text = await files[0]?.text()
    expect(text).toContain('Day,Product,Amount,Unit,Work or reason,Pitch')
    expect(text).toMatch(/2026-04-13,"Line paint, white",-9,L,[^,]+,Training 1/)
    spy.mockRestore()
  })
})

describe('a stock-take', () => {
  it('F4 takes numbers as people type them and saves what differs with one press; undo takes it all back', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '487,5')
    await user.type(await counted('Seaweed extract'), '٤٠')
    await user.type(await counted('Potassium sulphate'), '150')
    expect(await rowOf('Calcium lime')).toHaveTextContent('−12.5 kg')
    expect(await rowOf('Potassium sulphate')).toHaveTextContent('as recorded')
    expect(page().getByText('3 counted, 2 to save')).toBeVisible()
    await user.click(page().getByRole('button', { name: 'Save 2 counts' }))
    expect(await screen.findByText('The stock of 2 products is put right.', {}, SLOW)).toBeVisible()
    expect(sent.map(({ method, path, body }) => [method, path, body['available']])).toEqual([
      ['PUT', '/supplies/calcium-lime', 487.5],
      ['PUT', '/supplies/seaweed-extract', 40],
    ])
    expect(await counted('Calcium lime')).toHaveValue('')
    await waitFor(async () => expect(await rowOf('Calcium lime')).toHaveTextContent('487.5 kg'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowOf('Calcium lime')).toHaveTextContent('500 kg'), SLOW)
    expect(sent.slice(2).map(({ body }) => body['available'])).toEqual([500, 45])
  })

  it('F2 takes no more than a shed can hold for a count', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '48700000000')
    await user.tab()
    expect(await counted('Calcium lime')).toHaveAccessibleDescription(/At most/)
    expect(page().getByText(/Numbers with an error are not saved/)).toBeVisible()
    expect(page().getByRole('button', { name: 'Save 0 counts' })).toBeDisabled()
  })

  it('is remembered with its reason, in this browser, among the movements', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    await user.click(await page().findByRole('button', { name: /Reason, Calcium lime/ }, SLOW))
    await user.click(await screen.findByRole('option', { name: 'Spilt' }))
    await user.click(page().getByRole('button', { name: 'Save 1 count' }))
    await screen.findByText('The stock of 1 product is put right.', {}, SLOW)
    await user.click(page().getByRole('tab', { name: 'Movements' }))
    const today = within(await page().findByRole('region', { name: /^Today\s*14 Apr$/ }, SLOW))
    expect(today.getByText(/Spilt, counted here, in this browser/)).toBeVisible()
    expect(today.getByText('−20 kg')).toBeVisible()
  })

  it('G1 is done with the keyboard alone: count, reason, the next count, save', async () => {
    const { user } = await open('tab=stock-take')
    ;(await counted('Calcium lime')).focus()
    await user.keyboard('480')
    await user.tab()
    expect(page().getByRole('button', { name: /Reason, Calcium lime/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Spilt' })
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(page().getByRole('button', { name: /Reason, Calcium lime/ })).toHaveFocus())
    expect(await rowOf('Calcium lime')).toHaveTextContent('Spilt')
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName(/^Counted, /)
    const save = page().getByRole('button', { name: 'Save 1 count' })
    for (let press = 0; press < 60 && document.activeElement !== save; press += 1) await user.tab()
    expect(save).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByText('The stock of 1 product is put right.', {}, SLOW)
    expect(sent.map(({ path, body }) => [path, body['available']])).toEqual([['/supplies/calcium-lime', 480]])
  })

  it('F9 says what somebody else changed meanwhile, and saves the others', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    await user.type(await counted('Seaweed extract'), '40')
    server.use(
      http.put(
        '*/api/supplies/calcium-lime',
        () =>
          HttpResponse.json(
            {
              detail: 'Somebody else was faster.',
              current: { id: 'calcium-lime', name: 'Calcium lime', available: 490, action: { unit: 'kg' } },
            },
            { status: 409 },
          ),
        { once: true },
      ),
    )
    await user.click(page().getByRole('button', { name: 'Save 2 counts' }))
    expect(await page().findByText(/1 count was not saved/, {}, SLOW)).toBeVisible()
    expect(await rowOf('Calcium lime')).toHaveTextContent(
      'Somebody changed it meanwhile: 490 kg on hand now.',
    )
    expect(await counted('Seaweed extract')).toHaveValue('')
    await user.click(page().getByRole('button', { name: 'Save 1 count' }))
    await waitFor(() => expect(sent.at(-1)?.body['available']).toBe(480))
    await waitFor(async () => expect(await rowOf('Calcium lime')).toHaveTextContent('480 kg'), SLOW)
  })

  it('O4 a count whose answer was lost is saved, and none is called unsaved that is', async () => {
    const { user, backend } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    await user.type(await counted('Seaweed extract'), '40')
    let asked = 0
    server.use(
      http.put('*/api/supplies/*', async ({ request }) => {
        const answer = await backend.fetch(request)
        asked += 1
        return asked === 1 ? HttpResponse.error() : answer
      }),
    )
    await user.click(page().getByRole('button', { name: 'Save 2 counts' }))
    expect(await screen.findByText('The stock of 2 products is put right.', {}, SLOW)).toBeVisible()
    expect(page().queryByText(/was not saved/)).not.toBeInTheDocument()
    expect(asked).toBe(2)
  })

  it('O4 a count whose answer was lost is not called unsaved any more once the list tells that it is there', async () => {
    const { user, backend } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    server.use(
      http.put('*/api/supplies/*', async ({ request }) => {
        await backend.fetch(request)
        return HttpResponse.error()
      }),
      http.get('*/api/supplies', () => HttpResponse.error()),
    )
    await user.click(page().getByRole('button', { name: 'Save 1 count' }))
    expect(await page().findByText(/1 count was not saved/, {}, SLOW)).toBeVisible()
    server.resetHandlers()
    act(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(page().queryByText(/was not saved/)).toBeNull(), SLOW)
    expect(await rowOf('Calcium lime')).toHaveTextContent('480 kg')
  })

  it('F4 a server that is busy is not asked for each row, and what was counted stays', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    await user.type(await counted('Seaweed extract'), '40')
    let asked = 0
    server.use(
      http.put('*/api/supplies/*', () => {
        asked += 1
        return HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '3600' } })
      }),
    )
    await user.click(page().getByRole('button', { name: 'Save 2 counts' }))
    expect(
      await page().findByText(/The server is busy\. Please try again after 07:31/, {}, SLOW),
    ).toBeVisible()
    expect(asked).toBe(1)
    expect(await counted('Calcium lime')).toHaveValue('480')
    expect(await counted('Seaweed extract')).toHaveValue('40')
    server.resetHandlers()
    await user.click(page().getByRole('button', { name: 'Save 2 counts' }))
    await waitFor(async () => expect(await counted('Seaweed extract')).toHaveValue(''), SLOW)
    expect(page().queryByText(/The server is busy/)).not.toBeInTheDocument()
  })

  it('what is no number or below nought is not saved', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '-5')
    await user.type(await counted('Seaweed extract'), 'many')
    await user.tab()
    expect(await rowOf('Seaweed extract')).toHaveTextContent('This is not a number.')
    expect(page().getByText(/Numbers with an error are not saved/)).toBeVisible()
    expect(page().getByRole('button', { name: 'Save 0 counts' })).toBeDisabled()
    expect(sent).toEqual([])
  })

  it('U1 keeps what was typed when another tab is opened in between', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Calcium lime'), '480')
    await user.click(page().getByRole('tab', { name: 'Equipment' }))
    await waitFor(() => expect(page().queryByText('Count the shelves', { exact: false })).toBeNull())
    await user.click(page().getByRole('tab', { name: 'Stock-take' }))
    expect(await counted('Calcium lime')).toHaveValue('480')
  })

  it('G1 leaves the keyboard at the shelves once all is saved', async () => {
    const { user } = await open('tab=stock-take')
    await user.type(await counted('Seaweed extract'), '44')
    const save = await page().findByRole('button', { name: 'Save 1 count' })
    save.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The stock of 1 product is put right.', {}, SLOW)).toBeVisible()
    await waitFor(() => expect(page().getByRole('tabpanel', { name: 'Stock-take' })).toHaveFocus())
  })

  it('has a sheet to print, which is never on screen', async () => {
    await open('tab=stock-take')
    await counted('Calcium lime')
    expect(document.querySelector('[data-count-sheet]')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    const sheet = document.querySelector<HTMLElement>('[data-count-sheet]')
    expect(sheet).toHaveTextContent('Counted by')
    expect(sheet && within(sheet).getByText('Bark mulch')).toBeTruthy()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('[data-count-sheet]')).toBeNull())
  })
})

it('a link to one shelf shows only that one', async () => {
  await open('tab=stock-take&item=bark-mulch')
  expect(await counted('Bark mulch')).toBeVisible()
  expect(page().queryByRole('textbox', { name: 'Counted, Calcium lime' })).toBeNull()
})

describe('how long a product lasts (B11)', () => {
  it('says cover, run-out and order-by, and which packs are cheapest', async () => {
    const { user } = await open('tab=supplies&item=line-paint-white')
    const part = within(await screen.findByRole('region', { name: /How long it lasts/ }, SLOW))
    const fact = (name: string) => part.findByText(name, { selector: 'dt' }, SLOW)
    expect((await fact('Order by')).nextSibling).toHaveTextContent(/Wed 6 May|Wed, 6 May/)
    await user.click(part.getByRole('button', { name: 'What is this? How long it lasts' }))
    expect(await screen.findByText(/Order by = day it runs out − delivery time\.$/)).toBeVisible()
    await user.keyboard('{Escape}')
    const lead = part.getByRole('textbox', { name: 'Delivery takes' })
    await user.clear(lead)
    await user.type(lead, '14')
    await user.tab()
    await waitFor(() =>
      expect(part.getByText('Order by', { selector: 'dt' }).nextSibling).toHaveTextContent(/29 Apr/),
    )
    await user.click(part.getByRole('button', { name: 'Add a pack' }))
    await user.type(part.getByRole('textbox', { name: 'Pack 1' }), '25')
    await user.type(part.getByRole('textbox', { name: 'Price of pack 1' }), '60')
    await user.tab()
    expect(await part.findByText(/^\d+ × 25 L$/)).toBeVisible()
    expect(part.getByText(/the cheapest list/)).toHaveTextContent('£')
    expect(sent).toEqual([])
    const [packs = 0] = part
      .getByText(/^\d+ × 25 L$/)
      .textContent.split(' ')
      .map(Number)
    await user.click(part.getByRole('link', { name: 'Plan a restock' }))
    expect(await screen.findByRole('textbox', { name: 'Amount of Line paint, white' })).toHaveValue(
      String(packs * 25),
    )
  })
})

it('F32 a delivery is not called short of what it brings', async () => {
  const { user } = await open('tab=supplies&item=line-paint-white')
  await user.click(await screen.findByRole('link', { name: 'Restock' }, SLOW))
  const amount = await screen.findByRole('textbox', { name: 'Amount of Line paint, white' }, SLOW)
  const sheet = within(amount.closest('form') as HTMLElement)
  expect(await sheet.findByText(/free/, {}, SLOW)).toBeVisible()
  expect(sheet.queryByText(/short$/)).toBeNull()
})

it('F31 a product leads to what came in and went out of it', async () => {
  const { user } = await open('tab=supplies&item=line-paint-white')
  const part = within(await screen.findByRole('region', { name: /How long it lasts/ }, SLOW))
  await user.click(await part.findByRole('link', { name: 'Movements' }, SLOW))
  expect(await page().findByText('12 L left', {}, SLOW)).toBeVisible()
  expect(page().queryByText('Divot mix, green', { selector: 'bdi' })).toBeNull()
})

it('M2 a club without products asks for none', async () => {
  await open('tab=equipment', 'dana')
  const alerts = await page().findByRole('region', { name: 'To see to in the shed' }, SLOW)
  await waitFor(() => expect(alerts).toHaveTextContent(/\w{4}/))
  expect(page().queryByRole('tab', { name: 'Stock-take' })).toBeNull()
  expect(asked.filter(({ pathname }) => /supplies|cocktails/.test(pathname))).toEqual([])
})

it('M2 a league asks for nothing of a shed', async () => {
  await openApp(at('tab=movements'), { as: 'office' })
  await waitFor(() => expect(asked.some(({ pathname }) => /compan/.test(pathname))).toBe(true), SLOW)
  await screen.findAllByRole('heading', {}, SLOW)
  expect(asked.filter(({ pathname }) => /supplies|cocktails|equipment/.test(pathname))).toEqual([])
})
