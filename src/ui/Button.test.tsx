import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button'

describe('Button', () => {
  it('takes no press while disabled, and none while busy, when it keeps its focus', async () => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={press}>Save</Button>)
    await userEvent.click(screen.getByRole('button'))
    expect(press).toHaveBeenCalledOnce()
    rerender(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Save
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('button')).toHaveFocus()
    rerender(
      <Button disabled onClick={press}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'), { pointerEventsCheck: 0 })
    expect(press).toHaveBeenCalledOnce()
    expect(submit).not.toHaveBeenCalled()
  })
})
