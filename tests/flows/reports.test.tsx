import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import i18next from 'i18next'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const REPORTS = '/dashboard/reports'
const MARCH = 'from=2026-03-01&to=2026-03-31'

let asked: string[] = []
beforeEach(() => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
/** Chooses from a list that opens under a button. */
const choose = async ({ user }: Awaited<ReturnType<typeof openApp>>, list: RegExp, option: string) => {
  const panel = await screen.findByRole('region', { name: 'What the report is about' })
  await user.click(within(panel).getByRole('button', { name: list }))
  await user.click(await screen.findByRole('option', { name: option }))
}
/** The texts of a language come when they are let go. */
function holdTexts(language: string): () => void {
  const { backend } = i18next.services.backendConnector as {
    backend: { read: (language: string, ...rest: unknown[]) => void }
  }
  const read = backend.read.bind(backend)
  const held: (() => void)[] = []
  vi.spyOn(backend, 'read').mockImplementation((of, ...rest) => {
    const go = () => read(of, ...rest)
    if (of === language) held.push(go)
    else go()
  })
  return () => {
    vi.mocked(backend.read).mockImplementation(read)
    for (const go of held) go()
  }
}
const query = () => Object.fromEntries(new URLSearchParams(location.search))

/** What is saved as a file, instead of the browser's own window for it. */
const files = () => {
  const made: { name: string; text: Promise<string> }[] = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob
    return 'blob:made'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) made.push({ name: this.download, text: last.text() })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return made
}

describe('a report', () => {
  it('is of the whole ground’s last month at first, and says so in the address', async () => {
    await openApp(REPORTS, { as: 'marta' })
    expect(await heading('Full report')).toBeVisible()
    expect(query()).toEqual({ report: 'full', from: '2026-03-01', to: '2026-03-31', reader: 'board' })
    expect(await screen.findByText(/jobs were completed on these pitches/)).toBeVisible()
    expect(screen.getByText('All 7 pitches')).toBeVisible()
  })

  it('tells the same hours at its top as in its tables', async () => {
    await openApp(`${REPORTS}?report=use&${MARCH}&reader=board`, { as: 'marta' })
    expect(await screen.findByText(/The pitches were in play for 86\.5 hours\./)).toBeVisible()
    expect((await screen.findAllByRole('cell', { name: /^86\.5\sh$/ })).length).toBeGreaterThan(0)
  })

  it('takes a day that is typed once it is whole, however far off its parts are', async () => {
    const { user, router } = await openApp(
      `${REPORTS}?report=weather&from=2025-07-01&to=2026-04-14&reader=board`,
      {
        as: 'marta',
      },
    )
    const from = within(await screen.findByRole('group', { name: 'From' }))
    const [, month, year] = await from.findAllByRole('spinbutton')
    act(() => month?.focus())
    await user.keyboard('{ArrowDown>5/}')
    act(() => year?.focus())
    await user.keyboard('{ArrowUp}')
    expect(router.state.location.search).toContain('from=2025-07-01')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toContain('from=2026-02-01&to=2026-04-14'))
  })

  it('follows what is chosen, in the address, and at the next visit', async () => {
    const app = await openApp(`${REPORTS}?report=labour&${MARCH}&reader=board`, { as: 'marta' })
    expect(await screen.findByRole('table', { name: 'People' })).toBeVisible()
    await choose(app, /What/, 'Weather')
    await choose(app, /For whom/, 'League')
    await choose(app, /When/, 'Last week')
    expect(await heading('Report on weather')).toBeVisible()
    expect(query()).toEqual({ report: 'weather', from: '2026-04-06', to: '2026-04-12', reader: 'league' })
    await app.router.navigate('/dashboard/home')
    await app.router.navigate(REPORTS)
    await waitFor(() => expect(query()).toMatchObject({ report: 'weather', reader: 'league' }))
    expect(screen.getByText('For the league')).toBeVisible()
  })

  it('G1 the keyboard stays at the choice that a pitch is taken out of', async () => {
    const { user } = await openApp(`${REPORTS}?report=use&${MARCH}&reader=board&pitches=stadium,training-1`, {
      as: 'marta',
    })
    ;(await screen.findByRole('button', { name: 'Remove Stadium' })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Training 1' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Where/))
  })

  it('holds the pitches against the norm of the league, as its office does', async () => {
    await openApp(`${REPORTS}?report=norm&${MARCH}&reader=board`, { as: 'marta' })
    const table = await screen.findByRole('table', { name: 'League norm' })
    const stadium = within(table).getAllByRole('row', { name: /^Stadium/ })
    expect(stadium[0]).toHaveTextContent(/Hardness.*g.*to.*g.*(in norm|below|above)/)
    expect(screen.getByText(/readings, \d+ are in the norm of the league\./)).toBeVisible()
    expect(within(table).queryByText('NaN')).toBeNull()
  })

  it('says beside the hours of a machine how many of its jobs have none', async () => {
    await openApp(`${REPORTS}?report=labour&${MARCH}&reader=board`, { as: 'marta' })
    const machines = await screen.findByRole('table', { name: 'Machines' })
    const heads = within(machines).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Machines',
      'Jobs',
      'Jobs without hours',
      'Machine hours',
    ])
    expect(within(machines).getByRole('row', { name: /^Triplex 1 74 30 66\.0$/ })).toBeVisible()
    const people = within(screen.getByRole('table', { name: 'People' }))
    expect(people.queryByRole('columnheader', { name: 'Jobs without hours' })).toBeNull()
  })

  it('begins with the spray register for an auditor, and says what nobody recorded', async () => {
    await openApp(`${REPORTS}?report=inputs&${MARCH}&reader=auditor`, { as: 'marta' })
    const register = await screen.findByRole('table', { name: 'Spray register' }, { timeout: 30_000 })
    expect(within(register).getAllByText('Wetter Aqua 90')[0]).toBeVisible()
    expect(within(register).getAllByText('Air induction 03')[0]).toBeVisible()
    expect(within(register).getAllByText('not recorded')[0]).toBeVisible()
    expect(within(register).getAllByText(/^Start: wind \d+ km\/h from \d+°/)[0]).toBeVisible()
    expect(within(register).getAllByText(/^End: wind \d+ km\/h from \d+°/)[0]).toBeVisible()
    expect(headings().filter((name) => !name?.startsWith('To hand over'))[1]).toMatch(/^Spray register/)
  })

  it('leaves as files that a spreadsheet reads, block by block and all at once', async () => {
    const made = files()
    const { user } = await openApp(`${REPORTS}?report=inputs&${MARCH}&reader=auditor`, { as: 'marta' })
    await user.click(
      await screen.findByRole('button', { name: 'CSV of Spray register' }, { timeout: 30_000 }),
    )
    await screen.findByRole('button', { name: 'CSV of Nutrients and water' }, { timeout: 30_000 })
    await user.click(screen.getByRole('button', { name: 'CSV of all' }))
    await waitFor(() =>
      expect(made.map(({ name }) => name)).toEqual([
        'spray-register-2026-03-01-2026-03-31.csv',
        'report-2026-03-01-2026-03-31.csv',
      ]),
    )
    const [register, all] = await Promise.all(made.map(({ text }) => text))
    expect(register).toMatch(/Registration number/)
    expect(register).toMatch(/,Area \(ha\),Total,Total unit,Water \(L\/ha\),Water \(L\),/)
    expect(register).toMatch(/2026-03-17,07:15,08:30,Stadium,Marta Kovač/)
    expect(all).toMatch(/Spray register\r\n[^]*Nutrients and water\r\n/)
    // As the register writes it, and in the unit of the screen.
    expect(all).toContain('Wetter Aqua 90,1,7.1,L\r\n')
  })

  it('says in the paper and the file, too, that only the latest sessions were asked for', async () => {
    const made = files()
    const { user } = await openApp(`${REPORTS}?report=full&${MARCH}&reader=board`, { as: 'marta' })
    const said = 'The latest 30 of 58 sessions were read.'
    const feedback = await screen.findByRole('region', { name: 'Feedback' })
    const note = await within(feedback).findByText(said, undefined, { timeout: 30_000 })
    expect(note.closest('[data-screen-only]')).toBeNull()
    expect(within(feedback).getByRole('button', { name: 'Read earlier ones' })).toHaveAttribute(
      'data-screen-only',
    )
    const condition = await screen.findByRole('region', { name: 'Condition' }, { timeout: 30_000 })
    expect(await within(condition).findByText(new RegExp(said), undefined, { timeout: 30_000 })).toBeVisible()
    await user.click(within(feedback).getByRole('button', { name: 'CSV of Feedback' }))
    expect(await made[0]?.text).toContain(said)
    // Every answer with all that was asked, in words.
    expect(await made[0]?.text).toMatch(/Rating.*,Firmness,Grip,.*Comment/)
    expect(await made[0]?.text).toMatch(/,Hard,|,Soft,|,Right,/)
  })

  it('writes its days with the name of the month in every language', async () => {
    await openApp(`${REPORTS}?report=weather&${MARCH}&reader=board`, { as: 'marta', language: 'de' })
    expect(await screen.findByText('1. März 2026 bis 31. März 2026')).toBeVisible()
  })

  it('F41 is written in the language and the units of its reader, also as a file', async () => {
    const made = files()
    const app = await openApp(`${REPORTS}?report=weather&${MARCH}&reader=board`, { as: 'marta' })
    await screen.findByRole('table', { name: 'Weather' }, { timeout: 30_000 })
    await choose(app, /Language/, 'العربية')
    await choose(app, /Units/, 'Imperial')
    const table = await screen.findByRole('table', { name: 'الطقس' }, { timeout: 30_000 })
    expect(table.closest('[lang]')).toHaveAttribute('lang', 'ar')
    expect(table.closest('[dir]')).toHaveAttribute('dir', 'rtl')
    expect(await within(table).findByRole('columnheader', { name: /المطر.*in/ })).toBeVisible()
    // What its maker presses stays in the maker's language.
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(query()).toMatchObject({ language: 'ar', units: 'imperial' })
    await app.user.click(screen.getByRole('button', { name: 'CSV of all' }))
    expect(await made[0]?.text).toMatch(/المطر \(in\).*متوسط الحرارة \(°F\)/)
    await choose(app, /Language/, 'Deutsch')
    await screen.findByRole('table', { name: 'Wetter' }, { timeout: 30_000 })
    await app.user.click(screen.getByRole('button', { name: 'CSV of all' }))
    expect(await made[1]?.text).toMatch(/;Regen \(in\);[^]*\d,\d/)
  })

  it('F41 what is chosen while the texts of a language are on their way takes nothing back', async () => {
    const app = await openApp(`${REPORTS}?report=weather&${MARCH}&reader=board`, { as: 'marta' })
    await screen.findByRole('table', { name: 'Weather' }, { timeout: 30_000 })
    const letGo = holdTexts('hr')
    await choose(app, /Language/, 'Hrvatski')
    // It is seen to be chosen, though nothing of it can be drawn yet.
    expect(screen.getByRole('button', { name: /Hrvatski.*Language/ })).toBeVisible()
    await choose(app, /Units/, 'Imperial')
    await choose(app, /For whom/, 'Coach')
    expect(query()).toMatchObject({ language: 'hr', units: 'imperial', reader: 'coach' })
    letGo()
    const table = await screen.findByRole('table', { name: 'Vrijeme' }, { timeout: 30_000 })
    expect((await within(table).findAllByRole('columnheader', { name: /\bin\b/ }))[0]).toBeVisible()
  })

  it('says that it is shorter than its link asks for', async () => {
    await openApp(`${REPORTS}?report=weather&from=2023-04-01&to=2026-03-31`, { as: 'marta' })
    expect(await screen.findByText('At most two years at once.')).toBeInTheDocument()
    expect(screen.getByText('31 March 2024 to 31 March 2026')).toBeVisible()
  })

  it('can be sent as a link', async () => {
    const { user } = await openApp(`${REPORTS}?report=weather&${MARCH}&reader=board&pitches=stadium`, {
      as: 'marta',
    })
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('The link to this report was copied.')).toBeVisible()
    const link = new URL(await navigator.clipboard.readText())
    expect(Object.fromEntries(link.searchParams)).toEqual({
      report: 'weather',
      pitches: 'stadium',
      from: '2026-03-01',
      to: '2026-03-31',
      reader: 'board',
    })
  })

  it('says of a link to pitches that are not here that they are not', async () => {
    const app = await openApp(`${REPORTS}?report=weather&pitches=elsewhere&${MARCH}`, { as: 'marta' })
    expect(await screen.findByText('This ground has none of the pitches in the link.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'All pitches' }))
    expect(await heading('Report on weather')).toBeVisible()
  })

  it('X8 is not shaken by cookies that somebody wrote into', async () => {
    document.cookie = 'sward_report_type=%3Cscript%3E; path=/; secure'
    document.cookie = 'sward_parameter_filter=%E0%A4%A; path=/; secure'
    await openApp(REPORTS, { as: 'marta' })
    expect(await heading('Full report')).toBeVisible()
  })

  it('says that the work did not come, and has it at the next try', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json({ detail: 'no' }, { status: 400 })))
    const { user } = await openApp(`${REPORTS}?report=labour&${MARCH}`, { as: 'marta' })
    expect(await screen.findByText(/The work of this period could not be loaded/)).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'People' })).toBeVisible()
  })

  it('says of the hours and of the spray register how they come about', async () => {
    const { user } = await openApp(`${REPORTS}?report=full&${MARCH}&reader=auditor`, { as: 'marta' })
    for (const [title, text] of [
      ['Spray register', /Total: as recorded, else rate × area/],
      ['Labour and machine hours', /Work of two people counts for each of them/],
    ] as const) {
      await user.click(
        await screen.findByRole('button', { name: `What is this? ${title}` }, { timeout: 30_000 }),
      )
      expect(await screen.findByText(text)).toBeVisible()
      await user.keyboard('{Escape}')
    }
  })

  it('says of each block how old it is', async () => {
    const { user } = await openApp(`${REPORTS}?report=full&${MARCH}`, { as: 'marta' })
    for (const title of [
      'Pitch use',
      'Condition',
      'Nutrients and water',
      'Work done',
      'Weather',
      'Labour and machine hours',
    ]) {
      await user.click(
        await screen.findByRole('button', { name: `What is this? ${title}` }, { timeout: 30_000 }),
      )
      const note = within(await screen.findByRole('dialog', { name: title }))
      expect(await note.findByText('As of', {}, { timeout: 30_000 })).toBeVisible()
      await user.keyboard('{Escape}')
    }
  })

  it('prints when all of it is there', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await openApp(`${REPORTS}?report=labour&${MARCH}`, { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(printed).toHaveBeenCalledOnce())
    expect(screen.getByRole('table', { name: 'People' })).toBeVisible()
  })

  it('has a line for paper on which something is missing, and none on the screen', async () => {
    await openApp(`${REPORTS}?report=labour&${MARCH}`, { as: 'marta' })
    expect(await screen.findByText(/printed while it was still loading/)).not.toBeVisible()
  })

  it('waits for its hours no longer when the work did not come', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json({ detail: 'no' }, { status: 400 })))
    await openApp(`${REPORTS}?report=use&from=2026-02-01&to=2026-03-31&reader=league`, { as: 'marta' })
    const use = await screen.findByRole('region', { name: 'Pitch use' }, { timeout: 30_000 })
    expect(await within(use).findByRole('table', undefined, { timeout: 30_000 })).toBeVisible()
    await waitFor(() => expect(use.querySelector('[aria-busy="true"]')).toBeNull())
  })
})

describe('what nobody has scrolled to', () => {
  /** A screen on which only what is named is near, and a device that never has a moment to spare. */
  function nearOnly(title: string) {
    class Sight {
      private readonly hear: IntersectionObserverCallback
      constructor(hear: IntersectionObserverCallback) {
        this.hear = hear
      }
      observe(target: Element) {
        const isIntersecting = target.querySelector('h2')?.textContent === title
        queueMicrotask(() => act(() => this.hear([{ isIntersecting } as never], this as never)))
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Sight)
    vi.stubGlobal('requestIdleCallback', () => 0)
    // Nor is anybody's patience at an end (src/lib/turns.ts).
    const later = globalThis.setTimeout
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === 8000 ? 0 : later(run, ms)))
    onTestFinished(() => void vi.unstubAllGlobals())
  }
  const WORK_AND_SPRAY = `${REPORTS}?report=inputs&${MARCH}&reader=auditor`

  it('has its headings from the start, and is not asked for before', async () => {
    nearOnly('Spray register')
    await openApp(WORK_AND_SPRAY, { as: 'marta' })
    expect(await screen.findByRole('table', { name: 'Spray register' }, { timeout: 30_000 })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Weather' })).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Weather' })).toBeNull()
    expect(asked.filter((path) => path.includes('evapotranspiration'))).toEqual([])
  })

  it('is printed with the rest', async () => {
    nearOnly('Spray register')
    const onPaper: (string | null)[] = []
    vi.stubGlobal('print', () =>
      onPaper.push(
        ...screen.getAllByRole('table').map((table) => table.getAttribute('aria-label') ?? table.textContent),
      ),
    )
    const { user } = await openApp(WORK_AND_SPRAY, { as: 'marta' })
    await screen.findByRole('table', { name: 'Spray register' }, { timeout: 30_000 })
    await user.click(screen.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(onPaper).not.toEqual([]), { timeout: 30_000 })
    expect(screen.getByRole('table', { name: 'Weather' })).toBeVisible()
    expect(onPaper).toHaveLength(screen.getAllByRole('table').length)
  })

  it('is in the file of all tables', async () => {
    nearOnly('Spray register')
    const made = files()
    const { user } = await openApp(WORK_AND_SPRAY, { as: 'marta' })
    await screen.findByRole('table', { name: 'Spray register' }, { timeout: 30_000 })
    await user.click(screen.getByRole('button', { name: 'CSV of all' }))
    await waitFor(() => expect(made).toHaveLength(1), { timeout: 30_000 })
    expect(await made[0]?.text).toMatch(/Spray register\r\n[^]*Nutrients and water\r\n[^]*Weather\r\n/)
  })

  it('is drawn, where its answers are there, before the browser itself prints', async () => {
    nearOnly('Spray register')
    await openApp(WORK_AND_SPRAY, { as: 'marta' })
    await screen.findByRole('table', { name: 'Spray register' }, { timeout: 30_000 })
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(await screen.findByRole('table', { name: 'Weather' }, { timeout: 30_000 })).toBeVisible()
  })
})

describe('companies', () => {
  it('of a league are never asked for machines, supplies or cocktails', async () => {
    await openApp(`${REPORTS}?report=full&reader=auditor&${MARCH}`, { as: 'office' })
    expect(await heading('Spray register')).toBeVisible()
    expect(await heading('Labour and machine hours')).toBeVisible()
    await screen.findByRole('table', { name: 'Weather' }, { timeout: 30_000 })
    expect(asked.some((path) => path.includes('league_admin/activities'))).toBe(true)
    expect(asked.filter((path) => /equipment|supplies|cocktails/.test(path))).toEqual([])
  })

  it('that only measure are offered no extended blocks and none of products', async () => {
    const app = await openApp(`${REPORTS}?report=full&reader=board&${MARCH}`, { as: 'dana' })
    expect(await heading('Full report')).toBeVisible()
    const panel = await screen.findByRole('region', { name: 'What the report is about' })
    await app.user.click(within(panel).getByRole('button', { name: /What/ }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual(['Pitch use', 'Condition', 'Work done', 'Full report'])
    for (const name of ['Weather', 'Nutrients and water'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
  })
})
