import { describe, expect, it } from 'vitest'
import type { FieldAnswer } from './activity.ts'
import { hazardsOf } from './hazards.ts'
import { at, work } from './planning/samples.ts'

const NOW = new Date('2026-04-14T12:00:00Z')
const done = (
  id: string,
  type: string,
  day: string,
  answers: Record<string, FieldAnswer>,
  status = 'completed',
) =>
  work(id, type, at('08:00', day), at('09:00', day), {
    status,
    fields: Object.entries(answers).map(([key, value]) => ({ key, value })),
  })

describe('what work has left dangerous', () => {
  it('a goal stays unsafe until it is marked safe, the other goal is another matter', () => {
    const north = done('a', 'goalRepair', '2026-04-10', { goal: 'North', safeToUse: false })
    const unmarked = done('b', 'goalRepair', '2026-04-11', { goal: 'South' })
    expect(hazardsOf([unmarked, north], NOW).map(({ kind, job }) => [kind, job.id])).toEqual([
      ['unsafe', 'a'],
      ['unsafe', 'b'],
    ])
    const fixed = done('c', 'goalRepair', '2026-04-13', { goal: ' north', safeToUse: true })
    expect(hazardsOf([north, fixed, unmarked], NOW).map(({ job }) => job.id)).toEqual(['b'])
    expect(hazardsOf([done('d', 'goalRepair', '2026-04-15', {}, 'planned')], NOW)).toEqual([])
  })

  it('covers lie too long from the hour that was said, until they are off', () => {
    const on = done('a', 'pitchCovers', '2026-04-13', { state: 'on', maximumHours: 24 })
    expect(hazardsOf([on], NOW)).toMatchObject([{ kind: 'covered', hours: 27, most: 24 }])
    expect(hazardsOf([on], new Date('2026-04-14T08:59:00Z'))).toEqual([])
    const off = done('b', 'pitchCovers', '2026-04-14', { state: 'off' }, 'in_progress')
    expect(hazardsOf([on, off], NOW)).toEqual([])
    expect(hazardsOf([on, { ...off, status: 'planned' }], NOW)).toHaveLength(1)
    expect(hazardsOf([done('c', 'pitchCovers', '2026-04-01', { state: 'on' })], NOW)).toEqual([])
  })
})
