import type { CsvCell } from '../../lib/csvText.ts'
import type { Quantity } from '../../lib/units.ts'
import { type Activity, type FieldAnswer, machinesOf, type ProductUse, productsOf } from '../activity.ts'
import { deliveredIn, isMoney, ofProduct } from '../delivered.ts'
import { unitOfRate } from '../mixLines.ts'
import { minutesBetween } from '../groundTime.ts'
import { monthOf } from '../months.ts'
import { ownHeads } from '../ownHeads.ts'
import { shedOf } from '../shed.ts'
import { answerQuantity } from '../answerQuantity.ts'
import type { EvidenceTable } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'

/** Answers of their own columns, or of the import alone. */
const ELSEWHERE: ReadonlySet<string> = new Set(['machine', 'product', 'sourceUid', 'sourceName', 'stepOf'])

/** `of`: in what it is counted or paid, where that is no quantity of its field. */
type Answer = { key: string; value: FieldAnswer; of?: string }
const UNIT = ' unit'
const unitKey = (key: string): string => key + UNIT

type Column = { at: number; heading: string; types: Set<string>; quantity: Quantity | undefined }

/**
 * Everything that was planned, done and cancelled: in the file each answer has a column of its own in the reader's unit,
 * on the page the answers stand in one cell, with their words.
 */
export function activityTable(rows: PackRows, setup: PackSetup, text: PackText): EvidenceTable {
  const { activities } = rows
  const shed = shedOf(rows)
  const machines = new Map(rows.equipment.map(({ id, name }) => [id, name]))
  /** A price, and the size of a pack, with what they are of: the unit of the product, and the currency where it names one. */
  const answersOf = (work: Activity): readonly Answer[] => {
    const { unit, currency } = deliveredIn(productsOf(work), rows.supplies)
    return work.fields.map(({ key, value }): Answer => {
      if (typeof value !== 'number') return { key, value }
      if (key === 'packSize' && unit !== undefined)
        return { key, value: text.amount(value, unit).value, of: text.amount(value, unit).unit }
      if (!isMoney(key)) return { key, value }
      const money = currency ?? text.sentence('ownCurrency')
      return key === 'unitPrice' && unit !== undefined
        ? { key, value: text.price(value, unit), of: `${money}/${text.amount(0, unit).unit}` }
        : { key, value, of: money }
    })
  }
  const columnOf = answerColumns(activities, answersOf, setup, text)

  const machineText = (work: Activity): string =>
    text.join(
      machinesOf(work).map(({ id, hours }) => {
        const name = machines.get(id) ?? id
        return hours === undefined ? name : `${name} ${text.quantity(hours, 'hours')}`
      }),
    )
  const productText = (use: ProductUse): string => {
    const name =
      use.cocktailId === undefined
        ? shed.supplies.get(use.id ?? '')?.name
        : shed.cocktails.get(use.cocktailId)?.name
    const stocked =
      use.cocktailId === undefined ? shed.supplies.get(use.id ?? '')?.action.unit : unitOfRate(use)
    const said = ({ value, unit }: { value: number; unit: string }) => `${text.number(value)} ${unit}`
    return ofProduct(
      name ?? text.sentence('unknownProduct'),
      // What is delivered goes nowhere at a rate.
      use.rate > 0 ? said(text.rate(use.rate, use.rateUnit)) : undefined,
      use.quantity !== undefined && stocked ? said(text.amount(use.quantity, stocked)) : undefined,
    )
  }
  const base = (work: Activity): CsvCell[] => {
    const start = text.at(work.startDate)
    const end = text.at(work.endDate)
    return [
      start.day,
      start.time,
      end.day === start.day ? end.time : `${end.day} ${end.time}`,
      minutesBetween(work.startDate, work.endDate),
      text.type(work.activityName),
      work.name,
      text.join([text.pitches(work.pitchIds), text.sections(work.sectionIds)]),
      text.people(work.userIds),
      text.status(work.status),
      machineText(work),
      text.join(productsOf(work).map(productText)),
    ]
  }
  const head = (
    [
      'date',
      'start',
      'end',
      'minutes',
      'type',
      'name',
      'place',
      'people',
      'status',
      'machines',
      'products',
    ] as const
  ).map((key) => text.heading(key))
  const tail = [text.heading('notes'), text.heading('id')]
  const heads = ownHeads([...head, ...tail], columnOf.all, (field, unit) =>
    text.sentence('withUnit', { field, unit }),
  )
  const details = (work: Activity): string =>
    text.join(
      answersOf(work).map(({ key, value, of }) => {
        const column = columnOf.find(work.activityName, key, value)
        if (!column) return undefined
        if (of !== undefined && typeof value === 'number')
          return `${text.field(key)}: ${text.number(value)}\u00A0${of}`
        return typeof value === 'number' && column.quantity
          ? `${text.field(key)}: ${text.quantity(value, column.quantity)}`
          : `${text.field(key)}: ${String(cellOf(value, column, text) ?? '')}`
      }),
    )

  const row =
    (make: (work: Activity) => CsvCell[]) =>
    (at: number): CsvCell[] => {
      const work = activities[at]
      return work ? make(work) : []
    }
  return {
    count: activities.length,
    csv: {
      head: [...head, ...heads, ...tail],
      row: row((work) => {
        const answers = Array.from<CsvCell>({ length: heads.length })
        for (const { key, value, of } of answersOf(work)) {
          const column = columnOf.find(work.activityName, key, value)
          if (column) answers[column.at] = cellOf(value, column, text)
          const beside = of === undefined ? undefined : columnOf.find(work.activityName, unitKey(key), of)
          if (beside) answers[beside.at] = of
        }
        return [...base(work), ...answers, work.notes, work.id]
      }),
    },
    print: {
      head: [...head, text.heading('details'), text.heading('notes')],
      row: row((work) => [...base(work), details(work), work.notes]),
    },
    json: (at) => activities[at],
    month: (at) => {
      const work = activities[at]
      return work ? monthOf(text.at(work.startDate).day) : ''
    },
  }
}

/** The columns of all answers that anybody gave; the same word with another unit is another column. */
function answerColumns(
  activities: readonly Activity[],
  answersOf: (work: Activity) => readonly Answer[],
  { configuration }: PackSetup,
  text: PackText,
) {
  const fieldsOf = new Map(configuration.map(({ activityName, fields }) => [activityName, fields]))
  const byHeading = new Map<string, Column>()
  const byAnswer = new Map<string, Column>()
  const find = (activityName: string, key: string, value: FieldAnswer): Column | undefined => {
    if (ELSEWHERE.has(key) || !isPlain(value)) return undefined
    const measured = typeof value === 'number'
    const place = `${activityName} ${key} ${measured ? 'n' : 't'}`
    const known = byAnswer.get(place)
    if (known) return known
    const quantity = measured
      ? answerQuantity(activityName, key, fieldsOf.get(activityName) ?? [])
      : undefined
    const label = quantity
      ? text.withUnit(text.field(key), quantity)
      : key.endsWith(UNIT)
        ? text.sentence('withUnit', {
            field: text.field(key.slice(0, -UNIT.length)),
            unit: text.heading('unit'),
          })
        : text.field(key)
    const id = `${key} ${label}`
    let column = byHeading.get(id)
    if (!column) {
      column = { at: byHeading.size, heading: label, types: new Set(), quantity }
      byHeading.set(id, column)
    }
    column.types.add(text.type(activityName))
    byAnswer.set(place, column)
    return column
  }
  for (const work of activities)
    for (const { key, value, of } of answersOf(work)) {
      find(work.activityName, key, value)
      if (of !== undefined) find(work.activityName, unitKey(key), of)
    }
  return { all: [...byHeading.values()], find }
}

const isPlain = (value: FieldAnswer): boolean =>
  value !== null &&
  value !== '' &&
  (!Array.isArray(value) || (value.length > 0 && value.every((one) => typeof one === 'string')))

function cellOf(value: FieldAnswer, { quantity }: Column, text: PackText): CsvCell {
  if (typeof value === 'number') return quantity ? text.shown(value, quantity) : value
  if (typeof value === 'boolean') return text.yesNo(value)
  if (typeof value === 'string') return text.option(value)
  return Array.isArray(value)
    ? text.join(value.map((one) => (typeof one === 'string' ? text.option(one) : undefined)))
    : undefined
}
