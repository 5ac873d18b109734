import { createContext, use } from 'react'
import { NO_FILTER, type WorkFilter } from '@/domain/calendarFilter'

/** What a page shows of its work, by pitch, person and type; everything where nobody filters. */
export const FilterContext = createContext<WorkFilter>(NO_FILTER)
export const useWorkFilter = (): WorkFilter => use(FilterContext)
