import { expect, it } from 'vitest'
import { pitchWeek } from './load.ts'

it('weighs an hour of training less than an hour of a match (B5), and counts work apart', () => {
  const at = (use: string, hours: number, cancelled = false) => ({
    startDate: '2026-04-14T08:00:00Z',
    endDate: new Date(Date.parse('2026-04-14T08:00:00Z') + hours * 3_600_000).toISOString(),
    use,
    cancelled,
  })
  expect(pitchWeek([at('match', 2), at('training', 1), at('mowing', 3), at('training', 4, true)])).toEqual({
    play: 180,
    weighted: 162,
    work: 180,
  })
})

it('takes times that cannot be read, or that run backwards, for none', () => {
  const broken = { startDate: 'soon', endDate: 'later', use: 'match', cancelled: false }
  const backwards = {
    startDate: '2026-04-14T08:00:00Z',
    endDate: '2026-04-14T07:00:00Z',
    use: 'match',
    cancelled: false,
  }
  expect(pitchWeek([broken, backwards])).toEqual({ play: 0, weighted: 0, work: 0 })
})
