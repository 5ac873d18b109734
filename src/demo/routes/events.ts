import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { addDays, timeOf } from '../groundTime.ts'
import { periodOf } from '../mutation.ts'

/** Matches and trainings that were booked elsewhere. */
export const eventsRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/events', (c) => {
    const today = demo.now().toISOString().slice(0, 10)
    const { from, to } = periodOf(c, { from: addDays(today, -30), to: addDays(today, 60) })
    const events = c.get('caller').clubs.flatMap((club) => demo.fixtures(club.id, from, to))
    return c.json(events.toSorted((a, b) => timeOf(a.startDate) - timeOf(b.startDate)))
  })
