import { scrubText } from './scrub'

/** What the recording asks for; it expects an answer with the same id and method. */
type Order = { id: number; method: 'clear' | 'addEvent' | 'finish'; arg?: string }

let events: string[] = []

/** Packs the recording as Sentry's own worker does, and scrubs every event of it, snapshots and addresses included. */
addEventListener('message', ({ data: { id, method, arg } }: MessageEvent<Order>) => {
  const answer = (response?: Uint8Array) => postMessage({ id, method, success: true, response })
  switch (method) {
    case 'clear':
      events = []
      return answer()
    case 'addEvent':
      if (arg !== undefined) events.push(scrubText(arg))
      return answer()
    case 'finish': {
      const packed = pack(`[${events.join(',')}]`)
      events = []
      packed.then(answer, () => postMessage({ id, method, success: false }))
    }
  }
})

async function pack(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

postMessage({ id: undefined, method: 'init', success: true })
