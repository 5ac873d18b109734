import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const PERIOD = 'from=2026-03-01&to=2026-03-31'
const PITCHES = 'pitches=stadium,training-1,training-2'
const report = (type: string, more = '') =>
  `/dashboard/reports?report=${type}&reader=league&${PERIOD}&${PITCHES}${more}`
const block = (name: string) => screen.findByRole('region', { name }, { timeout: 30_000 })
const rowOf = async (part: HTMLElement, name: string | RegExp) => {
  const head = await within(part).findByRole('rowheader', { name }, { timeout: 30_000 })
  const row = head.closest('tr')
  if (!row) throw new Error(`no row ${String(name)}`)
  return row
}
const refuse = (path: string, status = 404) =>
  server.use(http.get(path, () => HttpResponse.json({ detail: 'No such thing.' }, { status })))

let asked: URL[] = []
beforeEach(() => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url)))
})

describe('the use of the pitches', () => {
  it('is told in sentences and a table, by month, and against the same days a year before', async () => {
    await openApp(report('use').replace('2026-03-01', '2026-02-01'), { as: 'marta' })
    const use = await block('Pitch use')
    const row = await rowOf(use, 'Training 1')
    expect(row).toHaveTextContent(/\d+ · \d+(\.\d)?\sh.*%/)
    expect(within(use).getByText(/The 3 pitches were played on for .* a year before/)).toBeVisible()
    expect(await rowOf(use, 'All pitches')).toBeVisible()
    expect(await within(use).findByText('Hours of play by month')).toBeVisible()
    expect(within(use).getAllByText(/^March 2026: .* of match, .* of training$/)).toHaveLength(3)
    // The calendar counts what the totals say.
    expect(within(use).queryByText(/the totals say/)).toBeNull()
    expect(asked.some(({ search }) => search.includes('start_date=2025-02-01'))).toBe(true)
  })

  it('names the months of a year by a letter where a language has no short names', async () => {
    await openApp('/dashboard/reports?report=use&pitches=stadium&language=ar&from=2025-04-01&to=2026-03-31', {
      as: 'marta',
    })
    const stadium = await screen.findByRole('heading', { level: 4, name: /^Stadium/ })
    const letters = [...(stadium.parentElement?.querySelectorAll('li > span:last-child') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(letters).toHaveLength(12)
    expect(letters.every((letter) => letter.length === 1)).toBe(true)
  })

  it('of more than a year has a row of months for each year', async () => {
    await openApp('/dashboard/reports?report=use&pitches=stadium&from=2024-11-01&to=2026-02-28', {
      as: 'marta',
    })
    const stadium = await screen.findByRole('heading', { level: 4, name: /^Stadium/ })
    const rows = within(stadium.parentElement as HTMLElement).getAllByRole('list')
    expect(rows.map(({ children }) => children.length)).toEqual([2, 12, 2])
    expect(rows.map(({ previousSibling }) => previousSibling?.textContent)).toEqual(['2024', '2025', '2026'])
  })

  it('of a pitch whose totals fail comes from the calendar, and the others stay', async () => {
    refuse('*/api/pitches/training-1/report')
    await openApp(report('use'), { as: 'marta' })
    const use = await block('Pitch use')
    expect(await rowOf(use, 'Training 2')).toHaveTextContent(/14 · 21/)
    await waitFor(async () => expect(await rowOf(use, 'Training 1')).toHaveTextContent(/17 · 25.5.*unknown/))
    expect(within(use).getByText(/The totals of Training 1 could not be fetched/)).toBeVisible()
    expect(within(use).getByText(/On the 2 pitches whose year before is known/)).toBeVisible()
  })

  it('says where the totals and the calendar do not agree', async () => {
    server.use(
      http.get('*/api/pitches/training-1/report', () =>
        HttpResponse.json({
          pitchId: 'training-1',
          totals: { matches: 1, matchHours: 2, trainings: 17, trainingHours: 25.5, activities: 3 },
        }),
      ),
    )
    await openApp(report('use'), { as: 'marta' })
    const use = await block('Pitch use')
    expect(
      await within(use).findByText(/^Training 1: the totals say 1 match.*the calendar 0 matches/, undefined, {
        timeout: 30_000,
      }),
    ).toBeVisible()
  })
})

describe('the condition of the pitches', () => {
  it('shows each metric as small maps with mean, share in target, trend and the year before', async () => {
    await openApp(report('condition'), { as: 'marta' })
    const condition = await block('Condition')
    const map = await within(condition).findByRole(
      'img',
      { name: 'Hardness on Stadium, map of the last session' },
      { timeout: 30_000 },
    )
    const figure = map.closest('li')
    expect(figure).toHaveTextContent(/Stadium\d+\sg\d+\s% in targetRead on \d+ Mar.* since .* a year before/)
    expect(within(condition).getByText(/3 of 3 pitches were measured/)).toBeVisible()
    expect(within(condition).getAllByText(/target 65 to 90\sg/)[0]).toBeVisible()
  })

  it('without readings of one pitch shows the others and says which is missing; a year that fails is unknown', async () => {
    server.use(
      http.get('*/api/pitches/:id/v2/field-measurements', ({ params, request }) =>
        params.id === 'training-1' || request.url.includes('start_date=2025')
          ? HttpResponse.json({ detail: 'No such thing.' }, { status: 404 })
          : undefined,
      ),
    )
    await openApp(report('condition'), { as: 'marta' })
    const condition = await block('Condition')
    expect(
      await within(condition).findByText(/The readings of Training 1 could not be fetched/, undefined, {
        timeout: 30_000,
      }),
    ).toBeVisible()
    expect(within(condition).getByRole('img', { name: /^Hardness on Training 2/ })).toBeVisible()
    expect(within(condition).getAllByText('A year before unknown')[0]).toBeVisible()
    expect(within(condition).queryByText(/Training 1, map/)).toBeNull()
  })

  it('of a time without readings says so and offers to plan a measurement', async () => {
    server.use(http.get('*/api/pitches/:id/v2/field-measurements', () => HttpResponse.json([])))
    await openApp(report('condition'), { as: 'marta' })
    const condition = await block('Condition')
    expect(
      await within(condition).findByText(/Nothing was measured on these pitches/, undefined, {
        timeout: 30_000,
      }),
    ).toBeVisible()
    expect(within(condition).getByRole('link', { name: 'Plan a measurement' })).toBeVisible()
    expect(within(condition).queryByRole('button', { name: /CSV/ })).toBeNull()
  })
})

describe('the work on the pitches', () => {
  it('stands in one table with each pitch, totals, hours and amounts in their units', async () => {
    await openApp(report('work'), { as: 'marta' })
    const work = await block('Work done')
    const mowing = await rowOf(work, 'Mowing')
    expect(mowing).toHaveTextContent(/20.*18.*9.*47.*70\.5\sh.*Clippings: 17,430\sL/)
    expect(await rowOf(work, 'Line marking')).toHaveTextContent(/Paint: 115\sL.*Line paint, white: 115\sL/)
    expect(within(work).getByText(/Done on these pitches: \d+ jobs in/)).toBeVisible()
    expect(within(work).queryByRole('rowheader', { name: 'Match' })).toBeNull()
  })

  it('tells the same hours in its file as on the page', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:made'
    })
    server.use(
      http.get('*/api/pitches/:id/activities-report', () =>
        HttpResponse.json([{ activityName: 'mowing', count: 9, hours: 11.25, quantities: [] }]),
      ),
    )
    const { user } = await openApp(report('work').replace(PITCHES, 'pitches=stadium'), { as: 'marta' })
    const work = await block('Work done')
    expect(await rowOf(work, 'Mowing')).toHaveTextContent(/11\.3\sh/)
    await user.click(within(work).getByRole('button', { name: 'CSV of Work done' }))
    expect(await files[0]?.text()).toContain('Job hours,11.3,h')
  })

  it('says what it was made from, how, and who reckoned it', async () => {
    const { user } = await openApp(report('labour'), { as: 'marta' })
    const labour = await block('Labour and machine hours')
    await user.click(await within(labour).findByRole('button', { name: /What is this/ }))
    const said = within(await screen.findByRole('dialog', { name: 'Labour and machine hours' }))
    expect(await said.findByText(/^Hours: sum of the jobs/)).toBeVisible()
    expect(said.getByText('Completed work of the period')).toBeVisible()
  })

  it('of a pitch that fails is missing by name, and the totals are a least', async () => {
    refuse('*/api/pitches/training-2/activities-report')
    await openApp(report('work'), { as: 'marta' })
    const work = await block('Work done')
    expect(await rowOf(work, 'All work')).toHaveTextContent(/at least/)
    expect(within(work).getByText(/The work of Training 2 could not be fetched/)).toBeVisible()
    expect(within(work).queryByRole('columnheader', { name: 'Training 2' })).toBeNull()
  })

  it('that fails everywhere says why and can be tried again', async () => {
    refuse('*/api/pitches/:id/activities-report')
    const { user } = await openApp(report('work'), { as: 'marta' })
    const work = await block('Work done')
    const again = await within(work).findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    server.resetHandlers()
    await user.click(again)
    expect(await rowOf(work, 'Mowing')).toBeVisible()
  })
})
