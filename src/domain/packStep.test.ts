import { expect, it } from 'vitest'
import { stepByPack } from './packStep.ts'

it('a delivery goes up and down by whole packs of the smallest size, and never below nothing', () => {
  expect(stepByPack(0, 1, [20, 500])).toBe(20)
  expect(stepByPack(20, 1, [20])).toBe(40)
  expect(stepByPack(25, 1, [20])).toBe(40)
  expect(stepByPack(25, -1, [20])).toBe(20)
  expect(stepByPack(20, -1, [20])).toBe(0)
  expect(stepByPack(0, -1, [20])).toBe(0)
  expect(stepByPack(0.3, 1, [0.1])).toBe(0.4)
  expect(stepByPack(3, 1, [])).toBe(4)
})
