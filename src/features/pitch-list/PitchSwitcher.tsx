import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'

type PitchSwitcherProps = {
  pitches: readonly Pitch[]
  current: Id
  /** The address of the same page for another pitch. */
  addressOf: (id: Id) => string
}

/** From one pitch to another, beside its name. */
export function PitchSwitcher({ pitches, current, addressOf }: PitchSwitcherProps) {
  const { t } = useTranslation('pitch')
  const navigate = useNavigate()
  return (
    <LazyMenu
      label={t('switch')}
      placement="bottom start"
      trigger={
        <IconButton label={t('switch')}>
          <Icon name="chevronDown" />
        </IconButton>
      }
      groups={[
        {
          id: 'pitches',
          entries: pitches.map(({ id, name }) => ({
            id,
            label: name,
            selected: id === current,
            onSelect: () => void navigate(addressOf(id)),
          })),
        },
        {
          id: 'all',
          entries: [{ id: ' all', label: t('allPitches'), onSelect: () => void navigate(addresses.pitches) }],
        },
      ]}
    />
  )
}
