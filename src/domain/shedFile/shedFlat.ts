import type { Cocktail } from '../cocktail.ts'
import type { Equipment } from '../equipment.ts'
import type { RateUnit } from '../rateUnit.ts'
import { SUPPLY_UNITS, type Supply } from '../supply.ts'
import { plainCell } from '../csv.ts'
import type { ColumnId } from './shedColumns.ts'

export type CocktailLine = Cocktail['items'][number]
export type FlatValue = string | number | readonly string[] | readonly CocktailLine[] | undefined
/** A row of the shed as columns, in stored units. The products of a cocktail stand under `product`. */
export type Flat = Partial<Record<ColumnId, FlatValue>>

export const flatOfMachine = (machine: Equipment): Flat => ({
  id: machine.id,
  name: machine.name,
  group: machine.group,
  units: machine.units,
  inOrder: machine.available,
  activities: machine.activities,
  manufacturer: machine.manufacturer,
  model: machine.model,
  serialNumber: machine.serialNumber,
  hours: machine.hours,
  serviceEvery: machine.serviceEvery,
  lastServiceHours: machine.lastServiceHours,
  notes: machine.notes,
})

export const flatOfSupply = (supply: Supply): Flat => ({
  id: supply.id,
  name: supply.name,
  group: supply.group,
  stock: supply.available,
  unit: supply.action.unit,
  minimum: supply.minimum,
  activities: supply.activities,
  n: supply.analysis?.n,
  p: supply.analysis?.p,
  k: supply.analysis?.k,
  fe: supply.analysis?.fe,
  mg: supply.analysis?.mg,
  density: supply.density,
  unitCost: supply.unitCost,
  currency: supply.currency,
  batch: supply.batch,
  expiryDate: supply.expiryDate,
  activeIngredient: supply.activeIngredient,
  registrationNumber: supply.registrationNumber,
  reEntryHours: supply.reEntryHours,
  maximumRate: supply.maximumRate?.rate,
  maximumRateUnit: supply.maximumRate?.rateUnit,
})

export const flatOfCocktail = (cocktail: Cocktail): Flat => ({
  id: cocktail.id,
  name: cocktail.name,
  method: cocktail.method,
  waterRate: cocktail.waterRate,
  product: cocktail.items,
  notes: cocktail.notes,
})

const text = (value: FlatValue): string | undefined => (typeof value === 'string' ? value : undefined)
const number = (value: FlatValue): number | undefined => (typeof value === 'number' ? value : undefined)
const names = (value: FlatValue): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const isLine = (one: unknown): one is CocktailLine =>
  typeof one === 'object' && one !== null && 'supplyId' in one
const rateUnit = (value: FlatValue): RateUnit | undefined =>
  value === 'kg/ha' || value === 'l/ha' || value === 'g/m2' ? value : undefined

/** The machine that columns describe, over what it was; what no column says stays. */
export function machineOf(flat: Flat, before: Equipment | undefined): Equipment {
  const units = number(flat.units) ?? 1
  return {
    ...before,
    id: before?.id ?? '',
    name: text(flat.name) ?? '',
    group: text(flat.group) ?? '',
    units,
    available: number(flat.inOrder) ?? units,
    activities: names(flat.activities),
    manufacturer: text(flat.manufacturer),
    model: text(flat.model),
    serialNumber: text(flat.serialNumber),
    hours: number(flat.hours),
    serviceEvery: number(flat.serviceEvery),
    lastServiceHours: number(flat.lastServiceHours),
    notes: text(flat.notes),
  }
}

export function supplyOf(flat: Flat, before: Supply | undefined): Supply {
  const [n, p, k, fe, mg] = [flat.n, flat.p, flat.k, flat.fe, flat.mg].map(number)
  const isAnalysed = [n, p, k, fe, mg].some((share) => share !== undefined)
  const [rate, unit] = [number(flat.maximumRate), rateUnit(flat.maximumRateUnit)]
  return {
    ...before,
    id: before?.id ?? '',
    name: text(flat.name) ?? '',
    group: text(flat.group) ?? 'other',
    available: number(flat.stock) ?? 0,
    action: { ...before?.action, unit: SUPPLY_UNITS.find((one) => one === flat.unit) ?? 'kg' },
    activities: names(flat.activities),
    minimum: number(flat.minimum),
    // A label that declares one nutrient declares that it holds none of the others.
    analysis: isAnalysed ? { n: n ?? 0, p: p ?? 0, k: k ?? 0, fe, mg } : undefined,
    density: number(flat.density),
    unitCost: number(flat.unitCost),
    currency: text(flat.currency),
    batch: text(flat.batch),
    expiryDate: text(flat.expiryDate),
    activeIngredient: text(flat.activeIngredient),
    registrationNumber: text(flat.registrationNumber),
    reEntryHours: number(flat.reEntryHours),
    maximumRate: rate === undefined || unit === undefined ? undefined : { rate, rateUnit: unit },
  }
}

export const cocktailOf = (flat: Flat, before: Cocktail | undefined): Cocktail => ({
  ...before,
  id: before?.id ?? '',
  name: text(flat.name) ?? '',
  method: flat.method === 'spread' ? 'spread' : 'spray',
  waterRate: number(flat.waterRate),
  items: Array.isArray(flat.product) ? flat.product.filter(isLine) : [],
  notes: text(flat.notes),
})

/** A difference this small comes from writing and reading, not from a person. */
const CLOSE = 1e-6
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a))

/** Whether two values say the same: to a millionth, texts without the blanks around them, activities in any order. */
export function saysTheSame(before: FlatValue, after: FlatValue): boolean {
  if (typeof before === 'number' && typeof after === 'number') return isClose(before, after)
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return false
    if (before.some(isLine) || after.some(isLine))
      return before.every((line, at) => isSameLine(line, after[at]))
    return names(before).toSorted().join('\n') === names(after).toSorted().join('\n')
  }
  if (isText(before) && isText(after)) {
    const [one, other] = [(before ?? '').trim(), (after ?? '').trim()]
    return one === other || plainCell(one).trim() === other
  }
  return before === after
}

const isText = (value: FlatValue): value is string | undefined =>
  value === undefined || typeof value === 'string'

function isSameLine(one: unknown, other: unknown): boolean {
  if (!isLine(one) || !isLine(other)) return false
  return one.supplyId === other.supplyId && one.rateUnit === other.rateUnit && isClose(one.rate, other.rate)
}
