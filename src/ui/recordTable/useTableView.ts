import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Sort } from '../DataTable'
import { useSettledText } from '../useSettledText'

/** The present query with some of it changed; null takes a part away. */
function changed(search: string, change: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(change))
    if (value === null || value === '') query.delete(key)
    else query.set(key, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const partOf = (search: string, key: string): string => new URLSearchParams(search).get(key) ?? ''

function sortIn(text: string | null): Sort | undefined {
  if (!text) return undefined
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' }
}

/**
 * How a list is looked at, kept in the address: `q` is searched for, `sort` a column (`-` before it: descending),
 * `group` what is grouped by, `filter` what is on, `item` the row whose sheet is open.
 */
export function useTableView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const kept = query.get('q') ?? ''
  // Two changes in a row: the second builds on the first, which is not drawn yet.
  const asked = useRef(search)
  useEffect(() => {
    asked.current = search
  }, [search])
  const go = useCallback(
    (change: Record<string, string | null>, replace = true) => {
      asked.current = changed(asked.current, change)
      void navigate({ search: asked.current }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  // The address follows once typing rests; the list itself does not wait for it.
  const { typed, setTyped, forget } = useSettledText(kept, (text) => go({ q: text }))

  const on = partOf(search, 'filter')
  const filters: ReadonlySet<string> = useMemo(() => new Set(on.split(',').filter(Boolean)), [on])
  const sort = sortIn(query.get('sort'))
  return {
    /** What stands in the search field. */
    text: typed,
    setText: setTyped,
    sort,
    setSort: ({ column, direction }: Sort) =>
      go({ sort: direction === 'descending' ? `-${column}` : column }),
    group: query.get('group'),
    setGroup: (group: string | null) => go({ group }),
    filters,
    toggleFilter: (id: string) => {
      const next = new Set(filters)
      if (!next.delete(id)) next.add(id)
      go({ filter: [...next].join(',') })
    },
    clear: () => {
      forget()
      go({ q: null, filter: null })
    },
    /** The row whose sheet is open, or `new`. */
    item: query.get('item'),
    /** The address that opens a row. */
    linkTo: (id: string) => changed(search, { item: id }),
    open: (id: string) => go({ item: id }, false),
    close: () => go({ item: null }),
  }
}
