import { expect, it } from 'vitest'
import { deliveredIn } from '@/domain/delivered'
import { sampleSupply, sampleWork } from '@/domain/evidence/packSamples'
import { withDictionary } from '@/domain/fieldDictionary'
import { createFormat } from '@/i18n/format'
import { csvRows, type ExportWords } from './exportEntries'

const same = (word: string) => word
const words: ExportWords = {
  format: createFormat('en-GB', { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' }),
  type: same,
  status: same,
  field: same,
  option: ({ value }) => value,
  fixtureKind: same,
  fixtureStatus: '',
  yesNo: String,
  withUnit: (field, unit) => `${field} (${unit})`,
  pitch: same,
  person: same,
  machine: same,
  product: () => '',
  delivered: (uses) => deliveredIn(uses, [sampleSupply('wax', { action: { unit: 'kg' }, currency: 'GBP' })]),
  ownCurrency: 'own currency',
  heading: same,
}
const asked = (activityName: string, key: string) =>
  withDictionary({
    taskId: activityName,
    activityName,
    fields: [
      {
        key,
        options: undefined,
        type: undefined,
        quantity: undefined,
        min: undefined,
        max: undefined,
        step: undefined,
        required: undefined,
      },
    ],
  })

it('square metres of a cover do not stand in the column of treated hectares', () => {
  const work = (id: string, activityName: string, value: number) => ({
    kind: 'work' as const,
    activity: sampleWork(id, { activityName, fields: [{ key: 'area', value }] }),
  })
  const [head = [], ...rows] = csvRows(
    [work('1', 'spraying', 0.714), work('2', 'pitchCovers', 7140), work('3', 'spreading', 0.5)],
    [asked('spraying', 'area'), asked('pitchCovers', 'area')],
    words,
  )
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? null)
  expect(column('area (ha)')).toEqual([0.714, null, 0.5])
  expect(column('area (m²)')).toEqual([null, 7140, null])
})

it('money is told with its currency and a pack in the unit of what came, in the units of whoever reads it', () => {
  const uses = [{ id: 'wax', cocktailId: undefined, rate: 1, rateUnit: 'kg/ha', quantity: 50 } as const]
  const fields = [
    { key: 'product', value: uses },
    { key: 'unitPrice', value: 2.2 },
    { key: 'packSize', value: 20 },
  ]
  const entries = [
    { kind: 'work' as const, activity: sampleWork('1', { activityName: 'restock', fields }) },
    {
      kind: 'work' as const,
      activity: sampleWork('2', { activityName: 'goalRepair', fields: [{ key: 'cost', value: 60 }] }),
    },
  ]
  const table = (unitSystem: 'metric' | 'imperial') => {
    const format = createFormat('en-GB', { timeZone: 'Europe/London', unitSystem, country: 'GB' })
    const [head = [], ...rows] = csvRows(entries, [], { ...words, format })
    return (name: string) => rows.map((row) => row[head.indexOf(name)] ?? null)
  }
  const metric = table('metric')
  expect(metric('unitPrice (GBP/kg)')).toEqual([2.2, null])
  expect(metric('packSize (kg)')).toEqual([20, null])
  expect(metric('cost (own currency)')).toEqual([null, 60])
  const imperial = table('imperial')
  expect(imperial('unitPrice (GBP/lb)')).toEqual([0.9979, null])
  expect(imperial('packSize (lb)')).toEqual([44.1, null])
})
