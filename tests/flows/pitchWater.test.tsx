import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readWorkSheet } from '@/domain/addresses'
import { openApp, server } from '../support/openApp'

const WATER = '/dashboard/pitches/stadium?tab=water'
/** A dry week in May: 6 mm below full, and no rain to speak of after tomorrow's. */
const IN_MAY = '2026-05-20T05:31:00Z'

const region = (name: string) => screen.findByRole('region', { name })
const gone = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })

describe('the water balance of a pitch', () => {
  it('F28 says how much is missing and by when to water, and plans it with the amount', async () => {
    const { user } = await openApp(WATER, { as: 'marta', now: IN_MAY })
    const balance = await region('Water balance')
    expect(await within(balance).findByText('6 mm below full; water 9 mm by Monday.')).toBeVisible()
    expect(within(balance).getByText(/Estimated: root zone of sand, 150 mm deep/)).toBeVisible()
    await user.click(within(balance).getByRole('link', { name: /^Plan 9\smm of irrigation$/ }))
    expect(readWorkSheet(location.search)).toMatchObject({
      kind: 'new',
      type: 'irrigation',
      pitchId: 'stadium',
      day: '2026-05-25',
      amount: 9,
      sectionIds: ['stadium-centre'],
    })
  })

  it('F28 waits for rain that fills what is gone', async () => {
    await openApp(WATER, { as: 'marta' })
    const balance = await region('Water balance')
    expect(
      await within(balance).findByText('9 mm below full; wait, because 27 mm of rain follow by Thursday.'),
    ).toBeVisible()
    expect(within(balance).queryByRole('link', { name: /irrigation/ })).not.toBeInTheDocument()
  })

  it('F28 goes from section to section where the whole pitch is looked at', async () => {
    const { user } = await openApp(WATER, { as: 'marta' })
    await user.click(await screen.findByRole('radio', { name: 'North' }))
    expect(await screen.findByRole('figure', { name: 'Water balance of North' })).toBeVisible()
  })

  it('F28 the club may know better when its pitch wants water', async () => {
    const { user } = await openApp(WATER, { as: 'marta', now: IN_MAY })
    const balance = await region('Water balance')
    await user.click(await within(balance).findByRole('button', { name: 'Change the refill line' }))
    const field = await screen.findByRole('textbox', { name: 'Water from so much below full' })
    await user.clear(field)
    await user.type(field, '5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await within(balance).findByText(/^6 mm below full; .* today\.$|^6 mm below full; wait/),
    ).toBeVisible()
    expect(within(balance).getByText(/as set here/)).toBeVisible()
  })
})

it('F26 the warmth since New Year is the same as on the page of growth', async () => {
  const { router } = await openApp(WATER, { as: 'marta' })
  const said = await within(await region('Growing degree days')).findByText(/since 1 January/)
  const sum = ({ textContent }: HTMLElement) => Number(/^\d+/.exec(textContent)?.[0])
  await act(() => router.navigate('/dashboard/pitches/stadium/growth'))
  const there = await screen.findByText(/since 1 Jan 2026/)
  // The server rounds each day's temperature; 1 January had 9 °C.
  expect(Math.abs(sum(there) - sum(said))).toBeLessThan(2)
})

describe('disease of a pitch', () => {
  it('F6 stands worst first, and a day opens what drives it, what helps and the work for it', async () => {
    const { user } = await openApp(WATER, { as: 'marta' })
    const disease = await region('Disease')
    expect(await within(disease).findByText('Microdochium patch is high today, 100 of 100.')).toBeVisible()
    const [, first] = within(within(disease).getByRole('table', { name: /Disease risk/ })).getAllByRole('row')
    expect(first).toHaveTextContent(/^Microdochium patch/)
    const day = within(disease).getByRole('button', {
      name: /^Microdochium patch, Wed 15 Apr: High, 100 of 100/,
    })
    await user.click(day)
    expect(day).toHaveAttribute('aria-expanded', 'true')
    expect((await within(disease).findByText('Leaf wet')).nextSibling).toHaveTextContent('12 h')
    expect(within(disease).getByText('Rainy days of the last six').nextSibling).toHaveTextContent('3')
    expect(within(disease).getByText(/Moderate from 2.0, high from 3.0/)).toBeVisible()
    expect(within(disease).getByText(/Take the dew off, give light and air/)).toBeVisible()
    expect(within(disease).getByRole('link', { name: 'Plan UV-C' })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=uvcLight.*pitch=stadium.*day=2026-04-15.*part=stadium-/),
    )
    await user.click(day)
    expect(within(disease).queryByText('Leaf wet')).not.toBeInTheDocument()
  })

  it('F6 says that the server sends the risk and not how it came about', async () => {
    const { user } = await openApp(WATER, { as: 'marta' })
    await user.click(within(await region('Disease')).getByRole('button', { name: /^What is this/ }))
    const note = within(await screen.findByRole('dialog', { name: 'Disease risk' }))
    expect(await note.findByText('not known: the server sends only the result')).toBeVisible()
    expect(note.getByText("the club's server")).toBeVisible()
  })

  it('F6 is of 100 as at home: in the table, its note, the chart and its rows', async () => {
    const { user } = await openApp(WATER, { as: 'marta' })
    const disease = within(await region('Disease'))
    expect(await disease.findByText(/From 0 to 100: moderate from 33, high from 67\./)).toBeVisible()
    expect(disease.getByRole('button', { name: /^Microdochium patch, Wed 15 Apr/ })).toHaveTextContent(
      /^100$/,
    )
    const chart = within(disease.getByRole('figure', { name: 'Disease risk of Centre' }))
    expect(chart.getByText(/^Microdochium patch is highest, 100 of 100 on /)).toBeVisible()
    await user.click(chart.getByRole('button', { name: 'Show as table' }))
    expect(chart.getAllByRole('cell', { name: '100' })[0]).toBeVisible()
  })

  it('F6 names the diseases that no model covers', async () => {
    await openApp(WATER, { as: 'marta' })
    expect(
      await within(await region('Disease')).findByText(/No risk is known for: Red thread\./),
    ).toBeVisible()
  })
})

describe('the weather of a pitch', () => {
  it('F1 lists ten days with evapotranspiration and the hours for spraying', async () => {
    await openApp(WATER, { as: 'marta' })
    const table = await screen.findByRole('table', { name: 'The next days' })
    const [, today, tomorrow, ...others] = within(table).getAllByRole('row')
    expect(today).toHaveTextContent(/^Tue 14.*none$/)
    expect(tomorrow).toHaveTextContent(/^Wed 15.*22\.2.*with care$/)
    expect(others).toHaveLength(8)
  })
})

describe('last year beside this one', () => {
  it('F28 comes when it is wanted: in the chart, in its table and with the work on the pitch', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(request.url))
    const { user } = await openApp(WATER, { as: 'marta' })
    const chart = within(await screen.findByRole('figure', { name: 'Water balance of Centre' }))
    const before = () => asked.filter((url) => /evapotranspiration.*start_date=2025-03-15/.test(url))
    expect(before()).toHaveLength(0)
    await user.click(chart.getByRole('button', { name: 'Show last year' }))
    await waitFor(() => expect(before()).toHaveLength(1))
    await user.click(chart.getByRole('button', { name: 'Show as table' }))
    const table = within(chart.getByRole('table'))
    const heads = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await waitFor(() => expect(heads().join()).toMatch(/below full.*, last year.*rain.*, last year/i))
    expect(heads()).toEqual(expect.arrayContaining(['water', 'cut', 'feed']))
    expect((await table.findAllByText('once')).length).toBeGreaterThan(3)
    await user.click(chart.getByRole('button', { name: 'Hide last year' }))
    expect(heads().join()).not.toMatch(/last year/)
  })

  it('F6 says so where nothing is known of it', async () => {
    const { user } = await openApp(WATER, { as: 'marta' })
    const chart = within(await screen.findByRole('figure', { name: 'Disease risk of Centre' }))
    server.use(http.get('*/disease_risks/daily', () => HttpResponse.json([])))
    await user.click(chart.getByRole('button', { name: 'Show last year' }))
    expect(await chart.findByText('Nothing is known of last year.')).toBeVisible()
    await user.click(chart.getByRole('button', { name: 'Hide last year' }))
    expect(chart.queryByText('Nothing is known of last year.')).not.toBeInTheDocument()
  })
})

describe('what is not there', () => {
  it('a section that the backend knows nothing of: the others of the page stay', async () => {
    server.use(
      http.get('*/evapotranspiration/daily', () => HttpResponse.json([])),
      http.get('*/disease_risks/daily', gone),
    )
    await openApp(WATER, { as: 'marta' })
    expect(
      await within(await region('Water balance')).findByText(
        'The server has no water balance of this section.',
      ),
    ).toBeVisible()
    expect(await within(await region('Disease')).findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await screen.findByRole('table', { name: 'The next days' })).toBeVisible()
  })

  it('a pitch without sections says so and still has its weather', async () => {
    server.use(http.get('*/api/sections', () => HttpResponse.json([])))
    await openApp(WATER, { as: 'marta' })
    expect(await screen.findByText('This pitch is not divided into sections.')).toBeVisible()
    expect(await screen.findByRole('table', { name: 'The next days' })).toBeVisible()
  })

  it('H1 a backend that sends nothing but ET0: the balance is worked out here and said so', async () => {
    server.use(
      http.get('*/evapotranspiration/daily', () =>
        HttpResponse.json(
          Array.from({ length: 10 }, (_, at) => ({
            date: `2026-04-${String(8 + at).padStart(2, '0')}`,
            et0: 3,
            rain: 0,
          })),
        ),
      ),
    )
    await openApp(WATER, { as: 'marta' })
    expect(
      await within(await region('Water balance')).findByText(/On 10 days the server sent no deficit/),
    ).toBeVisible()
  })

  it('a league may look but not plan, and has no growth', async () => {
    const { user } = await openApp('/dashboard/pitches', { as: 'office' })
    await user.click(
      (await screen.findAllByRole('link', { name: /Stadium|Park|Ground|Arena/ }))[0] as HTMLElement,
    )
    await user.click(await screen.findByRole('tab', { name: 'Conditions' }))
    expect(await region('Weather of the pitch')).toBeVisible()
    const [day] = await within(await region('Disease')).findAllByRole('button', {
      name: /Show what drives it/,
    })
    if (day) await user.click(day)
    expect(await screen.findByText('Leaf wet')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Plan/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Growing degree days' })).not.toBeInTheDocument()
  })
})
