import { useEffect, useState } from 'react'
import type { Id } from '@/domain/wire'

/** What has been chosen to be changed together; Escape lets go of it. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<Id>>(() => new Set())
  useEffect(() => {
    if (ids.size === 0) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIds(new Set())
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [ids.size])
  return {
    ids,
    toggle: (id: Id) =>
      setIds((was) => {
        const next = new Set(was)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    clear: () => setIds(new Set()),
  }
}
