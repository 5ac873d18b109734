import { Hono } from 'hono/tiny'
import * as v from 'valibot'
import { DEMO_RESET_TOKEN } from '../accounts.ts'
import type { DemoEnv, Routes } from '../demo.ts'
import { bodyOf } from '../mutation.ts'

const recovery = v.object({ email: v.pipe(v.string(), v.email('This is no e-mail address.')) })
const reset = v.object({
  token: v.string('Invalid token'),
  uidb64: v.nullish(v.string()),
  newPassword: v.pipe(v.string(), v.minLength(8, 'A password has at least 8 characters.'), v.maxLength(256)),
})

/** The demo sends no mail and keeps its one password: whoever tries it must be able to sign in again. */
export const passwordRoutes: Routes = () =>
  new Hono<DemoEnv>()
    .post('/password-recovery', async (c) => {
      await bodyOf(c, recovery)
      // The same answer for everybody, or it would tell who has an account.
      return c.json({ message: 'If the address is known, a mail with a link is on its way.' })
    })
    .post('/reset-password', async (c) => {
      const { token } = await bodyOf(c, reset)
      if (token !== DEMO_RESET_TOKEN) return c.json({ error: 'Invalid token' }, 400)
      return c.json({ message: 'Your password has been changed.' })
    })
