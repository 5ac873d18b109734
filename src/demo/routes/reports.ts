import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { measurementsIn } from '../turf/measurementsIn.ts'
import { periodOf } from '../turf/period.ts'
import { activitiesReport, fertilisations, pitchReport } from '../turf/reports.ts'
import { turfDays } from '../turf/turfDays.ts'
import { activitiesOn, shedOf, turfOf } from '../turf/turfOf.ts'

export const reportsRoutes: Routes = (demo) =>
  new Hono<DemoEnv>()
    .get('/pitches/:id/report', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const { club, pitch } = place
      const period = periodOf(c, demo, club, 0)
      const [turf, shed, activities, readings] = await Promise.all([
        turfOf(demo, place, period),
        shedOf(demo, club),
        activitiesOn(demo, club, pitch.id, period.from, period.to),
        measurementsIn(demo, place, period),
      ])
      const feeds = fertilisations(activities, shed, pitch, club)
      const days = turfDays(turf, period.from, period.to)
      return c.json(pitchReport({ turf, days, activities, feeds, readings, period }))
    })
    .get('/pitches/:id/activities-report', async (c) => {
      const { club, pitch } = pitchOf(c, c.req.param('id'))
      const { from, to } = periodOf(c, demo, club, 0)
      return c.json(activitiesReport(await activitiesOn(demo, club, pitch.id, from, to)))
    })
