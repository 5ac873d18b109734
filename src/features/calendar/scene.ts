import { createContext, use } from 'react'
import { isLate } from '@/domain/activityWork'
import type { Day, Id } from '@/domain/wire'
import { type Entry, idOf } from './placement'

/** What every entry of the calendar needs to know of its surroundings. */
export type Scene = {
  now: Date
  today: Day
  timeZone: string
  /** Names by id; undefined for whoever or whatever is not known. */
  pitchName: (id: Id) => string | undefined
  personName: (id: Id) => string | undefined
  /** The other side of a clash, by id. */
  clashes: ReadonlyMap<Id, Entry>
  /** The query of the page, to which an entry's link adds the work sheet. */
  search: string
  /** The activity whose sheet is open. */
  openId: Id | undefined
  readOnly: boolean
}

export const SceneContext = createContext<Scene | null>(null)

export function useScene(): Scene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('the calendar draws its entries inside a scene')
  return scene
}

/** How an entry looks: the status of work, late before all; a fixture is a fixture. */
export const lookOf = (entry: Entry, now: Date): string =>
  entry.kind === 'fixture' ? 'fixture' : isLate(entry.activity, now) ? 'late' : entry.activity.status

export const clashOf = (scene: Scene, entry: Entry): Entry | undefined => scene.clashes.get(idOf(entry))
