import type { Feedback } from '@/domain/feedback'
import type { Id } from '@/domain/wire'
import { outsideEndpoints } from './outsideRoles'
import { useEach } from './useEach'

/** What was said about some sessions, in their order; `data` is undefined until every answer has come. */
export function useSessionFeedback(sessionIds: readonly Id[]) {
  const { answers, refetch } = useEach<Feedback[]>(outsideEndpoints.getActivityFeedback, sessionIds)
  const come = sessionIds.flatMap((_, at) => answers[at]?.data ?? [])
  const isComplete = sessionIds.every((_, at) => answers[at]?.data !== undefined)
  return {
    data: isComplete ? come : undefined,
    error: answers.find(({ error }) => error !== undefined)?.error,
    isFetching: answers.some(({ status }) => status === 'pending'),
    refetch,
  }
}
