import type { Activity } from '../domain/activity.ts'
import type { Fixture } from '../domain/fixture.ts'
import { addDays, wireInstant } from './groundTime.ts'
import type { Club } from './seed/clubs.ts'
import { fixturesOf } from './seed/fixtures.ts'
import { taskIdOf } from './seed/seededActivities.ts'

/** A match or training as its coach and kitman see it: an activity with the id of its fixture. */
export function sessionOf(fixture: Fixture, now: Date): Activity {
  const clock = wireInstant(now)
  const status =
    fixture.endDate <= clock ? 'completed' : fixture.startDate <= clock ? 'in_progress' : 'planned'
  return {
    id: fixture.id,
    taskId: taskIdOf(fixture.kind),
    activityName: fixture.kind,
    name: fixture.name,
    status,
    startDate: fixture.startDate,
    endDate: fixture.endDate,
    fields: [],
    pitchIds: fixture.pitchId === undefined ? [] : [fixture.pitchId],
    sectionIds: [],
    userIds: [],
    teamId: fixture.teamId,
  }
}

/** The fixture of an id; the day stands in the id, in UTC. */
export function findFixture(club: Club, id: string): Fixture | undefined {
  const day = /\d{4}-\d\d-\d\d/.exec(id)?.[0]
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
  return fixturesOf(club, addDays(day, -1), addDays(day, 1)).find((fixture) => fixture.id === id)
}
