import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { outOfOrder } from '@/domain/machineCare'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'
import { canBeServiced } from './canBeServiced'
import { useMachineActs } from './useMachineActs'

/** The quick acts of a row. */
export function MachineMenu({ machine }: { machine: Equipment }) {
  const { t } = useTranslation('equipment')
  const acts = useMachineActs()
  const isOne = machine.units <= 1
  const { name } = machine
  return (
    <LazyMenu
      label={t('act.more', { name })}
      trigger={
        <IconButton label={t('act.more', { name })}>
          <Icon name="ellipsis" />
        </IconButton>
      }
      groups={[
        {
          id: 'acts',
          entries: [
            ...(machine.available > 0
              ? [
                  {
                    id: 'out',
                    label: t(isOne ? 'act.outOfOrder' : 'act.oneOut'),
                    danger: true,
                    onSelect: () => void acts.outOfOrder(machine),
                  },
                ]
              : []),
            ...(outOfOrder(machine) > 0
              ? [
                  {
                    id: 'back',
                    label: t(isOne ? 'act.backInOrder' : 'act.oneBack'),
                    onSelect: () => void acts.backInOrder(machine),
                  },
                ]
              : []),
            ...(canBeServiced(machine)
              ? [{ id: 'serviced', label: t('act.serviced'), onSelect: () => void acts.serviced(machine) }]
              : []),
          ],
        },
      ]}
    />
  )
}
