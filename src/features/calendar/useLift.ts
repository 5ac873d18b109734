import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Activity } from '@/domain/activity'
import { type Holder, moved, SNAP_MINUTES, stretched } from '@/domain/planning/moving'
import type { Id } from '@/domain/wire'
import { painted } from '@/lib/afterPaint'
import type { LaneLayout, Scale } from './timelineLayout'
import type { Tell } from './useAskedWrites'

/** Work that is held: by how much it has been moved, and over which row it is. */
export type Lift = {
  activity: Activity
  /** The row it was taken from and the one it is over, by place among the rows. */
  from: number
  to: number
  mode: 'move' | 'stretch'
  by: 'pointer' | 'keys'
  days: number
  minutes: number
  /** A copy is left where it was (Alt). */
  copy: boolean
}

type Spot = { day: number; minutes: number; lane: number }

type Liftable = {
  ref: RefObject<HTMLElement | null>
  scale: Scale
  lanes: readonly LaneLayout[]
  timeZone: string
  enabled: boolean
  activityOf: (id: Id) => Activity | undefined
  /** What lies under a point of the screen: day number, minutes of its day and row. */
  spotAt: (x: number, y: number) => Spot | undefined
  /** Put down; `tell` is called once it is decided whether it stays there. */
  onDrop: (before: Activity, after: Activity, copy: boolean, tell: Tell) => void
  /** Long-pressed on glass and not moved. */
  onChoose: (id: Id) => void
  onTell: (news: 'lifted' | 'over' | 'dropped' | 'cancelled', lift: Lift, after: Activity) => void
}

/** How far a pointer goes before a press becomes a drag, px; how long a finger rests before it lifts, ms (quality K3). */
const SLACK = 4
const LONG_PRESS = 450
/** How near the edge of the screen a held block scrolls it, px. */
const EDGE = 48

/** Where held work would come to stand. */
export function after(lift: Lift, lanes: readonly LaneLayout[], timeZone: string): Activity {
  const { activity, mode, days, minutes } = lift
  if (mode === 'stretch') return stretched(activity, minutes, timeZone)
  const holder = (at: number): Holder | null => lanes[at]?.holder ?? null
  return moved(
    activity,
    { days, minutes, ...(lift.from === lift.to ? {} : { from: holder(lift.from), to: holder(lift.to) }) },
    timeZone,
  )
}

/** A copy comes to stand beside what it was made from. */
export const asHeld = ({ copy }: Lift, activity: Activity): Activity =>
  copy ? { ...activity, id: `${activity.id} copy` } : activity

/** Lifts, moves and drops work: by mouse, by finger after a long press, and by keys (F11, quality K1–K4). */
export function useLift(options: Liftable) {
  const { ref, scale, lanes, timeZone, enabled, activityOf, spotAt, onDrop, onChoose, onTell } = options
  const [lift, setLift] = useState<Lift | null>(null)
  const held = useRef<Lift | null>(null)
  /** Stops listening to the pointer that pressed. */
  const release = useRef<() => void>(() => undefined)
  useEffect(() => () => release.current(), [])

  const hold = (next: Lift | null) => {
    held.current = next
    setLift(next)
  }
  const drop = async () => {
    const last = held.current
    if (!last) return
    const changed = after(last, lanes, timeZone)
    const still = last.days === 0 && last.minutes === 0 && last.from === last.to
    if (still) return cancel()
    held.current = null
    // Every row and head is drawn with it: that it was let go is seen before, where it was let go.
    await painted()
    setLift((lift) => (lift === last ? null : lift))
    onDrop(last.activity, changed, last.copy, (news) =>
      onTell(news, last, news === 'dropped' ? changed : last.activity),
    )
  }
  const cancel = () => {
    const last = held.current
    hold(null)
    if (last) onTell('cancelled', last, last.activity)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (!enabled || event.button !== 0 || !(event.target instanceof Element) || held.current) return
    const block = event.target.closest<HTMLElement>('[data-activity-id]')
    const id = block?.dataset.activityId
    const activity = id === undefined ? undefined : activityOf(id)
    const from = lanes.findIndex((lane) => lane.id === block?.closest<HTMLElement>('[data-row]')?.dataset.row)
    const spot = spotAt(event.clientX, event.clientY)
    if (!activity || !spot || from === -1) return
    if (event.ctrlKey || event.metaKey) return
    const mode = event.target.closest('[data-stretch]') ? 'stretch' : 'move'
    const touch = event.pointerType === 'touch'
    const first: Lift = { activity, from, to: from, mode, by: 'pointer', days: 0, minutes: 0, copy: false }
    const { clientX, clientY, pointerId } = event
    let timer = touch ? setTimeout(() => begin(), LONG_PRESS) : undefined
    let frame = 0
    let last = { x: clientX, y: clientY, alt: event.altKey }

    const begin = () => {
      timer = undefined
      hold(first)
      onTell('lifted', first, activity)
    }
    const follow = () => {
      const now = held.current
      const under = spotAt(last.x, last.y)
      if (!now || !under) return
      const days = under.day - spot.day
      const wall = days * 1440 + under.minutes - spot.minutes
      const next: Lift = {
        ...now,
        copy: last.alt && mode === 'move',
        to: mode === 'stretch' ? now.from : under.lane,
        days: scale === 'days' && mode === 'move' ? days : 0,
        minutes: scale === 'hours' ? Math.round(wall / SNAP_MINUTES) * SNAP_MINUTES : 0,
      }
      if (
        next.days !== now.days ||
        next.minutes !== now.minutes ||
        next.to !== now.to ||
        next.copy !== now.copy
      )
        hold(next)
    }
    const creep = () => {
      frame = 0
      const box = ref.current?.getBoundingClientRect()
      if (!held.current || !box || !ref.current) return
      const [x, y] = [pull(last.x, box.left, box.right), pull(last.y, box.top, box.bottom)]
      if (x !== 0 || y !== 0) {
        ref.current.scrollBy({ left: x, top: y, behavior: 'instant' })
        follow()
        frame = requestAnimationFrame(creep)
      }
    }
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      last = { x: event.clientX, y: event.clientY, alt: event.altKey }
      const far = Math.hypot(last.x - clientX, last.y - clientY) > SLACK
      if (!held.current) {
        // A finger that moves before it is recognised scrolls the page.
        if (touch && far) stop()
        else if (!touch && far) begin()
        if (!held.current) return
      }
      follow()
      if (frame === 0) frame = requestAnimationFrame(creep)
    }
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      const now = held.current
      stop()
      if (!now) return
      // The press that carried it is not also a press on it.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
      if (touch && now.days === 0 && now.minutes === 0 && now.from === now.to) {
        hold(null)
        onChoose(activity.id)
      } else void drop()
    }
    const gone = () => {
      stop()
      cancel()
    }
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && held.current) {
        event.preventDefault()
        event.stopPropagation()
        gone()
      }
    }
    const still = (event: TouchEvent) => {
      if (held.current && event.cancelable) event.preventDefault()
    }
    const menu = (event: Event) => {
      if (touch) event.preventDefault()
    }
    const stop = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', gone)
      window.removeEventListener('keydown', key, { capture: true })
      window.removeEventListener('touchmove', still)
      window.removeEventListener('contextmenu', menu)
      release.current = () => undefined
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', gone)
    window.addEventListener('keydown', key, { capture: true })
    window.addEventListener('touchmove', still, { passive: false })
    window.addEventListener('contextmenu', menu)
    release.current = stop
  }

  /** True when the key was meant for held work. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const block =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-activity-id]') : null
    const id = block?.dataset.activityId
    if (!enabled || !block || id === undefined) return false
    const now = held.current
    if (!now) {
      if (event.key === 'x' && !event.ctrlKey && !event.metaKey) onChoose(id)
      else if (event.key === ' ') {
        const activity = activityOf(id)
        const from = lanes.findIndex(
          (lane) => lane.id === block.closest<HTMLElement>('[data-row]')?.dataset.row,
        )
        if (!activity || from === -1) return false
        const first: Lift = {
          activity,
          from,
          to: from,
          mode: 'move',
          by: 'keys',
          days: 0,
          minutes: 0,
          copy: false,
        }
        hold(first)
        onTell('lifted', first, activity)
      } else return false
      event.preventDefault()
      return true
    }
    if (now.by !== 'keys') return false
    event.preventDefault()
    if (event.key === 'Escape') {
      // A sheet that is open is not meant by it.
      event.stopPropagation()
      cancel()
    } else if (event.key === 'Enter' || event.key === ' ') {
      // As with a mouse, Alt may come only when it is put down.
      if (event.altKey && now.mode === 'move') hold({ ...now, copy: true })
      void drop()
    } else {
      const rtl = getComputedStyle(block).direction === 'rtl'
      const next = stepped(now, event, { rtl, scale, lanes: lanes.length })
      if (next) {
        hold(next)
        onTell('over', next, after(next, lanes, timeZone))
      }
    }
    return true
  }
  return { lift, onPointerDown, onKeyDown, cancel }
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

const pull = (at: number, from: number, to: number): number =>
  at < from + EDGE ? -12 : at > to - EDGE ? 12 : 0

/**
 * Held work one step further. Over days: left and right are days, with Shift quarters of an hour. Over hours: quarters
 * of an hour, with Shift its length, and PageUp and PageDown are days. Hours run left to right in every language.
 */
function stepped(
  lift: Lift,
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  { rtl, scale, lanes }: { rtl: boolean; scale: Scale; lanes: number },
): Lift | undefined {
  const copy = lift.copy || altKey
  const side = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (side !== 0) {
    const byMinutes = scale === 'hours' || shiftKey
    if (scale === 'hours' && shiftKey)
      return { ...lift, mode: 'stretch', to: lift.from, days: 0, minutes: lift.minutes + side * SNAP_MINUTES }
    if (byMinutes) return { ...lift, mode: 'move', copy, minutes: lift.minutes + side * SNAP_MINUTES }
    return { ...lift, copy, days: lift.days + (rtl ? -side : side) }
  }
  const row = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (row !== 0)
    return lift.mode === 'stretch'
      ? undefined
      : { ...lift, copy, to: Math.min(lanes - 1, Math.max(0, lift.to + row)) }
  const page = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0
  if (page !== 0 && lift.mode === 'move')
    return { ...lift, copy, days: lift.days + page * (scale === 'days' ? 7 : 1) }
  return undefined
}
