import { Hono } from 'hono/tiny'
import type { ActivityField } from '../../domain/activityConfiguration.ts'
import { ACTIVITY_NAMES, type KnownActivityName } from '../../domain/activityName.ts'
import type { Equipment } from '../../domain/equipment.ts'
import type { Supply } from '../../domain/supply.ts'
import { listOver } from '../collection.ts'
import { activityFields, actualMinutes, fuel, priority } from '../configuration/activityFields.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { taskIdOf } from '../seed/seededActivities.ts'
import { equipmentSeeds, supplySeeds } from '../seed/storage.ts'

/** Which types of work an organisation uses, and what each asks for. */
export const configurationRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()
  app.get('/configuration/activities', async (c) => {
    const { companyId, own: club } = c.get('caller')
    const shed = await demo.storage.read(['equipment', 'supplies'], async (rows) => ({
      machine: await listOver<Equipment>(rows, 'equipment', companyId, equipmentSeeds(club)),
      product: await listOver<Supply>(rows, 'supplies', companyId, supplySeeds(club, demo.today(companyId))),
    }))
    const allowed = new Set(club.company.allowedActivityNames)
    return c.json(
      ACTIVITY_NAMES.filter((name) => allowed.has(name)).map((activityName) => ({
        taskId: taskIdOf(activityName),
        activityName,
        fields: fieldsOf(activityName, shed),
      })),
    )
  })
  return app
}

type Stored = { id: string; name: string; activities: readonly string[] }

function fieldsOf(
  name: KnownActivityName,
  shed: Record<'machine' | 'product', readonly Stored[]>,
): ActivityField[] {
  const own = activityFields(name).map((field) => {
    if (field.key !== 'machine' && field.key !== 'product') return field
    // Any machine is maintained and any product restocked.
    const suited = shed[field.key].filter(
      ({ activities }) => name === 'maintenance' || name === 'restock' || activities.includes(name),
    )
    return { ...field, options: suited.map((stored) => ({ value: stored.id, label: stored.name })) }
  })
  const job = name === 'match' || name === 'training' ? [] : [priority]
  return [...own, ...job, actualMinutes, ...(own.some(({ key }) => key === 'machine') ? [fuel] : [])]
}
