import { useGetActivityFeedbackQuery } from '@/api/outsideRoles'
import type { Id } from '@/domain/wire'
import { SaidSection } from '@/ui/SaidSection'

/** What those who played said about a fixture that is over. */
export function FixtureFeedback({ fixtureId }: { fixtureId: Id }) {
  return <SaidSection query={useGetActivityFeedbackQuery(fixtureId)} />
}
