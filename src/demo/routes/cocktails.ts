import { cocktailBody } from '../bodies.ts'
import type { Routes } from '../demo.ts'
import { cocktailSeeds } from '../seed/storage.ts'
import { shedRoutes } from '../shedRoutes.ts'

export const cocktailsRoutes: Routes = (demo) => shedRoutes(demo, 'cocktails', cocktailBody, cocktailSeeds)
