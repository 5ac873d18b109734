import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listen } from './listen.ts'

/** What answers: the embedded backend, or any other `fetch`. */
export type Application = { fetch: (request: Request) => Response | Promise<Response> }

export type Recorded = {
  method: string
  /** Without the query. */
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Milliseconds since the backend started. */
  at: number
  /** What was answered; undefined while it is not, or when the socket was dropped. */
  status?: number
}

export type Matcher =
  | string
  | RegExp
  | { method?: string; path?: string | RegExp }
  | ((request: Recorded) => boolean)

/**
 * What happens to requests that match, instead of or on top of the application's answer. The fault told last is tried first.
 * `drop` cuts the connection: `before` the application has heard of the request, or `after` it has done the work (the answer is lost).
 */
export type Fault = {
  /** How many requests it is for; without it, all until it is lifted. */
  times?: number
  /** Milliseconds before the answer is sent. */
  delay?: number
  status?: number
  headers?: Record<string, string>
  /** A value becomes JSON, a string goes out as it is. */
  body?: unknown
  drop?: 'before' | 'after'
  /** Never answers. */
  hang?: boolean
  /** Sees the request and makes the whole answer. */
  respond?: (request: Recorded) => Response | Promise<Response>
}

export type Lift = () => void

export type CountingBackend = {
  origin: string
  requests: Recorded[]
  /** Those that match, in the order they came. */
  asked: (matcher: Matcher) => Recorded[]
  count: (matcher: Matcher) => number
  /** Adds a fault and gives back what lifts it. */
  fault: (matcher: Matcher, fault: Fault) => Lift
  /** Waits until so many matching requests have come. */
  arrived: (matcher: Matcher, count?: number) => Promise<Recorded[]>
  /** Another application from now on; what was recorded and every fault are forgotten. */
  reset: (application?: Application) => void
  /** Waits until nothing comes any more: calls of a page that was closed may still be on their way. */
  quiet: () => Promise<void>
  stop: () => Promise<void>
}

const QUIET_MS = 200

type ActiveFault = { matcher: Matcher; fault: Fault; left: number }

/** An HTTP server that counts: "exactly once" is counted here, never in the page. */
export async function startBackend(first: Application): Promise<CountingBackend> {
  let application = first
  let requests: Recorded[] = []
  let faults: ActiveFault[] = []
  let waiting: { matcher: Matcher; count: number; resolve: (found: Recorded[]) => void }[] = []
  const started = Date.now()
  let lastCame = 0
  const sockets = new Set<Socket>()

  const asked = (matcher: Matcher) => requests.filter((request) => matches(matcher, request))
  const tellWaiting = () => {
    waiting = waiting.filter(({ matcher, count, resolve }) => {
      const found = asked(matcher)
      if (found.length >= count) resolve(found)
      return found.length < count
    })
  }
  const takeFault = (request: Recorded): Fault | undefined => {
    const found = faults.find(({ matcher, left }) => left > 0 && matches(matcher, request))
    if (found) found.left -= 1
    return found?.fault
  }

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' })
      outgoing.end(String(error))
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    lastCame = Date.now()
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(`http://backend.test${incoming.url ?? '/'}`)
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, cors(incoming))
      outgoing.end()
      return
    }
    const recorded: Recorded = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: body.toString('utf8'),
      at: Date.now() - started,
    }
    requests.push(recorded)
    tellWaiting()
    const fault = takeFault(recorded)
    if (fault?.hang) return
    if (fault?.drop === 'before') {
      incoming.socket.destroy()
      return
    }
    const response =
      (await fault?.respond?.(recorded)) ??
      madeUp(fault) ??
      (await application.fetch(
        new Request(url, {
          method: recorded.method,
          headers: plainHeaders(incoming),
          body: body.length > 0 ? body : undefined,
        }),
      ))
    if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
    if (fault?.drop === 'after') {
      incoming.socket.destroy()
      return
    }
    recorded.status = response.status
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      ...cors(incoming),
      ...fault?.headers,
    })
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }

  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    get requests() {
      return requests
    },
    asked,
    count: (matcher) => asked(matcher).length,
    fault: (matcher, fault) => {
      const active: ActiveFault = { matcher, fault, left: fault.times ?? Number.POSITIVE_INFINITY }
      faults.unshift(active)
      return () => {
        faults = faults.filter((other) => other !== active)
      }
    },
    arrived: (matcher, count = 1) =>
      new Promise((resolve) => {
        waiting.push({ matcher, count, resolve })
        tellWaiting()
      }),
    reset: (next = first) => {
      application = next
      requests = []
      faults = []
      waiting = []
    },
    quiet: async () => {
      for (;;) {
        const left = lastCame + QUIET_MS - Date.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, left))
      }
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function matches(matcher: Matcher, request: Recorded): boolean {
  if (typeof matcher === 'function') return matcher(request)
  if (typeof matcher === 'string') {
    const [method, path] = matcher.includes(' ') ? matcher.split(' ') : [undefined, matcher]
    return request.path === path && (method === undefined || request.method === method)
  }
  if (matcher instanceof RegExp) return matcher.test(`${request.method} ${request.path}`)
  const { method, path } = matcher
  if (method !== undefined && request.method !== method) return false
  if (path === undefined) return true
  return typeof path === 'string' ? request.path === path : path.test(request.path)
}

/** An answer of the fault alone, without the application; none when it only delays or drops. */
function madeUp({ status, body, headers }: Fault = {}): Response | undefined {
  if (status === undefined && body === undefined) return undefined
  const empty = status === 204 || status === 304 || body === undefined
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json'
  return new Response(empty ? null : text, {
    status: status ?? 200,
    headers: empty ? headers : { 'content-type': type, ...headers },
  })
}

function plainHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !['connection', 'transfer-encoding'].includes(name))
      headers.set(name, value)
  return headers
}

/** For the pages that ask it at its own origin. */
function cors({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {}
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '600',
  }
}
