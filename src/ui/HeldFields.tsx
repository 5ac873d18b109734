import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '@/lib/afterPaint'

type HeldFieldsProps = { held: boolean; children: ReactNode }

/**
 * The fields of a form, which take nothing while it is on its way: what was typed on would not be in it. A focus that was
 * in one goes to the press of the form, or it would be lost.
 */
export function HeldFields({ held, children }: HeldFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const within = fields.current
    if (!held || !within) return
    if (within.contains(document.activeElement))
      for (const part of within.closest('form')?.elements ?? [])
        if (part instanceof HTMLButtonElement && part.type === 'submit') part.focus()
    // The style of every field is worked out anew with it: that the press was heard is seen before.
    const stop = afterPaint(() => within.toggleAttribute('inert', true))
    return () => {
      stop()
      within.removeAttribute('inert')
    }
  }, [held])
  return <Fields ref={fields}>{children}</Fields>
}

const Fields = styled.div`
  display: contents;
`
