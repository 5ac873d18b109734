import { machinesOf } from '../../domain/activity.ts'
import { equipmentBody } from '../bodies.ts'
import { clubFor, type Routes } from '../demo.ts'
import { addDays } from '../groundTime.ts'
import { periodOf } from '../mutation.ts'
import { equipmentSeeds } from '../seed/storage.ts'
import { shedRoutes } from '../shedRoutes.ts'

/** Machines, and what each was used for lately and is planned for. */
export const equipmentRoutes: Routes = (demo) => {
  const app = shedRoutes(demo, 'equipment', equipmentBody, equipmentSeeds)
  app.get('/equipment/:id/activities', async (c) => {
    const club = clubFor(c)
    const today = demo.today(club.id)
    const { from, to } = periodOf(c, { from: addDays(today, -90), to: addDays(today, 14) })
    const activities = await demo.activities(club.id, from, to)
    const id = c.req.param('id')
    return c.json(
      activities.filter((activity) => machinesOf(activity).some((use) => use.id === id)).toReversed(),
    )
  })
  return app
}
