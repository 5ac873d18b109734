import type { TFunction } from 'i18next'
import type { Pitch } from '@/domain/pitch'

/** The stands of a pitch by the side they stand on. */
export const standsOf = ({ stands }: Pitch, t: TFunction<'grid'>): { side: string; label: string }[] =>
  (stands ?? []).map(({ side }) => ({ side, label: t(`board.stands.${side}`) }))
