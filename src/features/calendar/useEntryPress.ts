import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Id } from '@/domain/wire'
import { useScene } from './scene'

/** How long a finger rests on work before it is chosen rather than opened, ms. */
const LONG_PRESS = 450

/** What a press on work does: it opens its sheet; with Ctrl, held long, or while others are chosen, it is chosen (F3). */
export function useEntryPress(id: Id) {
  const scene = useScene()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const letGo = () => clearTimeout(timer.current)
  return {
    onClick: (event: MouseEvent) => {
      if (wasLong.current) wasLong.current = false
      else if (event.ctrlKey || event.metaKey || scene.chosen.size > 0) scene.choose(id)
      // From the address bar: rows need not be drawn again whenever it changes.
      else
        void navigate(
          { search: withWorkSheet(window.location.search, { kind: 'open', id }) },
          { preventScrollReset: true },
        )
    },
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType !== 'touch' || scene.readOnly) return
      timer.current = setTimeout(() => {
        wasLong.current = true
        scene.choose(id)
      }, LONG_PRESS)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'x' || event.ctrlKey || event.metaKey || scene.readOnly) return
      event.preventDefault()
      scene.choose(id)
    },
  }
}
