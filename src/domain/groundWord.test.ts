import { expect, it } from 'vitest'
import type { GroundProblem } from './groundProblems.ts'
import { groundWord } from './groundWord.ts'

const now = new Date('2026-04-14T06:30:00Z')
const reading = (mean: number, measuredAt = '2026-04-13T07:00:00Z') => ({ mean, measuredAt })
const outOfBand = (metric: 'soilMoisture' | 'hardness', at: ReturnType<typeof reading>): GroundProblem => ({
  kind: 'outOfBand',
  pitchId: 'stadium',
  metric,
  reading: at,
  low: 15,
  high: 30,
})
const disease = { kind: 'disease' } as GroundProblem
const FINE = reading(22)

it('F2 disease comes before readings, and both before ready', () => {
  expect(groundWord([outOfBand('soilMoisture', reading(33)), disease], FINE, true, now)).toBe('disease')
  expect(groundWord([outOfBand('soilMoisture', reading(33))], reading(33), true, now)).toBe(
    'soilMoisture_high',
  )
  expect(groundWord([outOfBand('hardness', reading(9))], FINE, true, now)).toBe('hardness_low')
  expect(groundWord([], FINE, true, now)).toBe('ready')
})

it('says nothing of today by a reading that is older than two days', () => {
  const old = reading(33, '2026-04-11T07:00:00Z')
  expect(groundWord([outOfBand('soilMoisture', old)], old, true, now)).toBeNull()
  expect(groundWord([outOfBand('hardness', old)], FINE, true, now)).toBe('ready')
})

it('does not call ready what nobody has measured, or whose disease is not known', () => {
  expect(groundWord([], null, true, now)).toBeNull()
  expect(groundWord([], FINE, false, now)).toBeNull()
})
