import { expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { faultProblems, inOrder, type ProblemKind } from './groundProblems.ts'

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

it('F37 a machine that goes on working with a fault is told of until it is looked at, mended or taken out', () => {
  const mower = { id: 'mower', name: 'Mower', available: 1 } as Equipment
  const done = (day: number, answers: object) =>
    ({
      activityName: 'maintenance',
      status: 'completed',
      endDate: `2026-04-${day}T07:00:00Z`,
      fields: [
        { key: 'machine', value: [{ id: 'mower' }] },
        ...Object.entries(answers).map(([key, value]) => ({ key, value })),
      ],
    }) as unknown as Activity
  const fault = done(12, { kind: 'inspection', fault: 'Oil drips', statusAfter: 'limited' })
  const texts = (...work: Activity[]) =>
    faultProblems([mower], work).map((problem) => 'text' in problem && problem.text)
  expect(texts(fault)).toEqual(['Oil drips'])
  expect(texts(fault, done(13, { kind: 'fuelling', fuel: 20 }))).toEqual(['Oil drips'])
  expect(texts(fault, done(13, { kind: 'inspection', statusAfter: 'ready' }))).toEqual([])
  expect(texts(done(13, { kind: 'service' }), fault)).toEqual([])
  expect(texts(done(11, { kind: 'service' }), fault)).toEqual(['Oil drips'])
  expect(faultProblems([{ ...mower, available: 0 }], [fault])).toEqual([])
})
