import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { DISEASES } from '../turf/diseaseCatalogue.ts'

export const diseasesRoutes: Routes = () => new Hono<DemoEnv>().get('/diseases', (c) => c.json(DISEASES))
