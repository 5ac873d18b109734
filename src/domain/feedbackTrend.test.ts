import { describe, expect, it } from 'vitest'
import { feedbackTrend, ratedSessions } from './feedbackTrend.ts'

const sessions = (...ratings: (number | undefined)[]) =>
  ratings.map((rating, n) => ({ id: `${n}`, at: `2026-04-0${n + 1}T09:00:00Z`, rating, answers: 1 }))

describe('how the ratings of a pitch go', () => {
  it('knows nothing where nobody has said anything', () => {
    expect(feedbackTrend([])).toBeUndefined()
    expect(feedbackTrend(sessions(undefined, undefined))).toBeUndefined()
  })

  it('compares the later half with the earlier one, whichever way they are listed', () => {
    expect(feedbackTrend(sessions(3, undefined, 3, 4, 4))).toEqual({
      mean: 3.5,
      rated: 4,
      direction: 'better',
    })
    expect(feedbackTrend(sessions(3, 3, 4, 4).toReversed())?.direction).toBe('better')
    expect(feedbackTrend(sessions(5, 4, 4, 3))?.direction).toBe('worse')
    expect(feedbackTrend(sessions(4, 4, 4, 4.8))?.direction).toBe('same')
  })

  it('makes no trend of three sessions', () => {
    expect(feedbackTrend(sessions(1, 3, 5))).toEqual({ mean: 3, rated: 3, direction: undefined })
  })

  it('counts several coaches of one session as one', () => {
    expect(ratedSessions([{ id: 'a', at: '2026-04-01T09:00:00Z', ratings: [2, 5] }])[0]).toMatchObject({
      rating: 3.5,
      answers: 2,
    })
  })
})
