import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettledText } from './useSettledText'

const settled: string[] = []
let late: () => void = () => undefined
const lates: (() => void)[] = []
function Search() {
  const [kept, setKept] = useState('')
  const { typed, setTyped, settleNow } = useSettledText(kept, (text) => {
    settled.push(text)
    late = () => setKept(text)
    lates.push(late)
  })
  return (
    <>
      <input
        aria-label="Find"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settleNow}
      />
      <output>{kept}</output>
      <button type="button" onClick={() => setKept('lime')}>
        Go back
      </button>
    </>
  )
}
const field = () => screen.getByRole('textbox', { name: 'Find' })

beforeEach(() => {
  settled.length = 0
  lates.length = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())
const person = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

it('hands on what was typed once typing rests, not letter by letter', async () => {
  render(<Search />)
  await person().type(field(), 'iron')
  expect(settled).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(settled).toEqual(['iron'])
})

/** Typed with a rest between: the first part has been handed on. */
async function typeInTwo() {
  const user = person()
  render(<Search />)
  await user.type(field(), 'ir')
  await vi.advanceTimersByTimeAsync(300)
  await user.type(field(), 'on')
}

it('loses no letter that is typed while the address still catches up', async () => {
  await typeInTwo()
  late()
  await screen.findByText('ir')
  expect(field()).toHaveValue('iron')
})

it('loses no letter when the address is slower than the typing', async () => {
  await typeInTwo()
  await vi.advanceTimersByTimeAsync(300)
  expect(settled).toEqual(['ir', 'iron'])
  const [first, second] = lates
  first?.()
  await screen.findByText('ir')
  expect(field()).toHaveValue('iron')
  second?.()
  await screen.findByText('iron')
  expect(field()).toHaveValue('iron')
})

it('takes over what is kept when that changes from elsewhere, and settles at once when the field is left', async () => {
  const user = person()
  render(<Search />)
  await user.type(field(), 'iron')
  await user.tab()
  expect(settled).toEqual(['iron'])
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(field()).toHaveValue('lime')
})
