import { expect, it } from 'vitest'
import { sampleWork } from '@/domain/evidence/packSamples'
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
  product: ({ id = '' }) => id,
  amount: ({ quantity }) => (quantity === undefined ? undefined : `${quantity} L`),
  delivered: () => ({ quantity: 'volume', money: 'GBP' }),
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

it('a delivery tells how much came, in what its packs are, and what was paid for how much', () => {
  const product = [{ id: 'iron', rate: 0, rateUnit: 'l/ha' as const, quantity: 40 }]
  const fields = [
    { key: 'product', value: product },
    { key: 'packSize', value: 20 },
    { key: 'unitPrice', value: 3.5 },
  ]
  const activity = sampleWork('1', { activityName: 'restock', fields })
  const told = (unitSystem: 'metric' | 'imperial') => {
    const format = createFormat('en-GB', { timeZone: 'Europe/London', unitSystem, country: 'GB' })
    const [head = [], row = []] = csvRows([{ kind: 'work', activity }], [], { ...words, format })
    return head.flatMap((name, at) =>
      ['products', 'packSize', 'unitPrice'].some((key) => String(name).startsWith(key))
        ? [`${String(name)}: ${String(row[at])}`]
        : [],
    )
  }
  expect(told('metric')).toEqual(['products: iron 40 L', 'packSize (L): 20', 'unitPrice (GBP/L): 3.5'])
  expect(told('imperial')).toEqual([
    'products: iron 40 L',
    'packSize (gal): 5.28',
    'unitPrice (GBP/gal): 13.2489',
  ])
})

it('work with a product at a rate tells how much of it went on as well', () => {
  const product = [{ id: 'iron', rate: 30, rateUnit: 'l/ha' as const, quantity: 21 }]
  const activity = sampleWork('1', { activityName: 'spraying', fields: [{ key: 'product', value: product }] })
  const [head = [], row = []] = csvRows([{ kind: 'work', activity }], [], words)
  expect(String(row[head.indexOf('products')]).replaceAll('\u00A0', ' ')).toBe('iron 30 L/ha (21 L)')
})
