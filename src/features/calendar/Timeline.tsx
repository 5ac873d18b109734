import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayNumber, dayOfNumber, wallClock } from '@/domain/groundTime'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/languages'
import { DAY_MS } from '@/lib/durations'
import { soonPart } from '@/ui/lazyPart'
import { useIsPhone } from '@/ui/useIsPhone'
import { useMatches } from '@/ui/useMatches'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { DayNotes } from './dayNotes'
import { LiftShadow } from './LiftShadow'
import { DAY_END, DAY_START, shareOfDay } from './placement'
import { useScene } from './scene'
import { FINGER_LINE, heightOf, type LaneLayout, LINE, type Scale } from './timelineLayout'
import { TimelineHead } from './TimelineHead'
import { TimelineRow } from './TimelineRow'
import { Canvas, HEAD, Now, Scroller } from './timelineStyles'
import type { Tell } from './useAskedWrites'
import { after, asHeld, type Lift, useLift } from './useLift'
import { useEntryText } from './useEntryText'
import { useMoveText } from './useMoveText'
import { useRoving } from './useRoving'
import { useRowAnchor } from './useRowAnchor'
import { useTimelinePress } from './useTimelinePress'
import { useTimelineView } from './useTimelineView'

const LaneState = soonPart(() => import('./LaneState'), 'LaneState')

/** Why nobody is expected to work in a row on a day, as words or without; undefined on others. */
export type ClosedText = (lane: LaneLayout, day: Day) => string | undefined

type TimelineProps = {
  scale: Scale
  lanes: readonly LaneLayout[]
  /** Stands beneath the rows: who is away. */
  foot: LaneLayout | undefined
  /** The day of the address, and the one to stand at the start. */
  date: Day
  start: Day
  /** Days that fill the width. */
  dayCount: number
  label: string
  rowsLabel: string
  notesOf: (day: Day) => DayNotes
  isKnown: (day: Day) => boolean
  closed: ClosedText
  /** Beneath a row's name. */
  about: ((lane: LaneLayout) => ReactNode) | undefined
  activityOf: (id: Id) => Activity | undefined
  onSee: (from: Day, to: Day) => void
  onDay: (day: Day) => void
  onMove: (before: Activity, after: Activity, copy: boolean, tell: Tell) => void
}

const NAME = { days: [132, 88], hours: [148, 96] } as const
const LEAST = { days: [96, 124], hours: [868, 1024] } as const
/** What a row needs besides its lines: above and below the blocks, and a place to press. */
const ROOM = { days: 16, hours: 20 } as const
/** Least height of a row whose name says more. */
const ABOUT = { pitch: 116, person: 96, machine: 96 }

/**
 * Days from left to right without end, rows one under the other. Only what is on the screen is drawn, in both
 * directions, so a week of ten thousand activities costs what a week of fifty does.
 */
export function Timeline({
  scale,
  lanes,
  foot,
  date,
  start,
  dayCount,
  label,
  rowsLabel,
  notesOf,
  isKnown,
  closed,
  about,
  activityOf,
  onSee,
  onDay,
  onMove,
}: TimelineProps) {
  const { t, i18n } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const isPhone = useIsPhone()
  const scroller = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  /** Work that is carried over a place: what speaks against it there may be known only later. */
  const [over, setOver] = useState<Activity>()
  const [focused, setFocused] = useState<{ row: string; day: number } | null>(null)
  const line = useMatches('(pointer: coarse)') ? FINGER_LINE : LINE
  const nameWidth = NAME[scale][isPhone ? 1 : 0]
  const isRtl = directionOf(i18n.language as Language) === 'rtl'
  const view = useTimelineView({
    ref: scroller,
    date,
    start: dayNumber(start),
    part: isPhone && scale === 'hours' && start === scene.today ? earlier(scene) : 0,
    isRtl,
    isNarrow: isPhone,
    dayCount,
    least: LEAST[scale][isPhone ? 1 : 0],
    nameWidth,
    onSee,
  })
  const { dayWidth, canvasStart, first, last, settled } = view
  const rows = foot ? [...lanes, foot] : lanes
  const heights = rows.map((lane) =>
    Math.max(
      heightOf(lane, settled.first, settled.last, ROOM[scale], line),
      about && lane.holder ? ABOUT[lane.holder.kind] : 0,
    ),
  )
  const tops: number[] = []
  let below = HEAD
  for (const height of heights) {
    tops.push(below)
    below += height
  }
  useRowAnchor(scroller, rows, tops, HEAD)

  const laneAt = (y: number): number => {
    const at = tops.findLastIndex((top) => top <= y)
    return Math.min(Math.max(0, at), lanes.length - 1)
  }
  const spotAt = (x: number, y: number) => {
    const box = scroller.current?.getBoundingClientRect()
    if (!scroller.current || !box || lanes.length === 0) return undefined
    const rtl = getComputedStyle(scroller.current).direction === 'rtl'
    const inside = Math.abs(scroller.current.scrollLeft) + (rtl ? box.right - x : x - box.left) - nameWidth
    const days = canvasStart + inside / dayWidth
    const day = Math.floor(days)
    // Within a day hours run left to right in every language.
    const share = rtl ? 1 - (days - day) : days - day
    return {
      day,
      minutes: (DAY_START + share * (DAY_END - DAY_START)) * 60,
      lane: laneAt(scroller.current.scrollTop + y - box.top),
    }
  }
  const moveText = useMoveText()
  const text = useEntryText()
  const back = useRef<Id | null>(null)
  const { lift, onPointerDown, onKeyDown, cancel } = useLift({
    ref: scroller,
    scale,
    lanes,
    timeZone: scene.timeZone,
    enabled: !scene.readOnly,
    activityOf,
    spotAt,
    onDrop: (before, changed, copy, tell) => {
      back.current = before.id
      onMove(before, changed, copy, tell)
    },
    onChoose: scene.choose,
    onTell: (news: 'lifted' | 'over' | 'dropped' | 'cancelled', held: Lift, changed: Activity) => {
      setTold(moveText.say(news, changed, lanes[held.to]?.name ?? ''))
      setOver(news === 'over' ? asHeld(held, changed) : undefined)
    },
  })
  const against = over ? text.against(over) : []
  // What was held by keys has moved to another cell and is another element there (quality K2).
  useLayoutEffect(() => {
    const id = back.current
    if (id === null || document.activeElement?.closest('[data-activity-id]')) return
    const moved = scroller.current?.querySelector<HTMLElement>(`[data-activity-id="${CSS.escape(id)}"]`)
    if (!moved) return
    back.current = null
    moved.focus({ preventScroll: true })
  })
  const roving = useRoving(scroller, scale === 'days' ? 'block' : 'inline', {
    days: dayCount,
    ...(scale === 'days' ? { weekStart: format.weekStart } : {}),
    onDay,
  })

  /** In words only for the one that is pointed at: to say it of hundreds would cost more than drawing them. */
  const tellClash = (event: MouseEvent) => {
    const block =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-clash], [data-weather]')
    const entry = block && scene.entryOf(block.dataset.clash ?? block.dataset.weather ?? '')
    if (entry) block.title = [text.title(entry), ...text.clashes(entry)].join('\n')
  }
  const press = useTimelinePress(lanes, scale, spotAt)
  const drawn: number[] = []
  for (let day = first; day <= last; day++) drawn.push(day)
  const unread = drawn
    .map(dayOfNumber)
    .filter((day) => !isKnown(day))
    .join(' ')
  const inSight = rows.flatMap((lane, at) => {
    const top = tops[at] ?? 0
    const height = heights[at] ?? 0
    return top + height >= view.top && top <= view.bottom + HEAD ? [{ lane, at, top, height }] : []
  })
  const focusedAt = focused ? rows.findIndex(({ id }) => id === focused.row) : -1
  // What has the focus stays, however far the rest is scrolled (quality C4).
  const kept =
    focused && focusedAt >= 0 && !inSight.some(({ at }) => at === focusedAt)
      ? [
          {
            lane: rows[focusedAt] as LaneLayout,
            at: focusedAt,
            top: tops[focusedAt] ?? 0,
            height: heights[focusedAt] ?? 0,
          },
        ]
      : []
  const todayAt = dayNumber(scene.today)
  const share = shareOfDay(scene.now, scene.today, scene.timeZone)
  const changed = lift && after(lift, lanes, scene.timeZone)
  const countOf = (day: number) =>
    new Set(
      lanes.flatMap((lane) => [
        ...lane.piecesOn(day).map(({ id }) => id),
        ...lane.bars.filter(({ from, to }) => from <= day && day <= to).map(({ id }) => id),
      ]),
    ).size
  return (
    <Scroller ref={scroller} data-lifting={lift?.by === 'pointer' || undefined}>
      <VisuallyHidden role="status" aria-live="assertive" aria-atomic={false}>
        <span key={`${told} place`}>{told}</span>
        {/* What comes later is said alone: the place has been said. */}
        {against.length > 0 && <span key={`${told} against`}>{`. ${against.join(' ')}`}</span>}
      </VisuallyHidden>
      <Canvas
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-tight={dayWidth < 56 || undefined}
        style={{
          '--name': `${nameWidth}px`,
          '--day': `${dayWidth}px`,
          '--slot': `${line}px`,
          inlineSize: nameWidth + view.canvasDays * dayWidth,
          blockSize: below,
        }}
        onPointerDown={onPointerDown}
        onClick={press}
        onPointerOver={tellClash}
        onFocus={(event) => {
          roving.onFocus(event)
          const cell = event.target.closest<HTMLElement>('[data-row]')
          const { row, col } = cell?.dataset ?? {}
          // Wanted where it is scrolled away: no press waits for all rows because of it.
          if (row !== undefined && col !== undefined)
            startTransition(() => setFocused({ row, day: Number(col) }))
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) {
            startTransition(() => setFocused(null))
            if (lift?.by === 'keys') cancel()
          }
        }}
        onKeyDown={(event) => {
          if (!onKeyDown(event)) roving.onKeyDown(event)
        }}
        onKeyUp={(event) => {
          // A space that lifts or drops is not a press of the button.
          if (
            event.key === ' ' &&
            event.target instanceof Element &&
            event.target.closest('[data-activity-id]')
          )
            event.preventDefault()
        }}
      >
        <TimelineHead
          scale={scale}
          days={drawn}
          rowsLabel={rowsLabel}
          height={HEAD}
          at={(day) => nameWidth + (day - canvasStart) * dayWidth}
          clock={(day) => (day === todayAt ? share : undefined)}
          {...{ countOf, notesOf }}
        />
        {[...inSight, ...kept].map(({ lane, at, top, height }) => (
          <TimelineRow
            key={lane.id}
            scale={scale}
            lane={lane}
            index={at + 2}
            top={top}
            height={height}
            line={line}
            days={
              focused && at === focusedAt && !drawn.includes(focused.day) ? [...drawn, focused.day] : drawn
            }
            canvasStart={canvasStart}
            dayWidth={dayWidth}
            edge={view.edge}
            seen={{ top: view.top - top, bottom: view.bottom - top }}
            unread={unread}
            closed={closed}
            about={
              about
                ? about(lane)
                : lane !== foot && (
                    <Suspense>
                      <LaneState lane={lane} first={settled.first} last={settled.last} />
                    </Suspense>
                  )
            }
            isFoot={lane === foot}
            liftedId={lift?.activity.id}
          />
        ))}
        {todayAt >= first && todayAt <= last && (
          <Now
            aria-hidden
            data-scale={scale}
            style={{ '--at': `${nameWidth + (todayAt - canvasStart) * dayWidth}px`, '--share': share }}
          />
        )}
        {lift && changed && (
          <LiftShadow
            scale={scale}
            activity={changed}
            lift={lift}
            nameWidth={nameWidth}
            dayWidth={dayWidth}
            canvasStart={canvasStart}
            top={tops[lift.to] ?? 0}
            height={heights[lift.to] ?? 0}
            // Hours run left to right in every language, and the days around them do not.
            middle={
              isRtl && scale !== 'days' ? 2 * Math.floor(settled.middle) + 1 - settled.middle : settled.middle
            }
            isRtl={isRtl}
            text={t('move.shadow', {
              day: format.day(dayOfNumber(dayNumberOf(changed.startDate, scene.timeZone)), 'short'),
              from: format.time(changed.startDate),
              to: format.time(changed.endDate),
            })}
          />
        )}
      </Canvas>
    </Scroller>
  )
}

const dayNumberOf = (instant: string, timeZone: string): number =>
  Math.floor(wallClock(timeZone)(Date.parse(instant)) / DAY_MS)

/** A narrow screen shows a part of the day: the part that has just begun. */
const earlier = ({ now, today, timeZone }: { now: Date; today: Day; timeZone: string }): number =>
  Math.min(0.7, Math.max(0, shareOfDay(now, today, timeZone) - 0.08))
