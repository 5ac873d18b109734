import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { AlertDialog } from './AlertDialog'
import { Button } from './Button'

beforeAll(() => startTexts('en-GB'))

describe('AlertDialog', () => {
  it('P2 is an alertdialog that puts the focus on the safe button', async () => {
    await open()
    expect(screen.getByRole('alertdialog', { name: 'Delete this activity?' })).toHaveAccessibleDescription(
      'It repeats every week.',
    )
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  it('P1 keeps the focus inside and gives it back to what opened it', async () => {
    const onConfirm = await open()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('confirms only by its button', async () => {
    const onConfirm = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

async function open() {
  const onConfirm = vi.fn<() => void>()
  render(<Page onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  return onConfirm
}

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <AlertDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this activity?"
        text="It repeats every week."
        confirmLabel="Delete"
        onConfirm={onConfirm}
        danger
      />
    </>
  )
}
