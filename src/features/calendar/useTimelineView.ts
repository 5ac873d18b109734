import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dayNumber, dayOfNumber } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useIsScrolledTo } from './scrolledTo'

/** Days on either side of where it was opened to which a timeline scrolls; beyond them it opens anew. */
const REACH = 1000
/** What is drawn beyond the edges of the screen once somebody is about to leave it, px and days; until then nothing is. */
const BEYOND = { px: 256, days: 1 }
const STEP = 128

type Wish = {
  ref: RefObject<HTMLElement | null>
  /** The day of the address, and the one that then stands at the start. */
  date: Day
  start: number
  /** Of a day that is wider than the screen, the share that has passed at the edge where its hours begin. */
  part: number
  /** Days follow each other from right to left; the hours of each run left to right all the same. */
  isRtl: boolean
  /** A phone, too narrow for a week: the day of the address is in sight wherever in its week it is. */
  isNarrow: boolean
  /** Days that fill the width, and the least width of one. */
  dayCount: number
  least: number
  nameWidth: number
  onSee: (from: Day, to: Day) => void
}

/** What of an endless timeline is on the screen. Days are counted from 1970; heights are pixels. */
export type TimelineView = {
  dayWidth: number
  /** Day number of the canvas's first day, and how many it has. */
  canvasStart: number
  canvasDays: number
  /** Days and heights to be drawn: what is seen, and a little more once somebody is here. */
  first: number
  last: number
  /** The first day of which anything is seen. */
  edge: number
  top: number
  bottom: number
  /** Days that are wholly or mostly seen, once scrolling has come to rest. */
  settled: Settled
}

/**
 * Ties a scrolled timeline to the day of the address. The canvas is as wide as years and nothing is ever put in front
 * of what is there, so days that come in move nothing (quality C4).
 */
export function useTimelineView({
  ref,
  date,
  start: startDay,
  part,
  isRtl,
  isNarrow,
  dayCount,
  least,
  nameWidth,
  onSee,
}: Wish): TimelineView {
  const [size, setSize] = useState(likelySize)
  const [origin, setOrigin] = useState(startDay)
  const dayWidth = Math.max(least, (size.width - nameWidth) / dayCount)
  const seenDays = (size.width - nameWidth) / dayWidth
  const number = dayNumber(date)
  // It begins with the day itself, or so late that the last of its days ends on the screen.
  const opens = isNarrow ? Math.min(number, startDay + dayCount - Math.floor(seenDays + 0.02)) : startDay
  const start = opens + (isRtl && seenDays < 1 ? Math.max(0, 1 - seenDays - part) : part)
  const isScrolledTo = useIsScrolledTo()
  if (Math.abs(start - origin) > REACH - 100) setOrigin(start)

  const canvasStart = Math.floor(origin) - REACH
  const [view, setView] = useState(() => ({
    ...daysAt(start, seenDays, 0),
    ...heightsAt(0, size.height, 0),
    settled: settledAt(start, seenDays),
  }))

  /** Where the canvas stands: the day at its start, what it was drawn with, and what the address asked for at that time. */
  const place = useRef({ at: start, dayWidth: 0, canvasStart, number: Number.NaN, start })
  /** What the listeners below need of the last drawing. */
  const drawn = useRef({ onSee, canvasStart, dayWidth, seenDays })
  useEffect(() => {
    drawn.current = { onSee, canvasStart, dayWidth, seenDays }
  })
  /** Somebody scrolls, points or has the focus here. */
  const isNear = useRef(false)

  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const { at, dayWidth: widthThen, canvasStart: startThen, number: numberThen } = place.current
    const told =
      number !== numberThen &&
      !(numberThen > 0 && (isScrolledTo || (number >= at && number < at + seenDays - 0.5)))
    if (!told && widthThen === dayWidth && startThen === canvasStart) {
      place.current.number = number
      return
    }
    const isUntouched = Math.abs(at - place.current.start) * widthThen < 2
    const wanted = told || isUntouched ? start : at
    place.current = { at: wanted, dayWidth, canvasStart, number, start }
    const offset = (wanted - canvasStart) * dayWidth
    // Scroll positions count from the start of the line, in Arabic downwards from nought.
    scroller.scrollLeft = isRtl ? -offset : offset
    setView((was) => {
      const days = daysAt(wanted, seenDays, isNear.current ? 1 : 0)
      const settled = settledAt(wanted, seenDays)
      return was.first === days.first && was.last === days.last && isSame(was.settled, settled)
        ? was
        : { ...was, ...days, settled }
    })
  }, [ref, number, isScrolledTo, start, dayWidth, canvasStart, seenDays, isRtl])

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    let frame = 0
    let coming = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const settled = settledAt(place.current.at, drawn.current.seenDays)
      setView((was) => (isSame(was.settled, settled) ? was : { ...was, settled }))
    }
    const look = () => {
      frame = 0
      const now = drawn.current
      const at = now.canvasStart + Math.abs(scroller.scrollLeft) / now.dayWidth
      const movedBy = Math.abs(at - place.current.at)
      place.current.at = at
      const beyond = isNear.current ? 1 : 0
      const days = daysAt(at, now.seenDays, beyond)
      const heights = heightsAt(scroller.scrollTop, scroller.clientHeight || window.innerHeight, beyond)
      setView((was) =>
        was.first === days.first &&
        was.last === days.last &&
        was.top === heights.top &&
        was.bottom === heights.bottom
          ? was
          : { ...was, ...days, ...heights },
      )
      // A pixel or two come from rounding, not from a hand.
      if (movedBy * now.dayWidth < 2) return
      clearTimeout(rest)
      rest = setTimeout(settle, 140)
      const seen = settledAt(at, now.seenDays)
      now.onSee(dayOfNumber(seen.first), dayOfNumber(seen.last))
    }
    const scroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const come = () => {
      if (isNear.current) return
      isNear.current = true
      // Nothing of it is in sight yet: what the press asks for that brings somebody here goes before it.
      coming = requestAnimationFrame(() => startTransition(look))
    }
    scroller.addEventListener('scroll', scroll, { passive: true })
    for (const kind of NEAR) scroller.addEventListener(kind, come, { passive: true })
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            const { clientWidth: width, clientHeight: height } = scroller
            // It is told of a page that is left, too, and that has no size.
            if (width === 0) return
            remembered = { window: windowSize(), size: { width, height } }
            setSize((was) => (was.width === width && was.height === height ? was : { width, height }))
            const heights = heightsAt(scroller.scrollTop, height, isNear.current ? 1 : 0)
            setView((was) =>
              was.bottom === heights.bottom && was.top === heights.top ? was : { ...was, ...heights },
            )
          })
    observer?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', scroll)
      for (const kind of NEAR) scroller.removeEventListener(kind, come)
      observer?.disconnect()
      cancelAnimationFrame(frame)
      cancelAnimationFrame(coming)
      clearTimeout(rest)
    }
  }, [ref])

  return { dayWidth, canvasStart, canvasDays: 2 * REACH, ...view }
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight })
let remembered = { window: { width: 0, height: 0 }, size: { width: 0, height: 0 } }

/** As large as the last one in a window of this size: what is drawn for too large a screen is drawn for nothing. */
function likelySize(): { width: number; height: number } {
  const now = windowSize()
  const isSame = now.width === remembered.window.width && now.height === remembered.window.height
  return isSame ? remembered.size : now
}

/** Scroll positions are whole pixels: a day of which no more than that is seen is not seen. */
const daysAt = (at: number, seen: number, beyond: 0 | 1) => ({
  edge: Math.floor(at + 0.02),
  first: Math.floor(at + 0.02) - beyond * BEYOND.days,
  last: Math.ceil(at + seen - 0.02) - 1 + beyond * BEYOND.days,
})
const heightsAt = (top: number, height: number, beyond: 0 | 1) => ({
  top: Math.floor((top - beyond * BEYOND.px) / STEP) * STEP,
  bottom: Math.ceil((top + height + beyond * BEYOND.px) / STEP) * STEP,
})
/** What comes before leaving what is seen. */
const NEAR = ['wheel', 'touchstart', 'pointerenter', 'pointerdown', 'focusin', 'keydown'] as const
/** Days of which more than half is seen; where none is, the one that takes most of the screen. And their middle, by the hour. */
type Settled = { first: number; last: number; middle: number }
const settledAt = (at: number, seen: number): Settled => {
  const first = seen < 1 ? Math.floor(at + seen / 2) : Math.round(at)
  const last = Math.max(first, Math.round(at + seen) - 1)
  return { first, last, middle: seen < 1 ? Math.round((at + seen / 2) * 24) / 24 : (first + last + 1) / 2 }
}
const isSame = (a: Settled, b: Settled) => a.first === b.first && a.last === b.last && a.middle === b.middle
