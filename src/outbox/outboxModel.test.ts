import fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import {
  MARTA,
  openTab,
  OWEN,
  playDevice,
  playServer,
  type Row,
  type Tab,
} from '../../tests/support/playedOutbox'

/** What people and the world do, in any order. */
type Step =
  | { kind: 'add' | 'edit' | 'remove' | 'undo'; tab: 0 | 1; row: number }
  | { kind: 'net'; net: 'ok' | 'lostBefore' | 'lostAfter' | 'busy' | 'refusesNew' }
  | { kind: 'restart' | 'hurry' | 'logout'; tab: 0 | 1; row?: undefined }

const tab = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'add' as const,
        'edit' as const,
        'edit' as const,
        'remove' as const,
        'undo' as const,
      ),
      tab,
      row: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('net' as const),
      net: fc.constantFrom(
        'ok' as const,
        'lostBefore' as const,
        'lostAfter' as const,
        'busy' as const,
        'refusesNew' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('restart' as const, 'hurry' as const, 'logout' as const),
      tab,
    }),
  },
)

/** The reference: what one person did, done at once on a list, by the name each row was given. */
function reference() {
  const rows = new Map<string, string>()
  return {
    rows,
    add: (name: string) => void rows.set(name, `${name} 0`),
    edit: (name: string, notes: string) => void (rows.has(name) && rows.set(name, notes)),
    remove: (name: string) => void rows.delete(name),
    texts: () => [...rows.values()].sort(),
  }
}

const { RUNS = '150' } = process.env

it('whatever is lost, restarted, taken back or done in two tabs, the backend ends with what was done, each row once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      globalThis.indexedDB = new IDBFactory()
      const server = playServer()
      const device = playDevice()
      const model = reference()
      const tabs: Tab[] = [openTab(server, device), openTab(server, device)]
      for (const each of tabs) await each.start(MARTA)
      const restarted = async (n: 0 | 1) => {
        await tabs[n]?.close()
        tabs[n] = openTab(server, device)
        await tabs[n].start(MARTA)
      }
      /** Rows as the screen has them: what was last answered. */
      const known: { name: string; row: Row; before?: Row; texts: string[] }[] = []
      let serial = 0
      for (const one of steps) {
        if (one.kind === 'net') {
          const { net } = one
          server.setFate((args) => {
            if (net === 'refusesNew') return server.isNew(args) ? { status: 422 } : 'ok'
            return net === 'busy' ? { status: 503 } : net
          })
          if (one.net === 'ok') await tabs[0]?.outbox.hurry()
        } else if (one.kind === 'restart') await restarted(one.tab)
        else if (one.kind === 'hurry') await tabs[one.tab]?.outbox.hurry()
        else if (one.kind === 'logout') {
          // Somebody else uses the phone for a while.
          const each = tabs[one.tab]
          each?.outbox.stop()
          await each?.start(OWEN)
          await each?.outbox.hurry()
          expect(each?.board()?.entries).toEqual([])
          each?.outbox.stop()
          await each?.start(MARTA)
        } else {
          const writer = tabs[one.tab]
          const target = known[(one.row ?? 0) % Math.max(1, known.length)]
          if (!writer) continue
          if (one.kind === 'add') {
            serial += 1
            const name = `row${serial}`
            model.add(name)
            const { data, error } = await writer.add({ ...WORK, notes: `${name} 0` })
            // Refused to somebody who waited: it was never there.
            if (error) {
              model.remove(name)
              continue
            }
            known.push({ name, row: (data as Row[])[0] as Row, texts: [`${name} 0`] })
          } else if (!target) continue
          else if (one.kind === 'remove') {
            model.remove(target.name)
            await writer.remove(target.row.id)
            known.splice(known.indexOf(target), 1)
          } else {
            serial += 1
            const isUndo = one.kind === 'undo' && target.before !== undefined
            const notes = isUndo ? String(target.before?.['notes']) : `${target.name} ${serial}`
            model.edit(target.name, notes)
            const body = { ...(isUndo ? target.before : target.row), notes, id: target.row.id }
            const { data } = await writer.save({ ...body, updatedAt: target.row.updatedAt })
            if (data) {
              target.before = target.row
              target.row = data as Row
            }
          }
        }
      }
      server.setFate(() => 'ok')
      for (let n = 0; n < 6; n += 1)
        for (const each of tabs) {
          each.actions.retry()
          await each.outbox.hurry()
          await each.outbox.idle()
        }
      expect([...server.rows.values()].map(({ notes }) => String(notes)).sort()).toEqual(model.texts())
      expect((await tabs[0]?.database.all(MARTA))?.filter(({ state }) => state !== 'sent')).toEqual([])
      for (const each of tabs) await each.close()
    }),
    // Other histories each time; RUNS=6000 looks at more of them.
    { numRuns: Number(RUNS) },
  )
}, 240_000)

const WORK = {
  activityName: 'mowing',
  status: 'planned',
  startDate: '2026-04-14T06:00:00',
  endDate: '2026-04-14T07:00:00',
  fields: [],
  pitchIds: [],
}
