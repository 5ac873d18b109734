import { useGetLocalDataQuery } from '@/api/localData'
import type { Id } from '@/domain/wire'
import { ownValue } from '@/lib/ownValue'

/** The note of a session as it stands in a list. */
export function NoteText({ sessionId }: { sessionId: Id }) {
  const { data: local } = useGetLocalDataQuery()
  const text = ownValue(local?.sessionNotes, sessionId)?.text
  return text ? <span dir="auto">{text}</span> : null
}
