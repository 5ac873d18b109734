import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { periodOf } from '../turf/period.ts'
import { growthSeries, nitrogenSeries, yearStart } from '../turf/series.ts'
import { turfDays } from '../turf/turfDays.ts'
import { turfOf } from '../turf/turfOf.ts'

export const growthRoutes: Routes = (demo) =>
  new Hono<DemoEnv>()
    .get('/pitches/:id/growth', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const period = periodOf(c, demo, place.club)
      const turf = await turfOf(demo, place, period)
      return c.json(growthSeries(turf, turfDays(turf, period.from, period.to), period.today))
    })
    .get('/pitches/:id/growth/nitrogen-usage', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const period = periodOf(c, demo, place.club)
      return c.json(
        nitrogenSeries(await turfOf(demo, place, { from: yearStart(period.from), to: period.to }), period),
      )
    })
