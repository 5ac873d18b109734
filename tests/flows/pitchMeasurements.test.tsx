import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { api } from '@/api/api'
import { byCode } from '@/lib/byCode'
import { openApp, server } from '../support/openApp'

const LONG = { timeout: 30_000 }
const STADIUM = '/dashboard/pitches/stadium'
const MEASUREMENTS = '*/api/pitches/stadium/v2/field-measurements'

const tiles = () => screen.findByRole('group', { name: 'Measurements' }, LONG)
const tile = async (name: RegExp) => within(await tiles()).findByRole('button', { name }, LONG)
const bands = () => screen.findByRole('region', { name: 'Bands' }, LONG)
const query = () => new URLSearchParams(location.search)

/** Twelve rows of eighteen readings. */
const even = (value: number | null) => Array.from({ length: 12 }, () => Array<number | null>(18).fill(value))
const moisture = (id: string, measuredAt: string, values: unknown) => ({
  id,
  measuredAt,
  metric: 'soilMoisture',
  values,
})
const answer = (rows: unknown[]) => server.use(http.get(MEASUREMENTS, () => HttpResponse.json(rows)))

describe('what is measured on a pitch', () => {
  it('F22 shows the newest session of a metric, and of another at a press; other keys of the address stay', async () => {
    const { user } = await openApp(`${STADIUM}?tab=grass`, { as: 'marta' })
    expect(await screen.findByRole('region', { name: 'Moisture, 13 Apr 14:30' }, LONG)).toBeInTheDocument()
    await user.click(await tile(/Hardness/))
    expect(await screen.findByRole('region', { name: /^Hardness, / }, LONG)).toBeInTheDocument()
    expect(query().get('metric')).toBe('hardness')
    expect(query().get('tab')).toBe('grass')
  })

  it('F22 shows the last rounds while those of the year are on their way, and leaves open what they do not hold', async () => {
    let send: () => void = () => undefined
    const year = new Promise<void>((resolve) => (send = resolve))
    const old = { ...moisture('b', '2025-11-03T13:30:00', even(71)), metric: 'hardness' }
    server.use(
      http.get(MEASUREMENTS, async ({ request }) => {
        const recent = moisture('a', '2026-04-13T13:30:00', even(24))
        if ((new URL(request.url).searchParams.get('start_date') ?? '') > '2026-01-01')
          return HttpResponse.json([recent])
        await year
        return HttpResponse.json([recent, old])
      }),
    )
    await openApp(STADIUM, { as: 'marta' })
    await waitFor(async () => expect(await tile(/^Moisture/)).toHaveTextContent('Moisture24'), LONG)
    expect(await screen.findByRole('region', { name: 'Moisture, 13 Apr 14:30' }, LONG)).toBeInTheDocument()
    expect(await tile(/^Hardness/)).not.toHaveTextContent('No reading')
    send()
    await waitFor(async () => expect(await tile(/^Hardness/)).toHaveTextContent('Hardness71'))
  })

  it('F22 keeps the last rounds where those of the year cannot be had, says so, and another try brings them', async () => {
    const recent = moisture('a', '2026-04-13T13:30:00', even(24))
    const old = { ...moisture('b', '2025-11-03T13:30:00', even(71)), metric: 'hardness' }
    let fails = true
    server.use(
      http.get(MEASUREMENTS, ({ request }) => {
        if ((new URL(request.url).searchParams.get('start_date') ?? '') > '2026-01-01')
          return HttpResponse.json([recent])
        return fails ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json([recent, old])
      }),
    )
    const { user } = await openApp(STADIUM, { as: 'marta' })
    const board = await screen.findByRole('region', { name: 'Moisture, 13 Apr 14:30' }, LONG)
    expect((await screen.findAllByText(/Could not refresh/, undefined, LONG)).length).toBeGreaterThan(0)
    expect(board).toBeInTheDocument()
    expect(await tile(/^Hardness/)).not.toHaveTextContent('No reading')
    fails = false
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
    await waitFor(async () => expect(await tile(/^Hardness/)).toHaveTextContent('Hardness71'), LONG)
  })

  it('F22 a chosen cell tells its earlier readings with their days', async () => {
    answer([
      moisture('a', '2026-04-13T13:30:00', even(24)),
      moisture('b', '2026-04-06T13:30:00', even(22)),
      moisture('c', '2026-03-30T13:30:00', even(19)),
    ])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await user.click(await screen.findByRole('gridcell', { name: /^Row A, column 4:/ }, LONG))
    expect(screen.getByText('before: 22 (6 Apr), 19 (30 Mar)')).toBeVisible()
  })

  it('B13 a reading that was doubted and kept carries its mark to the map', async () => {
    const values = even(24)
    ;(values[0] as number[])[3] = 61
    answer([moisture('a', '2026-04-13T13:30:00', values)])
    const round = {
      id: 'round',
      activityName: 'fieldMeasurements',
      status: 'completed',
      startDate: '2026-04-13T13:00:00',
      endDate: '2026-04-13T13:30:00',
      fields: [
        { key: 'parameters', value: ['soilMoisture'] },
        { key: 'readings', value: ['A4=61?', 'A5=24'] },
      ],
      pitchIds: ['stadium'],
      sectionIds: [],
      userIds: [],
    }
    server.use(http.get('*/api/activities', () => HttpResponse.json([round])))
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await user.click(
      await screen.findByRole('gridcell', { name: /^Row A, column 4: .* check this value$/ }, LONG),
    )
    expect(screen.getByText('unlikely, kept as read')).toBeVisible()
    expect(screen.getAllByRole('gridcell', { name: /check this value/ })).toHaveLength(1)
  })

  it('F22 gaps stay empty until they are to be filled, and then say so', async () => {
    const values = even(24)
    ;(values[2] as (number | null)[])[2] = null
    answer([moisture('a', '2026-04-13T13:30:00', values)])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await screen.findByRole('gridcell', { name: 'Row C, column 3: no reading' }, LONG)
    await user.click(screen.getByRole('button', { name: 'Options of the map' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Fill gaps' }, LONG))
    expect(await screen.findByRole('gridcell', { name: /^Row C, column 3: .*, estimated$/ })).toBeVisible()
    expect(screen.getByText(/^Hatched: estimated/)).toBeVisible()
  })

  it('G1 the focus stays in the card when its section comes late', async () => {
    let letIn = () => undefined as void
    const held = new Promise<void>((resolve) => (letIn = resolve))
    server.use(
      http.get('*/api/sections', async ({ request }) => {
        await held
        return app.backend.fetch(request)
      }),
    )
    const app = await openApp(`${STADIUM}?section=stadium-north`, { as: 'marta' })
    const numbers = await screen.findByRole('button', { name: 'Numbers' })
    numbers.focus()
    letIn()
    await waitFor(() =>
      expect(document.querySelector('[role="grid"] [data-line="section"]')).toBeInTheDocument(),
    )
    expect(numbers).toHaveFocus()
  })

  it('F22 the outline of a section stays when a cell is chosen', async () => {
    const { user } = await openApp(`${STADIUM}?section=stadium-north`, { as: 'marta' })
    await screen.findByRole('grid', { name: /^Moisture/ }, LONG)
    // The sections may come after it.
    const outline = () => document.querySelector('[role="grid"] [data-line="section"]')
    await waitFor(() => expect(outline()).not.toBeNull(), LONG)
    const grid = screen.getByRole('grid', { name: /^Moisture/ })
    await user.click(within(grid).getByRole('gridcell', { name: /^Row A, column 4:/ }))
    expect(outline()).not.toBeNull()
    expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(1)
  })

  it('F23 a club sets its own band from a good day, and goes back to the usual', async () => {
    answer([moisture('a', '2026-04-13T13:30:00', even(40))])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    expect(await bands()).toHaveTextContent(/wet, above 28.%216 cells100.%/)
    await user.click(within(await bands()).getByRole('button', { name: 'Set' }))
    const dialog = await screen.findByRole('dialog', { name: 'Target band: Moisture' }, LONG)
    expect(dialog).toHaveTextContent('live in this browser')
    await user.click(within(dialog).getByRole('button', { name: /Set from a good day/ }))
    await user.click(await screen.findByRole('option', { name: /13 Apr 14:30/ }))
    const from = within(dialog).getByLabelText(/Target from/)
    expect(from).toHaveValue('37')
    await user.type(from, '.3')
    await user.click(within(dialog).getByRole('button', { name: 'Save band' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await bands()).toHaveTextContent(/own target 37\.3 to 44.%/)
    expect(await bands()).toHaveTextContent(/dry, below 37\.3.%.*In target, 37\.3 to 44.%216 cells100.%/)
    await user.click(within(await bands()).getByRole('button', { name: 'Set' }))
    await user.click(await screen.findByRole('button', { name: 'Back to the usual' }))
    await waitFor(async () => expect(await bands()).toHaveTextContent(/Bandstarget 18 to 28.%/))
  })

  it('U4 asks before Escape loses the limits that were typed', async () => {
    answer([moisture('a', '2026-04-13T13:30:00', even(24))])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await user.click(within(await bands()).getByRole('button', { name: 'Set' }))
    const dialog = await screen.findByRole('dialog', { name: /Target band/ }, LONG)
    await user.type(within(dialog).getByLabelText(/Target from/), '1')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, LONG))
    expect(await within(dialog).findByLabelText(/Target from/)).toHaveValue('181')
  })

  it('a band whose limits fall is refused', async () => {
    answer([moisture('a', '2026-04-13T13:30:00', even(24))])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await user.click(within(await bands()).getByRole('button', { name: 'Set' }))
    const dialog = await screen.findByRole('dialog', { name: /Target band/ }, LONG)
    const from = within(dialog).getByLabelText(/Target from/)
    await user.clear(from)
    await user.type(from, '30')
    await user.click(within(dialog).getByRole('button', { name: 'Save band' }))
    expect(dialog).toHaveTextContent('at least as high as the one before')
    expect(dialog).toBeInTheDocument()
  })

  it('B6 two sessions are compared cell by cell, with what was done in between', async () => {
    answer([moisture('a', '2026-04-06T13:30:00', even(20)), moisture('b', '2026-04-13T13:30:00', even(23))])
    const { user } = await openApp(STADIUM, { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Compare' }, LONG))
    const change = await screen.findByRole('region', { name: 'Change in Moisture' })
    expect(change).toHaveTextContent('Mean change +3 percentage points')
    expect(change).toHaveTextContent('216 higher, 0 lower')
    expect(within(change).getAllByRole('gridcell', { name: /: 3 percentage points$/ })).toHaveLength(216)
    expect(query().get('compare')).toBe('a')
    expect(await within(change).findAllByRole('link', { name: /Mowing/ }, LONG)).not.toHaveLength(0)
    await user.click(within(change).getByRole('button', { name: 'End comparison' }))
    expect(await screen.findByRole('region', { name: /^Moisture, / })).toBeInTheDocument()
    expect(query().has('compare')).toBe(false)
  })

  it('B6 water between two sessions that nobody has measured is unknown, or more than is known', async () => {
    answer([moisture('a', '2026-04-06T13:30:00', even(20)), moisture('b', '2026-04-13T13:30:00', even(23))])
    const watering = (id: string, day: string, amount?: number) => ({
      id,
      activityName: 'irrigation',
      status: 'completed',
      startDate: `2026-04-${day}T05:00:00`,
      endDate: `2026-04-${day}T06:00:00`,
      pitchIds: ['stadium'],
      sectionIds: [],
      userIds: [],
      fields: amount === undefined ? [] : [{ key: 'amount', value: amount }],
    })
    let work = [watering('untold', '08')]
    server.use(
      http.get('*/api/activities', () => HttpResponse.json(work)),
      http.get('*/api/sections/*/evapotranspiration/daily', () =>
        HttpResponse.json([{ date: '2026-04-09', et0: 2, rain: 3 }]),
      ),
    )
    const first = await openApp(`${STADIUM}?compare=a`, { as: 'marta' })
    const change = await screen.findByRole('region', { name: 'Change in Moisture' }, LONG)
    const fact = async (name: string) =>
      (await within(change).findByText(name, { selector: 'dt' }, LONG)).nextElementSibling
    expect(await fact('Irrigation')).toHaveTextContent('unknown')
    await waitFor(async () => expect(await fact('Rain')).toHaveTextContent('at least 3 mm'), LONG)
    work = [...work, watering('told', '10', 4)]
    const { store } = await first.connection.get()
    store.dispatch(api.util.invalidateTags(['Activity']))
    await waitFor(async () => expect(await fact('Irrigation')).toHaveTextContent('at least 4 mm'), LONG)
  })

  it('the list of sessions opens one and compares two', async () => {
    answer(['09', '10', '11', '12'].map((day) => moisture(day, `2026-04-${day}T10:00:00`, even(Number(day)))))
    const { user } = await openApp(`${STADIUM}?tab=sessions`, { as: 'marta' })
    const boxes = await screen.findAllByRole('checkbox', { name: /^Choose/ }, LONG)
    const compare = screen.getByRole('button', { name: 'Compare two' })
    expect(compare).toBeDisabled()
    for (const box of boxes.slice(0, 2)) await user.click(box)
    await user.click(compare)
    expect(await screen.findByRole('region', { name: 'Change in Moisture' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'End comparison' }))
    await user.click(screen.getAllByRole('button', { name: /^\d\d:\d\d, mean/ })[2] ?? compare)
    expect(query().get('session')).toBe('10')
    expect(await screen.findByRole('region', { name: /^Moisture, / })).toBeInTheDocument()
  })

  it('missing, future and misshapen readings break nothing and are never taken for 0', async () => {
    answer([
      moisture('ahead', '2030-01-01T10:00:00', even(99)),
      moisture('none', '2026-04-13T14:30:00', even(null)),
      moisture('odd', '2026-04-13T13:30:00', [[20, null, 'x'], [24]]),
      { id: 'strange', measuredAt: '2026-04-13T12:30:00', metric: 'toString', values: even(1) },
    ])
    await openApp(`${STADIUM}?session=gone&metric=soilMoisture`, { as: 'marta' })
    expect(await screen.findByText('13 Apr 14:30, 2 of 6 cells', {}, LONG)).toBeInTheDocument()
    expect(await tile(/Moisture/)).toHaveTextContent('22%')
    expect(await tile(/Hardness/)).toHaveTextContent('no reading')
    expect(await bands()).toHaveTextContent(/In target, 18 to 28.%2 cells100.%.*No reading4 cells/)
  })

  it('F22 a single reading has no spread, on the board, in the list and among chosen cells', async () => {
    answer([moisture('one', '2026-04-13T14:30:00', [[21, null, null]])])
    const { user } = await openApp(`${STADIUM}?tab=sessions`, { as: 'marta' })
    expect(await screen.findByRole('button', { name: /^15:30, mean 21\.0 ± –/ }, LONG)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Row A' }))
    expect(screen.getByText(/^mean 21\s%$/)).toBeVisible()
    expect(screen.queryByText(/^(SD|CV) 0/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Trends' }))
    expect(await bands()).toHaveTextContent(/SD–CV–/)
  })

  it('M2 one dry cell of 216 is not none of them', async () => {
    const values = even(22)
    answer([moisture('a', '2026-04-13T13:30:00', [[10, ...(values[0] ?? []).slice(1)], ...values.slice(1)])])
    await openApp(STADIUM, { as: 'marta' })
    expect(await bands()).toHaveTextContent(/dry, below 18.%1 cell<.1.%.*215 cells>.99.%/)
  })

  it('a pitch that nobody has measured says so and offers to measure', async () => {
    answer([])
    await openApp(STADIUM, { as: 'marta' })
    expect(
      await screen.findByText('There are no readings of this pitch from the last year.', {}, LONG),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Plan a measurement' })).toHaveAttribute(
      'href',
      expect.stringContaining('type=fieldMeasurements'),
    )
  })

  it('a backend without /v2/ leaves readings unknown, and nothing is tried in vain', async () => {
    server.use(http.get(MEASUREMENTS, () => HttpResponse.json({ detail: 'Not found' }, { status: 404 })))
    await openApp(STADIUM, { as: 'marta' })
    expect(
      await screen.findByText('There are no readings of this pitch from the last year.', {}, LONG),
    ).toBeInTheDocument()
    expect(screen.queryByText(/Not found/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('asks once per pitch for the last rounds and once for 400 days, and no more', async () => {
    const asked: URL[] = []
    server.use(
      http.get(MEASUREMENTS, ({ request }) => {
        asked.push(new URL(request.url))
        return undefined
      }),
    )
    const { user } = await openApp(`${STADIUM}?tab=sessions`, { as: 'marta' })
    await user.click(await tile(/NDVI/))
    await screen.findByRole('region', { name: /^NDVI, / }, LONG)
    expect(asked.map(({ searchParams }) => searchParams.get('start_date') ?? '').toSorted(byCode)).toEqual([
      '2025-03-11T00:00:00',
      '2026-03-18T00:00:00',
    ])
  })
})
