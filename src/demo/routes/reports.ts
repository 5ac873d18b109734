import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { activitiesReport } from '../turf/activitiesReport.ts'
import { readingStart } from '../turf/measurementsIn.ts'
import { periodOf } from '../turf/period.ts'
import { pitchReport } from '../turf/pitchReport.ts'
import { activitiesWithin, turfOf } from '../turf/turfOf.ts'

export const reportsRoutes: Routes = (demo) =>
  new Hono<DemoEnv>()
    .get('/pitches/:id/report', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const period = periodOf(c, demo, place.club, 0)
      const turf = await turfOf(demo, place, { from: readingStart(period.from), to: period.to })
      return c.json(pitchReport(turf, period, demo.now()))
    })
    .get('/pitches/:id/activities-report', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const period = periodOf(c, demo, place.club, 0)
      const turf = await turfOf(demo, place, period)
      const rows = activitiesWithin(turf, period).map(({ activity }) => activity)
      return c.json(activitiesReport(rows, turf.shed, place.pitch.area))
    })
