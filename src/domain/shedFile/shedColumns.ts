import type { Quantity } from '../../lib/units.ts'

export const SHED_LISTS = ['equipment', 'supplies', 'cocktails'] as const
export type ShedList = (typeof SHED_LISTS)[number]

/** What may stand in a cell. Where stock, cost and rates are counted in, another cell of the row or the heading says. */
export type CellKind =
  | { is: 'text'; most: number }
  | { is: 'number'; quantity?: Quantity; most?: number; whole?: true; above?: number }
  | { is: 'stock'; below?: true }
  | { is: 'cost' }
  | { is: 'unit' }
  | { is: 'rate'; unitIn: 'rateUnit' | 'maximumRateUnit' }
  | { is: 'rateUnit' }
  | { is: 'day' }
  | { is: 'group' }
  | { is: 'activities' }
  | { is: 'method' }
  | { is: 'product' }

const SHORT = 200
const LONG = 2000
const hours = { is: 'number', quantity: 'hours' } as const
const percent = { is: 'number', quantity: 'percent', most: 100 } as const

const KINDS = {
  id: { is: 'text', most: SHORT },
  name: { is: 'text', most: SHORT },
  group: { is: 'group' },
  units: { is: 'number', whole: true },
  inOrder: { is: 'number', whole: true },
  activities: { is: 'activities' },
  manufacturer: { is: 'text', most: LONG },
  model: { is: 'text', most: LONG },
  serialNumber: { is: 'text', most: LONG },
  hours,
  serviceEvery: hours,
  lastServiceHours: hours,
  unit: { is: 'unit' },
  // Stock may have gone below zero: somebody has to count.
  stock: { is: 'stock', below: true },
  minimum: { is: 'stock' },
  n: percent,
  p: percent,
  k: percent,
  fe: percent,
  mg: percent,
  density: { is: 'number', quantity: 'density', above: 0 },
  unitCost: { is: 'cost' },
  currency: { is: 'text', most: LONG },
  batch: { is: 'text', most: LONG },
  expiryDate: { is: 'day' },
  activeIngredient: { is: 'text', most: LONG },
  registrationNumber: { is: 'text', most: LONG },
  reEntryHours: hours,
  maximumRate: { is: 'rate', unitIn: 'maximumRateUnit' },
  maximumRateUnit: { is: 'rateUnit' },
  method: { is: 'method' },
  waterRate: { is: 'number', quantity: 'waterRate' },
  product: { is: 'product' },
  rate: { is: 'rate', unitIn: 'rateUnit' },
  rateUnit: { is: 'rateUnit' },
  notes: { is: 'text', most: LONG },
} as const satisfies Record<string, CellKind>

export type ColumnId = keyof typeof KINDS
export const kindOf = (column: ColumnId): CellKind => KINDS[column]

/** The columns of each list, in the order in which they are written. A cocktail has a row per product. */
export const SHED_COLUMNS: Readonly<Record<ShedList, readonly ColumnId[]>> = {
  equipment: [
    'id',
    'name',
    'group',
    'units',
    'inOrder',
    'activities',
    'manufacturer',
    'model',
    'serialNumber',
    'hours',
    'serviceEvery',
    'lastServiceHours',
    'notes',
  ],
  supplies: [
    'id',
    'name',
    'group',
    'stock',
    'unit',
    'minimum',
    'activities',
    'n',
    'p',
    'k',
    'fe',
    'mg',
    'density',
    'unitCost',
    'currency',
    'batch',
    'expiryDate',
    'activeIngredient',
    'registrationNumber',
    'reEntryHours',
    'maximumRate',
    'maximumRateUnit',
  ],
  cocktails: ['id', 'name', 'method', 'waterRate', 'product', 'rate', 'rateUnit', 'notes'],
}

/** The words of one language, by which a file is written and read. */
export type ShedWords = {
  heading: (column: ColumnId) => string
  /** Known groups of the list with their words. */
  groups: ReadonlyMap<string, string>
  activity: (name: string) => string
  method: (method: 'spray' | 'spread') => string
  /** Of what is counted and not measured: pieces, bags. */
  unit: (unit: string) => string
}
