import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './useKeptFocus'

function Page({ isGone }: { isGone: boolean }) {
  const frame = useKeptFocus<HTMLDivElement>('h1')
  return (
    <div ref={frame} tabIndex={-1}>
      <h1 tabIndex={-1}>Jobs</h1>
      {!isGone && (
        <button type="button" ref={(button) => button?.focus()}>
          Start
        </button>
      )}
    </div>
  )
}

it('G1 also what had the focus from the first moment hands it on when it goes', async () => {
  const { rerender } = render(<Page isGone={false} />)
  expect(screen.getByRole('button')).toHaveFocus()
  rerender(<Page isGone />)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus())
})
