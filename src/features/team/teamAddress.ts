import { monthOf } from '@/domain/months'
import type { Day, Id } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'

export const TEAM_VIEWS = ['people', 'leave', 'workload', 'mine'] as const
export type TeamView = (typeof TEAM_VIEWS)[number]

export type TeamAddress = {
  view: TeamView
  /** `YYYY-MM` */
  month: string
  /** `YYYY` */
  year: string
  person: Id | null
}

const isView = (text: string | null): text is TeamView => TEAM_VIEWS.some((view) => view === text)

/** What the address shows; what it does not say, or says wrongly, is people and today. */
export function readTeam(search: string, today: Day): TeamAddress {
  const query = new URLSearchParams(search)
  const [view, month, year] = [query.get('view'), query.get('month') ?? '', query.get('year') ?? '']
  return {
    view: isView(view) ? view : 'people',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : monthOf(today),
    year: /^\d{4}$/.test(year) ? year : today.slice(0, 4),
    person: query.get('person'),
  }
}

/** The present query with some of it changed; null takes a part away. */
export const withTeam = (
  search: string,
  change: Partial<Record<'view' | 'month' | 'year' | 'person', string | null>>,
): string => withParts(search, change)
