import type { WorkSheet } from '@/domain/addresses'
import { draftKey } from '@/session/drafts'
import type { WorkDraft } from './workDraft'

/** With the address of a sheet: what was kept stands in it again, without being asked. */
export type Came = { isBack?: boolean } | null

const keyOf = (userId: string | undefined, sheet: WorkSheet): string =>
  draftKey(userId, sheet.kind === 'open' ? sheet.id : 'new')

/** Input that was not saved when its sheet closed; it outlives the sheet, a reload and a lost session, not the tab. */
export function readKept(userId: string | undefined, sheet: WorkSheet): WorkDraft | null {
  try {
    const text = sessionStorage.getItem(keyOf(userId, sheet))
    const draft: unknown = text === null ? null : JSON.parse(text)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

export function keep(userId: string | undefined, sheet: WorkSheet, draft: WorkDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(userId, sheet))
    else sessionStorage.setItem(keyOf(userId, sheet), JSON.stringify(draft))
  } catch {
    // Where a browser blocks storage, closing the sheet loses the input, as it would anywhere.
  }
}

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
