import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { carriedAnswers, plannedAnew } from './carriedAnswers.ts'

const sprayed: Activity = {
  id: '7',
  activityName: 'spraying',
  name: 'Spray iron',
  status: 'completed',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:00:00Z',
  fields: [
    { key: 'product', value: [{ id: 'iron', rate: 20, rateUnit: 'l/ha' }] },
    { key: 'windSpeed', value: 2 },
    { key: 'actualMinutes', value: 75 },
    { key: 'checklist', value: ['[x] Rinse the tank', '[ ] Lock the store'] },
  ],
  pitchIds: ['stadium'],
  sectionIds: ['north'],
  userIds: ['owen'],
  recurrenceId: 'r1',
  updatedAt: '2026-04-14T08:00:00Z',
}

describe('work that is done once more', () => {
  it('is planned, with what holds again and nothing that was found, done or ticked off', () => {
    const again = plannedAnew(sprayed)
    expect(again).toMatchObject({
      name: 'Spray iron',
      status: 'planned',
      sectionIds: ['north'],
      userIds: ['owen'],
    })
    expect(again.fields).toEqual([
      { key: 'product', value: [{ id: 'iron', rate: 20, rateUnit: 'l/ha' }] },
      { key: 'checklist', value: ['[ ] Rinse the tank', '[ ] Lock the store'] },
    ])
    expect(again).not.toHaveProperty('id')
    expect(again).not.toHaveProperty('recurrenceId')
    expect(again).not.toHaveProperty('updatedAt')
  })

  it('has no readings of another day, and is in no file', () => {
    const fields = ['parameters', 'readings', 'sourceUid', 'sourceName'].map((key) => ({ key, value: 'x' }))
    expect(carriedAnswers('fieldMeasurements', fields).map(({ key }) => key)).toEqual(['parameters'])
  })
})
