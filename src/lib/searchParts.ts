/** The present query of an address with some of its parts changed; null, nothing and an empty text take a part away. */
export function withParts(
  search: string,
  change: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(change))
    if (value) query.set(key, value)
    else query.delete(key)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
