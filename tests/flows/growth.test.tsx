import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'
import { sheet } from '../support/workSheet'

const GROWTH = '/dashboard/pitches/stadium/growth'
const WAIT = { timeout: 30_000 }

// Before anybody has started a counter, whose chart would stand in the place of the year's.
it('F26 the warmth of last year stands beside this one when it is wanted', async () => {
  const { user } = await openApp(GROWTH, { as: 'marta' })
  const chart = within(await screen.findByRole('figure', { name: /since|1 Jan|New Year/i }, WAIT))
  await user.click(chart.getByRole('button', { name: 'Show last year' }))
  await user.click(chart.getByRole('button', { name: 'Show as table' }))
  const table = within(chart.getByRole('table'))
  const heads = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await waitFor(() => expect(heads().join()).toMatch(/, last year/))
  const row = table.getByRole('row', { name: /10 Mar/ })
  // Both years have counted for two months by then.
  const numbers = within(row)
    .getAllByRole('cell')
    .flatMap(({ textContent }) => (/^\d+/.test(textContent) ? [parseFloat(textContent)] : []))
  expect(numbers.slice(0, 2).every((sum) => sum > 200)).toBe(true)
})

it('a counter of degree days is started, says how far it is and when it is due, and is there after a reload', async () => {
  const { user, router } = await openApp(GROWTH, { as: 'marta' })
  await user.click(await screen.findByRole('button', { name: 'Start a counter' }, WAIT))
  const form = await screen.findByRole('dialog', { name: 'Start a counter' })
  const name = within(form).getByRole('textbox', { name: /Name/ })
  await user.clear(name)
  await user.type(name, 'Primo, first of April')
  const day = within(form).getAllByRole('spinbutton')
  await user.type(day[0] as HTMLElement, '01042026')
  const target = within(form).getByRole('textbox', { name: /Target/ })
  await user.clear(target)
  await user.type(target, '180')
  await user.click(within(form).getByRole('button', { name: 'Start' }))

  const read = async () => {
    const list = await screen.findByRole('list', { name: 'Counters' }, WAIT)
    expect(within(list).getByRole('button', { name: 'Primo, first of April' })).toBeVisible()
    expect(await within(list).findByText(/^\d+\s% done$/, undefined, WAIT)).toBeVisible()
    expect(within(list).getByText(/^Since 1 Apr 2026 above 0\s°C$/)).toBeVisible()
    return within(list).getByText(/^Expected on \w{3},? \d+ Apr by the forecast/).textContent
  }
  const expected = await read()

  // As a reload: the page goes, what was in memory with it.
  await router.navigate('/dashboard/home')
  cleanup()
  await openAgain()
  expect(await read()).toBe(expected)

  async function openAgain() {
    const { assemble } = await import('@/app/start')
    const { readRuntimeConfig } = await import('@/app/runtimeConfig')
    const { render } = await import('@testing-library/react')
    history.replaceState(null, '', GROWTH)
    render(assemble(await readRuntimeConfig()).element)
  }
})

it('a counter that was deleted comes back', async () => {
  const { user } = await openApp('/dashboard/pitches/training-1/growth?counter=new', { as: 'marta' })
  const form = await screen.findByRole('dialog', { name: 'Start a counter' }, WAIT)
  await user.click(within(form).getByRole('button', { name: 'Start' }))
  const title = 'Trinexapac-ethyl on ryegrass'
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('No counter runs on this pitch.')).toBeVisible()
  const said = (await screen.findByText(`${title} is deleted.`)).parentElement
  if (!said) throw new Error('nothing was said')
  await user.click(within(said).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: `Actions for ${title}` })).toBeVisible()
})

it('the page says how the turf grows, what holds it back and when to cut', async () => {
  await openApp(GROWTH, { as: 'marta' })
  const growth = await screen.findByRole('region', { name: 'Growth today' }, WAIT)
  expect(within(growth).getAllByText(/^mm\/d$/)[0]).toBeVisible()
  expect(within(growth).getByText(/^Target /)).toBeVisible()
  const cut = await screen.findByRole('region', { name: 'Next cut' })
  expect(
    await within(cut).findByText(/a third of the leaf|as far as its growth/, undefined, WAIT),
  ).toBeVisible()
})

it('speaks of nitrogen in the unit of the feeding page, and in the one that was chosen there', async () => {
  const FEED = '/dashboard/pitches/stadium/fertilisation'
  const part = async () => within(await screen.findByRole('region', { name: 'Nitrogen by month' }, WAIT))
  const { user, router } = await openApp(GROWTH, { as: 'marta' })
  const sentence = async () => (await (await part()).findByText(/for a demand of/)).textContent
  expect(await sentence()).toMatch(/^[\d.]+\sg\/m² applied .* demand of [\d.]+\sg\/m²/)
  await user.click((await part()).getByRole('radio', { name: 'kg/ha' }))
  expect(await sentence()).toMatch(/^[\d.]+\skg\/ha applied .* demand of [\d.]+\skg\/ha/)

  await act(() => router.navigate(FEED))
  expect(await screen.findByRole('radio', { name: 'kg/ha' }, WAIT)).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'lb/1000 ft²' }))
  await act(() => router.navigate(GROWTH))
  expect(await sentence()).toMatch(/lb\/1000\sft²/)
})

it('a sum of nitrogen that lacks days is a least', async () => {
  server.use(
    http.get('*/api/pitches/:id/growth/nitrogen-usage', () =>
      HttpResponse.json([{ date: '2026-04-13', demand: 2, applied: 30, balance: 0 }]),
    ),
  )
  await openApp(GROWTH, { as: 'marta' })
  const part = within(await screen.findByRole('region', { name: 'Nitrogen by month' }, WAIT))
  expect(await part.findByText(/^at least 3\sg\/m² applied .* demand of at least 0\.2\sg\/m²/)).toBeVisible()
  expect(part.getByRole('cell', { name: /^at least 3\sg\/m²$/ })).toBeVisible()
})

it('what the backend does not send is unknown, not 0', async () => {
  server.use(
    http.get('*/api/pitches/:id/growth', () =>
      HttpResponse.json([{ date: '2026-04-14', growth: null, growthPotential: null, temperature: null }]),
    ),
  )
  await openApp(GROWTH, { as: 'marta' })
  const growth = await screen.findByRole('region', { name: 'Growth today' }, WAIT)
  expect(within(growth).getByText('Unknown')).toBeVisible()
  const cut = await screen.findByRole('region', { name: 'Next cut' })
  expect(await within(cut).findByText('Unknown', undefined, WAIT)).toBeVisible()
})

it('without temperatures the degree days say so instead of an empty chart, and come when asked again', async () => {
  const broken = () => HttpResponse.json({}, { status: 500 })
  server.use(http.get('*/api/pitches/:id/growth', broken), http.get('*/api/weather/:id', broken))
  const { user } = await openApp(GROWTH, { as: 'marta' })
  const part = within(await screen.findByRole('region', { name: 'Growing degree days' }, WAIT))
  const retry = await part.findByRole('button', { name: 'Try again' }, WAIT)
  expect(part.queryByRole('figure')).toBeNull()
  server.resetHandlers()
  await user.click(retry)
  expect(await part.findByRole('figure', {}, WAIT)).toBeVisible()
})

it('A9 a league officer has no page of growth', async () => {
  const { router } = await openApp(GROWTH, { as: 'office' })
  await screen.findByRole('heading', { level: 1 }, WAIT)
  expect(router.state.location.pathname).toBe('/404')
})

it('F26 clippings are logged with the cut of today that they came from', async () => {
  const { user } = await openApp(GROWTH, { as: 'marta', now: '2026-04-13T16:00:00Z' })
  const link = await screen.findByRole('link', { name: 'Log clippings' }, WAIT)
  await waitFor(() => expect(link).not.toHaveAttribute('href', expect.stringContaining('work=new')))
  await user.click(link)
  const form = await sheet()
  expect(await form.findByText(/Stadium, .*13 Apr/)).toBeVisible()
  expect(await form.findByRole('textbox', { name: /^Clippings/ })).toBeVisible()
})
