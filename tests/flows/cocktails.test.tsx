import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'
import { sheet as workSheet } from '../support/workSheet'

const TAB = '/dashboard/storage?tab=cocktails'

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET' || url.pathname.endsWith('/token')) return
    void request
      .clone()
      .text()
      .then((text) =>
        sent.push({
          method: request.method,
          path: url.pathname.replace(/^\/api/, ''),
          body: text === '' ? null : (JSON.parse(text) as unknown),
        }),
      )
  })
})

const open = async (item?: string) => {
  const app = await openApp(item === undefined ? TAB : `${TAB}&item=${item}`, { as: 'marta' })
  await screen.findByRole('link', { name: /Iron and wetter/ })
  return app
}
/** The sheet of a mix. */
const editor = async () => {
  const save = await screen.findByRole('button', { name: 'Save' })
  const frame = save.closest('aside')
  if (!frame) throw new Error('no sheet')
  return within(frame)
}
type User = Awaited<ReturnType<typeof open>>['user']
const choose = async (user: User, field: HTMLElement, option: string | RegExp) => {
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: option }))
}
const calculator = async () => within(await screen.findByRole('dialog', { name: 'Calculator' }))

describe('the mixes of a club', () => {
  it('F33 stand in a list with their products in words, and are found by them', async () => {
    const { user } = await open()
    const row = screen.getByRole('link', { name: /Iron and wetter/ }).closest('[role="row"]')
    expect(row).toHaveTextContent(/20 L\/ha Iron sulphate 6 % and 10 L\/ha Wetter Aqua 90/)
    await user.type(screen.getByRole('searchbox', { name: 'Find a mix or a product' }), 'fludioxonil')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Iron and wetter/ })).toBeNull())
    expect(screen.getByRole('link', { name: /Autumn protection/ })).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nothing of the kind')
    expect(await screen.findByText('No mix matches.')).toBeVisible()
  })

  it('say that their products could not be loaded, and load them on request', async () => {
    server.use(http.get('*/api/supplies', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await open()
    const told = await screen.findByText(/^The products of the mixes could not be loaded/)
    server.resetHandlers()
    const again = within(told.closest<HTMLElement>('[role="status"]') ?? document.body)
    await user.click(again.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^20 L\/ha Iron sulphate 6.% and 10 L\/ha Wetter Aqua 90/)).toBeVisible()
    expect(told).not.toBeInTheDocument()
  })

  it('F5 that is still being saved when its sheet is left closes no other, and a refusal is said', async () => {
    const { user, router, backend } = await open('new')
    const leave = async (answer: (request: Request) => Response | Promise<Response>) => {
      const form = await editor()
      await user.type(form.getByLabelText('Name'), ' 2')
      const { letGo, asked } = holdAnswers('put', '*/api/cocktails/*', answer)
      await user.click(form.getByRole('button', { name: 'Save' }))
      await asked
      await waitFor(() => expect(form.getByLabelText('Name').closest('[inert]')).not.toBeNull())
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
      return letGo
    }
    await user.click((await editor()).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('link', { name: /Iron and wetter/ }))
    const refuse = await leave(() => HttpResponse.json({ detail: 'Not this mix.' }, { status: 400 }))
    refuse()
    expect(await screen.findByText('Not this mix.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Iron and wetter/ }))
    const accept = await leave((request) => backend.fetch(request))
    await user.click(screen.getByRole('link', { name: /Autumn protection/ }))
    const other = await editor()
    accept()
    expect(await screen.findByText(/Iron and wetter 2\S* is saved/)).toBeVisible()
    expect(other.getByLabelText('Name')).toHaveValue('Autumn protection')
    expect(router.state.location.search).toContain('item=')
  })

  it('F33 a new mix is added once it has a name, water and rates that can be', async () => {
    const { user } = await open('new')
    const form = await editor()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Give it a name.')).toBeVisible()
    expect(form.getByText('Say how much water goes on.')).toBeVisible()
    expect(form.getByText('Add at least one product.')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(form.getByLabelText('Name'), 'Evening colour')
    await user.type(form.getByLabelText('Water rate'), '500')
    await choose(user, form.getByRole('button', { name: /Add a product/ }), /^Iron sulphate/)
    const rate = await form.findByLabelText('Rate of Iron sulphate 6 %')
    await user.clear(rate)
    await user.type(rate, '35')
    expect(form.getByText('The label allows 30 L/ha at most.')).toBeVisible()
    await user.clear(rate)
    await user.type(rate, '-3')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Give a rate above 0.')).toBeVisible()
    await user.clear(rate)
    await user.type(rate, '15,5')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: /Evening colour/ })).toBeVisible()
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/cocktails',
        body: expect.objectContaining({
          name: 'Evening colour',
          method: 'spray',
          waterRate: 500,
          items: [{ supplyId: 'iron-sulphate-6', rate: 15.5, rateUnit: 'l/ha' }],
        }) as unknown,
      },
    ])
  })

  it('K1 lines move by the keyboard, and the order that powders and wetters want is known', async () => {
    const { user } = await open('iron-and-wetter')
    const form = await editor()
    await choose(
      user,
      await form.findByRole('button', { name: /Formulation of Iron sulphate 6 %/ }),
      'Surfactant or wetter',
    )
    await choose(user, form.getByRole('button', { name: /Formulation of Wetter Aqua 90/ }), 'Wettable powder')
    expect(await form.findByText('This is not the usual mixing order.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Put in order' }))
    await waitFor(() => expect(form.queryByText('This is not the usual mixing order.')).toBeNull())
    const grip = form.getByRole('button', { name: 'Move Wetter Aqua 90, place 1 of 2' })
    grip.focus()
    await user.keyboard('{ArrowDown}')
    expect(form.getByText('Wetter Aqua 90 is now in place 2 of 2.')).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Move Wetter Aqua 90, place 2 of 2' })).toHaveFocus()
    expect(form.getByText('This is not the usual mixing order.')).toBeVisible()
    // What a product is made up as is no business of the backend.
    expect(sent).toEqual([])
  })

  it('G1 the keyboard goes on at the next line, and then at what adds one', async () => {
    const { user } = await open('growth-regulator-programme')
    const sheet = await editor()
    ;(await sheet.findByRole('button', { name: 'Remove Growth regulator trinexapac' })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Remove Iron sulphate 6 %' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Add a product/))
  })

  it('F31 says where a product is below the lowest rate of its label', async () => {
    const { user, connection } = await open('iron-and-wetter')
    const form = await editor()
    const rate = await form.findByLabelText('Rate of Iron sulphate 6 %')
    const { store } = await connection.get()
    const { localDataEndpoints } = await import('@/api/localData')
    await (store.dispatch as (action: unknown) => Promise<unknown>)(
      localDataEndpoints.saveLocalData.initiate({
        productLabels: { 'iron-sulphate-6': { leastRate: { rate: 20, rateUnit: 'l/ha' }, page: undefined } },
      }),
    )
    expect(form.queryByText(/^The label asks for/)).toBeNull()
    await user.clear(rate)
    await user.type(rate, '19.5')
    expect(await form.findByText('The label asks for 20 L/ha at least.')).toBeVisible()
  })

  it('marks a product that was deleted or stands there twice', async () => {
    server.use(
      http.get('*/api/cocktails', () =>
        HttpResponse.json([
          {
            id: 'odd',
            name: 'Iron and wetter, odd',
            method: 'spray',
            waterRate: 500,
            items: [
              { supplyId: 'seaweed-extract', rate: 10, rateUnit: 'l/ha' },
              { supplyId: 'seaweed-extract', rate: 10, rateUnit: 'l/ha' },
              { supplyId: 'never-there', rate: 10, rateUnit: 'l/ha' },
            ],
          },
        ]),
      ),
    )
    await open('odd')
    const form = await editor()
    expect(await form.findByText('This product is in the mix twice.')).toBeVisible()
    expect(form.getByText('No longer in the store')).toBeVisible()
    expect(
      screen.getByText('Worth a look: a product that is no longer in the store and a product twice'),
    ).toBeInTheDocument()
  })

  it('F9 who saves second sees both versions and chooses', async () => {
    const { user } = await open('match-week-colour')
    const form = await editor()
    server.use(
      http.put(
        '*/api/cocktails/match-week-colour',
        () =>
          HttpResponse.json(
            {
              detail: 'Somebody was quicker.',
              current: {
                id: 'match-week-colour',
                name: 'Match week colour',
                method: 'spray',
                waterRate: 450,
                items: [{ supplyId: 'iron-sulphate-6', rate: 15, rateUnit: 'l/ha' }],
                updatedAt: '2026-04-14T05:30:00Z',
              },
            },
            { status: 409 },
          ),
        { once: true },
      ),
    )
    const water = form.getByLabelText('Water rate')
    await user.clear(water)
    await user.type(water, '600')
    await user.click(form.getByRole('button', { name: 'Save' }))
    const row = (await form.findByRole('rowheader', { name: 'Water rate' })).closest('tr')
    expect(row).toHaveTextContent(/600 L\/ha.*450 L\/ha/)
    await user.click(form.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2))
    expect(sent.at(-1)?.body).toMatchObject({ waterRate: 600, updatedAt: '2026-04-14T05:30:00Z' })
  })

  it('U4 what is typed is still asked about when the mix could not be deleted', async () => {
    const { user } = await open('pre-seed')
    const form = await editor()
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'),
    )
    await user.type(form.getByLabelText(/^Name/), ' 2')
    server.use(http.delete('*/api/cocktails/pre-seed', () => HttpResponse.json({}, { status: 403 })))
    await user.click(form.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('You are not allowed to do this.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(form.getByLabelText(/^Name/)).toHaveValue('Pre-seed 2')
  })

  it('F11 a mix that is deleted comes back by Undo', async () => {
    const { user, router } = await open('pre-seed')
    const form = await editor()
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'),
    )
    await user.click(form.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Pre-seed/ })).toBeNull())
    expect(router.state.location.search).not.toContain('item=')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: /Pre-seed/ })).toBeVisible()
  })

  it('a copy begins with all of it, under a name of its own', async () => {
    const { user } = await open('pre-seed')
    await user.click((await editor()).getByRole('button', { name: 'Copy' }))
    const form = await waitFor(async () => {
      const found = await editor()
      expect(found.getByLabelText('Name')).toHaveValue('Pre-seed (copy)')
      return found
    })
    expect(await form.findByLabelText('Rate of Pre-seed 8-12-8')).toHaveValue('35')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Pre-seed (copy)' })).toBeVisible()
  })
})

describe('the calculator', () => {
  it('F33 says what goes into each tank, and plans it as spraying with everything filled', async () => {
    const { user, router } = await open('iron-and-wetter')
    await user.click((await editor()).getByRole('button', { name: 'Calculate' }))
    const dialog = await calculator()
    expect(dialog.getByText('Choose a pitch or type an area.')).toBeVisible()
    await choose(user, dialog.getByRole('button', { name: /Pitch$/ }), 'Stadium')
    const area = dialog.getByLabelText('Area')
    await user.clear(area)
    await user.type(area, '0.5')
    await user.type(dialog.getByLabelText('Tank'), '200')
    expect(await dialog.findByText(/1 full tank and one of 100 L, 300 L of spray in all\./)).toBeVisible()
    const iron = dialog.getByRole('rowheader', { name: 'Iron sulphate 6 %' }).closest('tr')
    // 20 L/ha on half a hectare: 10 L in all, 6.67 L in 200 L, 3.33 L in 100 L.
    expect(iron).toHaveTextContent(/20 L\/ha.*10 L.*6\.67 L.*3\.33 L/)
    expect(dialog.getByText('0.075 g/m² · 0.75 kg/ha')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Plan as spraying' }))
    // The work takes the place of the mix.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Calculate' })).toBeNull())
    const work = await workSheet()
    const { search } = router.state.location
    expect(search).toContain('type=spraying')
    expect(work.getByLabelText(/^Area/)).toHaveValue('0.5')
    expect(work.getByLabelText(/^Tank/)).toHaveValue('200')
    expect(work.getByLabelText(/^Water (rate|volume)/)).toHaveValue('600')
    expect(await work.findByText('Iron and wetter', { selector: 'bdi' })).toBeVisible()
    expect(await work.findByText(/1 full tank and one of 100 L, 300 L in all/)).toBeVisible()
    expect(localStorage.getItem('sward.tankSize')).toBe('200')
  })

  it('F33 takes products without a mix, and says what is short', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Calculator' }))
    const dialog = await calculator()
    expect(dialog.getByText('Choose a mix or add products.')).toBeVisible()
    await choose(user, dialog.getByRole('button', { name: /Add a product/ }), /^Iron sulphate/)
    await user.type(dialog.getByLabelText('Area'), '20')
    expect(await dialog.findByText(/L short/)).toBeVisible()
    await user.clear(dialog.getByLabelText('Area'))
    await user.type(dialog.getByLabelText('Area'), 'much')
    expect(await dialog.findByText('Choose a pitch or type an area.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Plan as spraying' })).toBeNull()
  })

  it('calls nothing free while what is planned cannot be read', async () => {
    server.use(http.get('*/api/activities', () => new HttpResponse(null, { status: 500 })))
    const { user } = await open('iron-and-wetter')
    await user.click((await editor()).getByRole('button', { name: 'Calculate' }))
    const dialog = await calculator()
    await user.type(dialog.getByLabelText('Area'), '1')
    const iron = (await dialog.findByRole('rowheader', { name: 'Iron sulphate 6 %' })).closest('tr')
    expect(
      within(iron as HTMLElement)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent(/^Unknown$/)
    server.resetHandlers()
  })

  it('prints a card with the amounts alone', async () => {
    const { user } = await open('iron-and-wetter')
    await user.click((await editor()).getByRole('button', { name: 'Calculate' }))
    const dialog = await calculator()
    await user.type(dialog.getByLabelText('Area'), '1')
    let printed = ''
    vi.stubGlobal('print', () => {
      printed = document.querySelector('[data-mix-card]')?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    })
    await user.click(await dialog.findByRole('button', { name: 'Print the mixing card' }))
    vi.unstubAllGlobals()
    expect(printed).toMatch(/Iron and wetter.*1\sha.*1\. Iron sulphate 6 %.*20\sL.*2\. Wetter Aqua 90/s)
    expect(printed).toContain('Fill half, add iron, agitate, then wetter.')
    await waitFor(() => expect(document.querySelector('[data-mix-card]')).toBeNull())
  })
})

describe('calibration', () => {
  it('finds the water that nozzles lay down, and the nozzle that is off', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Calibrate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Calibration' }))
    await user.type(dialog.getByLabelText('Time for it'), '72')
    expect(await dialog.findByText('5 km/h')).toBeVisible()
    await user.type(dialog.getByLabelText('Wanted water rate'), '400')
    for (const [at, caught] of ['1600', '1600', '1600', '2000'].entries())
      await user.type(dialog.getByLabelText(`Nozzle ${at + 1}`), caught)
    // 1.7 L/min on average: 600 · 1.7 / (5 · 0.5) = 408 L/ha
    expect(await dialog.findByText('408 L/ha')).toBeVisible()
    expect(dialog.getByText('2 % too much')).toBeVisible()
    expect(dialog.getByText(/Nozzle 4: 2 L\/min, \+18 %/)).toBeVisible()
    expect(dialog.getByText(/Clean or replace/)).toBeVisible()
  })

  it('finds the width and the rate of a spreader', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Calibrate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Calibration' }))
    await user.click(dialog.getByRole('radio', { name: 'Spreader' }))
    for (const [at, grams] of ['0', '5', '10', '10', '10', '5', '0'].entries())
      await user.type(dialog.getByLabelText(`Tray ${at + 1}`), grams)
    await user.click(await dialog.findByRole('button', { name: /^Use 4\sm$/ }))
    expect(await dialog.findByText(/is 23\.3 m long/)).toBeVisible()
    await user.type(dialog.getByLabelText('Length of the course'), '25')
    await user.type(dialog.getByLabelText('Collected on it'), '4')
    await user.type(dialog.getByLabelText('Wanted rate'), '35')
    expect(await dialog.findByText('40 g/m²')).toBeVisible()
    expect(dialog.getByText('14 % too much')).toBeVisible()
  })
})
