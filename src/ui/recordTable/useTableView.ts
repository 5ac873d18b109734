import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withParts } from '@/lib/searchParts'
import type { Sort } from '../DataTable'
import { useSearchChange } from '../useSearchChange'
import { useSettledText } from '../useSettledText'

const partOf = (search: string, key: string): string => new URLSearchParams(search).get(key) ?? ''
const filtersIn = (on: string): Set<string> => new Set(on.split(',').filter(Boolean))

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
  const changeSearch = useSearchChange()
  const query = new URLSearchParams(search)
  const kept = query.get('q') ?? ''
  const change = (next: (present: string) => string, replace = true) =>
    changeSearch(next, { replace, preventScrollReset: true })
  const go = (parts: Readonly<Record<string, string | null>>, replace = true) =>
    change((present) => withParts(present, parts), replace)
  // The address follows once typing rests; the list itself does not wait for it.
  const { typed, setTyped, forget } = useSettledText(kept, (text) => go({ q: text }))

  const on = partOf(search, 'filter')
  const filters: ReadonlySet<string> = useMemo(() => filtersIn(on), [on])
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
    toggleFilter: (id: string) =>
      change((present) => {
        const next = filtersIn(partOf(present, 'filter'))
        if (!next.delete(id)) next.add(id)
        return withParts(present, { filter: [...next].join(',') })
      }),
    clear: () => {
      forget()
      go({ q: null, filter: null })
    },
    /** The row whose sheet is open, or `new`. */
    item: query.get('item'),
    /** The address that opens a row. */
    linkTo: (id: string) => withParts(search, { item: id }),
    /** What was just made takes the place of its form: the way back leads to the list and not to an empty form. */
    open: (id: string) => go({ item: id }, query.get('item') === 'new'),
    close: () => go({ item: null }),
  }
}
