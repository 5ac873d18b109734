import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { token } from '../tokens'

export type Draft = { cell: number; text: string; /** Typed over, or opened to be changed. */ fresh: boolean }

type CellEditorProps = {
  draft: Draft
  name: string
  /** The text and how many cells to move on; null leaves the cell as it was. */
  onTyped: (text: string | null, move: number) => void
}

/** The field in a cell that is being typed in: Enter and Tab keep the text and move on, Escape leaves it. */
export function CellEditor({ draft, name, onTyped }: CellEditorProps) {
  const ref = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    isDone.current = false
    ref.current?.focus()
    if (!draft.fresh) ref.current?.select()
  }, [draft])
  const done = (text: string | null, move: number) => {
    if (isDone.current) return
    isDone.current = true
    onTyped(text, move)
  }
  return (
    <Entry
      ref={ref}
      defaultValue={draft.text}
      aria-label={name}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
      onKeyDown={(event) => {
        event.stopPropagation()
        const back = event.shiftKey ? -1 : 1
        if (event.key === 'Escape') {
          event.preventDefault()
          done(null, 0)
        } else if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault()
          done(event.currentTarget.value, back)
        }
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onPaste={(event) => {
        // A block belongs to the grid; one number into the field.
        if (!/[\t\n]/.test(event.clipboardData.getData('text/plain').trim())) event.stopPropagation()
      }}
      onBlur={(event) => done(event.currentTarget.value, 0)}
    />
  )
}

const Entry = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 50%;
  inline-size: max(100%, 48px);
  translate: -50% 0;
  z-index: 2;
  padding: 0;
  border: 2px solid ${token('green-deep')};
  border-radius: 2px;
  background: ${token('paper')};
  color: ${token('ink')};
  text-align: center;
  font: 500 ${token('t-12')} ${token('font')};
  outline: none;

  @media (pointer: coarse) {
    inline-size: max(100%, 64px);
    inset-block: -6px;
    font: 500 ${token('t-16')} ${token('font')};
  }
`
