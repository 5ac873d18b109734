import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { type MachineState, outOfOrder, serviceOf } from '@/domain/machineCare'
import { useFormat } from '@/i18n/format'

/** Groups that the backends known to us use; others are called as they are. */
const MACHINE_GROUPS = [
  'mower',
  'tractor',
  'sprayer',
  'spreader',
  'lineMarker',
  'cultivation',
  'brush',
  'light',
  'protection',
  'irrigation',
  'cleaning',
  'measuring',
  'other',
] as const

/** Every group a machine can be put in: those known to us, and those in use. */
export const groupsOf = (machines: readonly Pick<Equipment, 'group'>[], ...others: string[]): string[] => [
  ...new Set([...MACHINE_GROUPS, ...machines.map(({ group }) => group), ...others].filter(Boolean)),
]

/** The words for a machine: its group, its states, its hours and its service. */
export function useMachineText() {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const hours = (value: number | undefined | null) =>
    value === undefined || value === null ? t('unknown') : format.quantity(value, 'hours')
  const availability = ({ available, units }: Equipment) => ({
    available: format.number(available),
    units: format.number(units),
  })
  return {
    hours,
    group: (group: string) =>
      group === '' ? t('group.other') : t(`group.${group}`, { defaultValue: group }),
    /** "1 of 2" */
    availability: (machine: Equipment) => t('availability', availability(machine)),
    state: (state: MachineState, machine: Equipment, running: number | undefined) => {
      if (state === 'partlyOut') return t('state.partlyOut', { count: outOfOrder(machine) })
      if (state === 'inUse' && machine.units > 1) return t('state.inUseMany', { count: running ?? 0 })
      return t(`state.${state}`)
    },
    /** For the head of a group: the state without its number. */
    stateName: (state: MachineState) => t(state === 'partlyOut' ? 'state.partly' : `state.${state}`),
    /** Short, for the list: at which hour. */
    serviceAt: (machine: Equipment) => {
      const { kind, nextAt } = serviceOf(machine)
      if (kind === 'none') return t('service.none')
      return nextAt === null ? t('service.lastUnknown') : t('service.at', { hours: hours(nextAt) })
    },
    /** Short, for the list: how many hours are left; a dash where that is no question. */
    serviceLeft: (machine: Equipment) => {
      const { kind, left } = serviceOf(machine)
      if (kind === 'none') return '–'
      if (left === null) return machine.hours === undefined ? t('service.meterUnknown') : t('unknown')
      if (left === 0) return t('service.dueNow')
      return left < 0 ? t('service.over', { hours: hours(-left) }) : t('service.left', { hours: hours(left) })
    },
    /** Whole, for the sheet. */
    serviceSentence: (machine: Equipment) => {
      const { kind, nextAt, left, every } = serviceOf(machine)
      const at = hours(nextAt)
      if (kind === 'none') return t('service.noneSentence')
      if (kind === 'unknown')
        return nextAt === null
          ? t('service.lastUnknownSentence', { every: hours(every) })
          : t('service.meterUnknownSentence', { at })
      if (left === 0) return t('service.dueNowSentence', { at })
      if (left < 0) return t('service.dueSentence', { at, over: hours(-left) })
      return t(kind === 'soon' ? 'service.soonSentence' : 'service.atSentence', { at, left: hours(left) })
    },
  }
}
