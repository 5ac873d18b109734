import styled from '@emotion/styled'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'

type ReorderGripProps = {
  label: string
  help: string
  /** Where its row stands in the list. */
  at: number
  onMove: (from: number, to: number) => void
  /** While a pointer holds it. */
  onHold: (isHeld: boolean) => void
}

/** Takes its row of a list to another place: by the pointer, or by the arrow keys. */
export function ReorderGrip({ label, help, at, onMove, onHold }: ReorderGripProps) {
  // A pointer that is held moves rows of the list as it is by then.
  const latest = useRef({ at, onMove })
  useEffect(() => {
    latest.current = { at, onMove }
  })
  const step = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    const grip = event.currentTarget
    flushSync(() => onMove(at, at + by))
    // The row may have been taken out and put in again.
    grip.focus()
  }
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('ul')
    if (event.button !== 0 || !list) return
    onHold(true)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...list.children]
      const found = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
      const to = found < 0 ? rows.length - 1 : found
      if (to !== latest.current.at) latest.current.onMove(latest.current.at, to)
    }
    const end = () => {
      onHold(false)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return (
    <Grip type="button" aria-label={label} title={help} onKeyDown={step} onPointerDown={hold}>
      <ToolIcon name="gripVertical" size={16} />
    </Grip>
  )
}

const Grip = styled.button`
  align-self: stretch;
  display: grid;
  place-items: center;
  min-inline-size: 24px;
  min-block-size: 32px;
  border-radius: ${token('r-mark')};
  color: ${token('ink-2')};
  cursor: grab;
  touch-action: none;

  ${phone} {
    min-inline-size: 44px;
    margin-inline: -10px;
  }
`
