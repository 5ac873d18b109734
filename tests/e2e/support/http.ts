import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Names and values as they came, so that a header that came twice can be seen. */
  rawHeaders: string[]
  body: Buffer
  text: string
}

export type Ask = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** One request on a connection of its own. The path goes out as it is written, dots and all. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answered = false
    const outgoing = httpRequest({ hostname, port, method, path, headers, agent: false }, (incoming) => {
      answered = true
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const all = Buffer.concat(chunks)
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          rawHeaders: incoming.rawHeaders,
          body: all,
          text: all.toString('utf8'),
        })
      })
    })
    // A server that refuses a large body may close before it has read it; the answer counts.
    outgoing.on('error', (error) => {
      if (!answered) reject(error)
    })
    outgoing.end(body)
  })
}

export const headerCount = ({ rawHeaders }: Answer, name: string): number =>
  rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === name).length

/** Writes bytes as they are and gives back all that comes until the server closes or resets the connection. */
export function askRaw(origin: string, bytes: string): Promise<{ text: string; milliseconds: number }> {
  const { hostname, port } = new URL(origin)
  const started = Date.now()
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    // Being cut off is an answer too.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve({ text, milliseconds: Date.now() - started }))
  })
}
