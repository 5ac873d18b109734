import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { suggestionsFor } from '../suggestions.ts'

/** What the ground needs and nobody has planned. A league and a complex that only measures get none (spec §6). */
export const suggestedActivitiesRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/suggested-activities', async (c) => {
    const { own: club, isLeagueAdmin } = c.get('caller')
    return c.json(
      isLeagueAdmin || club.company.measurementsOnly === true ? [] : await suggestionsFor(demo, club),
    )
  })
