import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { filtersOn, readFilter, withFilter } from '@/domain/calendarFilter'
import { type Known, readRememberedFilters, rememberFilters, saysFilters } from '@/session/rememberedFilters'

/**
 * Keeps the filters for the next visit, and begins a visit whose address says none with those of the last one. Waits
 * until it is known which pitches and people there are.
 */
export function useRememberedFilters(search: string, known: Known | undefined): void {
  const navigate = useNavigate()
  const opened = useRef(false)
  useEffect(() => {
    if (!known) return
    const first = !opened.current
    opened.current = true
    const kept = first && !saysFilters(search) ? readRememberedFilters(known) : undefined
    if (kept && filtersOn(kept) > 0)
      void navigate({ search: withFilter(search, kept) }, { replace: true, preventScrollReset: true })
    else rememberFilters(readFilter(search))
  }, [search, known, navigate])
}
