import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AnchoredPopover } from './AnchoredPopover'

function Cell() {
  const [cell, setCell] = useState<HTMLElement>()
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setCell(currentTarget)}>
        17 April
      </button>
      {cell && (
        <AnchoredPopover anchor={cell} label="Leave" onClose={() => setCell(undefined)}>
          <button type="button">Holiday</button>
        </AnchoredPopover>
      )}
    </>
  )
}

it('stays after a double press on what it stands beside, and goes with a press later on', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const user = userEvent.setup()
  render(<Cell />)
  await user.click(screen.getByRole('button', { name: '17 April' }))
  expect(screen.getByRole('dialog', { name: 'Leave' })).toBeVisible()
  now.mockReturnValue(1200)
  await user.click(document.body)
  expect(screen.getByRole('dialog', { name: 'Leave' })).toBeVisible()
  now.mockReturnValue(2000)
  await user.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})
