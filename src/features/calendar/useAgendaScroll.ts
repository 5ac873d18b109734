import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Day } from '@/domain/wire'
import { useIsScrolledTo } from './scrolledTo'

type Scroll = {
  date: Day
  onSee: (from: Day, to: Day) => void
}

/**
 * What a person does to scroll, or to press what a tool has scrolled to; until then the day of the address stays at the
 * top, whatever loads above it.
 */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const

/**
 * Ties the list's scroll to the day of the address: a new day is scrolled to, scrolling says which days are in sight,
 * and what comes in above pushes nothing away (quality C4).
 */
export function useAgendaScroll(ref: RefObject<HTMLElement | null>, { date, onSee }: Scroll): void {
  /** The day that begins at the top, and how far under the head it stood, when the list was last scrolled by hand; else the day it is held at. */
  const place = useRef<{ day: Day; under: number }>({ day: date, under: 0 })
  const drawn = useRef<Day>(date)
  const isScrolledTo = useIsScrolledTo()
  const byHand = useRef(false)
  /** Where the page stood when that place was taken. */
  const stood = useRef(0)
  const see = useRef(onSee)
  useEffect(() => {
    see.current = onSee
  })

  // After every drawing: rows above may have come or grown, and so may the header.
  useLayoutEffect(() => {
    if (drawn.current !== date) {
      drawn.current = date
      if (!isScrolledTo) {
        place.current = { day: date, under: 0 }
        stood.current = window.scrollY
      }
    }
    const section = sectionOf(ref.current, place.current.day)
    if (!section) return
    const wanted = headHeight(section) + place.current.under
    // A key may have scrolled since, before any frame told of it.
    const onTheWay = byHand.current ? window.scrollY - stood.current : 0
    const moved = section.getBoundingClientRect().top - wanted + onTheWay
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
    stood.current = window.scrollY - onTheWay
  })

  // Scroll is kept by hand; Safari has no anchoring of its own, and that of others would take what comes in for a hand.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    return () => void style.removeProperty('overflow-anchor')
  }, [])

  useEffect(() => {
    let frame = 0
    /** Takes the place that the list is at, and says which days are in sight. */
    const take = () => {
      stood.current = window.scrollY
      const sections = [...(ref.current?.querySelectorAll<HTMLElement>('section[data-date]') ?? [])]
      const head = sections[0] ? headHeight(sections[0]) : 0
      const inSight = sections.filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return bottom > head + 1 && top < window.innerHeight
      })
      const [top] = inSight
      const from = top?.dataset.date
      const to = inSight.at(-1)?.dataset.date
      if (!top || !from || !to) return undefined
      // A day of which only the end is in sight may grow when its work comes: what begins beneath it is held.
      const held =
        inSight.find((section) => {
          const begins = section.getBoundingClientRect().top
          return begins >= head && begins < window.innerHeight / 2
        }) ?? top
      place.current = { day: held.dataset.date ?? from, under: held.getBoundingClientRect().top - head }
      return { from, to }
    }
    const look = () => {
      frame = 0
      const seen = byHand.current ? take() : undefined
      if (seen) see.current(seen.from, seen.to)
    }
    const scroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const hand = () => {
      if (!byHand.current) take()
      byHand.current = true
    }
    window.addEventListener('scroll', scroll, { passive: true })
    // Before the list does what it is told.
    for (const kind of HANDS) window.addEventListener(kind, hand, { passive: true, capture: true })
    return () => {
      window.removeEventListener('scroll', scroll)
      for (const kind of HANDS) window.removeEventListener(kind, hand, { capture: true })
      cancelAnimationFrame(frame)
    }
  }, [ref])
}

const sectionOf = (list: HTMLElement | null, day: Day) =>
  list?.querySelector<HTMLElement>(`section[data-date="${day}"]`)

/** Height of what sticks above the list: the header, and above it what is not sent. */
function headHeight(section: HTMLElement): number {
  const head = section.closest('[data-view]')?.querySelector<HTMLElement>('[data-calendar-head]')
  return head ? head.offsetHeight + (parseFloat(getComputedStyle(head).top) || 0) : 0
}
