import type { WorkSheet as Sheet } from '@/domain/addresses'
export function WorkSheet(_: { sheet: Sheet; onClose: () => void }) {
  return null
}
