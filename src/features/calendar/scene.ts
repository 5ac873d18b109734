import { createContext, use } from 'react'
import type { Activity } from '@/domain/activity'
import { type Play, playOfWork } from '@/domain/fixture'
import { isLate } from '@/domain/activityWork'
import { atGround, dayAtGround } from '@/domain/groundTime'
import type { Hazard } from '@/domain/hazards'
import type { Clash } from '@/domain/planning/clashes'
import type { BrokenSlot } from '@/domain/planning/goodSlots'
import type { Day, Id } from '@/domain/wire'
import { type Entry, idOf, isFixture } from './placement'

/** What every entry of the calendar needs to know of its surroundings. */
export type Scene = {
  now: Date
  today: Day
  timeZone: string
  /** Names by id; undefined for whoever or whatever is not known. */
  pitchName: (id: Id) => string | undefined
  personName: (id: Id) => string | undefined
  machineName: (id: Id) => string | undefined
  supply: (id: Id) => { name: string; unit: string } | undefined
  /** What clashes with an entry, by its id (B1), and the entries they speak of. */
  clashes: ReadonlyMap<Id, readonly Clash[]>
  entryOf: (id: Id) => Entry | undefined
  /** What work would clash with as it is given. */
  judge: (activity: Activity) => readonly Clash[]
  /** Planned work whose forecast has turned against it, by its id (B7). */
  broken: ReadonlyMap<Id, BrokenSlot>
  /** What finished or running work has left dangerous, by its id. */
  hazards: ReadonlyMap<Id, Hazard>
  /** The activity whose sheet is open. */
  openId: Id | undefined
  readOnly: boolean
  /** Opens what is known of a fixture, or of a match of the plan by its id as play. */
  openFixture: (id: Id) => void
  /** Activities chosen to be changed together. */
  chosen: ReadonlySet<Id>
  /** Chooses one more, or one less. */
  choose: (id: Id) => void
}

export const SceneContext = createContext<Scene | null>(null)

export function useScene(): Scene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('the calendar draws its entries inside a scene')
  return scene
}

/** How an entry looks: the status of work, late before all; a fixture is a fixture, in the plan of work too. */
export const lookOf = (entry: Entry, now: Date): string =>
  entry.kind === 'fixture' || isFixture(entry)
    ? 'fixture'
    : isLate(entry.activity, now)
      ? 'late'
      : entry.activity.status

export const clashesWith = (scene: Scene, entry: Entry): readonly Clash[] =>
  scene.clashes.get(idOf(entry)) ?? NONE
const NONE: readonly Clash[] = []

/** What there is to look at of the entries of a day, each once: as the chip counts it for all days on the screen. */
export function toLookAtOn(
  scene: Pick<Scene, 'clashes' | 'broken' | 'timeZone'>,
  entries: readonly Entry[],
  day: Day,
): { count: number; isMild: boolean } {
  const at = (instant: string) => dayAtGround(instant, scene.timeZone)
  const clashes = [...new Set(entries.flatMap((entry) => scene.clashes.get(idOf(entry)) ?? NONE))].filter(
    ({ from, to }) =>
      at(from) <= day && (day < at(to) || (day === at(to) && !isMidnight(to, scene.timeZone))),
  )
  const broken = entries.flatMap((entry) => scene.broken.get(idOf(entry)) ?? [])
  return {
    count: clashes.length + broken.filter(({ from }) => at(from) === day).length,
    isMild: areMild(clashes),
  }
}
const isMidnight = (instant: string, timeZone: string) => atGround(instant, timeZone).time === '00:00'

/**
 * The match that some work is: a press tells of its countdown, and leads on to its form. Whoever may only read is shown
 * the work; called off, it has no countdown.
 */
export function matchOf(scene: Scene, id: Id): Play | undefined {
  const entry = scene.readOnly ? undefined : scene.entryOf(id)
  return entry?.kind === 'work'
    ? playOfWork(entry.activity).find(({ kind, pitchId }) => kind === 'match' && pitchId !== undefined)
    : undefined
}

/** What speaks against an entry, the worst of it; `look` is a clash that can be lived with. */
export type Mark = 'clash' | 'look' | 'hazard' | 'weather' | undefined
export const areMild = (clashes: readonly Clash[] = NONE): boolean =>
  clashes.every(({ severity }) => severity === 'look')
export const markOf = (scene: Scene, id: Id): Mark =>
  scene.hazards.has(id)
    ? 'hazard'
    : scene.clashes.has(id)
      ? areMild(scene.clashes.get(id))
        ? 'look'
        : 'clash'
      : scene.broken.has(id)
        ? 'weather'
        : undefined
