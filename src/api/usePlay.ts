import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { withPlannedPlay } from '@/domain/fixture'
import { isReadOnly } from '@/domain/switches'
import type { Day } from '@/domain/wire'
import { useGetActivitiesQuery, useGetFixturesQuery } from './activities'
import { useGetCompanyQuery } from './api'
import type { Period } from './period'

/**
 * What is played in a period: booked elsewhere, or a match or training of the plan. The work is asked for as the page asks
 * for it, so that both share an answer; a league's office has no plan. Where the work is missing, the bookings stand alone.
 */
export function usePlay(period: Period, asked: Period = period) {
  const { data: company } = useGetCompanyQuery()
  const fixtures = useGetFixturesQuery(period)
  const { data: work = [] } = useGetActivitiesQuery(asked, { skip: !company || isReadOnly(company) })
  return { ...fixtures, data: fixtures.data && withPlannedPlay(fixtures.data, work) }
}

/** The same from today on, as far as the pages of the day look ahead. */
export const usePlayAhead = (today: Day) => usePlay(aheadPeriod(today), workPeriod(today))
