import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { readCalendar } from '@/features/calendar/calendarAddress'
import type { Entry } from '@/features/calendar/placement'
import { type Scene, SceneContext } from '@/features/calendar/scene'
import { TimelineBoard } from '@/features/calendar/TimelineBoard'
import { EntryWordsContext, useEntryWords } from '@/features/calendar/useEntryText'
import { startOfWeek } from '../../../src/domain/groundTime.ts'

const NOBODY = () => undefined
const NOTHING: never[] = []
const NO_ONE: ReadonlySet<string> = new Set()
const NOTES = {
  isKnown: true,
  low: undefined,
  high: undefined,
  rain: undefined,
  hours: [],
  off: [],
  nonWorking: false,
  fixtures: 0,
  late: 0,
}
const entries = new WeakMap<Activity, Entry>()
function entryOf(activity: Activity): Entry {
  const entry = entries.get(activity) ?? { kind: 'work', activity }
  entries.set(activity, entry)
  return entry
}

type BareWeekProps = { search: string; date: string; chunk: { from: string; to: string } }

/** The timeline of the product without the page round it, as the other calendars are mounted: rows, days and blocks. */
export function BareWeek({ search, date, chunk }: BareWeekProps) {
  const { data: pitches = NOTHING } = useGetPitchesQuery()
  const { data: activities = NOTHING } = useSelector(activityEndpoints.getActivities.select(chunk)) as {
    data?: Activity[]
  }
  const work = useMemo(() => activities.map(entryOf), [activities])
  const scene = useMemo((): Scene => {
    const names = new Map(pitches.map(({ id, name }) => [id, name]))
    return {
      now: new Date(`${date}T05:00:00Z`),
      today: date,
      timeZone: 'UTC',
      pitchName: (id) => names.get(id),
      personName: NOBODY,
      machineName: NOBODY,
      supply: NOBODY,
      clashes: new Map(),
      entryOf: NOBODY,
      judge: () => NOTHING,
      broken: new Map(),
      hazards: new Map(),
      openId: undefined,
      readOnly: false,
      openFixture: NOBODY,
      chosen: NO_ONE,
      choose: NOBODY,
    }
  }, [pitches, date])
  return (
    <SceneContext value={scene}>
      <EntryWordsContext value={useEntryWords(scene)}>
        <div style={{ blockSize: 760, display: 'grid' }}>
          <TimelineBoard
            address={readCalendar(search, { view: 'week', date })}
            weekStart={startOfWeek(date, 1)}
            bounds={chunk}
            entries={work}
            advice={NOTHING}
            pitches={pitches}
            staff={NOTHING}
            machines={NOTHING}
            daysOff={NOTHING}
            isKnown={() => true}
            nonWorking={NO_ONE}
            nonWorkingDays={NOTHING}
            notesOf={() => NOTES}
            activityOf={NOBODY}
            onSee={NOBODY}
            onDay={NOBODY}
            onMove={NOBODY}
          />
        </div>
      </EntryWordsContext>
    </SceneContext>
  )
}
