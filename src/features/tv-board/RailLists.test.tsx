import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { RailLists } from './RailLists'

const problems = Array.from({ length: 6 }, (_, n) => ({
  key: `p${n}`,
  icon: 'clash' as const,
  tone: 'red' as const,
  text: `T${n}: clash`,
}))
const off = ['Ben Hartley', 'Dario Ashby', 'Freya Lund', 'Greta Doyle'].map((fullName) => ({
  id: fullName,
  fullName,
  role: 'staff' as const,
}))

beforeAll(async () => {
  await startTexts('en-GB')
  await Promise.all([loadTexts('tv'), loadTexts('activity')])
})

it.each([
  [2, 3, 'and 3 more'],
  [4, 2, 'and 4 more'],
])('with %i people off shows %i problems, so that nobody off is cut at the foot', (away, most, rest) => {
  render(
    <RailLists
      problems={problems}
      mostProblems={4}
      off={off.slice(0, away)}
      known={{ problems: true, off: true }}
      isNonWorking={false}
    />,
  )
  expect(screen.getAllByText(/clash/)).toHaveLength(most)
  expect(screen.getByText(rest)).toBeVisible()
})
