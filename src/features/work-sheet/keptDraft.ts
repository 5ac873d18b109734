import type { WorkSheet } from '@/domain/addresses'
import { draftKey, keepDraft, keptDraft } from '@/session/drafts'
import type { WorkDraft } from './workDraft'

/** With the address of a sheet: what was kept stands in it again, without being asked. */
export type Came = { isBack?: boolean } | null

const keyOf = (userId: string | undefined, sheet: WorkSheet): string =>
  draftKey(userId, sheet.kind === 'open' ? sheet.id : 'new')

/** Input that was not saved when its sheet closed; it outlives the sheet, a reload and a lost session, not the tab. */
export function readKept(userId: string | undefined, sheet: WorkSheet): WorkDraft | null {
  try {
    const text = keptDraft(keyOf(userId, sheet))
    const draft: unknown = text === null ? null : JSON.parse(text)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export const keep = (userId: string | undefined, sheet: WorkSheet, draft: WorkDraft | null): void =>
  keepDraft(keyOf(userId, sheet), draft === null ? null : JSON.stringify(draft))

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
