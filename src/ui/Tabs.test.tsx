import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Tabs } from './Tabs'

const TABS = ['Mowers', 'Feeds', 'Mixes'].map((label) => ({
  id: label,
  label,
  content: `The ${label.toLowerCase()}`,
}))
function Shelf() {
  const [value, setValue] = useState('Mowers')
  return <Tabs label="Shed" tabs={TABS} value={value} onChange={setValue} />
}
const chosen = () => screen.getByRole('tab', { selected: true })

it('K3 is one tab stop; arrows go round, Home and End to the ends, and the panel follows', async () => {
  const user = userEvent.setup()
  render(<Shelf />)
  await user.tab()
  expect(chosen()).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toHaveAccessibleName('Feeds')
  expect(chosen()).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Feeds' })).toHaveTextContent('The feeds')
  await user.keyboard('{End}{ArrowRight}')
  expect(chosen()).toHaveAccessibleName('Mowers')
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toHaveAccessibleName('Mixes')
  await user.keyboard('{Home}')
  expect(chosen()).toHaveAccessibleName('Mowers')
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

it('brings the tab that is open into sight of its row, as when an address leads to the last', () => {
  // jsdom lays nothing out: each tab 100 wide, in a row of 150.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.getAttribute('role') === 'tablist') return new DOMRect(0, 0, 150, 40)
    return new DOMRect(100 * [...(this.parentElement?.children ?? [])].indexOf(this), 0, 100, 40)
  })
  render(<Tabs label="Shed" tabs={TABS} value="Mixes" onChange={() => undefined} />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(TABS.length * 100 - 150)
})

it('turns the arrows round in a right-to-left language', async () => {
  const user = userEvent.setup()
  document.documentElement.dir = 'rtl'
  render(<Shelf />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toHaveAccessibleName('Feeds')
  document.documentElement.dir = ''
})
