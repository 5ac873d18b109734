import { useTranslation } from 'react-i18next'
import { useGetActivityFeedbackQuery } from '@/api/outsideRoles'
import type { Id } from '@/domain/wire'
import { FeedbackNotes } from '@/ui/FeedbackNotes'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'

/** What those who played said about a fixture that is over. */
export function FixtureFeedback({ fixtureId }: { fixtureId: Id }) {
  const { t } = useTranslation('feedback')
  const query = useGetActivityFeedbackQuery(fixtureId)
  return (
    <Section inset heading={t('title')}>
      <QueryState
        query={query}
        skeleton={<Skeleton count={2} />}
        empty={{ when: (said) => said.length === 0, title: t('none'), text: t('noneText') }}
      >
        {(said) => <FeedbackNotes notes={said} />}
      </QueryState>
    </Section>
  )
}
