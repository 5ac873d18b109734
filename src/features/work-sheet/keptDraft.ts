import type { WorkSheet } from '@/domain/addresses'
import type { WorkDraft } from './workDraft'

/** Logging out clears what starts with this. */
const PREFIX = 'sward.draft.'

const keyOf = (userId: string | undefined, sheet: WorkSheet): string =>
  `${PREFIX}${userId ?? ''}.${sheet.kind === 'open' ? sheet.id : 'new'}`

/** Input that was not saved when its sheet closed; it outlives the sheet, not the tab. */
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

const isDraft = (value: unknown): value is WorkDraft =>
  typeof value === 'object' && value !== null && 'type' in value && 'answers' in value && 'pitchIds' in value
