import { Hono } from 'hono/tiny'
import type * as v from 'valibot'
import { deleteOver, findOver, listOver, putOver } from './collection.ts'
import { clubFor, type Demo, type DemoEnv } from './demo.ts'
import { bodyOf, mutate } from './mutation.ts'
import { Refusal } from './refusal.ts'
import type { Club } from './seed/clubs.ts'
import { laterThan, refuseOlder } from './stamp.ts'

type ShedBody = Record<string, unknown> & { updatedAt?: string | null | undefined }
type ShedRow = { id: string; updatedAt?: string | undefined }

/**
 * List, add, change and delete: the same for machines, products and mixes. A product that is planned or part of a mix
 * may go all the same: what names it then says so.
 */
export function shedRoutes(
  demo: Demo,
  table: 'equipment' | 'supplies' | 'cocktails',
  schema: v.GenericSchema<unknown, ShedBody>,
  seedsOf: (club: Club) => readonly ShedRow[],
): Hono<DemoEnv> {
  const app = new Hono<DemoEnv>()
  const path = `/${table}`

  app.get(path, async (c) => {
    const club = clubFor(c)
    return c.json(await demo.storage.read([table], (rows) => listOver(rows, table, club.id, seedsOf(club))))
  })

  app.post(path, async (c) => {
    const club = clubFor(c)
    const row = {
      ...withoutNulls(await bodyOf(c, schema)),
      id: crypto.randomUUID(),
      updatedAt: laterThan(undefined, demo.now()),
    }
    return mutate(c, demo, [table], async (rows) => {
      await putOver(rows, table, club.id, row)
      return { status: 201, body: row, changed: [table] }
    })
  })

  app.put(`${path}/:id`, async (c) => {
    const club = clubFor(c)
    const id = c.req.param('id')
    const sent = await bodyOf(c, schema)
    return mutate(c, demo, [table], async (rows) => {
      const stored = await findOver(rows, table, club.id, seedsOf(club), id)
      if (!stored) throw new Refusal(404, { detail: 'Not found.' })
      refuseOlder(sent.updatedAt, stored)
      const row = { ...withoutNulls(sent), id, updatedAt: laterThan(stored.updatedAt, demo.now()) }
      await putOver(rows, table, club.id, row)
      return { body: row, changed: [table] }
    })
  })

  app.delete(`${path}/:id`, (c) => {
    const club = clubFor(c)
    const id = c.req.param('id')
    return mutate(c, demo, [table], async (rows) => {
      if (!(await findOver(rows, table, club.id, seedsOf(club), id)))
        throw new Refusal(404, { detail: 'Not found.' })
      await deleteOver(rows, table, club.id, id)
      return { body: {}, changed: [table] }
    })
  })

  return app
}

const withoutNulls = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))
