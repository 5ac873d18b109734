import { Hono } from 'hono/tiny'
import type { Activity } from '../../domain/activity.ts'
import type { DemoContext, DemoEnv, Routes } from '../demo.ts'
import { addDays, timeOf } from '../groundTime.ts'
import { periodOf } from '../mutation.ts'
import type { Club } from '../seed/clubs.ts'
import { TEAMS_OF_PERSON } from '../seed/riverside.ts'
import { sessionOf } from '../sessions.ts'

/** Of the work on a pitch, what players notice: neither people nor machines, products or costs. */
const NOTICED = new Set(['height', 'amount'])

/** Teams and sessions of a coach or kitman; a coach also sees when work is done on the pitches of the teams. */
export const outsideRolesRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()

  app.get('/coaches/me/teams', (c) => c.json(teamsOf(c)))
  app.get('/kitmen/me/teams', (c) => c.json(teamsOf(c)))

  app.get('/coaches/me/activities', async (c) => {
    const { club, from, to } = periodFor(c)
    const pitches = new Set(teamsOf(c).flatMap((team) => team.pitchIds ?? []))
    const work = (await demo.activities(club.id, from, to)).filter(
      ({ pitchIds, status }) => status !== 'cancelled' && pitchIds.some((id) => pitches.has(id)),
    )
    return c.json(inOrder([...sessions(c, club, from, to), ...work.map(asPlayersSeeIt)]))
  })

  app.get('/kitmen/me/activities', (c) => {
    const { club, from, to } = periodFor(c)
    return c.json(inOrder(sessions(c, club, from, to)))
  })

  const periodFor = (c: DemoContext) => {
    const club = c.get('caller').own
    const today = demo.today(club.id)
    return { club, ...periodOf(c, { from: addDays(today, -21), to: addDays(today, 14) }) }
  }

  function sessions(c: DemoContext, club: Club, from: string, to: string): Activity[] {
    const teams = new Set(teamsOf(c).map(({ id }) => id))
    return demo
      .fixtures(club.id, from, to)
      .filter(({ teamId }) => teamId !== undefined && teams.has(teamId))
      .map((fixture) => sessionOf(fixture, demo.now()))
  }

  return app
}

function teamsOf(c: DemoContext) {
  const { userId, own } = c.get('caller')
  return own.teams.filter(({ id }) => TEAMS_OF_PERSON[userId]?.includes(id))
}

const asPlayersSeeIt = ({
  id,
  taskId,
  activityName,
  status,
  startDate,
  endDate,
  pitchIds,
  sectionIds,
  fields,
}: Activity): Activity => ({
  id,
  taskId,
  activityName,
  status,
  startDate,
  endDate,
  pitchIds,
  sectionIds,
  userIds: [],
  fields: fields.filter(({ key }) => NOTICED.has(key)),
})

const inOrder = (activities: Activity[]): Activity[] =>
  activities.toSorted((a, b) => timeOf(a.startDate) - timeOf(b.startDate))
