import { MACHINE_STATES, type MachineState } from '@/domain/machineCare'

/** What the list can be narrowed to. */
export const STATE_FILTERS = [
  'out',
  'serviceDue',
  'inUse',
  'ready',
] as const satisfies readonly MachineState[]
type StateFilter = (typeof STATE_FILTERS)[number]

/** Machines that are partly out of order are found under "out of order", those merely present under "ready". */
export const filterOf = (state: MachineState): StateFilter =>
  state === 'partlyOut' ? 'out' : state === 'present' ? 'ready' : state

/** For sorting by status: the worst first. */
export const rankOf = (state: MachineState | undefined): number =>
  state === undefined ? MACHINE_STATES.length : MACHINE_STATES.indexOf(state)

export const isState = (text: string): text is MachineState => MACHINE_STATES.some((state) => state === text)
