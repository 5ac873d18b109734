import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { type MachineState, outOfOrder } from '@/domain/machineCare'

/** What can be said of a machine, on one line; in the words of the shed. */
export function useMachineStateWords(): (states: readonly MachineState[], machine: Equipment) => string {
  const { t } = useTranslation('equipment')
  return (states, machine) =>
    states
      .map((state) =>
        state === 'partlyOut' ? t('state.partlyOut', { count: outOfOrder(machine) }) : t(`state.${state}`),
      )
      .join(' · ')
}
