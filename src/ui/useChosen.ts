import { useState } from 'react'

export type Chosen = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  add: (ids: readonly string[]) => void
  clear: () => void
}

/** What has been chosen to be changed together. */
export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    toggle: (id) =>
      setIds((was) => new Set(was.has(id) ? [...was].filter((one) => one !== id) : [...was, id])),
    add: (more) => setIds((was) => new Set([...was, ...more])),
    clear: () => setIds(new Set()),
  }
}
