import type { Routes } from '../demo.ts'
import { diseaseRisksRoutes } from '../routes/diseaseRisks.ts'
import { diseasesRoutes } from '../routes/diseases.ts'
import { evapotranspirationRoutes } from '../routes/evapotranspiration.ts'
import { fertilizationRoutes } from '../routes/fertilization.ts'
import { growingDegreeDaysRoutes } from '../routes/growingDegreeDays.ts'
import { growthRoutes } from '../routes/growth.ts'
import { measurementsRoutes } from '../routes/measurements.ts'
import { reportsRoutes } from '../routes/reports.ts'
import { sunlightRoutes } from '../routes/sunlight.ts'
import { weatherRoutes } from '../routes/weather.ts'

/** What is computed from weather, readings and work. */
export const turfRoutes: readonly Routes[] = [
  weatherRoutes,
  growthRoutes,
  sunlightRoutes,
  measurementsRoutes,
  evapotranspirationRoutes,
  diseaseRisksRoutes,
  growingDegreeDaysRoutes,
  diseasesRoutes,
  fertilizationRoutes,
  reportsRoutes,
]
