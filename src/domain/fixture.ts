import * as v from 'valibot'
import type { Activity, FieldAnswer } from './activity.ts'
import { type Id, id, instant, type Known, maybe } from './wire.ts'

/** A match, training or booking made elsewhere (GET /events): read only. */
export const fixture = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  startDate: instant,
  endDate: instant,
  kind: v.fallback(v.picklist(['match', 'training', 'other']), 'other'),
  pitchId: maybe(id),
  teamId: maybe(id),
})
export type Fixture = Known<v.InferOutput<typeof fixture>>

/** Minutes for which play takes a pitch where nobody says. */
export const USUAL_PLAY_MINUTES = { match: 120, training: 90 } as const

/** What is played; `activityId` where it stands in the plan of work. */
export type Play = Fixture & { activityId?: Id }

/** What a match is called that nobody has named: by its teams, "Riverside – Larkfield". */
export function nameByTeams(answers: Readonly<Record<string, FieldAnswer>>): string | undefined {
  const teams = [answers['homeTeam'], answers['awayTeam']].flatMap((team) =>
    typeof team === 'string' && team.trim() !== '' ? [team.trim()] : [],
  )
  return teams.length > 0 ? teams.join(' – ') : undefined
}

/**
 * All play of a period: what was booked elsewhere, and the matches and trainings of the plan, imported or made by hand, one
 * for each of their pitches. Play of the plan that overlaps a booking of its pitch is the same and counts once; called-off
 * play is none.
 */
export function withPlannedPlay(
  fixtures: readonly Fixture[],
  activities: readonly Activity[],
): readonly Play[] {
  const planned = activities
    .flatMap(playOfWork)
    .filter(
      (play) =>
        !fixtures.some(
          ({ pitchId, startDate, endDate }) =>
            pitchId !== undefined &&
            pitchId === play.pitchId &&
            startDate < play.endDate &&
            play.startDate < endDate,
        ),
    )
  return planned.length === 0 ? fixtures : [...fixtures, ...planned]
}

/** What some work of the plan is as play, one for each of its pitches; its own identifier: bookings and work are numbered apart. */
export function playOfWork({ id: activityId, activityName, status, pitchIds, ...work }: Activity): Play[] {
  const kind = activityName === 'match' ? 'match' : activityName === 'training' ? 'training' : undefined
  if (kind === undefined || status === 'cancelled') return []
  const { name = '', startDate, endDate, teamId } = work
  return (pitchIds.length > 0 ? pitchIds : [undefined]).map((pitchId) => ({
    id: `activity ${activityId} ${pitchId ?? ''}`,
    name,
    startDate,
    endDate,
    kind,
    pitchId,
    teamId,
    activityId,
  }))
}
