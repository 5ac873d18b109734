import {
  type Activity,
  type FieldValue,
  type MachineUse,
  machinesOf,
  type ProductUse,
  productsOf,
} from './activity.ts'
import type { Cocktail } from './cocktail.ts'
import type { LocalData } from './localData.ts'
import type { Id } from './wire.ts'

/** A row of the shed that was deleted and put back: the backend gives it another id. */
export type ShelvedAgain = { table: 'supply' | 'cocktail' | 'machine'; from: Id; to: Id }

/** Work that names the row, naming it by its new id; undefined where it does not. */
export const workWith = (work: Activity, row: ShelvedAgain): Activity | undefined =>
  changedOf(work.fields, row, (fields) => ({ ...work, fields }))

/** A mix that contains the product, by its new id; undefined where it does not. */
export const mixWith = (mix: Cocktail, { table, from, to }: ShelvedAgain): Cocktail | undefined =>
  table === 'supply' && mix.items.some(({ supplyId }) => supplyId === from)
    ? { ...mix, items: mix.items.map((line) => (line.supplyId === from ? { ...line, supplyId: to } : line)) }
    : undefined

/** What this browser keeps by the id of a product. */
const BY_SUPPLY = ['leadDays', 'packSizes', 'productLabels', 'formulations'] as const

/** What this browser keeps of the row, under its new id: only the parts that are changed by it, undefined where none is. */
export function localWith(local: LocalData, row: ShelvedAgain): Partial<LocalData> | undefined {
  const { table, from, to } = row
  const changed: Partial<LocalData> = {}
  if (table === 'supply') {
    for (const part of BY_SUPPLY) {
      const { [from]: own, ...others }: Readonly<Record<string, unknown>> = local[part]
      if (own !== undefined) Object.assign(changed, { [part]: { ...others, [to]: own } })
    }
    if (local.stockCounts.some(({ supplyId }) => supplyId === from))
      changed.stockCounts = local.stockCounts.map((count) =>
        count.supplyId === from ? { ...count, supplyId: to } : count,
      )
  }
  if (table === 'machine' && local.machineLog.some(({ machineId }) => machineId === from))
    changed.machineLog = local.machineLog.map((entry) =>
      entry.machineId === from ? { ...entry, machineId: to } : entry,
    )
  const templates = local.templates.map((one) => withFields(one, row))
  if (templates.some((one, at) => one !== local.templates[at])) changed.templates = templates
  const days = local.dayTemplates.map((one) => {
    const jobs = one.jobs.map((job) => withFields(job, row))
    return jobs.some((job, at) => job !== one.jobs[at]) ? { ...one, jobs } : one
  })
  if (days.some((one, at) => one !== local.dayTemplates[at])) changed.dayTemplates = days
  return Object.keys(changed).length === 0 ? undefined : changed
}

const withFields = <T extends { fields: FieldValue[] }>(one: T, row: ShelvedAgain): T =>
  changedOf(one.fields, row, (fields) => ({ ...one, fields })) ?? one

function changedOf<T>(
  fields: FieldValue[],
  row: ShelvedAgain,
  change: (fields: FieldValue[]) => T,
): T | undefined {
  const key = row.table === 'machine' ? 'machine' : 'product'
  const value = key === 'machine' ? machinesWith(fields, row) : productsWith(fields, row)
  return value === undefined
    ? undefined
    : change(fields.map((field) => (field.key === key ? { ...field, value } : field)))
}

function machinesWith(fields: FieldValue[], { from, to }: ShelvedAgain): MachineUse[] | undefined {
  const machines = machinesOf({ fields })
  return machines.some(({ id }) => id === from)
    ? machines.map((use) => (use.id === from ? { ...use, id: to } : use))
    : undefined
}

function productsWith(fields: FieldValue[], { table, from, to }: ShelvedAgain): ProductUse[] | undefined {
  const by = table === 'supply' ? 'id' : 'cocktailId'
  const products = productsOf({ fields })
  return products.some((use) => use[by] === from)
    ? products.map((use) => (use[by] === from ? { ...use, [by]: to } : use))
    : undefined
}
