import { DEMO_PASSWORD } from './accounts.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'

/** The morning of the mock-ups: Tuesday 14 April 2026, 06:31 in London. */
export const MORNING = '2026-04-14T05:31:00Z'

export type Answer = { status: number; body: unknown }
export type Calls = {
  backend: Backend
  /** Sets the clock of the backend. */
  setNow: (instant: string) => void
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Calls in the name of somebody. */
  as: (
    email: string,
  ) => Promise<
    (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  >
  signIn: (email: string, password?: string) => Promise<Answer>
}

/** A backend to call in a test, with a clock that stands still. */
export function calls(options: BackendOptions = {}): Calls {
  let now = MORNING
  const backend = createBackend({ now: () => new Date(now), secret: 'test', ...options })

  const call: Calls['call'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof URLSearchParams
    const response = await backend.fetch(
      new Request(`http://ground.test/api${path}`, {
        method,
        headers: {
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      }),
    )
    return { status: response.status, body: await response.json() }
  }
  const signIn: Calls['signIn'] = (username, password = DEMO_PASSWORD) =>
    call('POST', '/token', new URLSearchParams({ username, password, grant_type: 'password' }))

  return {
    backend,
    setNow: (instant) => {
      now = instant
    },
    call,
    signIn,
    async as(email) {
      const { body } = await signIn(email)
      const { access_token: token } = body as { access_token: string }
      return (method, path, sent, headers = {}) =>
        call(method, path, sent, { Authorization: `Bearer ${token}`, ...headers })
    },
  }
}

export const MARTA = 'marta.kovac@riverside-fc.example'
export const RACHEL = 'rachel.okafor@riverside-fc.example'
export const PETE = 'pete.doyle@riverside-fc.example'
export const OFFICE = 'office@premier-league.example'
export const DANA = 'dana.miller@heartland-soccer.example'
