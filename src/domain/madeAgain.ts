import type { Activity, NewActivity } from './activity.ts'
import type { LocalData } from './localData.ts'
import type { Id } from './wire.ts'

/** Deleted work to be made once more: without what the backend gave it, and of a series only itself. */
export function madeAgain(activity: Activity): NewActivity {
  const {
    id: _id,
    updatedAt: _updatedAt,
    createdBy: _createdBy,
    recurrenceId: _series,
    recurrence: _rule,
    ...rest
  } = activity
  return { ...rest, recurrence: undefined }
}

/** What this browser keeps by the id of work, or of the play that work is (`playOfWork`). */
const BY_WORK = ['jobPauses', 'jobTicks', 'sessionNotes', 'countdowns', 'pitchReports'] as const

/**
 * What this browser keeps of work under one id, put under the other: only the parts that are changed by it, undefined
 * where nothing was kept.
 */
export function renamedWork(local: LocalData, from: Id, to: Id): Partial<LocalData> | undefined {
  const nameOf = (key: string): string =>
    key === from
      ? to
      : key.startsWith(`activity ${from} `)
        ? `activity ${to} ${key.slice(`activity ${from} `.length)}`
        : key
  const changed: Partial<LocalData> = {}
  for (const part of BY_WORK) {
    const kept: Readonly<Record<string, unknown>> = local[part]
    const keys = Object.keys(kept)
    if (keys.every((key) => nameOf(key) === key)) continue
    const moved = keys.filter((key) => nameOf(key) !== key).map((key) => [nameOf(key), kept[key]])
    const stays = keys.filter((key) => nameOf(key) === key).map((key) => [key, kept[key]])
    Object.assign(changed, { [part]: Object.fromEntries([...stays, ...moved]) })
  }
  return Object.keys(changed).length === 0 ? undefined : changed
}
