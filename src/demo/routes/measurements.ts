import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { measurementsIn } from '../turf/measurementsIn.ts'
import { periodOf } from '../turf/period.ts'

export const measurementsRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/pitches/:id/v2/field-measurements', async (c) => {
    const place = pitchOf(c, c.req.param('id'))
    return c.json(await measurementsIn(demo, place, periodOf(c, demo, place.club, 0)))
  })
