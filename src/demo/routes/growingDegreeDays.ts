import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { periodOf } from '../turf/period.ts'
import { sectionOf } from '../turf/sectionOf.ts'
import { degreeDaySeries } from '../turf/series.ts'

export const growingDegreeDaysRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/sections/:id/growing_degree_days/daily', (c) => {
    const { club, pitch } = sectionOf(c, c.req.param('id'))
    return c.json(degreeDaySeries(club, pitch, periodOf(c, demo, club)))
  })
