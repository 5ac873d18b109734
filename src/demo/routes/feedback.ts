import { Hono } from 'hono/tiny'
import type { Feedback } from '../../domain/feedback.ts'
import type { Fixture } from '../../domain/fixture.ts'
import { feedbackBody } from '../bodies.ts'
import { findOver, putOver } from '../collection.ts'
import type { DemoContext, DemoEnv, Routes } from '../demo.ts'
import { addDays, wireInstant } from '../groundTime.ts'
import { bodyOf, mutate } from '../mutation.ts'
import { Refusal } from '../refusal.ts'
import type { Club } from '../seed/clubs.ts'
import { seededFeedback } from '../seed/feedback.ts'
import { TEAMS_OF_PERSON } from '../seed/riverside.ts'
import { findFixture } from '../sessions.ts'
import type { Reading } from '../storage.ts'
import { findActivity } from '../storedActivities.ts'

/** Days of sessions that one's own feedback is listed for. */
const REMEMBERED = 60

/** What those who play say about the ground. It is kept by the activity it is about. */
export const feedbackRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()
  const tables = ['feedback', 'activities'] as const

  app.get('/activities/:id/feedback', async (c) => {
    const { id } = c.req.param()
    const answer = await demo.storage.read(tables, async (rows) => {
      const { club, fixture } = await session(rows, c, id)
      return feedbackOn(rows, club, id, fixture)
    })
    return c.json(answer)
  })

  app.post('/activities/:id/feedback', async (c) => {
    const { id } = c.req.param()
    const sent = await bodyOf(c, feedbackBody)
    return mutate(c, demo, tables, async (rows) => {
      const { club } = await session(rows, c, id)
      const { userId: createdBy } = c.get('caller')
      const createdAt = wireInstant(demo.now())
      const feedback: Feedback = {
        ...asFeedback(sent),
        id: crypto.randomUUID(),
        activityId: id,
        createdAt,
        createdBy,
      }
      await putOver(rows, 'feedback', club.id, feedback, id)
      return { status: 201, body: feedback, changed: ['feedback'] }
    })
  })

  app.put('/activities/:id/feedback/:feedbackId', async (c) => {
    const { id, feedbackId } = c.req.param()
    const sent = await bodyOf(c, feedbackBody)
    return mutate(c, demo, tables, async (rows) => {
      const { club, fixture } = await session(rows, c, id)
      const seeds = fixture ? seededFeedback(fixture, demo.now()) : []
      const stored = await findOver<Feedback>(rows, 'feedback', club.id, seeds, feedbackId)
      if (stored?.activityId !== id) throw new Refusal(404, { detail: 'No such feedback.' })
      if (stored.createdBy !== c.get('caller').userId)
        throw new Refusal(403, { detail: 'This is somebody else’s.' })
      const feedback: Feedback = { ...stored, ...asFeedback(sent) }
      await putOver(rows, 'feedback', club.id, feedback, id)
      return { body: feedback, changed: ['feedback'] }
    })
  })

  app.get('/my-feedback', async (c) => {
    const { userId, clubs } = c.get('caller')
    const lists = await demo.storage.read(['feedback'], (rows) =>
      Promise.all(
        clubs.map(async (club) => {
          const today = demo.today(club.id)
          const seeds = demo
            .fixtures(club.id, addDays(today, -REMEMBERED), today)
            .flatMap((fixture) => seededFeedback(fixture, demo.now()))
          const written = await rows.range('feedback', club.id)
          const touched = new Set(written.map(({ id }) => id))
          return [
            ...seeds.filter(({ id }) => !touched.has(id)),
            ...written.map(({ value }) => value as Feedback),
          ]
        }),
      ),
    )
    return c.json(lists.flat().filter(({ createdBy }) => createdBy === userId))
  })

  /** What the caller may speak about: a coach the sessions of the own teams, others what they can see. */
  async function session(
    rows: Reading,
    c: DemoContext,
    id: string,
  ): Promise<{ club: Club; fixture?: Fixture }> {
    const { clubs, role, userId } = c.get('caller')
    for (const club of clubs) {
      const fixture = findFixture(club, id)
      const found = fixture ?? (await findActivity(rows, club, id, demo.now()))
      if (!found) continue
      if (
        role === 'coach' &&
        !(found.teamId !== undefined && TEAMS_OF_PERSON[userId]?.includes(found.teamId))
      ) {
        throw new Refusal(403, { detail: 'This is not a session of your teams.' })
      }
      return fixture ? { club, fixture } : { club }
    }
    throw new Refusal(404, { detail: 'No such activity.' })
  }

  async function feedbackOn(rows: Reading, club: Club, id: string, fixture?: Fixture): Promise<Feedback[]> {
    const written = await rows.range('feedback', club.id, id, `${id}\0`)
    const touched = new Set(written.map((row) => row.id))
    const seeds = fixture ? seededFeedback(fixture, demo.now()) : []
    return [
      ...seeds.filter((seed) => !touched.has(seed.id)),
      ...written.map(({ value }) => value as Feedback),
    ]
  }

  return app
}

type Sent = { rating: number; aspects?: Feedback['aspects'] | null; comment?: string | null }
const asFeedback = ({
  rating,
  aspects,
  comment,
}: Sent): Pick<Feedback, 'rating' | 'aspects' | 'comment'> => ({
  rating,
  aspects: aspects ?? undefined,
  comment: comment ?? undefined,
})
