import { expect, it } from 'vitest'
import { drawsOf } from './planning/draws.ts'
import type { Supply } from './supply.ts'
import { treatedAreaOf } from './workArea.ts'

const ground = {
  pitches: [
    { id: 'a', area: 6000 },
    { id: 'b', area: 2000 },
  ],
  sections: [],
}
const supply = { id: 'iron', available: 9, action: { unit: 'l' }, density: undefined } as unknown as Supply
const sprayed = (fields: { key: string; value: never }[]) => ({
  activityName: 'spraying',
  pitchIds: ['a', 'b'],
  sectionIds: [],
  fields: [...fields, { key: 'product', value: [{ id: 'iron', rate: 10, rateUnit: 'l/ha' as const }] }],
})

it('work on several pitches treats what it says it treats, in the form, in the tank and in the shed', () => {
  const shed = { supplies: new Map([['iron', supply]]), cocktails: new Map(), ground }
  const said = sprayed([{ key: 'area', value: 0.5 as never }])
  expect(treatedAreaOf(said, ground)).toBe(5000)
  expect(drawsOf(said, shed).get('iron')).toBe(5)
  const silent = sprayed([])
  expect(treatedAreaOf(silent, ground)).toBe(8000)
  expect(drawsOf(silent, shed).get('iron')).toBe(8)
})
