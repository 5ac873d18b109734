import type { RateUnit } from '@/domain/rateUnit'
import { type Supply, type SupplyUnit, usualRateUnit } from '@/domain/supply'
import type { Day } from '@/domain/wire'

/** A supply as it stands in the form: null is a number that was left empty, NaN one that cannot be read. */
export type SupplyDraft = {
  name: string
  group: string
  unit: SupplyUnit
  /** Only of a new supply: later the stock changes by work, restocks and counts. */
  available: number | null
  minimum: number | null
  batch: string
  expiryDate: Day | null
  n: number | null
  p: number | null
  k: number | null
  fe: number | null
  mg: number | null
  density: number | null
  maximumRate: number | null
  rateUnit: RateUnit
  activeIngredient: string
  registrationNumber: string
  reEntryHours: number | null
  unitCost: number | null
  currency: string
  activities: readonly string[]
}
export type SupplyField = keyof SupplyDraft
export const SUPPLY_FIELDS: readonly SupplyField[] = [
  'name',
  'group',
  'unit',
  'available',
  'minimum',
  'batch',
  'expiryDate',
  'n',
  'p',
  'k',
  'fe',
  'mg',
  'density',
  'maximumRate',
  'rateUnit',
  'activeIngredient',
  'registrationNumber',
  'reEntryHours',
  'unitCost',
  'currency',
  'activities',
]

export const NEW_SUPPLY: SupplyDraft = {
  name: '',
  group: 'fertiliser',
  unit: 'kg',
  available: null,
  minimum: null,
  batch: '',
  expiryDate: null,
  n: null,
  p: null,
  k: null,
  fe: null,
  mg: null,
  density: null,
  maximumRate: null,
  rateUnit: 'g/m2',
  activeIngredient: '',
  registrationNumber: '',
  reEntryHours: null,
  unitCost: null,
  currency: '',
  activities: [],
}

export const draftOf = (supply: Supply): SupplyDraft => ({
  name: supply.name,
  group: supply.group,
  unit: supply.action.unit,
  available: supply.available,
  minimum: supply.minimum ?? null,
  batch: supply.batch ?? '',
  expiryDate: supply.expiryDate ?? null,
  n: supply.analysis?.n ?? null,
  p: supply.analysis?.p ?? null,
  k: supply.analysis?.k ?? null,
  fe: supply.analysis?.fe ?? null,
  mg: supply.analysis?.mg ?? null,
  density: supply.density ?? null,
  maximumRate: supply.maximumRate?.rate ?? null,
  rateUnit: supply.maximumRate?.rateUnit ?? usualRateUnit(supply.action.unit),
  activeIngredient: supply.activeIngredient ?? '',
  registrationNumber: supply.registrationNumber ?? '',
  reEntryHours: supply.reEntryHours ?? null,
  unitCost: supply.unitCost ?? null,
  currency: supply.currency ?? '',
  activities: supply.activities,
})

/** An empty text or number is not known, and not sent. */
const known = <T>(value: T | null | ''): T | undefined => (value === null || value === '' ? undefined : value)

/** What is sent: a new supply, or `base` with what was typed; whatever else `base` carries stays. */
export function supplyOf(draft: SupplyDraft, base?: undefined): Omit<Supply, 'id'>
export function supplyOf(draft: SupplyDraft, base: Supply): Supply
export function supplyOf(draft: SupplyDraft, base?: Supply): Omit<Supply, 'id'> {
  const { n, p, k, fe, mg } = draft
  const hasAnalysis = [n, p, k, fe, mg].some((share) => share !== null)
  return {
    ...base,
    name: draft.name.trim(),
    group: draft.group.trim() || 'other',
    action: { ...base?.action, unit: draft.unit },
    available: base ? base.available : (draft.available ?? 0),
    activities: [...draft.activities],
    minimum: known(draft.minimum),
    analysis: hasAnalysis
      ? {
          ...base?.analysis,
          n: n ?? 0,
          p: p ?? 0,
          k: k ?? 0,
          fe: known(fe),
          mg: known(mg),
        }
      : undefined,
    density: known(draft.density),
    unitCost: known(draft.unitCost),
    currency: known(draft.currency.trim().toUpperCase()),
    batch: known(draft.batch.trim()),
    expiryDate: known(draft.expiryDate),
    activeIngredient: known(draft.activeIngredient.trim()),
    registrationNumber: known(draft.registrationNumber.trim()),
    reEntryHours: known(draft.reEntryHours),
    maximumRate:
      draft.maximumRate === null
        ? undefined
        : { ...base?.maximumRate, rate: draft.maximumRate, rateUnit: draft.rateUnit },
  }
}

export type SupplyFault =
  | 'empty'
  | 'tooLong'
  | 'unreadable'
  | 'negative'
  | 'tooLarge'
  | 'analysis'
  | 'density'
  | 'currency'

const NAME_LENGTH = 200
/** More of anything than a club can store. */
const MOST = 1e9
const NUMBERS = [
  'available',
  'minimum',
  'n',
  'p',
  'k',
  'fe',
  'mg',
  'density',
  'maximumRate',
  'reEntryHours',
  'unitCost',
] as const
const SHARES: readonly SupplyField[] = ['n', 'p', 'k', 'fe', 'mg']
/** kg/l that a liquid product can have; beyond them a unit was mistaken. */
const DENSITY = [0.5, 3] as const

/** What keeps a draft from being sent, by field. */
export function supplyFaults(draft: SupplyDraft): Partial<Record<SupplyField, SupplyFault>> {
  const faults: Partial<Record<SupplyField, SupplyFault>> = {}
  const name = draft.name.trim()
  if (name === '') faults.name = 'empty'
  else if (name.length > NAME_LENGTH) faults.name = 'tooLong'
  for (const key of NUMBERS) {
    const value = draft[key]
    if (value === null) continue
    if (Number.isNaN(value)) faults[key] = 'unreadable'
    else if (value < 0) faults[key] = 'negative'
    else if (value > (SHARES.includes(key) ? 100 : MOST))
      faults[key] = SHARES.includes(key) ? 'analysis' : 'tooLarge'
  }
  const sum = [draft.n, draft.p, draft.k, draft.fe, draft.mg].reduce<number>(
    (all, share) => all + (share ?? 0),
    0,
  )
  if (sum > 100) faults.n ??= 'analysis'
  if (draft.density !== null && !faults.density && (draft.density < DENSITY[0] || draft.density > DENSITY[1]))
    faults.density = 'density'
  if (draft.currency.trim() !== '' && !/^[A-Za-z]{3}$/.test(draft.currency.trim()))
    faults.currency = 'currency'
  return faults
}

/** Fields in which two drafts differ. */
export const differing = (a: SupplyDraft, b: SupplyDraft): SupplyField[] =>
  SUPPLY_FIELDS.filter((key) =>
    key === 'activities' ? a.activities.join() !== b.activities.join() : !Object.is(a[key], b[key]),
  )
