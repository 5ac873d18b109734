import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type HeldFieldsProps = { held: boolean; children: ReactNode }

/**
 * The fields of a form, which take nothing while it is on its way: what was typed on would not be in it. A focus that was
 * in one goes to the press of the form, or it would be lost.
 */
export function HeldFields({ held, children }: HeldFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!held || !fields.current?.contains(document.activeElement)) return
    const parts = fields.current.closest('form')?.elements ?? []
    for (const part of parts) if (part instanceof HTMLButtonElement && part.type === 'submit') part.focus()
  }, [held])
  return (
    <Fields ref={fields} inert={held}>
      {children}
    </Fields>
  )
}

const Fields = styled.div`
  display: contents;
`
