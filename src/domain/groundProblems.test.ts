import { expect, it } from 'vitest'
import { inOrder, type ProblemKind } from './groundProblems.ts'

const found = (['wet', 'stock', 'away', 'disease', 'late', 'clash', 'hazard'] as const).map((kind) => ({
  kind,
}))
const kinds = (awaited: ProblemKind[]) => inOrder(found, awaited).map(({ kind }) => kind)

it('tells what is worse first', () => {
  expect(kinds([])).toEqual(['hazard', 'late', 'clash', 'disease', 'away', 'stock', 'wet'])
})

it('shows nothing that what is still looked for would push down', () => {
  expect(kinds(['stock', 'clash'])).toEqual(['hazard', 'late'])
  expect(kinds(['outOfBand'])).toEqual(['hazard', 'late', 'clash', 'disease', 'away'])
})
