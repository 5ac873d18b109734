import { useTranslation } from 'react-i18next'
import type { Cocktail } from '@/domain/cocktail'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'

type CocktailMenuProps = {
  mix: Cocktail
  readOnly: boolean
  onCalculate: () => void
  onCopy: () => void
}

/** The quick acts of a row. */
export function CocktailMenu({ mix, readOnly, onCalculate, onCopy }: CocktailMenuProps) {
  const { t } = useTranslation('cocktails')
  const label = t('list.actions', { name: mix.name })
  return (
    <LazyMenu
      label={label}
      trigger={
        <IconButton label={label}>
          <Icon name="ellipsis" />
        </IconButton>
      }
      groups={[
        {
          id: 'acts',
          entries: [
            { id: 'calculate', label: t('act.calculate'), onSelect: onCalculate },
            ...(readOnly ? [] : [{ id: 'copy', label: t('act.copy'), onSelect: onCopy }]),
          ],
        },
      ]}
    />
  )
}
