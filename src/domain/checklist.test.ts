import { describe, expect, it } from 'vitest'
import { checklistFor, withTicks } from './checklist.ts'

const own = {
  activityName: 'mowing',
  fields: [{ key: 'checklist', value: ['[ ] Check the reel', '[x] Empty the box'] }],
}
const templates = [
  { activityName: 'mowing', name: 'Bare', checklist: [] },
  { activityName: 'mowing', name: 'Match mow', checklist: ['Grease the rollers'] },
  { activityName: 'mowing', name: 'Training mow', checklist: ['Move the goals'] },
]

describe('the checklist of a job', () => {
  it('is its own, else that of a template of its type', () => {
    expect(checklistFor(own, templates).map(({ text }) => text)).toEqual(['Check the reel', 'Empty the box'])
    expect(checklistFor({ activityName: 'mowing', fields: [] }, templates)).toEqual([
      { text: 'Grease the rollers', done: false },
    ])
    expect(checklistFor({ activityName: 'mowing', name: 'Training mow', fields: [] }, templates)).toEqual([
      { text: 'Move the goals', done: false },
    ])
    expect(checklistFor({ activityName: 'spraying', fields: [] }, templates)).toEqual([])
  })

  it('ticks of this device count before those that came with it, and travel with the work', () => {
    const ticks = { 'Check the reel': true, 'Empty the box': false }
    const items = checklistFor(own, templates, ticks)
    expect(items.map(({ done }) => done)).toEqual([true, false])
    expect(withTicks(own, items, ticks).fields).toEqual([
      { key: 'checklist', value: ['[x] Check the reel', '[ ] Empty the box'] },
    ])
    expect(withTicks(own, items, {})).toBe(own)
    expect(withTicks(own, items, undefined)).toBe(own)
  })
})
