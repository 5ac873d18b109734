import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { gunzipSync, inflateSync } from 'node:zlib'
import { listen } from './listen.ts'

export type Envelope = {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  rawHeaders: string[]
  body: Buffer
  /** The body as text, unpacked where it was packed. */
  text: string
}

/** In place of Sentry: keeps every envelope and answers as told. */
export type EchoUpstream = {
  /** host:port */
  host: string
  origin: string
  received: Envelope[]
  /** How to answer from now on; `hang` reads and never answers. */
  answer: (how: Reply | 'hang') => void
  stop: () => Promise<void>
}

export type Reply = { status?: number; headers?: Record<string, string | string[]>; body?: string }

const USUAL: Reply = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }

export async function startEchoUpstream(): Promise<EchoUpstream> {
  const received: Envelope[] = []
  let how: Reply | 'hang' = USUAL
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    void receive(request, response, received, () => how)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listen(server)
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      how = next
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  received: Envelope[],
  reply: () => Reply | 'hang',
): Promise<void> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return
  }
  const body = Buffer.concat(chunks)
  received.push({
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    rawHeaders: request.rawHeaders,
    body,
    text: unpack(body),
  })
  const how = reply()
  if (how === 'hang') return
  response.writeHead(how.status ?? 200, how.headers)
  response.end(how.body)
}

/** Replay recordings are zlib inside an envelope; whole bodies may be gzip. What cannot be unpacked stays as it is. */
function unpack(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString('utf8')
  const text = body.toString('utf8')
  const parts = [text]
  for (let at = body.indexOf(0x78); at !== -1; at = body.indexOf(0x78, at + 1)) {
    if (![0x01, 0x5e, 0x9c, 0xda].includes(body[at + 1] ?? 0)) continue
    try {
      parts.push(inflateSync(body.subarray(at)).toString('utf8'))
    } catch {
      // Not a compressed part: the two bytes stood there by chance.
    }
  }
  return parts.join('\n')
}
