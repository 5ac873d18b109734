import type { CsvCell } from '../../lib/csvText.ts'
import type { Quantity } from '../../lib/units.ts'
import { type Activity, type FieldAnswer, machinesOf, type ProductUse, productsOf } from '../activity.ts'
import { minutesBetween } from '../groundTime.ts'
import { monthOf } from '../months.ts'
import { ownHeads } from '../ownHeads.ts'
import { shedOf } from '../shed.ts'
import { measuredAs } from '../workWeather.ts'
import type { EvidenceTable } from './evidenceTable.ts'
import type { PackRows, PackSetup } from './packSetup.ts'
import type { PackText } from './packText.ts'

/** Answers of their own columns, or of the import alone. */
const ELSEWHERE: ReadonlySet<string> = new Set(['machine', 'product', 'sourceUid', 'sourceName'])

type Column = { at: number; heading: string; types: Set<string>; quantity: Quantity | undefined }

/**
 * Everything that was planned, done and cancelled: in the file each answer has a column of its own in the reader's unit,
 * on the page the answers stand in one cell, with their words.
 */
export function activityTable(rows: PackRows, setup: PackSetup, text: PackText): EvidenceTable {
  const { activities } = rows
  const shed = shedOf(rows)
  const machines = new Map(rows.equipment.map(({ id, name }) => [id, name]))
  const columnOf = answerColumns(activities, setup, text)

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
    const { value, unit } = text.rate(use.rate, use.rateUnit)
    return `${name ?? text.sentence('unknownProduct')} ${text.number(value)} ${unit}`
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
      work.fields.map(({ key, value }) => {
        const column = columnOf.find(work.activityName, key, value)
        if (!column) return undefined
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
        for (const { key, value } of work.fields) {
          const column = columnOf.find(work.activityName, key, value)
          if (column) answers[column.at] = cellOf(value, column, text)
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
function answerColumns(activities: readonly Activity[], { configuration }: PackSetup, text: PackText) {
  const fields = new Map(
    configuration.flatMap(({ activityName, fields: all }) =>
      all.map((field) => [`${activityName} ${field.key}`, field] as const),
    ),
  )
  const byHeading = new Map<string, Column>()
  const byAnswer = new Map<string, Column>()
  const find = (activityName: string, key: string, value: FieldAnswer): Column | undefined => {
    if (ELSEWHERE.has(key) || !isPlain(value)) return undefined
    const measured = typeof value === 'number'
    const place = `${activityName} ${key} ${measured ? 'n' : 't'}`
    const known = byAnswer.get(place)
    if (known) return known
    const quantity = measured
      ? text.quantityOf(fields.get(`${activityName} ${measuredAs(key)}`)?.quantity)
      : undefined
    const label = quantity ? text.withUnit(text.field(key), quantity) : text.field(key)
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
  for (const { activityName, fields: answers } of activities)
    for (const { key, value } of answers) find(activityName, key, value)
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
