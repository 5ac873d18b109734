import { Hono } from 'hono/tiny'
import { pitchOf } from '../demo.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { weatherAnswer } from '../turf/weatherAnswer.ts'

export const weatherRoutes: Routes = (demo) =>
  new Hono<DemoEnv>().get('/weather/:pitchId', (c) => {
    const { club } = pitchOf(c, c.req.param('pitchId'))
    return c.json(weatherAnswer(club, demo.now(), demo.today(club.id)))
  })
