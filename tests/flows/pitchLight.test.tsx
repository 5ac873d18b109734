import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { riverside } from '../../src/demo/seed/riverside.ts'
import { readWorkSheet } from '@/domain/addresses'
import { openApp, server } from '../support/openApp'

const STADIUM = '/dashboard/pitches/stadium'
const LIGHT = `${STADIUM}?tab=sunlight`
const WEAR = '/dashboard/pitches/training-2?tab=wear'

const gone = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })
/** The pitches of the ground, one of them changed. */
function changePitch(id: string, change: object) {
  const pitches = riverside.pitches.map((pitch) => (pitch.id === id ? { ...pitch, ...change } : pitch))
  server.use(http.get('*/api/pitches', () => HttpResponse.json(pitches)))
}
const panel = () => screen.findByRole('tabpanel')
const map = (name: RegExp) => screen.findByRole('grid', { name })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('sunlight of a pitch', () => {
  it('F25 shows the light of each cell, the sun and the hour in words and on the grid', async () => {
    await openApp(LIGHT, { as: 'marta' })
    expect(await map(/Light per cell, Tue 14 Apr/)).toBeVisible()
    expect(screen.getByText(/The sun rises at 06:\d\d and sets at 19:\d\d/)).toBeVisible()
    expect(screen.getByText(/mol\/m²\/d on average.* of the cells reach the target/)).toBeVisible()
    choose('Sun hours')
    expect(await map(/Hours of direct sun per cell/)).toBeVisible()
    choose('Shade')
    expect(await map(/in shade per cell, Tue 14 Apr, 12:00/)).toBeVisible()
    expect(location.search).toContain('lightMap=shade')
  })

  it('F25 shows where a winter day is darkest, and that no cell comes near its target', async () => {
    const day = '2026-12-21'
    await openApp(`${LIGHT}&light=${day}`, { as: 'marta', now: `${day}T09:00:00Z` })
    await map(/Light per cell/)
    const legend = () => within(screen.getByRole('tabpanel')).getByRole('img', { name: /^Cells by value/ })
    expect(legend()).toHaveAccessibleName(/Cells by value, 2 to 5.mol\/m²\/d, target 20 to 25/)
    expect(legend()).toHaveTextContent(/target 20 to 25.mol/)
    const colours = () => legend().querySelectorAll('[style*="--share"]:not([data-empty])')
    expect(colours().length).toBeGreaterThan(4)
    choose('Deficit')
    await map(/Light short of the target/)
    expect(colours().length).toBeGreaterThan(4)
  })

  it('F25 has the season of last year beside this one, and when lamps stood on the pitch', async () => {
    const { user } = await openApp(LIGHT, { as: 'marta' })
    const chart = within(await screen.findByRole('figure', { name: 'Light of the season' }))
    await user.click(chart.getByRole('button', { name: 'Show last year' }))
    await user.click(chart.getByRole('button', { name: 'Show as table' }))
    const table = within(chart.getByRole('table'))
    expect(await table.findByRole('columnheader', { name: /^Sunlight, last year/ })).toBeVisible()
    expect(table.getByRole('columnheader', { name: 'lamps' })).toBeVisible()
  })

  it('F25 keeps the day in the address and goes from one to the next', async () => {
    const { user } = await openApp(`${LIGHT}&light=2026-04-10`, { as: 'marta' })
    expect(await map(/Light per cell, Fri 10 Apr/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Day before' }))
    expect(await map(/Light per cell, Thu 9 Apr/)).toBeVisible()
    expect(location.search).toContain('light=2026-04-09')
    const slider = screen.getByRole('slider', { name: 'Day' })
    fireEvent.change(slider, { target: { value: '2' } })
    fireEvent.pointerUp(slider)
    expect(await map(/Light per cell, Thu 16 Apr/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(await map(/Light per cell, Tue 14 Apr/)).toBeVisible()
    expect(location.search).not.toContain('light=2026')
  })

  it('F25 says what a section lacks, and plans its lamps at a tap', async () => {
    const { user } = await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta', now: '2026-12-21T09:00:00Z' })
    const table = await screen.findByRole('table', { name: /deficit and lamp hours/ })
    const north = within(table).getByRole('row', { name: /^North / })
    const plan = within(north).getByRole('link', { name: /^Plan [\d.]+\sh of grow lights for North$/ })
    // The presses are not printed: on paper the hours stand in their place, and the map says what it shows.
    const onPaper = plan.nextElementSibling
    expect(onPaper).toHaveTextContent(/^[\d.]+\sh$/)
    expect(plan.textContent).toContain(onPaper?.textContent ?? 'no hours')
    expect(screen.getByText('Light per cell, Mon 21 Dec')).toBeInTheDocument()
    await user.click(plan)
    expect(location.search).toContain('type=growLights')
    expect(location.search).toContain('pitch=stadium')
    expect(location.search).toContain('day=2026-12-21')
    const hours = Number.parseFloat(plan.textContent.replace(/^\D+/, ''))
    const sheet = readWorkSheet(location.search)
    expect(sheet).toMatchObject({ hours, ppfd: 250, sectionIds: ['stadium-north'] })
    const minutes = sheet?.kind === 'new' ? (sheet.minutes ?? 0) : 0
    expect(minutes / 15).toBe(Math.ceil(minutes / 15))
    expect(Math.abs(minutes - hours * 60)).toBeLessThan(18)
    // Where they stood the last time, they lit another part.
    expect(await screen.findByRole('textbox', { name: 'Positions' })).toHaveValue('North')
    // Beside so long a unit a third of the form would cut the number.
    const flux = await screen.findByRole('textbox', { name: /^Light \(PPFD\)/ })
    expect(flux.closest('[data-width]')).toHaveAttribute('data-width', 'half')
  })

  it('F25 says which lamps of the day are planned already, and proposes the rest of them', async () => {
    const lamps = (id: string, sectionIds: string[], hours: number, status = 'planned') => ({
      id,
      activityName: 'growLights',
      status,
      startDate: '2026-12-21T16:00:00',
      endDate: '2026-12-22T02:00:00',
      pitchIds: ['stadium'],
      sectionIds,
      fields: [{ key: 'hours', value: hours }],
    })
    let work: object[] = [lamps('off', ['stadium-north'], 3, 'cancelled')]
    server.use(http.get('*/api/activities', () => HttpResponse.json(work)))
    const open = async () => {
      await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta', now: '2026-12-21T09:00:00Z' })
      return within(await screen.findByRole('table', { name: /deficit and lamp hours/ }, { timeout: 30_000 }))
    }
    const proposed = (table: Awaited<ReturnType<typeof open>>, part: string) =>
      Number(
        /[\d.]+/.exec(
          table.getByRole('link', { name: new RegExp(`of grow lights for ${part}$`) }).textContent,
        )?.[0],
      )
    const before = await open()
    const [north, south] = ['North', 'South'].map((part) => proposed(before, part))
    expect(before.queryByRole('link', { name: /^Planned/ })).not.toBeInTheDocument()
    cleanup()

    work = [lamps('short', ['stadium-north'], 3), lamps('long', ['stadium-south'], 20)]
    const table = await open()
    await table.findAllByRole('link', { name: /^Planned/ })
    const planned = (part: RegExp) =>
      within(table.getByRole('row', { name: part })).getAllByRole('link', { name: /^Planned/ })
    expect(planned(/^North /).map(({ textContent }) => textContent)).toEqual(['Planned · 3\u00A0h'])
    // On the whole pitch they stand too.
    expect(planned(/^Whole pitch/)).toHaveLength(2)
    expect(proposed(table, 'North')).toBeCloseTo((north ?? 0) - 3, 0)
    expect(table.queryByRole('link', { name: /of grow lights for South/ })).not.toBeInTheDocument()
    expect(south).toBeGreaterThan(0)
    expect(planned(/^North /)[0]).toHaveAttribute('href', expect.stringContaining('work=short'))
  })

  it('F25 says so where it cannot know which lamps are planned already', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json({}, { status: 500 })))
    await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta', now: '2026-12-21T09:00:00Z' })
    const table = await screen.findByRole('table', { name: /deficit and lamp hours/ }, { timeout: 30_000 })
    const missing = await screen.findAllByText(/could not be loaded/, {}, { timeout: 30_000 })
    const between = missing.filter(
      (notice) =>
        notice.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING &&
        screen.getByRole('heading', { name: 'Deficit and lamps' }).compareDocumentPosition(notice) &
          Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(between).toHaveLength(1)
  })

  it('F25 keeps a target of one’s own, and more lamp light takes fewer hours', async () => {
    const { user } = await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta', now: '2026-12-21T09:00:00Z' })
    const hours = async () => {
      const link = await screen.findByRole('link', { name: /of grow lights for Whole pitch/ })
      return Number(/[\d.]+/.exec(link.textContent)?.[0])
    }
    const before = await hours()
    const ppfd = screen.getByRole('textbox', { name: /Light of the lamps/ })
    await user.clear(ppfd)
    await user.type(ppfd, '500')
    await user.tab()
    expect(await screen.findByRole('button', { name: 'Usual target' })).toBeVisible()
    expect(await hours()).toBeCloseTo(before / 2, 0)
    const low = screen.getByRole('textbox', { name: /^Target from/ })
    await user.clear(low)
    await user.type(low, '40')
    await user.tab()
    expect(screen.getByText('The target must not begin above its end.')).toBeVisible()
  })

  it('F23 F25 says a target of one’s own as it was set', async () => {
    const { user } = await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta', now: '2026-12-21T09:00:00Z' })
    const low = await screen.findByRole('textbox', { name: /^Target from/ })
    await user.clear(low)
    await user.type(low, '21.25')
    await user.tab()
    await screen.findByRole('button', { name: 'Usual target' })
    await user.click(screen.getByRole('button', { name: 'What is this? Lamp hours' }))
    expect(await screen.findByText(/^Target 21\.25 to 25.mol/)).toBeVisible()
  })

  it.each([
    ['Light', 'Light per cell'],
    ['Sun hours', 'Sun hours'],
    ['Shade', 'Shade at an hour'],
  ])('T4 says of %s that the server sends it and not how it came about', async (layer, title) => {
    const { user } = await openApp(LIGHT, { as: 'marta' })
    await map(/Light per cell/)
    choose(layer)
    await user.click(await screen.findByRole('button', { name: `What is this? ${title}` }))
    const note = within(await screen.findByRole('dialog', { name: title }))
    expect(await note.findByText('not known: the server sends only the result')).toBeVisible()
    expect(note.getByText("the club's server")).toBeVisible()
  })

  it('T4 works light and shade out where the backend sends none, and says so', async () => {
    server.use(http.get('*/api/pitches/:id/v2/sunlight', gone))
    const { user } = await openApp(LIGHT, { as: 'marta' })
    expect(await map(/Light per cell/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /What is this\W+Light per cell/ }))
    expect(
      await screen.findByText(/worked out from the sun’s course|worked out from the sun's course/),
    ).toBeVisible()
    expect(screen.getByText(/4 stands/)).toBeVisible()
    expect(screen.queryByText(/^not known/)).not.toBeInTheDocument()
  })

  it('says in a sentence what cannot be told without coordinates and light per cell', async () => {
    server.use(http.get('*/api/pitches/:id/v2/sunlight', gone))
    changePitch('stadium', { latitude: null, longitude: null, stands: null })
    await openApp(LIGHT, { as: 'marta' })
    expect(await screen.findByText('There is no light per cell for this day.')).toBeVisible()
    choose('Shade')
    expect(await screen.findByText(/The shade of an hour cannot be told/)).toBeVisible()
    expect(within(await panel()).queryByRole('grid')).toBeNull()
  })

  it('says that the sun does not rise instead of a map of nothing', async () => {
    changePitch('stadium', { latitude: 78.2, longitude: 15.6 })
    await openApp(`${LIGHT}&light=2026-12-21`, { as: 'marta' })
    await screen.findByRole('table', { name: /deficit and lamp hours/ })
    expect(screen.getByText(/The sun does not rise on this day/)).toBeVisible()
    expect(within(await panel()).queryByRole('grid')).toBeNull()
  })

  it('takes absurd readings for none', async () => {
    const cells = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 18 }, () => (row === 0 ? 1e9 : row === 1 ? -5 : 12)),
    )
    server.use(
      http.get('*/api/pitches/:id/v2/sunlight', () =>
        HttpResponse.json({ date: '2026-04-14', dli: cells, sunHours: cells, hourly: null }),
      ),
    )
    await openApp(LIGHT, { as: 'marta' })
    expect(
      await screen.findByText(/gets 12 mol\/m²\/d on average, 12 mol\/m²\/d in its darkest/),
    ).toBeVisible()
  })

  it('N1 tells a failure from nothing and tries again', async () => {
    let broken = true
    server.use(
      http.get('*/api/pitches/:id/v2/sunlight', () =>
        broken ? HttpResponse.json({ detail: 'No.' }, { status: 403 }) : undefined,
      ),
    )
    const { user } = await openApp(LIGHT, { as: 'marta' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await user.click(again)
    expect(await map(/Light per cell/)).toBeVisible()
  })
})

describe('wear of a pitch', () => {
  it('B5 says what was played, what the pitch bears, and lists each piece of play', async () => {
    const { user } = await openApp(WEAR, { as: 'marta' })
    expect(
      await screen.findByText(/In the last 7 days play took 3.4 h of the 4 h this pitch bears: 84 %/),
    ).toBeVisible()
    expect(screen.getByText(/No cell has to rest/)).toBeVisible()
    const table = screen.getByRole('table', { name: 'What was played' })
    expect(within(table).getByRole('row', { name: /U16 v Larkfield.*Juniors.*1\.5\sh/ })).toBeVisible()
    choose('30 days')
    expect(await map(/Load per cell in the last 30 days/)).toBeVisible()
    expect(location.search).toContain('wear=30')
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(await screen.findByRole('table', { name: /Load per cell/ })).toBeVisible()
  })

  it('B5 proposes another pitch for the next training and opens it as work', async () => {
    const { user } = await openApp(WEAR, { as: 'marta' })
    expect(
      await screen.findByText(/U18 training on Tue 14 Apr 16:30 would take this pitch to 111 %/),
    ).toBeVisible()
    // Training 6 bears less, but is worked on at that time.
    await user.click(screen.getByRole('link', { name: 'Plan it on Training 4' }))
    expect(location.search).toContain('type=training')
    expect(location.search).toContain('pitch=training-4')
    expect(location.search).toContain('day=2026-04-14')
    expect(location.search).toContain('time=16%3A30')
    // As long as it was booked for, not as long as work usually is.
    expect(readWorkSheet(location.search)).toMatchObject({ minutes: 90 })
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('U18 training')
  })

  it('B5 finds cells to rest once the pitch bears less, and may forget what was set', async () => {
    const { user } = await openApp(WEAR, { as: 'marta' })
    const capacity = await screen.findByRole('textbox', { name: /Capacity a week/ })
    await user.clear(capacity)
    await user.type(capacity, '1,5')
    await user.tab()
    expect(await screen.findByText(/cells have to rest: they bore more than 1.5 h/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Usual weights' }))
    expect(await screen.findByText(/No cell has to rest/)).toBeVisible()
  })

  it('B5 leaves the wet factor out where the rain is unknown, and says so', async () => {
    server.use(http.get('*/api/weather/:id', gone))
    await openApp(WEAR, { as: 'marta' })
    expect(await screen.findByText(/The rain of 3 days of play is unknown/)).toBeVisible()
  })

  it('counts no wear where there is no grass', async () => {
    changePitch('training-2', { surface: 'artificial' })
    await openApp(WEAR, { as: 'marta' })
    expect(await screen.findByText('This pitch has no grass: its wear is not counted.')).toBeVisible()
  })

  it('says that nothing was played instead of an empty map', async () => {
    server.use(http.get('*/api/events', () => HttpResponse.json([])))
    await openApp(WEAR, { as: 'marta' })
    expect(await screen.findByText('Nothing was played here in the last 7 days.')).toBeVisible()
    expect(screen.getByText('No training is planned here in the next two weeks.')).toBeVisible()
  })
})
