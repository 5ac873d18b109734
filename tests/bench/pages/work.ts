import { addDays, daysFrom, startOfWeek } from '../../../src/domain/groundTime.ts'

/** One piece of work as the wire has it. */
export type BenchWork = {
  id: string
  taskId: string
  activityName: string
  name: string
  status: string
  startDate: string
  endDate: string
  fields: never[]
  pitchIds: string[]
  sectionIds: never[]
  userIds: string[]
  updatedAt: string
}

/** The Thursday of this week: the first window around it (spec §4) holds the whole week. */
export const benchDay = (): string => addDays(startOfWeek(new Date().toISOString().slice(0, 10), 1), 3)
export const WINDOW = 10

const NAMES = ['mowing', 'brushing', 'irrigation', 'divoting', 'lineMarking', 'aeration', 'spreading']
const PITCHES = ['stadium', ...Array.from({ length: 39 }, (_, n) => `training-${n + 1}`)]
const STARTS = 44

/** `count` pieces of work spread evenly over days, 06:00 to 17:00 UTC, the same for every calendar. */
export function workBetween(from: string, to: string, count: number): BenchWork[] {
  const days = daysFrom(from, to)
  return Array.from({ length: count }, (_, n) => {
    const day = days[n % days.length] ?? from
    const minutes = 360 + ((n * 7) % STARTS) * 15
    const at = (later: number) => new Date(Date.parse(`${day}T00:00:00Z`) + later * 60_000).toISOString()
    return {
      id: `bench-${from}-${n}`,
      taskId: '1',
      activityName: NAMES[n % NAMES.length] ?? 'mowing',
      name: `Work ${n}`,
      status: 'planned',
      startDate: at(minutes).slice(0, 19),
      endDate: at(minutes + 45 + (n % 3) * 30).slice(0, 19),
      fields: [],
      pitchIds: [PITCHES[Math.floor(n / days.length) % PITCHES.length] ?? 'stadium'],
      sectionIds: [],
      userIds: [],
      updatedAt: '2026-01-01T00:00:00',
    }
  })
}

/** What the bench does with each calendar. */
export type Bench = {
  /** Gets the data of so many pieces of work ready; mounts nothing that stays. */
  prepare: (count: number) => Promise<void>
  mount: () => void
  unmount: () => void
  /** Moves one piece of work that is on screen. */
  update: (turn: number) => void
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    bench?: Bench
  }
}
