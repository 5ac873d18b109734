import { useEffect, useEffectEvent, useRef } from 'react'
import { filtersOn, readFilter, withFilter } from '@/domain/calendarFilter'
import { type Known, readRememberedFilters, rememberFilters, saysFilters } from '@/session/rememberedFilters'
import { useSearchChange } from '@/ui/useSearchChange'

/**
 * Keeps the filters for the next visit, and begins a visit whose address says none with those of the last one. Waits
 * until it is known which pitches and people there are.
 */
export function useRememberedFilters(search: string, known: Known | undefined): void {
  const changeSearch = useSearchChange()
  const opened = useRef(false)
  const keep = useEffectEvent((filters: string, among: Known) => {
    const first = !opened.current
    opened.current = true
    const kept = first && !saysFilters(search) ? readRememberedFilters(among) : undefined
    if (kept && filtersOn(kept) > 0)
      changeSearch((present) => withFilter(present, kept), { replace: true, preventScrollReset: true })
    else rememberFilters(readFilter(filters))
  })
  // A day that is scrolled to is no other filter: reading and writing a cookie takes the browser milliseconds.
  const filters = withFilter('', readFilter(search))
  useEffect(() => {
    if (known) keep(filters, known)
  }, [filters, known])
}
