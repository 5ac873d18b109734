import * as v from 'valibot'

const runtimeConfig = v.object({
  apiUrl: v.nullable(v.pipe(v.string(), v.check(isApiUrl, 'neither an http(s) address nor a path'))),
  sentryDsn: v.nullable(v.string()),
  environment: v.string(),
  release: v.string(),
})
/** What one built image is told by where it runs. `apiUrl` null: the embedded backend. */
export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>

/** The file is there and cannot be used: better no application than one that talks to the wrong backend. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration'
}

const WITHOUT_FILE: RuntimeConfig = { apiUrl: null, sentryDsn: null, environment: 'production', release: '' }

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
  const response = await load('/config.json', { cache: 'no-cache' })
  // A host that answers every address with the page has no configuration file either.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  if (response.status === 404 || isPage) return WITHOUT_FILE
  if (!response.ok) throw new WrongConfiguration(`/config.json: ${response.status}`)
  let body: unknown
  try {
    body = await response.json()
  } catch {
    throw new WrongConfiguration('/config.json is not JSON')
  }
  const read = v.safeParse(runtimeConfig, body)
  if (!read.success) {
    const issue = read.issues[0]
    throw new WrongConfiguration(`/config.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
  }
  return read.output
}
