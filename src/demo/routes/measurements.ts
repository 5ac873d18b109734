import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { measurementsIn, readingStart } from '../turf/measurementsIn.ts'
import { periodOf } from '../turf/period.ts'
import { turfOf } from '../turf/turfOf.ts'

export const measurementsRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/pitches/:id/v2/field-measurements', async (c) => {
    const place = pitchOf(c, c.req.param('id'))
    const period = periodOf(c, demo, place.club, 0)
    const turf = await turfOf(demo, place, { from: readingStart(period.from), to: period.to })
    return c.json(measurementsIn(turf, period, demo.now()))
  })
