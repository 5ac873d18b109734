import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { withEdges } from '@/api/periodPieces'
import { workPeriod } from '@/domain/dayJobs'
import type { Reading } from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { doubtfulCells } from '@/domain/roundReadings'
import { isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { useToday } from '@/ui/useToday'

/** Cells of a session whose reading somebody was asked about and kept, as the round's own work tells (B13). */
export function useDoubtfulCells(pitch: Pitch, session: Reading): ReadonlySet<number> {
  const { timeZone } = useFormat()
  const { data: company } = useGetCompanyQuery()
  const day = dayAtGround(session.measuredAt, timeZone)
  // The last days as the page asks for them anyway, and of older rounds their day.
  const last = workPeriod(useToday())
  const { data: works } = useGetActivitiesQuery(day > last.from ? last : withEdges({ from: day, to: day }), {
    skip: !company || isReadOnly(company),
  })
  return doubtfulCells(works ?? [], pitch.id, session)
}
