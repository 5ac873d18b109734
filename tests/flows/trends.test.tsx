import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../support/openApp'

const ADDRESS = '/dashboard/pitches/stadium?tab=trends&metric=soilMoisture'
const chart = () => screen.findByRole('figure', { name: 'Six weeks' })

describe('trends of a pitch', () => {
  it('F24 show six weeks of moisture with the rain, and more lines on the same days, kept in the address', async () => {
    const { user, router } = await openApp(ADDRESS, { as: 'marta' })
    const figure = await chart()
    expect(await within(figure).findByText('Rain, mm')).toBeInTheDocument()
    expect(within(figure).getByText(/^Moisture was .* target\./)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'More lines' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Growth' }))
    expect(router.state.location.search).toContain('lines=growth')
    await user.keyboard('{Escape}')
    expect(await within(await chart()).findByText('Growth, mm/d')).toBeInTheDocument()

    await user.click(screen.getByRole('radio', { name: 'Season' }))
    expect(router.state.location.search).toContain('range=season')
    expect(await screen.findByRole('figure', { name: 'This season' })).toBeInTheDocument()
  })

  it('F24 say whose water balance stands for a whole pitch', async () => {
    await openApp(`${ADDRESS}&lines=deficit`, { as: 'marta' })
    expect(await within(await chart()).findByText(/^Water deficit, Centre, mm$/)).toBeInTheDocument()
  })

  it('F24 tell nitrogen in the unit that was chosen on the feeding page', async () => {
    localStorage.setItem('sward.nitrogenUnit', 'lb/1000ft2')
    await openApp(`${ADDRESS}&lines=nitrogen`, { as: 'marta' })
    expect(await within(await chart()).findByText(/^Nitrogen.*, lb\/1000 ft²$/)).toBeInTheDocument()
  })

  it('F24 lay last year over whatever is drawn, not over readings alone', async () => {
    const { user } = await openApp(`${ADDRESS}&lines=growth,evapotranspiration,nitrogen,light`, {
      as: 'marta',
    })
    await user.click(await within(await chart()).findByRole('button', { name: 'Show as table' }))
    for (const name of [
      'Growth, last year',
      /^Evapotranspiration.*, last year$/,
      /^Nitrogen.*, last year$/,
      'Daylight, last year',
    ])
      expect(await within(await chart()).findByRole('columnheader', { name })).toBeInTheDocument()
  })

  it('F24 read the same day by keys and as a table', async () => {
    const { user } = await openApp(ADDRESS, { as: 'marta' })
    const figure = await chart()
    await within(figure).findByText('Rain, mm')
    const slider = within(figure).getByRole('slider')
    slider.focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    const read = slider.getAttribute('aria-valuetext') ?? ''
    const moisture = /Moisture: ([^;]+)/.exec(read)?.[1] ?? ''
    expect(read).toMatch(/^Mon 13 Apr;/)
    expect(moisture).toMatch(/^\d+\u00A0%$/)
    await user.click(within(figure).getByRole('button', { name: 'Show as table' }))
    const row = within(figure)
      .getAllByRole('row')
      .find((one) => within(one).queryAllByText('Mon 13 Apr').length > 0)
    expect(row?.textContent).toContain(moisture)
  })
})
