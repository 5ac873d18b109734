/** What one built image is told by where it runs. `apiUrl` null: the embedded backend. */
export type RuntimeConfig = {
  apiUrl: string | null
  sentryDsn: string | null
  environment: string
  release: string
}

/** The file is there and cannot be used: better no application than one that talks to the wrong backend. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration'
}

const WITHOUT_FILE: RuntimeConfig = { apiUrl: null, sentryDsn: null, environment: 'production', release: '' }

/** An absolute http(s) address or a path of this origin. */
function isApiUrl(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

/** Reads `/config.json`. A missing file means the embedded backend; throws WrongConfiguration for a wrong one. */
export async function readRuntimeConfig(load: typeof fetch = fetch): Promise<RuntimeConfig> {
  // As index.html preloads it; the server says that it is never taken from a cache unasked.
  const response = await load('/config.json')
  // A host that answers every address with the page has no configuration file either.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  if (response.status === 404 || (response.ok && isPage)) return WITHOUT_FILE
  if (!response.ok) throw new WrongConfiguration(`/config.json: ${response.status}`)
  let body: unknown
  try {
    body = await response.json()
  } catch {
    throw new WrongConfiguration('/config.json: not JSON')
  }
  return checked(body)
}

/** By hand, because the page waits for it and the schema library comes later (decision 10). */
function checked(body: unknown): RuntimeConfig {
  if (typeof body !== 'object' || body === null) throw new WrongConfiguration('/config.json: not an object')
  const { apiUrl, sentryDsn, environment, release } = body as Record<string, unknown>
  if (apiUrl !== null && (typeof apiUrl !== 'string' || !isApiUrl(apiUrl)))
    throw new WrongConfiguration('/config.json: apiUrl must be null, an http(s) address or a path')
  if (sentryDsn !== null && typeof sentryDsn !== 'string')
    throw new WrongConfiguration('/config.json: sentryDsn must be null or a text')
  if (typeof environment !== 'string' || typeof release !== 'string')
    throw new WrongConfiguration('/config.json: environment and release must be texts')
  return { apiUrl, sentryDsn, environment, release }
}
