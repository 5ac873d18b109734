import { useMemo } from 'react'
import { activityEndpoints } from '@/api/activities'
import { withEdges } from '@/api/periodPieces'
import { sentAt } from '@/api/sentAt'
import { useEach } from '@/api/useEach'
import type { Activity } from '@/domain/activity'
import type { Fixture } from '@/domain/fixture'
import { type DaySpan, monthsOf } from '@/domain/report/reportPeriods'
import { type ReportSession, reportSessions } from '@/domain/report/reportSessions'
import { workOfReport } from '@/domain/report/reportWork'
import type { Id } from '@/domain/wire'
import { SELDOM_MS, useNow } from '@/ui/useNow'

const NONE: { activities: readonly Activity[]; sessions: readonly ReportSession[] } = {
  activities: [],
  sessions: [],
}

/**
 * The work of a period, asked for month by month, with how much of it has come; with the matches and trainings of the
 * fixtures where somebody wants to know.
 */
export function useReportActivities(
  { from, to, pitchIds }: DaySpan & { pitchIds: readonly Id[] },
  { timeZone, withSessions }: { timeZone: string; withSessions: boolean },
) {
  const now = useNow(SELDOM_MS)
  const chunks = monthsOf({ from, to }).map((month) => withEdges(month, { from, to }))
  const work = useEach<readonly Activity[]>(activityEndpoints.getActivities, chunks)
  const play = useEach<readonly Fixture[]>(activityEndpoints.getFixtures, withSessions ? chunks : [])
  const all = [...work.answers, ...play.answers]
  const loaded = work.answers.filter(({ data }) => data !== undefined).length
  const complete = all.every(({ data }) => data !== undefined)
  const chosen = pitchIds.join(',')
  const { activities, sessions } = useMemo(() => {
    if (!complete) return NONE
    const about = { from, to, pitchIds: chosen === '' ? [] : chosen.split(',') }
    const rows = workOfReport(
      work.answers.flatMap(({ data }) => data ?? []),
      about,
      timeZone,
    )
    const fixtures = play.answers.flatMap(({ data }) => data ?? [])
    return { activities: rows, sessions: reportSessions(rows, fixtures, about, { now, timeZone }) }
  }, [work.answers, play.answers, complete, from, to, chosen, now, timeZone])
  return {
    activities,
    sessions,
    complete,
    sentAt: sentAt(...all),
    loaded,
    chunks: chunks.length,
    error: complete ? undefined : all.find(({ error }) => error !== undefined)?.error,
    isFetching: all.some(({ status }) => status === 'pending'),
    refetch: () => {
      work.refetch()
      play.refetch()
    },
  }
}
