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
  product: () => '',
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
