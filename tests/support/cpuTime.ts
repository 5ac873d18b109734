/** Processor time, ms, spent by the tests since then: what else a machine is busy with takes nothing of it. */
export function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
