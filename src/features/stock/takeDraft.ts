import { COUNT_REASONS, type CountReason } from '@/domain/localData'
import type { Supply } from '@/domain/supply'
import { type Format } from '@/i18n/format'
import { stockAmount, stockQuantity } from '@/i18n/stockText'
import { convert, toMetric, type UnitSystem } from '@/lib/units'
import { draftKey, keepDraft, keptDraft } from '@/session/drafts'

/** What was counted on one shelf: as typed, in the reader's unit; null is empty, NaN no number. */
export type Entry = { typed: number | null; reason: CountReason }
/** By supply. */
export type TakeDraft = Readonly<Record<string, Entry>>

/** More of anything than a shed can hold: a slip. */
export const MOST_STORED = 1e9
const isAmount = (typed: number): boolean => typed >= 0 && typed <= MOST_STORED

/** What was typed, in the supply's unit to a thousandth; undefined where nothing readable was. */
export function countedOf(entry: Entry | undefined, supply: Supply, system: UnitSystem): number | undefined {
  const typed = entry?.typed
  if (typed === null || typed === undefined || !isAmount(typed)) return undefined
  const quantity = stockQuantity(supply.action.unit)
  return Math.round((quantity ? toMetric(typed, quantity, system) : typed) * 1000) / 1000
}

/** Counted − recorded, in the supply's unit; nought where both read the same, undefined where nothing was counted. */
export function differenceOf(entry: Entry | undefined, supply: Supply, format: Format): number | undefined {
  const counted = countedOf(entry, supply, format.unitSystem)
  if (counted === undefined) return undefined
  const { unit } = supply.action
  return stockAmount(counted, unit, format) === stockAmount(supply.available, unit, format)
    ? 0
    : counted - supply.available
}

export const isUnreadable = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.typed !== null && !isAmount(entry.typed)

const keyOf = (userId: string | undefined): string => draftKey(userId, 'stock-take')

/** A count that was not saved; it outlives a change of tab, a reload and a lost session. */
export function readKept(userId: string | undefined, format: Format, supplies: readonly Supply[]): TakeDraft {
  try {
    const kept: unknown = JSON.parse(keptDraft(keyOf(userId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null || !('entries' in kept) || !Array.isArray(kept.entries))
      return {}
    const metric = 'system' in kept && kept.system === 'imperial' ? 'imperial' : 'metric'
    const rows = new Map(supplies.map((supply) => [supply.id, supply]))
    return Object.fromEntries(
      kept.entries.flatMap((row: unknown): [string, Entry][] => {
        const [id, typed, reason] = Array.isArray(row) ? (row as unknown[]) : []
        const supply = typeof id === 'string' ? rows.get(id) : undefined
        if (!supply || typeof typed !== 'number') return []
        const quantity = stockQuantity(supply.action.unit)
        const value =
          quantity && metric !== format.unitSystem
            ? convert(toMetric(typed, quantity, metric), quantity, format.unitSystem)
            : typed
        return [[supply.id, { typed: value, reason: COUNT_REASONS.find((one) => one === reason) ?? 'count' }]]
      }),
    )
  } catch {
    return {}
  }
}

export function keep(userId: string | undefined, draft: TakeDraft, system: UnitSystem): void {
  const entries = Object.entries(draft).flatMap(([id, { typed, reason }]) =>
    typed === null || Number.isNaN(typed) ? [] : [[id, typed, reason]],
  )
  keepDraft(keyOf(userId), entries.length === 0 ? null : JSON.stringify({ system, entries }))
}
