import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import type { Equipment } from '@/domain/equipment'
import { addDays } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { User } from '@/domain/user'
import type { Day, Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { lazyPart } from '@/ui/lazyPart'
import type { CalendarAddress } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { type Lanes, machineLanes, personLanes, pitchLanes } from './lanes'
import { filtersOn, isChosen } from '@/domain/calendarFilter'
import { type Entry, leaveStretches } from './placement'
import { useScene } from './scene'
import type { Tell } from './useAskedWrites'
import { type ClosedText, Timeline } from './Timeline'
import { type LaneLayout, layOut, leaveLane } from './timelineLayout'

/** Of two of the views. */
const LaneLoad = lazyPart(() => import('./LaneLoad'), 'LaneLoad')

const NONE: CalendarAddress['hidden'] = new Set()

type TimelineBoardProps = {
  address: CalendarAddress
  /** First day of the week of the address's date. */
  weekStart: Day
  bounds: { from: Day; to: Day }
  entries: readonly Entry[]
  /** What is only suggested, in its place. */
  advice: readonly Entry[]
  pitches: readonly Pitch[]
  staff: readonly User[]
  machines: readonly Equipment[]
  daysOff: readonly DayOff[]
  isKnown: (day: Day) => boolean
  /** As far as they are shown. */
  nonWorking: ReadonlySet<Day>
  nonWorkingDays: readonly NonWorkingDay[]
  notesOf: (day: Day) => DayNotes
  activityOf: (id: Id) => Activity | undefined
  onSee: (from: Day, to: Day) => void
  onDay: (day: Day) => void
  onMove: (before: Activity, after: Activity, copy: boolean, tell: Tell) => void
}

/** Which rows a view has, and what stands in them: day and week, by pitch, by person and by machine. */
export function TimelineBoard({
  address,
  weekStart,
  bounds,
  entries,
  advice,
  pitches,
  staff,
  machines,
  daysOff,
  isKnown,
  nonWorking,
  nonWorkingDays,
  notesOf,
  activityOf,
  onSee,
  onDay,
  onMove,
}: TimelineBoardProps) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const format = useFormat()
  const scene = useScene()
  const { view, date, rows, hidden } = address
  const kind = view === 'users' ? 'person' : view === 'pitches' ? 'pitch' : rows
  const scale = view === 'day' ? 'hours' : 'days'
  const [nobody, yard, { grounds }] = [t('nobody'), t('yard'), address]
  // By hand, and measured: laying out ten thousand entries is felt where a scroll does it anew.
  const lanes = useMemo(() => {
    const spec: Lanes =
      kind === 'person'
        ? personLanes(staff, nobody)
        : kind === 'machine'
          ? machineLanes(machines)
          : pitchLanes(
              pitches.filter(({ id }) => isChosen(grounds, id)),
              yard,
            )
    return layOut([...entries, ...advice], spec, scale, scene.timeZone)
  }, [entries, advice, kind, scale, staff, machines, pitches, grounds, nobody, yard, scene.timeZone])
  const { from, to } = bounds
  const showsLeave = !hidden.has('leave')
  const leaveWord = t('leave')
  // By person everybody's leave stands in their own row.
  const foot = useMemo(() => {
    const stretches = kind === 'person' || !showsLeave ? [] : leaveStretches(daysOff, { from, to })
    return stretches.length === 0
      ? undefined
      : leaveLane({ id: 'leave', name: leaveWord, holder: null }, stretches)
  }, [daysOff, from, to, kind, showsLeave, leaveWord])
  const offByPerson = useMemo(
    () => new Map(showsLeave ? daysOff.map((off) => [`${off.user} ${off.date}`, off.leaveType]) : []),
    [daysOff, showsLeave],
  )
  const closed: ClosedText = (lane, day) => {
    const leave = lane.holder?.kind === 'person' ? offByPerson.get(`${lane.holder.id} ${day}`) : undefined
    if (leave !== undefined) return words.leave(leave)
    // The head of the day says what it is.
    return nonWorking.has(day) ? '' : undefined
  }
  const start = scale === 'hours' ? date : weekStart
  const about =
    // Of a part of the work no load can be told, nor of a pitch without what is played on it.
    (view === 'users' || (view === 'pitches' && !hidden.has('fixtures'))) &&
    filtersOn({ ...address, hidden: NONE }) === 0
      ? (lane: LaneLayout) => (
          <Suspense>
            <LaneLoad {...{ lane, daysOff, nonWorkingDays }} from={weekStart} />
          </Suspense>
        )
      : undefined
  return (
    <Timeline
      key={`${scale} ${kind}`}
      scale={scale}
      lanes={lanes}
      foot={foot}
      date={date}
      start={start}
      dayCount={scale === 'hours' ? 1 : 7}
      label={
        scale === 'hours'
          ? format.day(date, 'full')
          : t('weekOf', {
              day: format.day(weekStart, 'full'),
              last: format.day(addDays(weekStart, 6), 'full'),
            })
      }
      rowsLabel={t(`rows.${kind}`)}
      notesOf={notesOf}
      isKnown={isKnown}
      closed={closed}
      about={about}
      activityOf={activityOf}
      onSee={onSee}
      onDay={onDay}
      onMove={onMove}
    />
  )
}
