import { expect, it } from 'vitest'
import { conditionOnce } from './conditionOnce'

const readings = (id: string) => [
  { id, measuredAt: '2026-03-29T09:00:00Z', metric: 'soilMoisture', values: [[20, 22]] },
]
const pitch = { id: 'stadium', name: 'Stadium' } as never

it('works a condition out once for the same answers, and anew when one of them is another', () => {
  const ask = {
    pitch,
    answers: [readings('first'), readings('last')],
    answersBefore: undefined,
    from: '2026-03-01',
    to: '2026-03-31',
    timeZone: 'Europe/London',
    bands: undefined,
  }
  const condition = conditionOnce(ask)
  expect(condition.conditions).toHaveLength(1)
  expect(conditionOnce({ ...ask, answers: [...ask.answers] })).toBe(condition)
  for (const other of [
    { answersBefore: [readings('before')] },
    { to: '2026-03-30' },
    { bands: {} },
    { answers: [readings('corrected'), ask.answers[1] ?? []] },
  ])
    expect(conditionOnce({ ...ask, ...other })).not.toBe(condition)
})
