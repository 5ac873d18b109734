import { describe, expect, it } from 'vitest'
import { stillAdvised, type SuggestedActivity } from './suggestedActivity.ts'

const advice = (id: string, day: string): SuggestedActivity => ({
  id,
  name: 'mowing',
  pitchId: 't1',
  startDate: `2026-04-${day}T06:00:00Z`,
  endDate: `2026-04-${day}T08:00:00Z`,
  reason: undefined,
  priority: undefined,
})
const at = { now: new Date('2026-04-14T09:00:00Z'), timeZone: 'Europe/London' }
const idsOf = (rows: readonly SuggestedActivity[]) => rows.map(({ id }) => id)

describe('F4 what is still advised', () => {
  it('is not over', () => {
    expect(idsOf(stillAdvised([advice('past', '14'), advice('next', '15')], {}, at))).toEqual(['next'])
  })

  it('is what nobody has put away until a later day, wherever its own day lies', () => {
    const rows = [advice('later', '17'), advice('again', '16'), advice('__proto__', '15')]
    const dismissed = { later: { until: '2026-04-15' }, again: { until: '2026-04-14' } }
    expect(idsOf(stillAdvised(rows, dismissed, at))).toEqual(['again', '__proto__'])
  })
})
