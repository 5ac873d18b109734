const collators = new Map<string, Intl.Collator>()

function collator(locale: string): Intl.Collator {
  let found = collators.get(locale)
  if (!found) {
    found = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
    collators.set(locale, found)
  }
  return found
}

/** Order by name with numeric suffix, so that Pitch 2 stands before Pitch 10 (spec §9, quality D12). */
export const byName =
  (locale = 'en-GB') =>
  (a: { name: string }, b: { name: string }): number =>
    collator(locale).compare(a.name, b.name)
