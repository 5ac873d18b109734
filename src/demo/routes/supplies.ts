import { supplyBody } from '../bodies.ts'
import type { Routes } from '../demo.ts'
import { supplySeeds } from '../seed/storage.ts'
import { shedRoutes } from '../shedRoutes.ts'

export const suppliesRoutes: Routes = (demo) =>
  shedRoutes(demo, 'supplies', supplyBody, (club) => supplySeeds(club, demo.today(club.id)))
