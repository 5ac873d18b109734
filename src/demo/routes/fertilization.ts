import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { Refusal } from '../refusal.ts'
import { periodOf } from '../turf/period.ts'
import { fertilisations } from '../turf/reports.ts'
import { activitiesOn, shedOf } from '../turf/turfOf.ts'

export const fertilizationRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/fertilization/history', async (c) => {
    const pitchId = c.req.query('pitch_id')
    if (pitchId === undefined) throw new Refusal(400, { pitch_id: ['Required.'] })
    const { club, pitch } = pitchOf(c, pitchId)
    const { from, to } = periodOf(c, demo, club, 0)
    const [activities, shed] = await Promise.all([
      activitiesOn(demo, club, pitch.id, from, to),
      shedOf(demo, club),
    ])
    return c.json(fertilisations(activities, shed, pitch, club))
  })
