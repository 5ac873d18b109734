import { useTranslation } from 'react-i18next'
import { type FeedbackNote, FeedbackNotes } from './FeedbackNotes'
import { QueryState, type QueryLike } from './QueryState'
import { Section } from './Section'
import { Skeleton } from './Skeleton'

/** What those who played said about one session that is over; its texts are those of `feedback`. */
export function SaidSection({ query }: { query: QueryLike<readonly FeedbackNote[]> }) {
  const { t } = useTranslation('feedback')
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
