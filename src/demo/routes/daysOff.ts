import { Hono } from 'hono/tiny'
import type { DayOff, NonWorkingDay } from '../../domain/daysOff.ts'
import { isDay } from '../../domain/wire.ts'
import { daysOffBody, nonWorkingDaysBody } from '../bodies.ts'
import { clubFor, type DemoContext, type DemoEnv, type Routes } from '../demo.ts'
import { addDays, daysFrom } from '../groundTime.ts'
import { bodyOf, mutate, periodOf } from '../mutation.ts'
import { Refusal } from '../refusal.ts'
import type { Club } from '../seed/clubs.ts'
import { daysOffBetween, isNonWorking } from '../seed/daysOff.ts'
import type { Reading, Row } from '../storage.ts'
import { byCode } from '../../lib/byCode.ts'

/** Leave of persons, and days on which nobody works. Both are kept by their day. */
export const daysOffRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()
  const period = (c: DemoContext, back: number, ahead: number) => {
    const today = demo.now().toISOString().slice(0, 10)
    return periodOf(c, { from: addDays(today, -back), to: addDays(today, ahead) })
  }

  async function leave(c: DemoContext, user?: string): Promise<Response> {
    const { from, to } = period(c, 60, 180)
    const lists = await demo.storage.read(['daysOff'], (rows) =>
      Promise.all(c.get('caller').clubs.map((club) => daysOffOf(rows, club, from, to))),
    )
    return c.json(lists.flat().filter((off) => user === undefined || off.user === user))
  }

  app.get('/users/days_off', (c) => leave(c))
  app.get('/users/:id/days_off', (c) => leave(c, person(clubOfPerson(c), c.req.param('id'))))

  app.post('/users/days_off', async (c) => {
    const club = clubFor(c)
    const sent = await bodyOf(c, daysOffBody)
    for (const { user } of sent) person(club, user, 400)
    return mutate(c, demo, ['daysOff'], async (rows) => {
      for (const off of sent)
        await rows.put('daysOff', { id: keyOf(off), company: club.id, at: off.date, value: off })
      return { status: 201, body: sent, changed: ['daysOff'] }
    })
  })

  app.delete('/users/:id/days_off', (c) => {
    const club = clubFor(c)
    const user = person(club, c.req.param('id'))
    const dates = datesOf(c)
    return mutate(c, demo, ['daysOff'], async (rows) => {
      for (const date of dates) {
        await rows.put('daysOff', { id: keyOf({ user, date }), company: club.id, at: date, value: null })
      }
      return { body: {}, changed: ['daysOff'] }
    })
  })

  app.get('/organizations/:id/non_working_days', async (c) => {
    const club = organisation(c)
    const { from, to } = period(c, 365, 365)
    const days = await demo.storage.read(['nonWorkingDays'], async (rows) => {
      const written = byId(await rows.range('nonWorkingDays', club.id, from, addDays(to, 1)))
      const seeded = daysFrom(from, to).filter((day) => club.id === 'riverside-fc' && isNonWorking(day))
      const kept = seeded.filter((day) => written.get(`${club.id} ${day}`) !== null)
      const added = [...written.values()].flatMap((value) =>
        value === null ? [] : [(value as NonWorkingDay).date],
      )
      return [...new Set([...kept, ...added])].toSorted()
    })
    return c.json(days.map((date) => ({ date })))
  })

  app.post('/organizations/:id/non_working_days', async (c) => {
    const club = organisation(c)
    const sent = await bodyOf(c, nonWorkingDaysBody)
    return mutate(c, demo, ['nonWorkingDays'], async (rows) => {
      for (const { date } of sent) {
        await rows.put('nonWorkingDays', {
          id: `${club.id} ${date}`,
          company: club.id,
          at: date,
          value: { date },
        })
      }
      return { status: 201, body: sent, changed: ['nonWorkingDays'] }
    })
  })

  app.delete('/organizations/:id/non_working_days', (c) => {
    const club = organisation(c)
    const dates = datesOf(c)
    return mutate(c, demo, ['nonWorkingDays'], async (rows) => {
      for (const date of dates) {
        await rows.put('nonWorkingDays', {
          id: `${club.id} ${date}`,
          company: club.id,
          at: date,
          value: null,
        })
      }
      return { body: {}, changed: ['nonWorkingDays'] }
    })
  })

  return app
}

const keyOf = ({ user, date }: Pick<DayOff, 'user' | 'date'>): string => `${user} ${date}`
const byId = (rows: readonly Row[]): Map<string, unknown> => new Map(rows.map(({ id, value }) => [id, value]))

/** Leave of a club from one day to another, both included. */
export async function daysOffOf(rows: Reading, club: Club, from: string, to: string): Promise<DayOff[]> {
  const written = byId(await rows.range('daysOff', club.id, from, addDays(to, 1)))
  const seeds = club.id === 'riverside-fc' ? daysOffBetween(from, to, club.crews) : []
  const kept = seeds.filter((off) => !written.has(keyOf(off)))
  const added = [...written.values()].flatMap((value) => (value === null ? [] : [value as DayOff]))
  return [...kept, ...added].toSorted((a, b) => byCode(a.date, b.date))
}

const clubOfPerson = (c: DemoContext): Club | undefined =>
  c.get('caller').clubs.find(({ users }) => users.some(({ id }) => id === c.req.param('id')))

function person(club: Club | undefined, id: string | undefined, otherwise: 400 | 404 = 404): string {
  if (id === undefined || !club?.users.some((user) => user.id === id)) {
    throw new Refusal(
      otherwise,
      otherwise === 400 ? { user: ['No such person.'] } : { detail: 'No such person.' },
    )
  }
  return id
}

function organisation(c: DemoContext): Club {
  const { own, clubs } = c.get('caller')
  // A league's office is an organisation, too, though none of its clubs.
  const club = [own, ...clubs].find(({ id }) => id === c.req.param('id'))
  if (!club) throw new Refusal(404, { detail: 'No such organisation.' })
  return club
}

function datesOf(c: DemoContext): string[] {
  const dates = (c.req.query('dates') ?? '').split(',').filter(Boolean)
  if (dates.length === 0 || !dates.every(isDay)) {
    throw new Refusal(400, { dates: ['Name the days, separated by commas.'] })
  }
  return dates
}
