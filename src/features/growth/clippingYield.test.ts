import { expect, it } from 'vitest'
import { sampleWork } from '@/domain/evidence/packSamples'
import { clippingYield } from './clippingYield'

const ground = {
  pitches: [
    { id: 'stadium', area: 7000 },
    { id: 'training', area: 3000 },
  ],
  sections: [
    { id: 'goals', pitchId: 'stadium', area: 350 },
    { id: 'north', pitchId: 'stadium', area: 3500 },
    { id: 'south', pitchId: 'stadium', area: 3500 },
  ],
}
const cut = (litres: number, sectionIds: string[] = [], pitchIds = ['stadium']) =>
  sampleWork('cut', { pitchIds, sectionIds, fields: [{ key: 'clippings', value: litres }] })
const yieldOf = (...cuts: ReturnType<typeof cut>[]) =>
  clippingYield(cuts, 'stadium', ground, (instant) => instant.slice(0, 10)).get('2026-03-02')

it('F26 clippings are told by the square metres that were cut', () => {
  expect(yieldOf(cut(70))).toBe(10)
  expect(yieldOf(cut(7, ['goals']))).toBe(20)
  // Both halves are the pitch; twice over the pitch is all that came off it.
  expect(yieldOf(cut(35, ['north']), cut(35, ['south']))).toBe(10)
  expect(yieldOf(cut(70), cut(35))).toBe(15)
  // Of a cut of two pitches each has its share.
  expect(yieldOf(cut(100, [], ['stadium', 'training']))).toBe(10)
  expect(yieldOf({ ...cut(70), status: 'planned' })).toBeUndefined()
  expect(clippingYield([cut(70)], 'stadium', { pitches: [], sections: [] }, () => '2026-03-02').size).toBe(0)
})
