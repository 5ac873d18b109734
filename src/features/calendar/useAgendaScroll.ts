import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Day } from '@/domain/wire'

type Scroll = {
  date: Day
  first: Day
  rows: unknown
  onSee: (from: Day, to: Day) => void
}

/**
 * Ties the list's scroll to the day of the address: a new day is scrolled to, scrolling says which days are in sight,
 * and what comes in above pushes nothing away (quality C4).
 */
export function useAgendaScroll(
  ref: RefObject<HTMLElement | null>,
  { date, first, rows, onSee }: Scroll,
): void {
  /** The day at the top, and where it stood, when the list was last scrolled. */
  const anchor = useRef<{ day: Day; top: number } | null>(null)
  const shown = useRef<Day | null>(null)
  const see = useRef(onSee)
  useEffect(() => {
    see.current = onSee
  })

  useLayoutEffect(() => {
    if (shown.current === date) return
    const section = sectionOf(ref.current, date)
    if (!section) return
    shown.current = date
    section.scrollIntoView?.({ block: 'start', behavior: 'instant' })
    window.scrollBy?.({ top: -headHeight(section), behavior: 'instant' })
    anchor.current = { day: date, top: section.getBoundingClientRect().top }
  }, [ref, date, first])

  useLayoutEffect(() => {
    const section = anchor.current && sectionOf(ref.current, anchor.current.day)
    const moved = section && anchor.current ? section.getBoundingClientRect().top - anchor.current.top : 0
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [ref, first, rows])

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const sections = [...(ref.current?.querySelectorAll<HTMLElement>('section[data-date]') ?? [])]
      const head = sections[0] ? headHeight(sections[0]) : 0
      const inSight = sections.filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return bottom > head + 1 && top < window.innerHeight
      })
      const [top] = inSight
      const from = top?.dataset.date
      const to = inSight.at(-1)?.dataset.date
      if (!top || !from || !to) return
      anchor.current = { day: from, top: top.getBoundingClientRect().top }
      shown.current = from
      see.current(from, to)
    }
    const scroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', scroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', scroll)
      cancelAnimationFrame(frame)
    }
  }, [ref])
}

const sectionOf = (list: HTMLElement | null, day: Day) =>
  list?.querySelector<HTMLElement>(`section[data-date="${day}"]`)
/** Height of what sticks above the list. */
const headHeight = (section: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(section).getPropertyValue('--calendar-head')) || 0
