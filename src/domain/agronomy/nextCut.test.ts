import { describe, expect, it } from 'vitest'
import { daysFrom } from '../groundTime.ts'
import { nextCut } from './nextCut.ts'

const TODAY = '2026-04-14'
const growing = (mm: number, from = '2026-04-01', to = '2026-04-24') =>
  new Map(daysFrom(from, to).map((day) => [day, mm]))
const cutOn = (day: string, height = 26) => ({ day, height, from: 'cut' as const })

describe('the next cut', () => {
  it('falls on the day on which the grass passes one and a half times its mowing height', () => {
    // 26 mm on the evening of the 12th, 28 this morning, 38 on the 18th, more than 39 on the 19th.
    expect(nextCut(cutOn('2026-04-12'), 26, growing(2), TODAY)).toEqual({
      kind: 'due',
      day: '2026-04-19',
      height: 40,
      now: 28,
    })
  })

  it('starts tomorrow from a cut of today', () => {
    expect(nextCut(cutOn(TODAY), 26, growing(7), TODAY)).toMatchObject({ day: '2026-04-16', now: 26 })
  })

  it('is overdue when a third is passed', () => {
    expect(nextCut(cutOn('2026-04-02'), 26, growing(2), TODAY)).toEqual({ kind: 'overdue', height: 48 })
  })

  it('is not foretold beyond the days whose growth is known', () => {
    expect(nextCut(cutOn('2026-04-13'), 26, growing(0.2), TODAY)).toMatchObject({
      kind: 'later',
      until: '2026-04-24',
    })
  })

  it('is unknown where height, mowing height or growth is', () => {
    expect(nextCut(undefined, 26, growing(2), TODAY)).toEqual({ kind: 'unknown', reason: 'height' })
    expect(nextCut(cutOn('2026-04-12'), undefined, growing(2), TODAY)).toEqual({
      kind: 'unknown',
      reason: 'mowingHeight',
    })
    expect(nextCut(cutOn('2026-04-12'), 26, new Map(), TODAY)).toEqual({ kind: 'unknown', reason: 'growth' })
    expect(nextCut(cutOn('2026-04-12', -3), 26, growing(2), TODAY).kind).toBe('unknown')
    expect(nextCut(cutOn('2026-04-12'), 26, growing(4000), TODAY).kind).toBe('unknown')
  })

  it('bridges two unknown days by the others, and no more', () => {
    const gaps = growing(2)
    gaps.delete('2026-04-09')
    gaps.delete('2026-04-10')
    expect(nextCut(cutOn('2026-04-08'), 26, gaps, TODAY)).toMatchObject({ now: 36 })
    gaps.delete('2026-04-11')
    expect(nextCut(cutOn('2026-04-08'), 26, gaps, TODAY).kind).toBe('unknown')
  })
})
