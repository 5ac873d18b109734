/** What a link from a mail carries: the right to set one password. */
export type ResetLink = { token: string; uidb64?: string }

const PATHS: ReadonlySet<string> = new Set(['/reset-password', '/register'])

let held: ResetLink | undefined

/**
 * Takes token and uidb64 out of the address before anything else can read them there: monitoring, the history, a
 * `Referer` (quality R9). Called before the router starts, and again by the page; each link is there until forgotten.
 */
export function takeResetLink(): ResetLink | undefined {
  const url = new URL(location.href)
  if (!PATHS.has(url.pathname.replace(/(.)\/$/, '$1').toLowerCase())) return held
  const token = url.searchParams.get('token')
  const uidb64 = url.searchParams.get('uidb64')
  if (token === null && uidb64 === null) return held
  url.searchParams.delete('token')
  url.searchParams.delete('uidb64')
  // The router keeps its place in the history in the state.
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  held = token ? { token, ...(uidb64 ? { uidb64 } : {}) } : undefined
  return held
}

/** A link is good once, and for the page that it opened. */
export function forgetResetLink(): void {
  held = undefined
}
