import { cleanup, render, renderHook, screen } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { actualMinutes, activityFields, fuel, priority } from '@/demo/configuration/activityFields'
import type { Activity, FieldAnswer } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { ACTIVITY_NAMES, type KnownActivityName } from '@/domain/activityName'
import type { CsvCell } from '@/domain/csv'
import { isMoney } from '@/domain/delivered'
import { activityTable } from '@/domain/evidence/activityTable'
import { packText } from '@/domain/evidence/packText'
import { sampleRows, sampleSetup, sampleSupply, sampleWork } from '@/domain/evidence/packSamples'
import type { PackWords } from '@/domain/evidence/packSetup'
import { described } from '@/domain/fieldDictionary'
import { usePackWords } from '@/features/evidence/usePackWords'
import { csvRows, type ExportWords } from '@/features/exchange/exportEntries'
import { WorkSummary } from '@/features/work-sheet/WorkSummary'
import { useActivityText } from '@/i18n/activityText'
import { type Format, FormatContext, useFormat } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { isQuantity, type UnitSystem } from '@/lib/units'

/** The fields as the form has them: of the type, and those of all types. */
const fieldsOf = (name: KnownActivityName): ActivityField[] =>
  [...activityFields(name), priority, actualMinutes, fuel].map((field) => described(name, field))

const configurationOf = (name: KnownActivityName) => ({
  activityName: name,
  taskId: name,
  fields: fieldsOf(name),
})

const isPaid = (key: string) => isMoney(key) || key === 'packSize'

/** Told in their own lines and columns, with their own tests. */
const isUse = ({ key }: ActivityField) => key === 'machine' || key === 'product'

function answerTo({ type, options = [], min = 1, max = 9 }: ActivityField): FieldAnswer {
  const [first, second] = options.map(({ value }) => value)
  if (type === 'boolean') return true
  if (type === 'number') return Math.round((min + max) / 2)
  if (type === 'multiselect') return [first ?? '', second ?? '']
  if (type === 'time') return '15:30'
  if (type === 'day') return '2026-05-04'
  return first ?? 'As the board wants it'
}

/** All that a form of a type asks for, answered. */
const answered = (name: KnownActivityName): Activity =>
  sampleWork(name, {
    activityName: name,
    fields: [
      ...fieldsOf(name)
        .filter((field) => !isUse(field))
        .map((field) => ({ key: field.key, value: answerTo(field) })),
      ...(name === 'restock'
        ? [{ key: 'product', value: [{ id: 's1', rate: 0, rateUnit: 'kg/ha' as const, quantity: 12 }] }]
        : []),
    ],
  })

const supplies = [sampleSupply('s1', { currency: 'GBP', action: { unit: 'l' } })]
type Reader = { words: PackWords; text: ReturnType<typeof useActivityText>; format: Format }

/** A reader of English with these units: the words, and what the read-only sheet of some work says. */
function read(unitSystem: UnitSystem, work: Activity, name: KnownActivityName): Reader {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormatContext value={{ timeZone: 'Europe/London', unitSystem, country: 'GB' }}>{children}</FormatContext>
  )
  render(<WorkSummary activity={work} fields={fieldsOf(name)} pitches="" people="" />, { wrapper })
  const { result } = renderHook(
    () => ({
      words: usePackWords().packWords([configurationOf(name)]),
      text: useActivityText(),
      format: useFormat(),
    }),
    { wrapper },
  )
  return result.current
}

/** An answer as the reader says it, as far as it can be told from the field alone. */
function saidOf(answer: FieldAnswer, field: ActivityField, { text, format }: Reader): string | RegExp {
  const option = (value: string) =>
    text.option(field.options?.find((one) => one.value === value) ?? { value })
  if (typeof answer === 'number')
    return field.quantity && isQuantity(field.quantity)
      ? format.quantity(answer, field.quantity)
      : new RegExp(`^${answer}`)
  if (typeof answer === 'boolean') return 'Yes'
  const several = [answer].flat().filter((one) => typeof one === 'string')
  if (field.type === 'day') return several.map((one) => format.day(one)).join()
  return field.options ? format.list(several.map(option)) : several.join()
}

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('work', 'activity', 'evidence', 'grid', 'exchange')
})

describe.each(['metric', 'imperial'] as const)('all that was entered is told, in %s units', (unitSystem) => {
  it.each(ACTIVITY_NAMES)('of %s', (name) => {
    const work = answered(name)
    const reader = read(unitSystem, work, name)
    const fields = fieldsOf(name).filter((field) => !isUse(field))
    const heads = (head: readonly CsvCell[], { key, type, quantity }: ActivityField) => {
      const label = reader.text.field(key)
      const unit = type === 'number' && quantity && isQuantity(quantity) ? reader.format.unit(quantity) : ''
      // Of money, and of packs, the unit is that of what is delivered.
      if (isPaid(key)) return head.findIndex((one) => typeof one === 'string' && one.startsWith(`${label} (`))
      return head.indexOf(unit === '' ? label : `${label} (${unit})`)
    }

    // A word of ours for every field and every option: none is told by its key.
    for (const { key, options = [] } of fields) {
      expect(i18next.exists(`work:field.${key}`), key).toBe(true)
      for (const { value } of options) expect(i18next.exists(`work:option.${value}`), value).toBe(true)
    }

    // To those who only look.
    for (const field of fields) {
      const said = screen.getByText(reader.text.field(field.key), { selector: 'dt' }).nextElementSibling
      expect(said?.textContent, field.key).toMatch(saidOf(answerTo(field), field, reader))
    }

    // In the pack of evidence.
    const setup = sampleSetup({
      unitSystem,
      words: reader.words,
      configuration: [configurationOf(name)],
    })
    const pack = activityTable(sampleRows({ activities: [work], supplies }), setup, packText(setup)).csv
    for (const field of fields) expect(pack.row(0)[heads(pack.head, field)] ?? '', field.key).not.toBe('')

    if (name === 'restock')
      expect(pack.row(0).join()).toContain(unitSystem === 'metric' ? 'Iron 6 12 L' : 'Iron 6 3.17 gal')

    // In the table of the calendar.
    const [head = [], row = []] = csvRows(
      [{ kind: 'work', activity: work }],
      setup.configuration,
      exportWords(reader),
    )
    for (const field of fields) expect(row[heads(head, field)] ?? '', field.key).not.toBe('')
    cleanup()
  })
})

const same = (word: string) => word
const exportWords = ({ text, format }: Reader): ExportWords => ({
  format,
  type: text.name,
  status: text.status,
  field: text.field,
  option: text.option,
  fixtureKind: same,
  fixtureStatus: '',
  yesNo: String,
  withUnit: (field, unit) => `${field} (${unit})`,
  pitch: same,
  person: same,
  machine: same,
  product: () => '',
  amount: () => undefined,
  delivered: () => ({ quantity: 'volume', money: 'GBP' }),
  heading: (column) => `our ${column}`,
})
