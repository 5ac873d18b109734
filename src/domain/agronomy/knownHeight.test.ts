import { expect, it } from 'vitest'
import { cutHeights, lastHeight } from './knownHeight.ts'

const cut = (
  day: string,
  height: number,
  sectionIds: string[] = [],
  status: 'completed' | 'planned' = 'completed',
) => ({
  startDate: `${day}T07:00:00Z`,
  status,
  sectionIds,
  fields: [{ key: 'height', value: height }],
})
const SECTIONS = [
  { id: 'north', pitchId: 'stadium' },
  { id: 'south', pitchId: 'stadium' },
  { id: 'goal', pitchId: 'training' },
]
const dayOf = (instant: string) => instant.slice(0, 10)
const lastOf = (cuts: ReturnType<typeof cut>[], sectionIds: string[] = []) =>
  lastHeight(cutHeights(cuts, { pitchId: 'stadium', sectionIds }, SECTIONS, dayOf), '2026-04-14')?.height

it('the cut of a section is not taken for one of the pitch, nor for one of another section', () => {
  const cuts = [cut('2026-04-12', 22, ['north']), cut('2026-04-10', 26), cut('2026-04-13', 18, ['gone'])]
  expect(lastOf(cuts)).toBe(26)
  expect(lastOf(cuts, ['north'])).toBe(22)
  expect(lastOf(cuts, ['south'])).toBe(26)
  expect(lastOf(cuts, ['north', 'south'])).toBe(26)
})

it('a cut of two pitches, of the other only a section, is one of the whole of this', () => {
  expect(lastOf([cut('2026-04-10', 26), cut('2026-04-12', 24, ['goal'])])).toBe(24)
})

it('what is only planned, has no height or comes later was not cut to', () => {
  const cuts = [cut('2026-04-10', 26), cut('2026-04-12', 20, [], 'planned'), cut('2026-04-13', 0)]
  expect(lastOf([...cuts, cut('2026-04-15', 19)])).toBe(26)
})

it('a cut counts above a reading of the same day, the later of two cuts above the earlier', () => {
  const [first, second] = [
    cut('2026-04-10', 30),
    { ...cut('2026-04-10', 26), startDate: '2026-04-10T15:00:00Z' },
  ]
  expect(lastOf([second, first])).toBe(26)
  const measured = { day: '2026-04-10', height: 40, from: 'measured' as const }
  const cuts = cutHeights([first], { pitchId: 'stadium', sectionIds: [] }, SECTIONS, dayOf)
  expect(lastHeight([measured, ...cuts], '2026-04-14')?.from).toBe('cut')
})
