import { useGetActivityFeedbackQuery } from '@/api/outsideRoles'
import type { Id } from '@/domain/wire'
import { SaidSection } from '@/ui/SaidSection'

/** What those who played said about a session that is over. */
export function SessionFeedback({ sessionId }: { sessionId: Id }) {
  return <SaidSection query={useGetActivityFeedbackQuery(sessionId)} />
}
