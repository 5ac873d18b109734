import { useTranslation } from 'react-i18next'
import type { Cocktail } from '@/domain/cocktail'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { useMixText } from './useMixText'

/** What differs between two versions of a mix, in words. */
export function useVersionFields(supplies: readonly Supply[] | undefined) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const text = useMixText(supplies)
  return (mine: Omit<Cocktail, 'id'>, theirs: Cocktail) =>
    [
      { label: t('sheet.name'), of: (one: Omit<Cocktail, 'id'>) => one.name },
      { label: t('method.label'), of: (one: Omit<Cocktail, 'id'>) => t(`method.${one.method}`) },
      {
        label: t('sheet.water'),
        of: (one: Omit<Cocktail, 'id'>) => format.quantity(one.waterRate, 'waterRate'),
      },
      { label: t('sheet.products'), of: (one: Omit<Cocktail, 'id'>) => text.lines(one.items) },
      { label: t('sheet.notes'), of: (one: Omit<Cocktail, 'id'>) => one.notes ?? '' },
    ].flatMap(({ label, of }) =>
      of(mine) === of(theirs) ? [] : [{ label, mine: of(mine), theirs: of(theirs) }],
    )
}
