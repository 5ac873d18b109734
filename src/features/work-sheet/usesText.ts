import type { MachineUse, ProductUse } from '@/domain/activity'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import type { Format } from '@/i18n/format'

/**
 * Machines or products of a piece of work for who only looks: their names are the club's own (contract.md, league), so it
 * is how much of each, or else how many.
 */
export function usesText(
  uses: readonly (MachineUse | ProductUse)[],
  format: Pick<Format, 'quantity' | 'number' | 'list'>,
): string {
  const told = uses.flatMap((use) => amountOf(use, format) ?? [])
  return told.length > 0 ? format.list(told) : format.number(uses.length)
}

function amountOf(use: MachineUse | ProductUse, format: Pick<Format, 'quantity'>): string | undefined {
  if (!isProduct(use)) return use.hours === undefined ? undefined : format.quantity(use.hours, 'hours')
  if (use.rate === 0) return undefined
  return format.quantity(use.rate, use.cocktailId === undefined ? RATE_QUANTITY[use.rateUnit] : 'waterRate')
}

const isProduct = (use: MachineUse | ProductUse): use is ProductUse => 'rate' in use
