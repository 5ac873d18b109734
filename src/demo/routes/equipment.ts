import { machinesOf } from '../../domain/activity.ts'
import { equipmentBody } from '../bodies.ts'
import { clubFor, type Routes } from '../demo.ts'
import { addDays } from '../groundTime.ts'
import { periodOf } from '../mutation.ts'
import { equipmentSeeds } from '../seed/storage.ts'
import { shedRoutes } from '../shedRoutes.ts'

/** A year back, as the other answers about past work reach. */
const HISTORY_DAYS = 365
const AHEAD_DAYS = 14

/** Machines, and what each was used for in a year and is planned for. */
export const equipmentRoutes: Routes = (demo) => {
  const app = shedRoutes(demo, 'equipment', equipmentBody, equipmentSeeds)
  app.get('/equipment/:id/activities', async (c) => {
    const club = clubFor(c)
    const today = demo.today(club.id)
    const { from, to } = periodOf(c, { from: addDays(today, -HISTORY_DAYS), to: addDays(today, AHEAD_DAYS) })
    const activities = await demo.activities(club.id, from, to)
    const id = c.req.param('id')
    return c.json(
      activities.filter((activity) => machinesOf(activity).some((use) => use.id === id)).toReversed(),
    )
  })
  return app
}
