import { useTranslation } from 'react-i18next'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'

/** The stands of a pitch with the height of their roofs, in the reader's unit. */
export function useStandNames({ stands = [] }: Pitch): { side: string; label: string }[] {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  return stands.map(({ side, height }) => ({
    side,
    label: t(`light.stand.${side}`, { height: format.quantity(height, 'length') }),
  }))
}
