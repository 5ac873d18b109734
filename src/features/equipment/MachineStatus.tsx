import type { Equipment } from '@/domain/equipment'
import { LackingLine } from './LackingLine'
import { MachineStateWords } from './MachineStateWords'
import type { MachineFacts } from './useMachines'

type MachineStatusProps = { machine: Equipment; facts: MachineFacts | undefined }

/** How a machine is, and what the plan lacks by it. */
export function MachineStatus({ machine, facts }: MachineStatusProps) {
  if (!facts) return null
  return (
    <>
      <MachineStateWords machine={machine} states={facts.states} running={facts.running} />
      {facts.lacking > 0 && <LackingLine count={facts.lacking} />}
    </>
  )
}
