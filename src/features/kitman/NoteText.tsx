import { useGetLocalDataQuery } from '@/api/localData'
import type { Id } from '@/domain/wire'

/** The note of a session as it stands in a list. */
export function NoteText({ sessionId }: { sessionId: Id }) {
  const { data: local } = useGetLocalDataQuery()
  const text = local?.sessionNotes[sessionId]?.text
  return text ? <span dir="auto">{text}</span> : null
}
