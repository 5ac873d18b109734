import type { Job } from './job.ts'

/** What goes on without anybody standing by. */
const UNATTENDED = new Set(['irrigation', 'growLights', 'coolingFans', 'renovation'])
/** Those who take over, in this order. */
const STAND_INS = [
  'callum-reid',
  'elena-petrova',
  'tom-bellamy',
  'owen-price',
  'jonas-weber',
  'aisha-rahman',
  'samir-haddad',
  'freya-lund',
  'ben-hartley',
]

const minuteOf = ({ at }: Job): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3))
const overlap = (one: Job, other: Job): boolean =>
  minuteOf(one) < minuteOf(other) + other.minutes && minuteOf(other) < minuteOf(one) + one.minutes
export const needsHands = ({ do: name, status }: Job): boolean =>
  !UNATTENDED.has(name) && status !== 'cancelled'

/** Who does each job of a day: those it is for, and where all of them are off, whoever has the time. */
export function roster(jobs: readonly Job[], off: ReadonlySet<string>): string[][] {
  const present = jobs.map(({ who }) => who.filter((person) => !off.has(person)))
  return jobs.map((job, index) => {
    const own = present[index] ?? []
    if (own.length > 0 || job.who.length === 0) return own
    const busy = new Set(
      jobs.flatMap((other, n) => (needsHands(other) && overlap(job, other) ? (present[n] ?? []) : [])),
    )
    const standIn = STAND_INS.find((person) => !off.has(person) && !(needsHands(job) && busy.has(person)))
    if (standIn === undefined) return []
    present[index] = [standIn]
    return [standIn]
  })
}
