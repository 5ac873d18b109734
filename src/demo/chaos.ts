/**
 * Makes a share of the calls fail, before or after the work was done, so that a person can see what the product
 * does then: a plain fault, a busy server with a page instead of JSON, a lost answer.
 */
export class Chaos {
  readonly #share: number

  constructor(percent: number) {
    this.#share = Math.min(100, Math.max(0, percent)) / 100
  }

  async around(request: Request, work: () => Promise<Response>): Promise<Response> {
    if (Math.random() >= this.#share) return work()
    const kind = Math.floor(Math.random() * 4)
    if (kind === 0) return Response.json({ detail: 'Something broke.' }, { status: 500 })
    if (kind === 1) {
      return new Response('<h1>Service unavailable</h1>', {
        status: 503,
        headers: { 'Content-Type': 'text/html', 'Retry-After': '1' },
      })
    }
    if (kind === 2) await work()
    else await silence(request.signal)
    throw new TypeError('Failed to fetch')
  }
}

/** Nothing for a long while, or until the caller gives up. */
const silence = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 60_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
