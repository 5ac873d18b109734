import type { WorkSheet } from '@/domain/addresses'
import { draftKey, keepDraft, keptDraft, keysOfTab } from '@/session/drafts'
import type { WorkDraft } from './workDraft'

/** With the address of a sheet: what was kept there stands in it again, without being asked. */
export type Came = { back?: string } | null

/** Input that was not saved when its sheet closed, and where it is kept; it outlives the sheet, a reload and a lost session, not the tab. */
export type Kept = { place: string; draft: WorkDraft }

const NEW = 'new'
/** A version before this one kept all new work in one place. */
const isNew = (place: string): boolean => place === NEW || place.startsWith(`${NEW}.`)

/** Work that is there has one place; of new work each has its own, so that none is written over another. The latest sorts last. */
export const placeOf = (sheet: WorkSheet): string =>
  sheet.kind === 'open' ? sheet.id : `${NEW}.${Date.now() + Math.random()}`

export function readKept(userId: string | undefined, place: string): Kept | null {
  try {
    const text = keptDraft(draftKey(userId, place))
    const draft: unknown = text === null ? null : JSON.parse(text)
    return isDraft(draft) ? { place, draft } : null
  } catch {
    return null
  }
}

/** The new work that was typed last. */
export function readLastNew(userId: string | undefined): Kept | null {
  const own = draftKey(userId, '')
  const places = keysOfTab().flatMap((key) => (key.startsWith(own) ? key.slice(own.length) : []))
  for (const place of places.filter(isNew).toSorted().toReversed()) {
    const kept = readKept(userId, place)
    if (kept) return kept
  }
  return null
}

export const keep = (userId: string | undefined, place: string, draft: WorkDraft | null): void =>
  keepDraft(draftKey(userId, place), draft === null ? null : JSON.stringify(draft))

/** What an older version kept is not this version's draft. */
const isDraft = (value: unknown): value is WorkDraft =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'answers' in value &&
  'pitchIds' in value &&
  'peopleAt' in value &&
  'repeat' in value &&
  typeof value.repeat === 'object'
