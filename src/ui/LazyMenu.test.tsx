import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LazyMenu } from './LazyMenu'
import { LazyPopover } from './LazyPopover'

const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

const filters = (
  <LazyPopover label="Filters" trigger={<button type="button">Filters</button>}>
    <button type="button">Late</button>
  </LazyPopover>
)

it('a menu that comes when it is asked for opens on its first entry, and Escape leads back to what opened it', async () => {
  const copy = vi.fn()
  render(
    <LazyMenu
      label="More"
      trigger={<button type="button">More</button>}
      groups={[{ id: 'all', entries: [{ id: 'copy', label: 'Copy', onSelect: copy }] }]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expectFocus('More')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  await expectFocus('More')
})

it('what is pressed keeps the focus until what it opens is there', async () => {
  render(filters)
  await userEvent.tab()
  let isLost = false
  const observer = new MutationObserver(() => {
    isLost ||= document.activeElement === document.body
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Filters' })
  observer.disconnect()
  expect(isLost).toBe(false)
})

it('Escape leads out of a popover that came late, to what opened it', async () => {
  render(filters)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectFocus('Filters')
})
