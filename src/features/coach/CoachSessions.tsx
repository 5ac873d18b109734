import styled from '@emotion/styled'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGetCoachActivitiesQuery, useGetMyFeedbackQuery } from '@/api/outsideRoles'
import { useGetPitchesQuery } from '@/api/pitches'
import { useCoachMemory } from '@/api/useCoachMemory'
import type { Activity } from '@/domain/activity'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import { seenNow, sessionChanges } from '@/domain/sessionChanges'
import { coachPeriod, unratedSession } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { statusOf } from '@/lib/problem'
import { lazyPart } from '@/ui/lazyPart'
import { LoadNotice } from '@/ui/LoadNotice'
import { desktop, phone } from '@/ui/media'
import { PAGE_HEADING_ID } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { useNow } from '@/ui/useNow'
import { NextSession } from './NextSession'
import { PastSessions } from './PastSessions'
import { SessionTools } from './SessionTools'
import type { Stars } from './useFeedbackForm'
import { WeekSessions } from './WeekSessions'
import { WorkBefore } from './WorkBefore'

const FIVE_MINUTES = 300_000

// Not on every visit: only after a session, and where something was moved.
const FeedbackPrompt = lazyPart(() => import('./FeedbackPrompt'), 'FeedbackPrompt')
const SessionChanges = lazyPart(() => import('./SessionChanges'), 'SessionChanges')
const FeedbackSheet = lazyPart(() => import('./FeedbackSheet'), 'FeedbackSheet')

/** What is played next and where, what changed, the week, and what was: one request for all of it. */
export function CoachSessions() {
  const { t } = useTranslation('coach')
  const now = useNow()
  const { timeZone } = useFormat()
  const frame = useKeptFocus<HTMLDivElement>(`#${PAGE_HEADING_ID}`)
  const query = useGetCoachActivitiesQuery(coachPeriod(dayAtGround(now, timeZone)), {
    pollingInterval: FIVE_MINUTES,
  })
  const pitches = useGetPitchesQuery()
  return (
    <Padded ref={frame}>
      {query.data && statusOf(pitches.error) !== 403 && <LoadNotice queries={[pitches]} />}
      <QueryState
        query={query}
        skeleton={
          <>
            <Skeleton kind="block" height="232px" />
            <Skeleton count={5} lead="time" />
          </>
        }
        empty={{ when: (activities) => activities.length === 0, title: t('nextEmpty') }}
      >
        {(activities) => <Sessions activities={activities} now={now} />}
      </QueryState>
    </Padded>
  )
}

type Open = { session: Activity; stars?: Stars }

function Sessions({ activities, now }: { activities: readonly Activity[]; now: Date }) {
  const feedback = useGetMyFeedbackQuery()
  const { memory, changes, read, putOff } = useChanges(activities, now)
  const [search, setSearch] = useSearchParams()
  const [opened, setOpen] = useState<Open | null>(null)
  // The list of what is not sent yet leads here with the session whose feedback is to be changed.
  const asked = activities.find(({ id }) => id === search.get('feedback'))
  const open: Open | null = opened ?? (asked ? { session: asked } : null)
  const close = () => {
    setOpen(null)
    if (asked) setSearch({}, { replace: true })
  }
  const said = new Map(feedback.data?.map((one) => [one.activityId, one]))
  const unrated =
    memory && feedback.data
      ? unratedSession(activities, new Set([...said.keys(), ...memory.putOff]), now)
      : undefined
  return (
    <Stack data-full>
      {memory?.seen && changes.length > 0 && (
        <Suspense fallback={null}>
          <SessionChanges seen={memory.seen} changes={changes} now={now} onRead={read} />
        </Suspense>
      )}
      <NextSession activities={activities} now={now} />
      {unrated && (
        <Suspense fallback={<Skeleton kind="block" height="120px" />}>
          <FeedbackPrompt
            key={unrated.id}
            session={unrated}
            now={now}
            onPutOff={() => putOff(unrated.id)}
            onMore={(stars) => setOpen({ session: unrated, ...(stars && { stars }) })}
          />
        </Suspense>
      )}
      <WorkBefore activities={activities} now={now} />
      <WeekSessions activities={activities} now={now} />
      <SessionTools activities={activities} now={now} />
      <PastSessions
        query={feedback}
        activities={activities}
        now={now}
        onOpen={(session) => setOpen({ session })}
      />
      {open && (
        <Suspense fallback={null}>
          <FeedbackSheet
            key={open.session.id}
            {...open}
            feedback={said.get(open.session.id)}
            now={now}
            onClose={close}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** What is other than on the last visit. Without a difference this visit is the one that the next is compared with. */
function useChanges(activities: readonly Activity[], now: Date) {
  const { timeZone } = useFormat()
  const { memory, rememberSeen, putOff } = useCoachMemory()
  const instant = toInstant(now)
  const changes = memory?.seen ? sessionChanges(memory.seen, activities, { now: instant, timeZone }) : []
  const remember = (all: readonly Activity[]) =>
    rememberSeen(seenNow(all, instant, coachPeriod(dayAtGround(now, timeZone)).to))
  const rememberAnswer = useEffectEvent(remember)
  const isRead = memory !== undefined
  const isSame = changes.length === 0
  useEffect(() => {
    // Once for each answer of the backend, not for each minute.
    if (isRead && isSame) rememberAnswer(activities)
  }, [isRead, isSame, activities])
  return { memory, changes, read: () => remember(activities), putOff }
}

const Stack = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`
/* What QueryState says itself stands in from the edge on a phone; sections bring their own margins. */
const Padded = styled.div`
  > :not([data-full]) {
    margin-inline: 16px;
  }
  ${phone} {
    button::before {
      inset-block: calc((100% - 48px) / 2);
    }
  }
`
