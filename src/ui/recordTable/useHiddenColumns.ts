import { useState } from 'react'
import { type Preference, readPreference, writePreference } from '@/lib/preference'

/** Columns this browser does not show; until somebody chooses, those that a list leaves out at first. */
export function useHiddenColumns(
  name: Extract<Preference, `columns.${string}`>,
  first: readonly string[],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(readPreference(name)?.split(',') ?? first),
  )
  return [
    hidden,
    (next) => {
      setHidden(next)
      writePreference(name, [...next].join(','))
    },
  ]
}
