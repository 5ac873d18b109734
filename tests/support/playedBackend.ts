import { setTransport } from '@/api/http/transport'
import { startNewEpoch } from '@/session/renewal'
import { clearTokens, storeTokens } from '@/session/tokens'

/** A request as the backend saw it. */
export type Seen = {
  method: string
  path: string
  query: string
  bearer: string | undefined
  headers: Headers
  body: string
  origin: string
  signal: AbortSignal
}
type Answer = (seen: Seen) => Response | Promise<Response>

/** Plays the network: every request is seen and answered by the test. Paths come without the base. */
export function playBackend(answer: Answer, baseUrl = 'https://sward.test/api'): Seen[] {
  const log: Seen[] = []
  setTransport({
    baseUrl,
    language: () => 'en-GB',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const seen = {
        method: request.method,
        path: url.pathname.replace(/^\/api(?=\/)/, ''),
        query: url.search,
        bearer: request.headers.get('Authorization')?.replace('Bearer ', ''),
        headers: request.headers,
        body: await request.text(),
        origin: url.origin,
        signal: request.signal,
      }
      log.push(seen)
      return answer(seen)
    },
  })
  return log
}

const base64url = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** A token with any payload at all; nobody here checks its signature. */
export const tokenWith = (payload: unknown): string =>
  `${base64url({ alg: 'none' })}.${base64url(payload)}.c2ln`

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

let serial = 0
/** A good access token of a person; each one differs from every other. */
export const accessToken = (sub = '7', role = 'groundskeeper', exp: unknown = inSeconds(900)): string =>
  tokenWith({ sub, role, exp, n: ++serial })

/** Puts a pair where the browser keeps it. */
export function holdTokens(access = accessToken(), refresh = 'refresh-1'): string {
  storeTokens({ access_token: access, refresh_token: refresh })
  return access
}

/** A browser in which nobody has ever logged in. */
export function forgetEverything(): void {
  startNewEpoch()
  clearTokens()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Secure; Max-Age=0`
}

/** A promise that the test settles. */
export function settledLater<T>(): {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: unknown) => void
} {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Lets everything that is ready to run have its turn. */
export const turns = async (count = 30): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
