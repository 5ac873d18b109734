import { Hono } from 'hono/tiny'
import { mapGrid } from '../../domain/grid.ts'
import type { Grid } from '../../domain/grid.ts'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { rounded } from '../turf/figures.ts'
import { lightMap } from '../turf/light.ts'
import { dateOf, periodOf } from '../turf/period.ts'
import { sunlightSeries } from '../turf/series.ts'
import { weatherAt } from '../turf/sky.ts'
import { turfDays } from '../turf/turfDays.ts'
import { turfOf } from '../turf/turfOf.ts'

const shortened = (grid: Grid, decimals: number): Grid => mapGrid(grid, (value) => rounded(value, decimals))

export const sunlightRoutes: Routes = (demo) =>
  new Hono<DemoEnv>()
    .get('/pitches/:id/sunlight', async (c) => {
      const place = pitchOf(c, c.req.param('id'))
      const period = periodOf(c, demo, place.club)
      const turf = await turfOf(demo, place, period)
      return c.json(sunlightSeries(turf, turfDays(turf, period.from, period.to), period.today))
    })
    .get('/pitches/:id/v2/sunlight', (c) => {
      const { club, pitch } = pitchOf(c, c.req.param('id'))
      const date = dateOf(c, demo, club)
      const { dli, sunHours, hourly } = lightMap(
        pitch,
        date,
        weatherAt(club.site).day(date).radiation,
        club.company.timeZone,
      )
      return c.json({
        date,
        dli: shortened(dli, 1),
        sunHours: shortened(sunHours, 1),
        hourly: hourly.map(({ hour, shaded }) => ({ hour, shaded: shortened(shaded, 2) })),
      })
    })
