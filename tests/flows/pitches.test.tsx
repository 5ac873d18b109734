import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readWorkSheet } from '@/domain/addresses'
import { onScreen, PHONE } from '../support/onScreen'
import { openApp, server } from '../support/openApp'

const LONG = { timeout: 30_000 }
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })

describe('pitches', () => {
  it('are listed with next use and the age of their care, and lead to each of them', async () => {
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    await row('Stadium')
    expect(await screen.findByText('U18 training · 16:30')).toBeInTheDocument()
    await user.click(within(await row('Stadium')).getByRole('link', { name: 'Stadium' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Stadium' })).toBeInTheDocument()
  })

  it('F2 tell when nitrogen was last given and how much, not when something else was sprayed', async () => {
    server.use(
      http.get('*/api/pitches/latest-activities', () =>
        HttpResponse.json([
          {
            pitchId: 'stadium',
            activityName: 'spraying',
            activityId: 'fungicide',
            date: '2026-04-13T06:00:00',
          },
        ]),
      ),
      http.get('*/api/pitches/stadium/growth/nitrogen-usage', () =>
        HttpResponse.json([
          { date: '2026-04-01', applied: 30 },
          { date: '2026-04-13', applied: 0 },
        ]),
      ),
    )
    await openApp('/dashboard/pitches', { as: 'marta' })
    expect(await within(await row('Stadium')).findByText(/^13d · 3\sg\/m²$/)).toBeVisible()
  })

  it('sort by the longest without food', async () => {
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    await row('Stadium')
    await user.click(screen.getByRole('button', { name: 'Fed' }))
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^.*Training 5/))
  })

  it('sort on a phone too, where the columns have no heads', async () => {
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    await row('Stadium')
    const order = screen.getByRole('combobox', { name: 'Sort by', hidden: true })
    expect(order).toHaveDisplayValue('Pitch')
    await user.selectOptions(order, 'Fed')
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^.*Training 5/))
  })

  it('say which reading is furthest from its target, the worst pitch first', async () => {
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    expect(await within(await row('Training 1')).findByText('Moisture 11 % · below target')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Target' }))
    await waitFor(() => {
      const [, first, ...others] = screen.getAllByRole('row')
      expect(first).toHaveTextContent('Training 1')
      expect(others.at(-1)).toHaveTextContent(/on target|no reading/)
    })
  })

  it('say that they could not be loaded, and load again', async () => {
    let fails = true
    server.use(http.get('*/pitches', () => (fails ? new HttpResponse(null, { status: 400 }) : undefined)))
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await user.click(again)
    expect(await row('Stadium')).toBeInTheDocument()
  })
})

describe('one pitch', () => {
  it('N1 do not claim that nothing is planned where the work could not be read', async () => {
    server.use(
      http.get('*/api/events', () => HttpResponse.json([])),
      http.get('*/api/activities', () => HttpResponse.json({}, { status: 500 })),
    )
    const { user } = await openApp('/dashboard/pitches', { as: 'marta' })
    await row('Stadium')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('no use in two weeks')).not.toBeInTheDocument()
    server.resetHandlers()
    await user.click(again)
    expect((await screen.findAllByText('no use in two weeks')).length).toBeGreaterThan(0)
  })

  it('N1 the next use of a pitch is asked for again where it could not be read', async () => {
    server.use(http.get('*/api/events', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp('/dashboard/pitches/stadium?tab=grass', { as: 'marta' })
    const fact = () => within(screen.getByText('Next use').parentElement ?? document.body)
    await screen.findByText('Next use')
    const again = await waitFor(() => fact().getByRole('button', { name: 'Try again' }))
    server.resetHandlers()
    await user.click(again)
    expect(await screen.findByText(/^v Northgate Athletic, Sat 15:00/)).toBeVisible()
  })

  it('F21 says on which of the next days something clashes', async () => {
    await openApp('/dashboard/pitches/training-3', { as: 'marta' })
    expect(await screen.findByRole('link', { name: /^Thursday: .+09:30/ }, { timeout: 30_000 })).toBeVisible()
  })

  it('F29 shows what is overdue by its own rhythm, and plans it', async () => {
    const { user } = await openApp('/dashboard/pitches/stadium?tab=maintenance', { as: 'marta' })
    expect(await row('Grow lights')).toHaveTextContent(/overdue/)
    // B8: and from what it knows the rhythm, whose former years the club has.
    expect(await row('Grow lights')).toHaveTextContent(/last nine weeks: \d+ intervals/)
    expect(await row('Mowing')).toHaveTextContent(/April of former years: \d+ intervals/)
    // What is due first stands first.
    const [table] = screen.getAllByRole('table', { name: /days since/i })
    const due = within(table as HTMLElement)
      .getAllByRole('row')
      .flatMap(({ textContent }) => {
        const [, late] = /(\d+) days overdue/.exec(textContent) ?? []
        const [, day] = /Due\w{3} (\d+) Apr/.exec(textContent) ?? []
        return late ? 14 - Number(late) : day ? Number(day) : []
      })
    expect(due.length).toBeGreaterThan(4)
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    // Paper plans nothing: there it says that nothing is planned.
    const plan = screen.getByRole('link', { name: 'Plan Grow lights' })
    expect(plan.closest('td')?.lastElementChild).toHaveTextContent('–')
    await user.click(plan)
    expect(await screen.findByRole('heading', { name: 'Grow lights' })).toBeInTheDocument()
  })

  it('F29 plans for the section that is looked at, which stays chosen', async () => {
    const { user } = await openApp('/dashboard/pitches/stadium?tab=maintenance&section=stadium-centre', {
      as: 'marta',
    })
    const table = within(await screen.findByRole('table', { name: /Centre/ }))
    const [plan] = await table.findAllByRole('link', { name: /^Plan / })
    await user.click(plan as HTMLElement)
    await waitFor(() => expect(location.search).toContain('work=new'))
    expect(readWorkSheet(location.search)).toMatchObject({ sectionIds: ['stadium-centre'] })
    expect(location.search).toContain('section=stadium-centre')
  })

  it('says of the ground what is known, and that the rest is not', async () => {
    await openApp('/dashboard/pitches/training-3?tab=grass', { as: 'marta' })
    expect((await screen.findByText('Surface')).nextSibling).toHaveTextContent('natural turf')
    expect((await screen.findByText('Stands')).nextSibling).toHaveTextContent('not known')
  })

  it('F21 says what is wrong and next here, and logs the usual work at one press', async () => {
    server.use(
      http.get('*/api/pitches/stadium/v2/field-measurements', () =>
        HttpResponse.json([
          {
            id: 'dry',
            measuredAt: '2026-04-13T13:30:00',
            metric: 'soilMoisture',
            values: Array.from({ length: 12 }, () => Array<number>(18).fill(5)),
          },
        ]),
      ),
      http.get('*/api/activities', () =>
        HttpResponse.json([
          {
            id: 'cut',
            activityName: 'mowing',
            status: 'planned',
            startDate: '2026-04-15T08:00:00',
            endDate: '2026-04-15T09:00:00',
            fields: [{ key: 'height', value: 26 }],
            pitchIds: ['stadium'],
            sectionIds: [],
            userIds: [],
          },
          {
            id: 'goal',
            activityName: 'goalRepair',
            status: 'completed',
            startDate: '2026-04-13T08:00:00',
            endDate: '2026-04-13T09:00:00',
            fields: [
              { key: 'goal', value: 'North' },
              { key: 'safeToUse', value: false },
            ],
            pitchIds: ['stadium'],
            sectionIds: [],
            userIds: [],
          },
        ]),
      ),
    )
    await openApp('/dashboard/pitches/stadium', { as: 'marta' })
    const dry = await screen.findByRole(
      'link',
      { name: /^Moisture 5\s% · below target$/ },
      { timeout: 90_000 },
    )
    expect(dry).toHaveAttribute('href', expect.stringContaining('metric=soilMoisture'))
    expect(await screen.findByRole('link', { name: /Not marked safe to use/ }, LONG)).toHaveAttribute(
      'href',
      expect.stringContaining('work=goal'),
    )
    const quick = screen.getByRole('group', { name: 'Quick actions' })
    expect(within(quick).getByRole('link', { name: 'Mow' })).toHaveAttribute(
      'href',
      expect.stringMatching(/type=mowing&pitch=stadium/),
    )
    await screen.findByRole('heading', { name: 'Here today and next' }, LONG)
    expect(await screen.findByRole('link', { name: 'Mowing' }, LONG)).toHaveAttribute(
      'href',
      expect.stringContaining('work=cut'),
    )
    expect(screen.getByRole('link', { name: 'Water deficit' })).toBeVisible()
  })

  it('F21 on a phone has the days since each kind of work between what is planned and what the turf lacks', async () => {
    onScreen(PHONE)
    await openApp('/dashboard/pitches/stadium', { as: 'marta' })
    const since = await screen.findByRole('heading', { name: 'Days since' }, LONG)
    const mow = (await screen.findByText('21h', undefined, LONG)).closest('li')
    expect(within(mow as HTMLElement).getByRole('link', { name: 'Mow' })).toHaveAttribute(
      'href',
      expect.stringContaining('work='),
    )
    await waitFor(() => expect(mow).toHaveTextContent('26 mm'))
    const order = [
      screen.getByRole('heading', { name: 'Here today and next' }),
      since,
      screen.getByRole('link', { name: 'Water deficit' }),
      screen.getByRole('link', { name: 'Fertilisation' }),
    ]
    for (const [at, element] of order.slice(1).entries())
      expect(order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('N1 a line of the turf that fails says so alone, and comes when it is asked for again', async () => {
    const failing = http.get('*/evapotranspiration/daily', () =>
      HttpResponse.json({ detail: 'Broken.' }, { status: 400 }),
    )
    server.use(failing)
    const { user } = await openApp('/dashboard/pitches/stadium', { as: 'marta' })
    const line = (await screen.findByRole('link', { name: 'Water deficit' }, LONG)).closest('div')
    const water = within(line as HTMLElement)
    expect(await water.findByText('This could not be loaded.', undefined, LONG)).toBeVisible()
    expect(await screen.findByText(/^\d+(\.\d+)?\smol\/m²\/d of/)).toBeVisible()
    server.resetHandlers()
    const retry = water.getByRole('button', { name: 'Try again' })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    await user.click(retry)
    expect(await water.findByText(/^\d.* mm, /)).toBeVisible()
  })

  it('that is not there says so', async () => {
    await openApp('/dashboard/pitches/nowhere', { as: 'marta' })
    expect(await screen.findByText('There is no such pitch.')).toBeInTheDocument()
  })

  it('of a league office has no tabs and no writing of a club', async () => {
    await openApp('/dashboard/pitches', { as: 'office' })
    const [, first] = await screen.findAllByRole('row')
    within(first as HTMLElement)
      .getByRole('link')
      .click()
    await screen.findByRole('tab', { name: 'Trends' })
    expect(screen.queryByRole('group', { name: 'Quick actions' })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Maintenance' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Measure' })).not.toBeInTheDocument()
  })
})
