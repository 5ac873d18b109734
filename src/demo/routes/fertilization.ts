import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { Refusal } from '../refusal.ts'
import { fertilisations } from '../turf/fertilisations.ts'
import { periodOf } from '../turf/period.ts'
import { turfOf } from '../turf/turfOf.ts'

export const fertilizationRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/fertilization/history', async (c) => {
    const pitchId = c.req.query('pitch_id')
    if (pitchId === undefined) throw new Refusal(400, { pitch_id: ['Required.'] })
    const place = pitchOf(c, pitchId)
    const period = periodOf(c, demo, place.club, 0)
    return c.json(fertilisations(await turfOf(demo, place, period), period))
  })
