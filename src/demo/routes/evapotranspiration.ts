import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { periodOf } from '../turf/period.ts'
import { sectionOf } from '../turf/sectionOf.ts'
import { evapotranspirationSeries } from '../turf/series.ts'
import { turfDays } from '../turf/turfDays.ts'
import { turfOf } from '../turf/turfOf.ts'

export const evapotranspirationRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/sections/:id/evapotranspiration/daily', async (c) => {
    const { region, ...place } = sectionOf(c, c.req.param('id'))
    const period = periodOf(c, demo, place.club)
    const turf = await turfOf(demo, place, period, region)
    return c.json(evapotranspirationSeries(turfDays(turf, period.from, period.to), period.today))
  })
