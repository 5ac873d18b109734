import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })

describe('panels of the home page', () => {
  it('F4 a suggestion is planned with one press: the work sheet is filled in', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const tray = await section('Suggestions')
    expect(await within(tray).findByText('UV-C light, Stadium')).toBeVisible()
    expect(within(tray).getAllByText('Disease risk stays high')[0]).toBeVisible()
    expect(within(tray).getAllByText(/20:00–22:30/)[0]).toBeVisible()
    await user.click(within(tray).getByRole('link', { name: 'Plan UV-C light, Stadium' }))
    await waitFor(() => expect(location.search).toContain('work=new'))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      type: 'uvcLight',
      pitch: 'stadium',
      day: '2026-04-14',
      time: '20:00',
    })
    const end = within(await screen.findByRole('group', { name: /^Ends?(?! on)\b/ }))
    expect(end.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-valuenow'))).toEqual([
      '22',
      '30',
    ])
  })

  it('F4 what is dismissed with a reason goes, and comes back when it is undone', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const tray = await section('Suggestions')
    await user.click(await within(tray).findByRole('button', { name: 'Not now: UV-C light, Stadium' }))
    await user.click(await screen.findByRole('menuitem', { name: 'It is not needed' }))
    expect(await screen.findByText('UV-C light, Stadium is dismissed.')).toBeVisible()
    await waitFor(() => expect(within(tray).queryByText('UV-C light, Stadium')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(tray).findByText('UV-C light, Stadium')).toBeVisible()
  })

  it('F4 to take one of two snoozes back leaves the other as it is', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const tray = await section('Suggestions')
    const presses = await within(tray).findAllByRole('button', { name: /^Not now: / })
    const [one, other] = presses.map(
      (press) => press.getAttribute('aria-label')?.replace('Not now: ', '') ?? '',
    )
    for (const name of [one, other]) {
      await user.click(await within(tray).findByRole('button', { name: `Not now: ${name}` }))
      await user.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement)
      await waitFor(() => expect(within(tray).queryByText(`${name}`)).not.toBeInTheDocument())
    }
    const said = screen.getByText(new RegExp(`^${one} .`)).parentElement as HTMLElement
    await user.click(within(said).getByRole('button', { name: 'Undo' }))
    expect(await within(tray).findByText(`${one}`)).toBeVisible()
    expect(within(tray).queryByText(`${other}`)).not.toBeInTheDocument()
  })

  it('F4 a pitch that wants no light is not advised to use it', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const tray = await section('Suggestions')
    await within(tray).findByText('UV-C light, Stadium')
    await user.click(within(tray).getByRole('button', { name: 'Preferences' }))
    await user.click(await screen.findByRole('switch', { name: 'UV-C light' }))
    await waitFor(() => expect(within(tray).queryByText('UV-C light, Stadium')).not.toBeInTheDocument())
  })

  it('F8 switches that are pressed quickly are written one after the other, the last with both', async () => {
    let letGo = () => {}
    const first = new Promise<void>((resolve) => (letGo = resolve))
    const sent: unknown[] = []
    server.use(
      http.put('*/api/pitches/*/preferences', async ({ request }) => {
        sent.push(((await request.json()) as { preferences: unknown }).preferences)
        if (sent.length === 1) await first
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(within(await section('Suggestions')).getByRole('button', { name: 'Preferences' }))
    const light = await screen.findByRole<HTMLInputElement>('switch', { name: 'UV-C light' })
    const spraying = screen.getByRole<HTMLInputElement>('switch', { name: 'Spraying' })
    const [lit, sprayed] = [light.checked, spraying.checked]
    await user.click(light)
    await user.click(spraying)
    await waitFor(() => expect(sent).toHaveLength(1))
    await new Promise(setImmediate)
    expect(sent).toHaveLength(1)
    letGo()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ uvcLight: !lit, spraying: !sprayed })
  })

  it('F8 a switch that is refused goes back, and is not written again with the next one', async () => {
    let letGo = () => {}
    const first = new Promise<void>((resolve) => (letGo = resolve))
    const sent: unknown[] = []
    server.use(
      http.put('*/api/pitches/*/preferences', async ({ request }) => {
        sent.push(((await request.json()) as { preferences: unknown }).preferences)
        if (sent.length > 1) return new HttpResponse(null, { status: 204 })
        await first
        return HttpResponse.json({ detail: 'Not this one.' }, { status: 400 })
      }),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(within(await section('Suggestions')).getByRole('button', { name: 'Preferences' }))
    const light = await screen.findByRole<HTMLInputElement>('switch', { name: 'UV-C light' })
    const spraying = screen.getByRole<HTMLInputElement>('switch', { name: 'Spraying' })
    const [lit, sprayed] = [light.checked, spraying.checked]
    await user.click(light)
    await user.click(spraying)
    letGo()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ uvcLight: lit, spraying: !sprayed })
    await waitFor(() => expect(light.checked).toBe(lit))
    expect(spraying.checked).toBe(!sprayed)
    expect(within(screen.getByRole('dialog')).getByText('Not this one.')).toBeVisible()
  })

  it('F8 a switch that is refused once its window is closed is told all the same', async () => {
    let letGo = () => {}
    const answered = new Promise<void>((resolve) => (letGo = resolve))
    server.use(
      http.put('*/api/pitches/*/preferences', async () => {
        await answered
        return HttpResponse.json({ detail: 'Not this one.' }, { status: 400 })
      }),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(within(await section('Suggestions')).getByRole('button', { name: 'Preferences' }))
    await user.click(await screen.findByRole('switch', { name: 'UV-C light' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    letGo()
    expect(await screen.findByText('Not this one.')).toBeVisible()
  })

  it('F6 each section has its risk as level and number; a press says what drives it', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const strip = await section('Disease risk')
    const cells = await within(strip).findAllByRole('button', {
      name: /^Centre, .*: (low|moderate|high), \d+ of 100$/,
    })
    expect(cells).toHaveLength(7)
    await user.click(cells[0] as HTMLElement)
    const drivers = await screen.findByRole('dialog')
    expect(await within(drivers).findByText('Humidity')).toBeVisible()
    expect(within(drivers).getByRole('link', { name: 'Water and disease of the pitch' })).toHaveAttribute(
      'href',
      '/dashboard/pitches/stadium?tab=water',
    )
  })

  it.each([
    ['/dashboard/home', 'Disease risk'],
    ['/dashboard/home', 'Stock'],
    ['/dashboard/home', 'Moisture and hardness'],
    ['/dashboard/pitches/stadium?tab=maintenance', 'Usual interval'],
    ['/dashboard/pitches/stadium?tab=trends&metric=soilMoisture', 'Moisture'],
    ['/dashboard/pitches/stadium?tab=sessions', 'Sessions'],
    ['/dashboard/pitches/stadium?tab=sunlight', 'Light per cell'],
    ['/dashboard/pitches/stadium?tab=sunlight', 'Lamp hours'],
    ['/dashboard/pitches/training-2?tab=wear', 'Load'],
    ['/dashboard/pitches/stadium/growth', 'Growing degree days'],
    ['/dashboard/storage?tab=movements', 'Movements'],
    ['/dashboard/pitches/stadium/growth', 'Growth today'],
    ['/dashboard/pitches/stadium/fertilisation', 'Nitrogen used'],
  ])('on %s it is said how old %s is', async (address, figure) => {
    const { user } = await openApp(address, { as: 'marta' })
    await user.click(
      await screen.findByRole('button', { name: `What is this? ${figure}` }, { timeout: 30_000 }),
    )
    const note = await screen.findByRole('dialog', { name: figure })
    expect(await within(note).findByText('As of', {}, { timeout: 30_000 })).toBeVisible()
  })

  it('F5 says what is on hand, needed and missing, and offers the restock', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const stock = await section('Stock')
    expect(await within(stock).findByText('Line paint, white')).toBeVisible()
    expect(within(stock).getByText(/12.L here, 100.L to come, 48.L needed, minimum 20.L/)).toBeVisible()
    expect(within(stock).getByText('covers the next 14 days')).toBeVisible()
    const restock = within(stock).getByRole('link', { name: 'Create restock for Line paint, white' })
    const under = Number.parseFloat(restock.parentElement?.textContent ?? '')
    await user.click(restock)
    // The form holds the product and what is missing of it; nothing of it is typed again.
    const amount = await screen.findByRole('textbox', { name: 'Amount of Line paint, white' })
    expect(Math.abs(Number.parseFloat((amount as HTMLInputElement).value) - under)).toBeLessThan(0.1)
  })

  it('F5 an empty shed covers nothing, on the panel and in the brief', async () => {
    server.use(
      ...['supplies', 'equipment', 'cocktails'].map((rows) =>
        http.get(`*/api/${rows}`, () => HttpResponse.json([])),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    expect(await within(await section('Stock')).findByText('Nothing is in stock yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(await brief.findByText(/job is late/)).toBeVisible()
    expect(screen.queryByText(/[Ss]tore|covers the/)).not.toBeInTheDocument()
  })

  it('F5 a shed of which nothing planned wants anything is not said to cover it', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json([])))
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const stock = within(await section('Stock'))
    expect(await stock.findByText('No work planned for the next 14 days uses any of it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(await brief.findByText(/job is late/)).toBeVisible()
    expect(screen.queryByText(/[Tt]he store covers|covers the/)).not.toBeInTheDocument()
  })

  it('F7 filters by pitch also where the backend has no list of people', async () => {
    server.use(http.get('*/api/users', () => HttpResponse.json({}, { status: 404 })))
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'All pitches, all work' }))
    await user.click(await screen.findByRole('button', { name: /Pitches$/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 3' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByText('1 filter on')).toBeVisible()
    // Why nobody can be chosen is said, and tried again.
    server.resetHandlers()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: /People$/ }))
    expect(await screen.findByRole('option', { name: 'Owen Price' })).toBeVisible()
  })

  it('F7 several pitches, families and people hold for every block, and are kept for the next visit', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const latest = await section('Latest')
    expect(await within(latest).findAllByRole('listitem')).toHaveLength(6)
    await user.click(await screen.findByRole('button', { name: 'All pitches, all work' }))
    await user.click(await screen.findByRole('button', { name: /Pitches$/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 3' }))
    await user.click(screen.getByRole('option', { name: 'Training 2' }))
    await user.keyboard('{Escape}')
    // The list gives the focus back a moment after it is gone; Escape is the filters' only then.
    const listGone = () =>
      waitFor(() => {
        expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
        expect(screen.getByRole('dialog', { name: 'Filters' }).contains(document.activeElement)).toBe(true)
      })
    await listGone()
    await user.click(await screen.findByRole('button', { name: /Work$/ }))
    await user.click(await screen.findByRole('option', { name: 'Cutting' }))
    await user.keyboard('{Escape}')
    await listGone()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: '2 filters on' })).toBeVisible()
    const cards = await section('Pitches')
    await waitFor(() => expect(within(cards).getAllByRole('heading', { level: 3 })).toHaveLength(2))
    expect(within(await section('Fixtures')).queryByText('First team training')).not.toBeInTheDocument()
    for (const row of within(latest).queryAllByRole('listitem'))
      expect(row).toHaveTextContent(/(Mowing|Verticutting|Grooming|Scarification), Training [23]/)
    const kept = decodeURIComponent(document.cookie)
    expect(kept).toContain('ground=training-3&ground=training-2')
    expect(kept).toContain('only=mowing')
    // One press shows everything again.
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(await screen.findByRole('button', { name: 'All pitches, all work' })).toBeVisible()
    expect(within(latest).getAllByRole('listitem')).toHaveLength(6)
    expect(document.cookie).not.toContain('ground')
  })

  it("F8 finds a person's latest work of four weeks, and says since when it knows whose it was", async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const latest = await section('Latest')
    expect(await within(latest).findAllByRole('listitem')).toHaveLength(6)
    expect(within(latest).queryByText(/^Whose work it was/)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'All pitches, all work' }))
    await user.click(await screen.findByRole('button', { name: /People$/ }))
    await user.click(await screen.findByRole('option', { name: 'Jonas Weber' }))
    expect(
      await within(latest).findByText(/^Whose work it was is known since .*17 Mar/, {}, { timeout: 30_000 }),
    ).toBeVisible()
    // The filters are still open over it.
    const rows = within(latest).getAllByRole('listitem', { hidden: true })
    expect(rows.some(({ textContent }) => /[1-6] Apr|\d Mar/.test(textContent))).toBe(true)
  })

  it('F2 a card tells means with their age and opens its pitch; without a measurement it says so', async () => {
    server.use(http.get('*/api/pitches/training-5/v2/field-measurements', () => HttpResponse.json([])))
    await openApp('/dashboard/home', { as: 'marta' })
    const cards = await section('Pitches')
    expect(await within(cards).findByRole('link', { name: 'Stadium' })).toHaveAttribute(
      'href',
      '/dashboard/pitches/stadium',
    )
    expect(await within(cards).findByRole('img', { name: /^Moisture 17.%, 16h old/ })).toBeVisible()
    expect(await within(cards).findAllByText('no reading')).toHaveLength(2)
  })

  it('puts a plan that cannot work and a disease among the problems', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    expect(await within(problems).findByText(/Topdress 30 t, Training 3/)).toHaveTextContent(/^Clash:/)
    expect(await within(problems).findByText(/Stadium, Centre/)).toHaveTextContent(/^Disease high:/)
    expect(within(problems).getAllByRole('listitem')).toHaveLength(5)
  })

  it('F37 a machine that is out of order is a problem without any job planned, and leads to the shed', async () => {
    server.use(
      http.get('*/api/equipment', () =>
        HttpResponse.json([{ id: 'spare', name: 'Spare mower', units: 1, available: 0, group: 'mower' }]),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    const all = await within(problems).findByRole('button', { name: /^Show all/ })
    await user.click(all)
    expect(await within(problems).findByText(/Spare mower/)).toHaveTextContent(/^Out of order:/)
    expect(within(problems).getByText('0 of 1 in working order')).toBeVisible()
    expect(within(problems).getByRole('link', { name: /^Look.*Spare mower/ })).toHaveAttribute(
      'href',
      '/dashboard/storage?tab=equipment&item=spare',
    )
  })

  it('F37 a fault with which a machine goes on working is a problem, in the words of who noted it', async () => {
    const at = '2026-04-13T15:00:00Z'
    server.use(
      http.get('*/api/equipment', () =>
        HttpResponse.json([{ id: 'spare', name: 'Spare mower', units: 1, available: 1, group: 'mower' }]),
      ),
      http.get('*/api/activities', () =>
        HttpResponse.json([
          {
            id: 'noted',
            activityName: 'maintenance',
            status: 'completed',
            startDate: at,
            endDate: at,
            fields: [
              { key: 'machine', value: [{ id: 'spare' }] },
              { key: 'fault', value: 'Oil drips from the reel' },
              { key: 'severity', value: 'minor' },
              { key: 'statusAfter', value: 'limited' },
            ],
          },
        ]),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    await user.click(await within(problems).findByRole('button', { name: /^Show all/ }))
    expect(await within(problems).findByText(/Spare mower/)).toHaveTextContent(/^Fault: Spare mower$/)
    expect(within(problems).getByText('Oil drips from the reel')).toBeVisible()
    expect(within(problems).getByRole('link', { name: /^Look.*Spare mower/ })).toBeVisible()
  })

  it('F2 a look at a hardness problem opens the board at the hardness', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    await user.click(await within(problems).findByRole('button', { name: /^Show all/ }))
    const looks = within(problems)
      .getAllByRole('link', { name: /^Look/ })
      .map((link) => link.getAttribute('href'))
    expect(looks.filter((to) => to?.includes('/pitches/'))).not.toHaveLength(0)
    for (const to of looks) expect(to).toMatch(/\?(metric=(soilMoisture|hardness)|tab=equipment)/)
  })

  it('B14 tells the day in eight sentences, to be copied', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Brief' }))
    const brief = await screen.findByRole('dialog', { name: 'Brief for Tuesday 14 April' })
    const sentences = within(brief).getAllByRole('listitem')
    expect(sentences).toHaveLength(8)
    expect(await within(brief).findByText('One job is late: Divoting on Training 2.')).toBeVisible()
    await user.click(within(brief).getByRole('button', { name: 'Copy' }))
    expect(write).toHaveBeenCalledWith(expect.stringContaining('One job is late'))
  })

  it('B14 says the day of a match that is not today, and that nobody is due on a non-working day', async () => {
    const fixture = {
      id: 'sunday-match',
      name: 'v Northgate',
      kind: 'match',
      pitchId: 'stadium',
      startDate: '2026-04-18T14:00:00Z',
      endDate: '2026-04-18T16:00:00Z',
    }
    server.use(
      http.get('*/api/events', () => HttpResponse.json([fixture])),
      http.get('*/api/organizations/:id/non_working_days', () => HttpResponse.json([{ date: '2026-04-14' }])),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(await brief.findByText('Today is a non-working day.')).toBeVisible()
    expect(
      await brief.findByText('Nothing is played today. Next: v Northgate on Stadium (Sat 15:00).'),
    ).toBeVisible()
  })

  it('B14 names everybody who is off and works here', async () => {
    const ids = ['owen-price', 'priya-nair', 'tom-bellamy', 'samir-haddad', 'freya-lund', 'gone-long-ago']
    server.use(
      http.get('*/api/users/days_off', () =>
        HttpResponse.json(ids.map((user) => ({ user, date: '2026-04-14', leaveType: 'sick' }))),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(
      await brief.findByText(
        '5 people are off today: Freya Lund, Owen Price, Priya Nair, Samir Haddad and Tom Bellamy.',
      ),
    ).toBeVisible()
  })

  it('B14 names every pitch that a disease threatens alike, as the cards and the problems do', async () => {
    server.use(
      http.get('*/api/sections/:id/disease_risks/daily', () =>
        HttpResponse.json([{ date: '2026-04-14', diseaseId: 'microdochium', risk: 0.9, level: 'high' }]),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(
      await brief.findByText(/^The disease risk is high: [^(]* \(Stadium.* and Training \d\)\.$/),
    ).toBeVisible()
  })

  it('B14 names a second disease that threatens another pitch as much, in the same sentence', async () => {
    server.use(
      http.get('*/api/sections/:id/disease_risks/daily', ({ params }) =>
        HttpResponse.json([
          {
            date: '2026-04-14',
            diseaseId: String(params.id).startsWith('stadium') ? 'microdochium' : 'dollar-spot',
            risk: 0.9,
            level: 'high',
          },
        ]),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Brief' }))
    const brief = within(await screen.findByRole('dialog', { name: /^Brief for/ }))
    expect(
      await brief.findByText(
        /^The disease risk is high: [^(]* \(Stadium[^)]*\) and Dollar spot \(Training \d[^)]*\)\.$/,
      ),
    ).toBeVisible()
  })

  it('does not say that nothing is wrong where what may be wrong could not be loaded', async () => {
    const none = () => HttpResponse.json([])
    server.use(
      http.get('*/api/activities', none),
      http.get('*/api/equipment', none),
      http.get('*/api/supplies', none),
      http.get('*/api/pitches/:id/v2/field-measurements', none),
      http.get('*/api/sections/:id/disease_risks/daily', () => HttpResponse.json({}, { status: 500 })),
    )
    await openApp('/dashboard/home', { as: 'marta' })
    const problems = within(await section('Problems'))
    expect(
      await problems.findByText('There may be more problems: not everything could be loaded.'),
    ).toBeVisible()
    expect(problems.queryByText(/nothing is wrong/)).toBeNull()
  })

  it('one panel that fails says so alone', async () => {
    server.use(http.get('*/api/suggested-activities', () => HttpResponse.json({}, { status: 500 })))
    await openApp('/dashboard/home', { as: 'marta' })
    const tray = await section('Suggestions')
    expect(await within(tray).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await within(await section('Stock')).findByText('Line paint, white')).toBeVisible()
  })

  it('F9 of pitches that could not be read it is not said that they have no sections', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json({}, { status: 403 })))
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const strip = await section('Disease risk')
    const retry = await within(strip).findByRole('button', { name: 'Try again' })
    expect(within(strip).queryByText(/no sections/)).not.toBeInTheDocument()
    server.resetHandlers()
    await user.click(retry)
    expect(await within(strip).findByRole('table')).toBeVisible()
  })

  it('A7 who only measures has no disease, stock, filters or suggestions, and they are not asked for', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
    await openApp('/dashboard/home', { as: 'dana' })
    await within(await section('Pitches')).findAllByRole('heading', { level: 3 })
    await section('Latest')
    server.events.removeAllListeners()
    expect(
      screen.queryByRole('region', { name: /^(Suggestions|Disease risk|Stock)/ }),
    ).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Wall view' })).not.toBeInTheDocument()
    expect(asked.filter((path) => /suggested|disease|supplies|cocktails/.test(path))).toEqual([])
  })
})
