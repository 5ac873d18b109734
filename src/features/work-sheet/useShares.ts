import { useTranslation } from 'react-i18next'
import { sharesOf } from '@/domain/sharedAnswers'
import { useFormat } from '@/i18n/format'
import { areasOf } from './treatedArea'
import type { WorkEntry } from './useWorkForm'
import type { WorkGround } from './useWorkGround'

/**
 * What is said of several pitches together, and what each gets of an amount, written by `write`; undefined where the work
 * makes one piece.
 */
export type SharedText = (amount?: number, write?: (part: number) => string) => string | undefined

/** New work on several pitches makes one piece for each: what a field says of all of them is shared by area (F13). */
export function useShares(
  { draft, base }: Pick<WorkEntry, 'draft' | 'base'>,
  ground: WorkGround,
): SharedText {
  const { t } = useTranslation('work')
  const format = useFormat()
  if (base !== null || draft.pitchIds.length < 2) return () => undefined
  const areas = areasOf(draft, ground)
  return (amount, write) => {
    if (amount === undefined || write === undefined || !(amount > 0)) return t('sheet.inAll')
    const parts = sharesOf(amount, areas).map((part, at) => {
      const id = draft.pitchIds[at] ?? ''
      return t('sheet.share', { name: ground.pitchName(id) ?? id, amount: write(part) })
    })
    return t('sheet.inAllShared', { list: format.list(parts) })
  }
}
