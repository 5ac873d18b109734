import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { type MachineState, outOfOrder } from '@/domain/machineCare'

/** What can be said of a machine, in the words of the shed. */
export function useMachineStateWords(): (state: MachineState, machine: Equipment) => string {
  const { t } = useTranslation('equipment')
  return (state, machine) =>
    state === 'partlyOut' ? t('state.partlyOut', { count: outOfOrder(machine) }) : t(`state.${state}`)
}
