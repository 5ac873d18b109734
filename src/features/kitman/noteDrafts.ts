import { createContext } from 'react'
import type { Id } from '@/domain/wire'

/** What has been typed of notes and is not saved, by session: it outlasts a card that is closed or filtered away. */
export type NoteDrafts = Readonly<Record<Id, string | undefined>>

export const NoteDraftsContext = createContext<{
  typed: NoteDrafts
  onType: (sessionId: Id, text: string | undefined) => void
}>({ typed: {}, onType: () => undefined })
