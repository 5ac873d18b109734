import { createBackend } from '../../src/demo/backend.ts'
import { memoryStorage } from '../../src/demo/memoryStorage.ts'

/**
 * The large club with as many pitches as are asked for; what was asked once is answered from memory, so that what is
 * measured is the page. Pitches beyond the club's own forty answer as one of those under an id of their own.
 */
export function keptAnswers(pitches: number, delayMs = 0) {
  const club = createBackend({ storage: memoryStorage(), seed: 'large' })
  const kept = new Map<string, { status: number; body: string }>()
  let known: Set<unknown> | undefined
  const isHere = ({ pitchIds, pitchId }: { pitchIds?: unknown[]; pitchId?: unknown }): boolean =>
    pitchIds ? pitchIds.every((id) => known?.has(id)) : pitchId === undefined || known?.has(pitchId) === true

  async function answerTo(request: Request): Promise<Response> {
    const { pathname, search, origin } = new URL(request.url)
    if (request.method !== 'GET') return club.fetch(request)
    const asked = pathname + search
    const found = kept.get(asked)
    if (found) return answer(found)
    const copy = /[\w-]+~\d+/.exec(decodeURIComponent(asked))?.[0]
    const own = copy?.replace(/~\d+$/, '')
    const to = copy && own ? decodeURIComponent(asked).replaceAll(copy, own) : asked
    const response = await club.fetch(new Request(origin + to, { headers: request.headers }))
    if (!response.ok) return response
    let body: unknown = await response.json()
    if (Array.isArray(body) && pathname.endsWith('/pitches')) {
      body = asMany(body as { id: string; name: string }[], pitches)
      known = new Set((body as { id: unknown }[]).map(({ id }) => id))
    } else if (Array.isArray(body) && /\/(?:activities|events)$/.test(pathname)) body = body.filter(isHere)
    const text = JSON.stringify(body)
    const fresh = { status: response.status, body: copy ? text.replaceAll(`"${own}"`, `"${copy}"`) : text }
    kept.set(asked, fresh)
    return answer(fresh)
  }
  return {
    async fetch(request: Request): Promise<Response> {
      const [response] = await Promise.all([
        answerTo(request),
        new Promise((resolve) => setTimeout(resolve, delayMs)),
      ])
      return response
    },
  }
}

function asMany<Row extends { id: string; name: string }>(rows: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / rows.length)
    const row = rows[n % rows.length] as Row
    return round === 0 ? row : { ...row, id: `${row.id}~${round}`, name: `${row.name} ${round + 1}` }
  })
}

function answer({ status, body }: { status: number; body: string }): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}
