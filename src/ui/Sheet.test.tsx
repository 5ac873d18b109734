import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keepFocus'
import { PageHeader } from './PageHeader'
import { Sheet } from './Sheet'

/** A list of one row, or more, whose sheet can take the first away; `late` only once the sheet has gone. */
function Page({ late, rest = [] }: { late: boolean; rest?: string[] }) {
  const [open, setOpen] = useState(false)
  const [rows, setRows] = useState(['Coated 18-0-9', ...rest])
  return (
    <>
      <PageHeader title="Storage" />
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setOpen(true)}>
          {row}
        </button>
      ))}
      <Sheet modal={false} open={open} onClose={() => setOpen(false)} title="Coated 18-0-9">
        <button
          type="button"
          onClick={() => {
            setRows(rest)
            if (!late) setOpen(false)
          }}
        >
          Delete
        </button>
      </Sheet>
    </>
  )
}

it('G1 gives the focus back to what it was opened from', async () => {
  const user = userEvent.setup()
  render(<Page late={false} />)
  await user.click(screen.getByRole('button', { name: 'Coated 18-0-9' }))
  expect(screen.getByRole('complementary')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Coated 18-0-9' })).toHaveFocus()
})

it.each([true, false])(
  'G1 goes on at the heading of the page where that is gone (before: %s)',
  async (late) => {
    const user = userEvent.setup()
    render(<Page late={late} />)
    await user.click(screen.getByRole('button', { name: 'Coated 18-0-9' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    if (late) await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Storage' })).toHaveFocus())
  },
)

describe('where the focus is kept on the page', () => {
  beforeEach(keepFocus)

  it.each([true, false])(
    'G1 goes on beside what is gone, whichever goes first (before: %s)',
    async (late) => {
      const user = userEvent.setup()
      render(
        <main>
          <Page late={late} rest={['Coated 20-2-11']} />
        </main>,
      )
      await user.click(screen.getByRole('button', { name: 'Coated 18-0-9' }))
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      if (late) await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Coated 20-2-11' })).toHaveFocus())
    },
  )
})

it('stays beside its page on paper, which is as narrow as a phone', () => {
  let width = 1440
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && width < 1024,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  dispatchEvent(new Event('beforeprint'))
  width = 718
  const sheet = () => (
    <Sheet modal={false} open onClose={() => undefined} title="Coated 18-0-9">
      900 kg
    </Sheet>
  )
  const { rerender } = render(sheet())
  expect(screen.getByRole('complementary')).toHaveTextContent('900 kg')
  expect(screen.queryByRole('dialog')).toBeNull()
  dispatchEvent(new Event('afterprint'))
  rerender(sheet())
  expect(screen.queryByRole('complementary')).toBeNull()
  vi.unstubAllGlobals()
})
