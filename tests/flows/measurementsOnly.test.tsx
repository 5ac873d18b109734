import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { withWorkSheet } from '@/domain/addresses'
import { FEATURES, type Feature, isOn } from '@/domain/switches'
import { openApp, server } from '../support/openApp'
import { sheet } from '../support/workSheet'

/** Tuesday 09:31 in Kansas City. */
const NOW = '2026-04-14T14:31:00Z'
const PITCH = '/dashboard/pitches/field-1'

const SHEET = `/dashboard/home${withWorkSheet('', { kind: 'new', type: 'overseeding' })}`

/** What was asked for since the application was opened, as `GET /pitches`. */
let asked: string[] = []
afterEach(() => server.events.removeAllListeners())

async function open(path: string) {
  server.events.removeAllListeners()
  cleanup()
  asked = []
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) asked.push(`${request.method} ${pathname.slice('/api'.length)}`)
  })
  return openApp(path, { as: 'dana', now: NOW })
}

/** What shows that a screen is all there: its slowest part. */
const SCREENS: Record<string, () => Promise<unknown>> = {
  '/dashboard/home': async () => {
    await screen.findAllByText(/Last session/)
    await screen.findByRole('region', { name: /^Latest/ })
    await screen.findByRole('region', { name: /^Fixtures/ })
  },
  '/dashboard/calendar': () => screen.findAllByRole('button', { name: /Mowing|Training/ }),
  '/dashboard/pitches': () => screen.findAllByRole('link', { name: 'Field 4' }),
  [PITCH]: () => screen.findByRole('grid'),
  [`${PITCH}?tab=sessions`]: () => screen.findByRole('grid'),
  '/dashboard/storage': () => screen.findByText('Core aerator'),
  '/dashboard/reports': () => screen.findAllByRole('heading', { level: 2 }),
  '/dashboard/mobile': () => screen.findByText('You have no jobs today.'),
  [SHEET]: sheet,
}
const show = async (path: string) => {
  const app = await open(path)
  await SCREENS[path]?.()
  return app
}

type Row = {
  /** Screens where it would be. */
  on: (keyof typeof SCREENS)[]
  /** Names of links, buttons, tabs, regions and headings that are not there. */
  gone: RegExp
  /** Calls that nobody makes. */
  notAsked: RegExp
  /** Addresses that are no page. */
  links?: string[]
}
const PRODUCTS = /\/(supplies|cocktails)\b/
/** Spec §6: what a company that only measures goes without. */
const OFF: Partial<Record<Feature, Row>> = {
  product_management: {
    on: ['/dashboard/storage', SHEET, '/dashboard/reports', PITCH],
    gone: /^(Supplies|Stock-take|Movements|Restock|Fertilisation)$/,
    notAsked: PRODUCTS,
    links: [`${PITCH}/fertilisation`],
  },
  cocktail_management: { on: ['/dashboard/storage'], gone: /^Mixes|^Cocktails/, notAsked: /cocktails/ },
  work_plan: {
    on: ['/dashboard/home', '/dashboard/calendar'],
    gone: /Work plan/,
    notAsked: /^(?!GET)/,
    links: ['/dashboard/work-plan'],
  },
  calendar_tv_view: {
    on: ['/dashboard/home', '/dashboard/calendar'],
    gone: /Wall/,
    notAsked: /^(?!GET)/,
    links: ['/dashboard/calendar?view=tv'],
  },
  calendar_users: {
    on: ['/dashboard/home', '/dashboard/calendar'],
    gone: /^(Team|People|Person)$/,
    notAsked: /^(?!GET)/,
    links: ['/dashboard/calendar?view=users', '/dashboard/team'],
  },
  calendar_pitches: {
    on: ['/dashboard/calendar'],
    gone: /Load of the pitches|Pitch load/,
    notAsked: /^(?!GET)/,
    links: ['/dashboard/calendar?view=pitches'],
  },
  home_disease_risk: { on: ['/dashboard/home', PITCH], gone: /[Dd]isease/, notAsked: /disease/ },
  home_inventory_alerts: { on: ['/dashboard/home'], gone: /^Stock/, notAsked: PRODUCTS },
  home_filters: { on: ['/dashboard/home'], gone: /^Filter|^All pitches, all/, notAsked: /^(?!GET)/ },
  suggested_activities: {
    on: ['/dashboard/home', '/dashboard/calendar'],
    gone: /Suggest/,
    notAsked: /suggested/,
  },
  pitch_shade_analysis: { on: [PITCH], gone: /^Sunlight|^Shade/, notAsked: /sunlight/ },
  pitch_details_grass: { on: [PITCH], gone: /^Grass/, notAsked: /growing_degree/ },
  pitch_details_maintenance: { on: [PITCH], gone: /^Maintenance/, notAsked: /equipment/ },
  extended_report: {
    on: ['/dashboard/reports'],
    gone: /Labour|Spray register|Feedback of|Auditor pack/,
    notAsked: /growth|sunlight|evapotranspiration|disease/,
  },
  pitch_growth: { on: [PITCH], gone: /^Growth/, notAsked: /growth/, links: [`${PITCH}/growth`] },
}
const ROLES = ['link', 'button', 'tab', 'region', 'heading', 'menuitem'] as const

describe('A8 a company that only measures', () => {
  it('has a row here for each of its switches', () => {
    const off = FEATURES.filter((feature) => !isOn(feature, { measurementsOnly: true }))
    expect(Object.keys(OFF).toSorted()).toEqual(off.toSorted())
    expect(off).toHaveLength(15)
  })

  it.each(Object.entries(OFF))('%s is on no screen, and is not asked for', async (feature, row) => {
    for (const path of row.on) {
      await show(path)
      for (const role of ROLES) {
        // The team of today is no calendar of people.
        if (feature === 'calendar_users' && (role === 'region' || role === 'heading')) continue
        const found = screen.queryAllByRole(role, { name: row.gone })
        expect(
          found.map(({ textContent }) => textContent),
          `${role} on ${path}`,
        ).toEqual([])
      }
      expect(
        asked.filter((call) => row.notAsked.test(call)),
        path,
      ).toEqual([])
    }
    for (const link of row.links ?? []) {
      await open(link)
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      // Who it is and where, which every page draws, and nothing else.
      expect(asked.toSorted()).toEqual(['GET /companies/get_company', 'GET /users/dana-miller'])
    }
  })

  it('no link of a screen leads to a page that is not there', async () => {
    const dead =
      /work-plan|\/team|\/growth|\/fertilisation|view=(tv|users|pitches)|tab=(supplies|cocktails|water|wear|grass|maintenance|sunlight)/
    for (const path of Object.keys(SCREENS)) {
      await show(path)
      const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
      expect(
        links.filter((href) => dead.test(href)),
        path,
      ).toEqual([])
    }
  })

  it('sees what was read last on every pitch, how old it is and how much is in the target', async () => {
    await show('/dashboard/home')
    const pitches = await screen.findByRole('region', { name: /^Pitches/ })
    await waitFor(() => expect(within(pitches).getAllByText(/in target/)).toHaveLength(12))
    expect(within(pitches).getAllByText(/^Last session \d+[hd] ago$/)).toHaveLength(4)
    expect(within(pitches).getByRole('link', { name: 'New round Field 1' })).toHaveAttribute(
      'href',
      '/dashboard/mobile?round=field-1',
    )
    // Units of the United States: heights in inches.
    expect(within(pitches).getAllByText(/^0\.\d+\sin$/).length).toBeGreaterThan(0)
  })

  it('has grid, trends and sessions on the page of a pitch, and a round one press away', async () => {
    const { user } = await show(PITCH)
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Trends', 'Sessions'])
    await user.click(screen.getByRole('link', { name: 'Measure' }))
    expect(await screen.findByRole('button', { name: 'Start the round' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Field 1/ })).toBeVisible()
  })

  it('keeps what its switches leave on: latest work, machines, work that repeats', async () => {
    await show('/dashboard/home')
    expect(asked).toContain('GET /pitches/latest-activities')
    await show('/dashboard/storage')
    expect(asked).toContain('GET /equipment')
    await show(SHEET)
    expect(await screen.findByText(/Repeat/)).toBeVisible()
  })
})
