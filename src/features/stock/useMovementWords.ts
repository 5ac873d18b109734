import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Movement } from '@/domain/stockMovements'
import type { Supply } from '@/domain/supply'
import { useActivityWords } from '@/ui/useActivityWords'

/** What a movement was, where, and of which product. */
export function useMovementWords(supplies: ReadonlyMap<string, Supply>) {
  const { t } = useTranslation('stock')
  const words = useActivityWords()
  const { data: pitches = [] } = useGetPitchesQuery()
  return {
    what: (movement: Movement): string =>
      movement.kind === 'work'
        ? words.title(movement.work)
        : t('movements.counted', { reason: t(`reason.${movement.count.reason}`) }),
    where: (movement: Movement): string =>
      movement.kind === 'work'
        ? pitches
            .filter(({ id }) => movement.work.pitchIds.includes(id))
            .map(({ name }) => name)
            .join(', ')
        : '',
    name: ({ supplyId }: Movement): string => supplies.get(supplyId)?.name ?? t('movements.gone'),
    unit: (unit: string): string => t(`unit.${unit === 'bag' ? 'bag' : 'pcs'}`),
  }
}
