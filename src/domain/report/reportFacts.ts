import { byCode } from '../../lib/byCode.ts'
import { needsPitch } from '../activityName.ts'
import { isJob } from '../dayJobs.ts'
import type { Id } from '../wire.ts'
import { blocksOf, type ReportBlockName } from './reportBlocks.ts'
import type { ReportReader } from './reportChoice.ts'
import type { ReportGround } from './reportGround.ts'
import { tookPlace } from './reportSessions.ts'
import { dayReader, isLeft, minutesOf } from './reportWork.ts'

/** One thing that a report says at its top; its words are made where texts are. Hours in h. */
export type ReportFact =
  | { kind: 'nothing' }
  | { kind: 'matches'; count: number }
  | { kind: 'trainings'; count: number }
  | { kind: 'playHours'; hours: number }
  | { kind: 'busiest'; pitchId: Id; hours: number }
  | { kind: 'notPlayed'; count: number }
  | { kind: 'jobs'; count: number; hours: number }
  | { kind: 'mostWork'; activityName: string; count: number }
  | { kind: 'sprayings'; count: number }
  | { kind: 'noSpraying' }
  | { kind: 'open'; count: number }
  | { kind: 'quiet'; pitchIds: readonly Id[] }

/** What each reader is told, in this order; facts that are nothing are left out. */
const TOLD: Readonly<Record<ReportReader, readonly ReportFact['kind'][]>> = {
  board: [
    'nothing',
    'matches',
    'trainings',
    'playHours',
    'busiest',
    'notPlayed',
    'jobs',
    'mostWork',
    'sprayings',
    'noSpraying',
    'open',
    'quiet',
  ],
  coach: ['nothing', 'matches', 'trainings', 'playHours', 'busiest', 'notPlayed', 'quiet'],
  league: ['nothing', 'matches', 'playHours', 'notPlayed', 'jobs', 'sprayings', 'noSpraying', 'quiet'],
  auditor: ['nothing', 'sprayings', 'noSpraying', 'jobs', 'mostWork', 'open', 'quiet'],
}

const OF_PLAY = ['use', 'feedback'] as const
const OF_WORK = ['work', 'labour'] as const
const OF_EITHER = ['use', 'work', 'labour', 'inputs', 'spray'] as const
/** With which blocks a fact is told: at the top of a report on the weather the matches would say nothing of it. */
const TOLD_WITH: Readonly<Record<ReportFact['kind'], readonly ReportBlockName[]>> = {
  nothing: OF_EITHER,
  matches: OF_PLAY,
  trainings: OF_PLAY,
  playHours: OF_PLAY,
  busiest: OF_PLAY,
  notPlayed: OF_PLAY,
  jobs: OF_WORK,
  mostWork: OF_WORK,
  sprayings: ['spray'],
  noSpraying: ['spray'],
  open: OF_WORK,
  quiet: OF_EITHER,
}

/** The sentences at the top of a report, by rules over its activities and sessions; one pass over each. */
export function reportFacts({
  activities,
  sessions,
  pitches,
  choice,
  today,
  timeZone,
  company,
}: ReportGround): ReportFact[] {
  const blocks = blocksOf(choice.type, choice.reader, company)
  const told = TOLD[choice.reader].filter((kind) => TOLD_WITH[kind].some((name) => blocks.includes(name)))
  if (activities.length === 0 && sessions.length === 0)
    return told.includes('nothing') ? [{ kind: 'nothing' }] : []
  const dayOf = dayReader(timeZone)
  const play = { match: 0, training: 0, notPlayed: 0, hours: 0 }
  const work = { jobs: 0, minutes: 0, open: 0, sprayings: 0 }
  const hoursOn = new Map<Id, number>()
  const touched = new Set<Id>()
  const kinds = new Map<string, number>()
  for (const session of sessions) {
    if (session.cancelled) {
      if (session.kind === 'match') play.notPlayed += 1
      continue
    }
    for (const id of session.pitchIds) touched.add(id)
    if (!tookPlace(session)) continue
    const hours = Math.max(0, Date.parse(session.endDate) - Date.parse(session.startDate)) / 3_600_000 || 0
    play[session.kind] += 1
    play.hours += hours
    for (const id of session.pitchIds) hoursOn.set(id, (hoursOn.get(id) ?? 0) + hours)
  }
  for (const activity of activities) {
    // Work in the yard is no work on these pitches.
    if (!isJob(activity) || activity.status === 'cancelled' || activity.pitchIds.length === 0) continue
    for (const id of activity.pitchIds) touched.add(id)
    if (activity.status === 'completed') {
      work.jobs += 1
      work.minutes += minutesOf(activity) ?? 0
      if (activity.activityName === 'spraying') work.sprayings += 1
      if (needsPitch(activity.activityName))
        kinds.set(activity.activityName, (kinds.get(activity.activityName) ?? 0) + 1)
    } else if (isLeft(activity, today, dayOf)) work.open += 1
  }
  const busiest = most(new Map([...hoursOn].filter(([id]) => pitches.some((pitch) => pitch.id === id))))
  const mostWork = most(kinds)
  const quiet = pitches.filter(({ id }) => !touched.has(id)).map(({ id }) => id)

  const facts: (ReportFact | false | undefined)[] = [
    play.match > 0 && { kind: 'matches', count: play.match },
    play.training > 0 && { kind: 'trainings', count: play.training },
    play.hours > 0 && { kind: 'playHours', hours: play.hours },
    pitches.length > 1 && busiest && { kind: 'busiest', pitchId: busiest[0], hours: busiest[1] },
    play.notPlayed > 0 && { kind: 'notPlayed', count: play.notPlayed },
    work.jobs > 0 && { kind: 'jobs', count: work.jobs, hours: work.minutes / 60 },
    mostWork && { kind: 'mostWork', activityName: mostWork[0], count: mostWork[1] },
    work.sprayings > 0 ? { kind: 'sprayings', count: work.sprayings } : { kind: 'noSpraying' },
    work.open > 0 && { kind: 'open', count: work.open },
    quiet.length > 0 && { kind: 'quiet', pitchIds: quiet },
  ]
  return facts
    .filter((fact) => fact !== false && fact !== undefined)
    .filter(({ kind }) => told.includes(kind))
    .toSorted((a, b) => told.indexOf(a.kind) - told.indexOf(b.kind))
}

/** The largest of some sums; the first by name where two are equal. */
function most(sums: ReadonlyMap<string, number>): [string, number] | undefined {
  return [...sums].toSorted((a, b) => b[1] - a[1] || byCode(a[0], b[0]))[0]
}
