import { Hono } from 'hono/tiny'
import { DEMO_PASSWORD } from '../accounts.ts'
import type { Demo, DemoEnv, Routes } from '../demo.ts'
import { wireInstant } from '../groundTime.ts'
import { Refusal } from '../refusal.ts'
import type { ClubUser } from '../seed/clubs.ts'
import { signToken } from '../tokens.ts'

/** Sign-in, and renewal with a refresh token that is good for one use. */
export const tokenRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()

  app.post('/token', async (c) => {
    const form = await c.req.parseBody()
    const name = typeof form['username'] === 'string' ? form['username'].trim().toLowerCase() : ''
    const user = demo.clubs.findUserByEmail(name)
    if (form['grant_type'] !== 'password' || !user || form['password'] !== DEMO_PASSWORD) {
      throw new Refusal(400, { detail: 'The e-mail address and the password do not match.' })
    }
    return c.json(await tokenPair(demo, user))
  })

  app.post('/token/replenish/:refreshToken', async (c) => {
    const used = c.req.param('refreshToken')
    const fresh = newRefreshToken()
    const userId = await demo.storage.write(['sessions'], async (rows) => {
      const session = await rows.get('sessions', used)
      if (typeof session?.value !== 'string') return undefined
      await rows.delete('sessions', used)
      await rows.put('sessions', { ...session, id: fresh })
      return session.value
    })
    const user = userId === undefined ? undefined : demo.clubs.findUser(userId)
    if (!user) throw new Refusal(401, { detail: 'The refresh token is unknown or was used before.' })
    return c.json({ access_token: await accessToken(demo, user), refresh_token: fresh })
  })

  return app
}

const newRefreshToken = (): string => `r-${crypto.randomUUID()}`

async function accessToken(demo: Demo, user: ClubUser): Promise<string> {
  const exp = Math.floor(demo.now().getTime() / 1000) + demo.tokenLifetime
  return signToken({ sub: user.id, role: user.role, exp }, await demo.secret())
}

async function tokenPair(demo: Demo, user: ClubUser) {
  const refresh = newRefreshToken()
  await demo.storage.write(['sessions'], (rows) =>
    rows.put('sessions', {
      id: refresh,
      company: user.organizationId,
      at: wireInstant(demo.now()),
      value: user.id,
    }),
  )
  return { access_token: await accessToken(demo, user), refresh_token: refresh }
}
