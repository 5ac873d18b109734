import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { useProblemText } from './useProblemText'

const NOW = Date.parse('2026-04-14T05:31:00Z')
const HOUR = 3_600_000

beforeAll(() => startTexts('en-GB'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

function Sentence({ error }: { error: unknown }) {
  const problemText = useProblemText()
  return <p role="note">{problemText(error)}</p>
}
const sentence = (error: unknown) => {
  const { unmount } = render(<Sentence error={error} />)
  const { textContent } = screen.getByRole('note')
  unmount()
  return textContent
}

it('F4 a busy backend’s time is told while it lies ahead and the hour alone says which', () => {
  const busy = (ahead: number) => sentence({ status: 429, retryAt: NOW + ahead })
  expect(busy(HOUR)).toMatch(/after \d\d:31/)
  expect(busy(23 * HOUR)).toMatch(/after/)
  for (const ahead of [-HOUR, 0, 24 * HOUR, 1e12]) expect(busy(ahead)).toMatch(/in a moment/)
})

it('F9 tells a backend’s own words where a person can mend it, and not those of its faults', () => {
  const fields = { name: ['Too long.'], errors: ['At least one letter.'] }
  expect(sentence({ status: 422, data: fields })).toBe('Too long. At least one letter.')
  expect(sentence({ status: 500, data: fields })).toBe('The server has a problem.')
  expect(sentence({ status: 500, data: { detail: 'NullPointerException' } })).toBe(
    'The server has a problem.',
  )
  expect(sentence({ status: 422, data: { name: [] } })).toBe('The server did not accept this.')
})

it('X10 a backend’s sentence ends with its full stop in a page that runs the other way', async () => {
  const refused = { status: 403, data: { detail: 'Not yours to change.' } }
  expect(sentence(refused)).toBe('Not yours to change.')
  await startTexts('ar')
  try {
    expect(sentence(refused)).toBe('\u2068Not yours to change.\u2069')
    expect(sentence({ status: 500 })).not.toContain('\u2068')
  } finally {
    await startTexts('en-GB')
  }
})
