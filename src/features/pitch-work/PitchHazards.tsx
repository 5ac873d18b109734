import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { withWorkSheet } from '@/domain/addresses'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { hazardsOf } from '@/domain/hazards'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { usePlanningText } from '@/i18n/planningText'
import { Glyph } from '@/ui/Glyph'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'
import { PitchAlert } from './PitchAlert'

const NONE: readonly never[] = []

/** What work has left dangerous on this pitch, as a goal that nobody has marked safe; each leads to the work (activity-fields.md, 28). */
export function PitchHazards({ pitch }: { pitch: Pitch }) {
  const { search } = useLocation()
  const { timeZone } = useFormat()
  const now = useNow()
  const planning = usePlanningText()
  const { title } = useActivityWords()
  const { data: works = NONE } = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)))
  const here = works.filter(({ pitchIds }) => pitchIds.includes(pitch.id))
  return hazardsOf(here, now).map((hazard) => (
    <PitchAlert
      key={hazard.job.id}
      to={{ search: withWorkSheet(search, { kind: 'open', id: hazard.job.id }) }}
    >
      <Glyph name="warning" size={16} />
      {`${title(hazard.job)} · ${planning.hazard(hazard)}`}
    </PitchAlert>
  ))
}
