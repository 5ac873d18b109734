import { cleanup, act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'

/** The card of the next session, with its details open. */
async function firstCard(): Promise<HTMLElement> {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('no session')
  return card
}

const past = () => screen.findByRole('region', { name: 'The last two weeks' })
/** The last session that is over. */
const latest = async () =>
  within(await past()).getAllByRole('button', { name: /U18 training/ })[0] as HTMLElement
/** The field of its note, once it is open. */
const note = async () => within(await past()).findByLabelText('What was worn')

const session = {
  id: 'one',
  taskId: '1',
  activityName: 'match',
  name: 'v Stonebridge Albion',
  status: 'planned',
  startDate: '2026-04-14T10:00:00',
  endDate: '2026-04-14T15:00:00',
  fields: [],
  pitchIds: ['stadium'],
  teamId: 'first-team',
}

describe('kitman', () => {
  it('F40 sees kick-off, countdown, pitch and weather', async () => {
    await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(card).toHaveTextContent('10:30')
    expect(card).toHaveTextContent('First team training')
    expect(card).toHaveTextContent('in 3h 59m')
    expect(await within(card).findByText('Training 1, hybrid grass')).toBeVisible()
    expect(await within(card).findByText(/°C, .*wind .*km\/h/)).toBeVisible()
  })

  it('B15 sees the expected surface with range, age, confidence and reasons, marked as guidance', async () => {
    await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText('Dry · Medium firm')).toBeVisible()
    expect(await within(card).findByText('Moulded studs')).toBeVisible()
    expect(await within(card).findByText('Dry to moist')).toBeVisible()
    expect(within(card).getByText(/^about \d+\s%, between \d+ and \d+\s%$/)).toBeVisible()
    expect(within(card).getAllByText(/^Measured 6 days ago/)[0]).toBeVisible()
    expect(within(card).getByText('Medium confidence')).toBeVisible()
    expect(within(card).getByText(/^Moisture was 11\s% when it was measured/)).toBeVisible()
    expect(within(card).getByText(/^Sun, wind and grass take/)).toBeVisible()
    expect(within(card).getByText(/^A guide from readings and weather/)).toBeVisible()
  })

  it('B15 says that nothing is known where nothing was measured, and guesses no studs', async () => {
    server.use(http.get('*/api/pitches/:id/v2/field-measurements', () => HttpResponse.json([])))
    await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText(/^Unknown: nothing was measured here/)).toBeVisible()
    expect(within(card).queryByText('Studs')).toBeNull()
    expect(card).not.toHaveTextContent(/\b0\s%/)
  })

  it('B15 says that the forecast did not come, not that it ends before kick-off, and asks again', async () => {
    const failing = () => HttpResponse.json({}, { status: 500 })
    server.use(
      http.get('*/api/weather/:id', failing),
      http.get('*/api/sections/:id/evapotranspiration/daily', failing),
    )
    const { user } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText('Not yet known: the forecast could not be loaded.')).toBeVisible()
    server.resetHandlers()
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    expect(await within(card).findByText('Dry · Medium firm')).toBeVisible()
  })

  it('B15 does not say that the forecast ends before where it is the pitch that did not come', async () => {
    const failing = () => HttpResponse.json({}, { status: 500 })
    server.use(http.get('*/api/pitches', failing), http.get('*/api/sections', failing))
    const { user, backend } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText(/^The readings of this pitch could not be loaded/)).toBeVisible()
    expect(card).not.toHaveTextContent('the forecast does not reach')
    server.resetHandlers()
    const water = holdAnswers('get', '*/api/sections/:id/evapotranspiration/daily', (request) =>
      backend.fetch(request),
    )
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    await water.asked
    const line = await within(card).findByText('Dry · Medium firm')
    water.letGo()
    expect(await within(card).findByText(/of watering, done or planned/)).toBeVisible()
    expect(line).toBeVisible()
  })

  it('B15 offers no second try where the forecast is refused', async () => {
    const refused = () => HttpResponse.json({}, { status: 403 })
    server.use(
      http.get('*/api/weather/:id', refused),
      http.get('*/api/sections/:id/evapotranspiration/daily', refused),
    )
    await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText('Not yet known: the forecast could not be loaded.')).toBeVisible()
    expect(within(card).queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says of a pitch whose name did not come that it could not be loaded, not that nobody knows it', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText('Pitch could not be loaded')).toBeVisible()
    expect(screen.queryByText('Pitch not known yet')).toBeNull()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(card).findByText('Training 1, hybrid grass')).toBeVisible()
  })

  it('asks for nothing about people, costs or products', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
    await openApp('/player', { as: 'pete' })
    await within(await firstCard()).findByText('Moulded studs')
    server.events.removeAllListeners()
    expect(asked.length).toBeGreaterThan(5)
    expect(
      asked.filter((path) => /users\/?$|days_off|supplies|cocktails|equipment|\/activities$/.test(path)),
    ).toEqual(asked.filter((path) => path.endsWith('/kitmen/me/activities')))
  })

  it('F40 shows when a session was changed, and one that is cancelled without guidance', async () => {
    server.use(
      http.get('*/api/kitmen/me/activities', () =>
        HttpResponse.json([
          { ...session, id: 'moved', updatedAt: '2026-04-14T05:02:00' },
          { ...session, id: 'off', name: 'Juniors', startDate: '2026-04-14T13:00:00', status: 'cancelled' },
        ]),
      ),
    )
    await openApp('/player', { as: 'pete' })
    // The zone of the ground may come after the matches.
    await waitFor(async () => expect(await firstCard()).toHaveTextContent('Changed 06:02'))
    const [, off] = screen.getAllByRole('article')
    expect(off).toHaveTextContent('Cancelled')
    expect(off).not.toHaveTextContent('Studs')
  })

  it('B15 reads the weather of the hour where the water balance is refused', async () => {
    server.use(
      http.get('*/api/sections/:id/evapotranspiration/daily', () => new HttpResponse(null, { status: 403 })),
    )
    await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    expect(await within(card).findByText(/^(Dry|Moist) · (Medium firm|Firm)$/)).toBeVisible()
  })

  it('F40 shows the coming week, and what is later once somebody asks for it or prints it', async () => {
    const on = (day: string) => ({
      ...session,
      id: day,
      name: `v ${day}`,
      startDate: `2026-${day}T15:00:00`,
      endDate: `2026-${day}T17:00:00`,
    })
    server.use(
      http.get('*/api/kitmen/me/activities', () =>
        HttpResponse.json([on('04-20'), on('04-21'), on('04-25'), on('04-14')]),
      ),
    )
    const { user } = await openApp('/player', { as: 'pete' })
    await screen.findByRole('heading', { name: 'v 04-14' })
    expect(screen.getByRole('heading', { name: 'v 04-20' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'v 04-21' })).toBeNull()
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(screen.getByRole('heading', { name: 'v 04-21' })).toBeVisible()
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('heading', { name: 'v 04-21' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '2 more sessions from Tue 21 Apr' }))
    expect(screen.getByRole('heading', { name: 'v 04-21' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'v 04-25' })).toBeVisible()
  })

  it('F40 shows what is later at once where nothing comes before it', async () => {
    server.use(
      http.get('*/api/kitmen/me/activities', () =>
        HttpResponse.json([{ ...session, startDate: '2026-04-25T15:00:00', endDate: '2026-04-25T17:00:00' }]),
      ),
    )
    await openApp('/player', { as: 'pete' })
    expect(await screen.findByRole('heading', { name: session.name })).toBeVisible()
  })

  it('F40 shows one team alone', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    await user.click(await screen.findByRole('button', { name: 'U21' }))
    await waitFor(() => {
      const headings = screen.getAllByRole('heading', { level: 3 })
      expect(headings.length).toBeGreaterThan(0)
      for (const heading of headings) expect(heading).toHaveTextContent('U21')
    })
  })

  it('B15 follows the club’s own stud rules at once, and goes back to the usual ones', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    await within(card).findByText('Moulded studs')
    await user.click(screen.getByRole('button', { name: 'Stud rules' }))
    const rule = await screen.findByRole('combobox', { name: 'Medium firm ground, Dry, Rain' })
    await user.selectOptions(rule, 'long')
    await waitFor(() => expect(card).toHaveTextContent('Long screw-in studs'))
    await user.click(screen.getByRole('button', { name: 'Back to the usual rules' }))
    await waitFor(() => expect(card).toHaveTextContent('Moulded studs'))
  })

  it('B15 takes the club’s stud rules out as a file and back, after a look and with a way back', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    await within(card).findByText('Moulded studs')
    await user.click(screen.getByRole('button', { name: 'Stud rules' }))
    const rule = await screen.findByRole('combobox', { name: 'Medium firm ground, Dry, Rain' })
    const give = async (studRules: object) =>
      user.upload(
        await screen.findByLabelText('File with stud rules'),
        new File(
          [JSON.stringify({ format: 'sward-local-data', version: 1, data: { studRules } })],
          'studs.json',
          { type: 'application/json' },
        ),
      )
    await give({ 'dry/medium/rain': 'spikes' })
    expect(await screen.findByText(/no stud type\. dry\/medium\/rain: spikes$/)).toBeVisible()
    await give({ 'dry/medium/rain': 'moulded' })
    expect(await screen.findByText('The file holds what is here already.')).toBeVisible()
    expect(screen.queryByText(/no stud type/)).toBeNull()
    await give({ 'dry/medium/rain': 'long' })
    expect(
      await screen.findByText('Medium firm ground, Dry, Rain: moulded here, long in the file'),
    ).toBeVisible()
    expect(rule).toHaveValue('moulded')
    await user.click(screen.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(rule).toHaveValue('long'))
    expect(card).toHaveTextContent('Long screw-in studs')
    // What is changed since is no part of what the file did.
    const [other] = screen.getAllByRole('combobox', { name: /ground, / }).filter((one) => one !== rule)
    const since = (other as HTMLSelectElement).value === 'long' ? 'moulded' : 'long'
    await user.selectOptions(other as HTMLElement, since)
    await waitFor(() => expect(other).toHaveValue(since))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rule).toHaveValue('moulded'))
    expect(other).toHaveValue(since)
    expect(card).toHaveTextContent('Moulded studs')

    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:studs'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Save as a file' }))
    expect(await files[0]?.text()).toContain('"dry/medium/rain": "moulded"')
  })

  it('F40 keeps what was worn on this device, and shows it with what is over', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    await user.click(await latest())
    await user.type(await note(), 'Mixed, 13 mm')
    const over = within(await past())
    expect(over.getByText(/^Kept on this device only/)).toBeVisible()
    await user.click(over.getByRole('button', { name: 'Keep the note' }))
    expect(await screen.findByText('Kept on this device.')).toBeVisible()
    await user.click(await latest())
    expect(await over.findByText('Mixed, 13 mm')).toBeVisible()
  })

  it('F40 keeps what is typed of a note while its session is closed or filtered away', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    await user.click(await latest())
    await user.type(await note(), ', two with 15')
    await user.click(await latest())
    await user.click(await latest())
    expect(await note()).toHaveDisplayValue(/, two with 15$/)
    await user.click(screen.getByRole('button', { name: 'First team' }))
    await user.click(screen.getByRole('button', { name: 'All teams' }))
    await user.click(await latest())
    expect(await note()).toHaveDisplayValue(/, two with 15$/)
  })

  it('F40 still has what was typed of a note when a phone loads the page anew', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    await user.click(await latest())
    await user.type(await note(), ', two with 15')
    cleanup()
    const again = await openApp('/player', { as: 'pete' })
    await again.user.click(await latest())
    expect(await note()).toHaveDisplayValue(/, two with 15$/)
    await again.user.click(within(await past()).getByRole('button', { name: 'Keep the note' }))
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((key) => key.includes('session-notes'))).toEqual([]),
    )
  })

  it('B15 copies the card as text and prints it', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openApp('/player', { as: 'pete' })
    const card = await firstCard()
    await within(card).findByText('Moulded studs')
    await user.click(await within(card).findByRole('button', { name: 'Card for the wall' }))
    const sheet = await screen.findByRole('dialog', { name: 'Card for the wall' })
    expect(await within(sheet).findByText('10:30')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Copy as text' }))
    await screen.findByText('Copied.')
    expect(await navigator.clipboard.readText()).toMatch(
      /First team training, Training 1.*\nTuesday 14 April, 10:30\nSurface: Dry · Medium firm[^]*Studs: Moulded studs/,
    )
    await user.click(within(sheet).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })
})
