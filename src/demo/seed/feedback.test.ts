import { expect, it } from 'vitest'
import type { Fixture } from '../../domain/fixture.ts'
import { seededFeedback } from './feedback.ts'

it('what a coach of the demo says goes with the stars', () => {
  const now = new Date('2026-04-14T05:31:00Z')
  const said = Array.from({ length: 400 }, (_, at) => {
    const fixture: Fixture = {
      id: `training-${at}`,
      kind: 'training',
      name: 'U18 training',
      startDate: '2026-04-01T15:30:00Z',
      endDate: '2026-04-01T17:00:00Z',
      teamId: 'u18',
    }
    return seededFeedback(fixture, now)
  }).flat()
  const starsOf = (word: RegExp) =>
    new Set(said.filter(({ comment = '' }) => word.test(comment)).map(({ rating }) => rating))
  expect(starsOf(/gave way|slow/)).toEqual(new Set([3]))
  expect(starsOf(/Best surface/)).toEqual(new Set([5]))
  expect(new Set(said.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]))
})
