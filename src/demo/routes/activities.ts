import { Hono } from 'hono/tiny'
import type { Activity } from '../../domain/activity.ts'
import { type ActivityBody, activityBody } from '../bodies.ts'
import { clubFor, type DemoContext, type DemoEnv, type Routes } from '../demo.ts'
import { addDays, timeOf, wireInstant } from '../groundTime.ts'
import { bodyOf, mutate, periodOf } from '../mutation.ts'
import { Refusal } from '../refusal.ts'
import type { Club } from '../seed/clubs.ts'
import { taskIdOf } from '../seed/seededActivities.ts'
import { endsOf, startsOf } from '../series.ts'
import { laterThan, refuseOlder } from '../stamp.ts'
import { book, SHED } from '../stock.ts'
import type { Writing } from '../storage.ts'
import { deleteOver, putOver } from '../collection.ts'
import { findActivity } from '../storedActivities.ts'

/** The work: planned, under way, done. */
export const activitiesRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()
  const tables = ['activities', ...SHED] as const
  const groundOf = (club: Club) => ({ club, today: demo.today(club.id), now: demo.now() })

  app.get('/activities', async (c) => {
    const { clubs } = c.get('caller')
    const today = demo.now().toISOString().slice(0, 10)
    const { from, to } = periodOf(c, { from: addDays(today, -10), to: addDays(today, 10) })
    const lists = await Promise.all(clubs.map((club) => demo.activities(club.id, from, to)))
    const sign = c.req.query('ordering') === '-start_date' ? -1 : 1
    return c.json(lists.flat().toSorted((a, b) => sign * (timeOf(a.startDate) - timeOf(b.startDate))))
  })

  app.post('/activities', async (c) => {
    const club = clubFor(c)
    const sent = await bodyOf(c, activityBody)
    checkReferences(club, sent)
    const starts = sent.recurrence
      ? startsOf(sent.recurrence, sent.startDate, club.company.timeZone)
      : [sent.startDate]
    const seriesId = sent.recurrence ? crypto.randomUUID() : undefined
    const endOf = endsOf(sent, club.company.timeZone)
    const written = starts.map((startDate, index): Activity => ({
      ...asActivity(sent),
      id: crypto.randomUUID(),
      // Only the first of a series can have happened already.
      status: index === 0 ? sent.status : 'planned',
      startDate,
      endDate: endOf(startDate),
      recurrenceId: seriesId,
      createdBy: c.get('caller').userId,
      updatedAt: wireInstant(demo.now()),
    }))
    return mutate(c, demo, tables, async (rows) => {
      const changed = ['activities']
      for (const activity of written) {
        await putOver(rows, 'activities', club.id, activity, activity.startDate)
        changed.push(...(await book(rows, groundOf(club), undefined, activity)))
      }
      return {
        status: 201,
        body: seriesId === undefined ? written[0] : written,
        changed: [...new Set(changed)],
      }
    })
  })

  app.put('/activities/:id', async (c) => {
    const club = clubFor(c)
    const sent = await bodyOf(c, activityBody)
    checkReferences(club, sent)
    return mutate(c, demo, tables, async (rows) => {
      const stored = await existing(rows, club, c)
      refuseOlder(sent.updatedAt, stored)
      const activity: Activity = {
        ...asActivity(sent),
        id: stored.id,
        recurrence: stored.recurrence,
        recurrenceId: stored.recurrenceId,
        createdBy: stored.createdBy,
        updatedAt: laterThan(stored.updatedAt, demo.now()),
      }
      await putOver(rows, 'activities', club.id, activity, activity.startDate)
      const changed = await book(rows, groundOf(club), stored, activity)
      return { body: activity, changed: ['activities', ...changed] }
    })
  })

  app.delete('/activities/:id', (c) => {
    const club = clubFor(c)
    return mutate(c, demo, tables, async (rows) => {
      const stored = await existing(rows, club, c)
      const doomed = c.req.query('recurring') === 'true' ? await fromThisOneOn(rows, club, stored) : [stored]
      const changed = ['activities']
      for (const activity of doomed) {
        await deleteOver(rows, 'activities', club.id, activity.id)
        changed.push(...(await book(rows, groundOf(club), activity, undefined)))
      }
      return { body: {}, changed: [...new Set(changed)] }
    })
  })

  async function existing(rows: Writing, club: Club, c: DemoContext): Promise<Activity> {
    const activity = await findActivity(rows, club, c.req.param('id') ?? '', demo.now())
    if (!activity) throw new Refusal(404, { detail: 'No such activity.' })
    return activity
  }

  return app
}

async function fromThisOneOn(rows: Writing, club: Club, first: Activity): Promise<Activity[]> {
  if (first.recurrenceId === undefined) return [first]
  const written = (await rows.range('activities', club.id)).flatMap(({ value }) =>
    value ? [value as Activity] : [],
  )
  return written.filter(
    ({ recurrenceId, startDate }) => recurrenceId === first.recurrenceId && startDate >= first.startDate,
  )
}

const asActivity = (sent: ActivityBody): Omit<Activity, 'id'> => ({
  taskId: sent.taskId ?? taskIdOf(sent.activityName),
  activityName: sent.activityName,
  name: sent.name ?? undefined,
  status: sent.status,
  startDate: sent.startDate,
  endDate: sent.endDate,
  fields: sent.fields,
  pitchIds: sent.pitchIds,
  sectionIds: sent.sectionIds,
  userIds: sent.userIds,
  teamId: sent.teamId ?? undefined,
  notes: sent.notes ?? undefined,
  recurrence: sent.recurrence ?? undefined,
})

function checkReferences(
  club: Club,
  { activityName, pitchIds, sectionIds, userIds, teamId }: ActivityBody,
): void {
  const faults: Record<string, string[]> = {}
  const known = (rows: readonly { id: string }[], ids: readonly string[]) =>
    ids.every((id) => rows.some((row) => row.id === id))
  if (!club.company.allowedActivityNames.includes(activityName))
    faults['activityName'] = ['This organisation does not use this kind of work.']
  if (!known(club.pitches, pitchIds)) faults['pitchIds'] = ['No such pitch.']
  if (!known(club.sections, sectionIds)) faults['sectionIds'] = ['No such section.']
  if (!known(club.users, userIds)) faults['userIds'] = ['No such person.']
  if (teamId && !known(club.teams, [teamId])) faults['teamId'] = ['No such team.']
  if (Object.keys(faults).length > 0) throw new Refusal(400, faults)
}
