import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { Toasts } from './Toasts'
import { showToast, toastQueue } from './toasts'

beforeAll(() => startTexts('en-GB'))

afterEach(() => {
  vi.useRealTimers()
  act(() => toastQueue.clear())
})

describe('Toasts', () => {
  it('T1 speaks through a region that was there before, errors as alerts, and leaves the focus alone', () => {
    render(<Toasts />)
    const region = screen.getByRole('region', { name: 'Messages' })
    const [alert, status] = [within(region).getByRole('alert'), within(region).getByRole('status')]
    act(() => {
      showToast({ tone: 'done', text: 'Saved.' })
      showToast({ tone: 'error', text: 'Not saved.' })
    })
    expect(status).toHaveTextContent('Saved.')
    expect(alert).toHaveTextContent('Not saved.')
    expect(document.body).toHaveFocus()
  })

  it('T1 goes after 6 s at the earliest, waits under the pointer, and keeps errors', () => {
    vi.useFakeTimers()
    render(<Toasts />)
    act(() => {
      showToast({ tone: 'done', text: 'Saved.', timeout: 10 })
      showToast({ tone: 'error', text: 'Not saved.' })
    })
    act(() => void vi.advanceTimersByTime(5_900))
    expect(screen.getByText('Saved.')).toBeInTheDocument()
    act(() => toastQueue.pauseAll())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('Saved.')).toBeInTheDocument()
    act(() => toastQueue.resumeAll())
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument()
    expect(screen.getByText('Not saved.')).toBeInTheDocument()
  })

  it('K3 offers an undo that closes the toast', async () => {
    const undo = vi.fn<() => void>()
    render(<Toasts />)
    act(() => showToast({ tone: 'done', text: 'Moved.', action: { label: 'Undo', onPress: undo } }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Moved.')).not.toBeInTheDocument()
  })

  it('K1 F6 leads to the latest message and back, and what a message is closed with leads back, too', async () => {
    const user = userEvent.setup()
    const undo = vi.fn<() => void>()
    const action = { label: 'Undo', onPress: undo }
    render(
      <>
        <button type="button">Save</button>
        <Toasts />
      </>,
    )
    const save = screen.getByRole('button', { name: 'Save' })
    save.focus()
    await user.keyboard('{F6}')
    expect(save).toHaveFocus()
    act(() => showToast({ tone: 'done', text: 'Moved.', action }))
    await user.keyboard('{F6}')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.keyboard('{F6}')
    expect(save).toHaveFocus()
    await user.keyboard('{F6}{Enter}')
    expect(undo).toHaveBeenCalledOnce()
    expect(save).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-keyshortcuts', 'F6')
  })

  it('L1 what was said before the log-out is not said to who comes next', () => {
    const { unmount } = render(<Toasts />)
    act(() => showToast({ tone: 'error', text: 'Not saved.' }))
    unmount()
    render(<Toasts />)
    expect(screen.queryByText('Not saved.')).not.toBeInTheDocument()
  })
})
