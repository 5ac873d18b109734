import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCoachActivitiesQuery } from '@/api/outsideRoles'
import { dayAtGround } from '@/domain/groundTime'
import { coachPeriod } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { desktop } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { NextSession } from './NextSession'
import { PastSessions } from './PastSessions'
import { WeekSessions } from './WeekSessions'

const FIVE_MINUTES = 300_000

/** What is played next and where, the week, and what was: one request for all three. */
export function CoachSessions() {
  const { t } = useTranslation('coach')
  const now = useNow()
  const { timeZone } = useFormat()
  const query = useGetCoachActivitiesQuery(coachPeriod(dayAtGround(now, timeZone)), {
    pollingInterval: FIVE_MINUTES,
  })
  return (
    <Padded>
      <QueryState
        query={query}
        skeleton={
          <>
            <Skeleton kind="block" height="176px" />
            <Skeleton count={5} lead="time" />
          </>
        }
        empty={{ when: (activities) => activities.length === 0, title: t('nextEmpty') }}
      >
        {(activities) => (
          <Stack data-full>
            <NextSession activities={activities} now={now} />
            <WeekSessions activities={activities} now={now} />
            <PastSessions activities={activities} now={now} />
          </Stack>
        )}
      </QueryState>
    </Padded>
  )
}

const Stack = styled.div`
  ${desktop} {
    display: grid;
    gap: 16px;
  }
`
/* What QueryState says itself stands in from the edge on a phone; sections bring their own margins. */
const Padded = styled.div`
  > :not([data-full]) {
    margin-inline: 16px;
  }
`
