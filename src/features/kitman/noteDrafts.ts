import { createContext } from 'react'
import type { Id } from '@/domain/wire'
import { draftKey, keepDraft, keptDraft } from '@/session/drafts'

/** What has been typed of notes and is not saved, by session: it outlasts a card that is closed or filtered away. */
export type NoteDrafts = Readonly<Record<Id, string | undefined>>

export const NoteDraftsContext = createContext<{
  typed: NoteDrafts
  onType: (sessionId: Id, text: string | undefined) => void
}>({ typed: {}, onType: () => undefined })

const keyOf = (userId: string | undefined): string => draftKey(userId, 'session-notes')

/** They outlive a reload and a lost session, not the tab. */
export function readNotes(userId: string | undefined): NoteDrafts {
  try {
    const kept: unknown = JSON.parse(keptDraft(keyOf(userId)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}

export function keepNotes(userId: string | undefined, typed: NoteDrafts): void {
  const some = Object.values(typed).some((text) => text !== undefined)
  keepDraft(keyOf(userId), some ? JSON.stringify(typed) : null)
}
