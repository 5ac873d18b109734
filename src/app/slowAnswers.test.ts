import { act } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { toastQueue } from '@/ui/toasts'
import { watchSlowAnswers } from './slowAnswers'

const said = () => toastQueue.visibleToasts.map(({ content }) => content.text)

it('F5 says once that something takes longer than usual, and takes it back when it has come', async () => {
  await startTexts('en-GB')
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })
  const main = document.body.appendChild(document.createElement('main'))
  const block = main.appendChild(document.createElement('div'))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  watchSlowAnswers()
  await pass(20_000)
  expect(said()).toEqual([])
  block.ariaBusy = 'true'
  await pass(7000)
  expect(said()).toEqual([])
  await pass(3000)
  await vi.waitFor(() => expect(said()).toEqual([expect.stringMatching(/longer than usual/)]))
  await pass(20_000)
  expect(said()).toHaveLength(1)
  block.ariaBusy = 'false'
  await pass(2000)
  expect(said()).toEqual([])
})
