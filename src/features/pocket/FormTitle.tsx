import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What a form in the sheet asks; it takes the focus, as the press that led to the form is gone. */
export function FormTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <h3 ref={title} tabIndex={-1}>
      {children}
    </h3>
  )
}
