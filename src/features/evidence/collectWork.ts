import { packReads } from '@/api/packReads'
import type { Period } from '@/api/period'
import { MOST_DAYS, withEdges } from '@/api/periodPieces'
import type { Activity } from '@/domain/activity'
import { isJob } from '@/domain/dayJobs'
import type { PackPart } from '@/domain/evidence/packSetup'
import type { Fixture } from '@/domain/fixture'
import { addDays, dayAtGround, daysBetween } from '@/domain/groundTime'
import { reportSessions, tookPlace } from '@/domain/report/reportSessions'
import type { Id, Instant } from '@/domain/wire'
import { type Collecting, inLanesUntil, type Missing } from './collecting'

/** Activities are asked for in pieces of about so many rows, whose answer is read within a frame or two. */
const WANTED_ROWS = 500
const FIRST_DAYS = 7
/** With the edges of the period it is as much as one request asks for. */
const MOST_IN_PIECE = MOST_DAYS - 2

/** Hands on the work and the fixtures of the period; answers the matches and trainings that were played. */
export async function collectWork(collecting: Collecting, onShare: (share: number) => void): Promise<Id[]> {
  const { parts, from, to, pitches, whole, timeZone, ask, add, miss, signal } = collecting
  const chosen = new Set(pitches.map(({ id }) => id))
  const withFixtures = parts.includes('fixtures') || parts.includes('feedback')
  const played: Activity[] = []
  const booked: Fixture[] = []
  const days = daysBetween(from, to) + 1
  // As reports count it: what began before belongs to the period before.
  const begins = ({ startDate }: { startDate: Instant }): boolean => {
    const day = dayAtGround(startDate, timeZone)
    return from <= day && day <= to
  }
  const missing = (says: Missing['says'], some: readonly PackPart[]) => {
    for (const part of some) if (parts.includes(part)) miss({ part, kind: 'failed', says })
  }
  let [done, size] = [0, FIRST_DAYS]
  function* pieces(): Generator<Period> {
    for (let first = from; first <= to;) {
      const next = addDays(first, size)
      yield { from: first, to: next <= to ? addDays(next, -1) : to }
      first = next
    }
  }
  await inLanesUntil(signal, pieces(), async (piece) => {
    const asked = withEdges(piece, { from, to })
    const [rows, fixtures] = await Promise.all([
      ask(packReads.work(asked)),
      withFixtures ? ask(packReads.fixtures(asked)) : [],
    ])
    const length = daysBetween(piece.from, piece.to) + 1
    if (rows) {
      size = Math.min(
        MOST_IN_PIECE,
        Math.max(1, Math.round((length * WANTED_ROWS) / Math.max(1, rows.length))),
      )
      const own = rows.filter((work) => begins(work) && (whole || work.pitchIds.some((id) => chosen.has(id))))
      played.push(...own.filter((work) => !isJob(work)))
      add({ of: 'activities', rows: own })
      add({
        of: 'deliveries',
        rows: rows.filter((work) => work.activityName === 'restock' && !own.includes(work)),
      })
    } else missing(['work', piece.from, piece.to], ['sprays', 'activities', 'feedback'])
    if (fixtures) {
      const own = fixtures.filter(
        (one) => begins(one) && (whole || (one.pitchId !== undefined && chosen.has(one.pitchId))),
      )
      booked.push(...own)
      add({ of: 'fixtures', rows: own })
    } else missing(['fixtures', piece.from, piece.to], ['fixtures', 'feedback'])
    done += length
    onShare(done / days)
  })
  return reportSessions(played, booked, { pitchIds: [...chosen], from, to }, { now: new Date(), timeZone })
    .filter(tookPlace)
    .map(({ id }) => id)
}

/** What was said of each match and training: the backend answers it one by one. */
export async function collectFeedback(
  collecting: Collecting,
  sessions: readonly Id[],
  onShare: (share: number) => void,
): Promise<void> {
  const { ask, add, miss, signal } = collecting
  let [done, failed] = [0, 0]
  await inLanesUntil(signal, sessions, async (id) => {
    const rows = await ask(packReads.feedback(id))
    if (rows) add({ of: 'feedback', rows })
    else failed += 1
    done += 1
    onShare(done / sessions.length)
  })
  if (failed > 0) miss({ part: 'feedback', kind: 'failed', says: ['feedback', failed] })
}
