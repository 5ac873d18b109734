import { describe, expect, it } from 'vitest'
import type { Activity, FieldValue } from './activity.ts'
import { readLocalData } from './localData.ts'
import { localWith, mixWith, type ShelvedAgain, workWith } from './shelvedAgain.ts'

const supply: ShelvedAgain = { table: 'supply', from: 'iron', to: '9' }
const fieldsWith = (product: string, machine: string): FieldValue[] => [
  { key: 'product', value: [{ id: product, rate: 20, rateUnit: 'l/ha' }] },
  { key: 'machine', value: [{ id: machine, hours: 2 }] },
  { key: 'nozzle', value: 'iron' },
]
const work: Activity = {
  id: '7',
  activityName: 'spraying',
  status: 'planned',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:00:00Z',
  fields: fieldsWith('iron', 'iron'),
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: [],
}

describe('what names a row of the shed that was deleted and put back', () => {
  it('is work, which keeps its rate and hours: a machine and a product may have had the same id', () => {
    expect(workWith(work, supply)?.fields).toEqual(fieldsWith('9', 'iron'))
    expect(workWith(work, { ...supply, table: 'machine' })?.fields).toEqual(fieldsWith('iron', '9'))
    expect(workWith(work, { ...supply, from: 'seed' })).toBeUndefined()
    expect(workWith(work, { ...supply, table: 'cocktail' })).toBeUndefined()
  })

  it('is work with a mix', () => {
    const mixed = (cocktailId: string): Activity => ({
      ...work,
      fields: [{ key: 'product', value: [{ cocktailId, rate: 1, rateUnit: 'l/ha' }] }],
    })
    expect(workWith(mixed('iron'), { ...supply, table: 'cocktail' })).toEqual(mixed('9'))
    expect(workWith(mixed('iron'), supply)).toBeUndefined()
  })

  it('is a mix, in the order of its lines', () => {
    const mix = (first: string) => ({
      id: 'm',
      name: 'Mix',
      method: 'spray' as const,
      items: [first, 'wetter'].map((supplyId) => ({ supplyId, rate: 1, rateUnit: 'l/ha' as const })),
    })
    expect(mixWith(mix('iron'), supply)).toEqual(mix('9'))
    expect(mixWith(mix('seed'), supply)).toBeUndefined()
    expect(mixWith(mix('iron'), { ...supply, table: 'machine' })).toBeUndefined()
  })

  it('is what this browser keeps of it, and nothing of others', () => {
    const count = { id: 'c', at: '2026-04-14T06:00:00Z', before: 3, after: 2, reason: 'count' }
    const of = (id: string, machine = 'mower') =>
      readLocalData({
        leadDays: { [id]: 5, seed: 9 },
        formulations: { [id]: 'granule' },
        stockCounts: [{ ...count, supplyId: id }],
        machineLog: [{ machineId: machine, at: count.at, kind: 'fuel', litres: 4 }],
        templates: [{ id: 't', name: 'Spray', activityName: 'spraying', fields: fieldsWith(id, machine) }],
        dayTemplates: [
          {
            id: 'd',
            name: 'Match day',
            jobs: [{ ...work, start: '07:00', minutes: 60, fields: fieldsWith(id, machine) }],
          },
        ],
      })
    expect({ ...of('iron'), ...localWith(of('iron'), supply) }).toEqual(of('9'))
    const machine: ShelvedAgain = { table: 'machine', from: 'mower', to: '9' }
    expect({ ...of('iron'), ...localWith(of('iron'), machine) }).toEqual(of('iron', '9'))
    expect(Object.keys(localWith(of('iron'), machine) ?? {})).not.toContain('stockCounts')
    expect(localWith(of('iron'), { ...supply, from: 'nothing' })).toBeUndefined()
  })
})
