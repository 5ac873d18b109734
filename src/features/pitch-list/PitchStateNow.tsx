import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { aheadPeriod, lateJobs, workPeriod } from '@/domain/dayJobs'
import { nextUses } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'
import { PitchState } from './PitchState'

/** The card's word of state for the pitch's own page (F21); of a pitch with late work the page says that already. */
export function PitchStateNow({ pitch, readOnly }: { pitch: Pitch; readOnly: boolean }) {
  const { timeZone } = useFormat()
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const { data: fixtures } = useGetFixturesQuery(aheadPeriod(today))
  const { data } = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const jobs = data?.filter(({ pitchIds }) => pitchIds.includes(pitch.id))
  if (lateJobs(jobs ?? [], now).length > 0) return null
  const use = fixtures && (nextUses(fixtures, now).get(pitch.id) ?? null)
  return <PitchState use={use} jobs={jobs} late={0} now={now} />
}
