import { useState } from 'react'
import { type Preference, readPreference, writePreference } from '@/lib/preference'

/** Columns this browser does not show; until somebody chooses, those that a list leaves out at first. */
export function useHiddenColumns(
  name: Extract<Preference, `columns.${string}`>,
  first: readonly string[],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [chosen, setChosen] = useState(() => readPreference(name)?.split(','))
  return [
    new Set(chosen ?? first),
    (next) => {
      setChosen([...next])
      writePreference(name, [...next].join(','))
    },
  ]
}
