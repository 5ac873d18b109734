import { Hono } from 'hono/tiny'
import type { User } from '../../domain/user.ts'
import { userBody } from '../bodies.ts'
import { findOver, listOver, putOver } from '../collection.ts'
import type { DemoContext, DemoEnv, Routes } from '../demo.ts'
import { wireInstant } from '../groundTime.ts'
import { bodyOf, mutate } from '../mutation.ts'
import { Refusal } from '../refusal.ts'
import type { Club, ClubUser } from '../seed/clubs.ts'

/** When everybody but the newest had agreed to the terms. */
const ACCEPTED = '2023-01-02T08:00:00'

const asUser = ({ tosAccepted, ...user }: ClubUser): User => ({
  ...user,
  tosAcceptedAt: tosAccepted ? ACCEPTED : null,
})
const usersOf = (club: Club): User[] => club.users.map(asUser)

/** The people of an organisation. Coach and kitman know only themselves. */
export const usersRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()

  app.get('/users', async (c) => {
    const { clubs } = c.get('caller')
    const lists = await demo.storage.read(['users'], (rows) =>
      Promise.all(clubs.map((club) => listOver<User>(rows, 'users', club.id, usersOf(club)))),
    )
    const staff = lists.flat().filter(({ role, tosAcceptedAt }) => role === 'staff' && tosAcceptedAt !== null)
    return c.json(staff)
  })

  app.get('/users/:id', async (c) => {
    const { club, id } = whose(c)
    const user = await demo.storage.read(['users'], (rows) =>
      findOver<User>(rows, 'users', club.id, usersOf(club), id),
    )
    if (!user) throw new Refusal(404, { detail: 'No such person.' })
    return c.json(user)
  })

  app.put('/users/:id', async (c) => {
    const { club, id } = whose(c)
    const changes = await bodyOf(c, userBody)
    return mutate(c, demo, ['users'], async (rows) => {
      const user = await findOver<User>(rows, 'users', club.id, usersOf(club), id)
      if (!user) throw new Refusal(404, { detail: 'No such person.' })
      const changed = { ...user, ...changes, phone: changes.phone ?? user.phone }
      await putOver(rows, 'users', club.id, changed)
      return { body: changed, changed: ['users'] }
    })
  })

  app.post('/accept_tos', (c) =>
    mutate(c, demo, ['users'], async (rows) => {
      const { own, companyId, userId } = c.get('caller')
      const user = await findOver<User>(rows, 'users', companyId, usersOf(own), userId)
      if (!user) throw new Refusal(404, { detail: 'No such person.' })
      const changed = { ...user, tosAcceptedAt: user.tosAcceptedAt ?? wireInstant(demo.now()) }
      await putOver(rows, 'users', companyId, changed)
      return { body: changed, changed: ['users'] }
    }),
  )

  return app
}

/** Oneself; staff also anybody of the organisation, a league admin also the people of its clubs to read. */
function whose(c: DemoContext): { club: Club; id: string } {
  const { userId, role, own, companyId, clubs } = c.get('caller')
  const id = c.req.param('id') ?? ''
  if (id === userId) return { club: own, id }
  const club = clubs.find(({ users }) => users.some((user) => user.id === id))
  const mayWrite = club?.id === companyId
  if (role !== 'staff' || (c.req.method !== 'GET' && club && !mayWrite)) {
    throw new Refusal(403, { detail: 'This is somebody else.' })
  }
  if (!club) throw new Refusal(404, { detail: 'No such person.' })
  return { club, id }
}
