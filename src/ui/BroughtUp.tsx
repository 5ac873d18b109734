import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'

/** What Save is answered stands at the end of a form that is longer than its sheet: it comes into sight as soon as it is there. */
export function BroughtUp({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return <Place ref={place}>{children}</Place>
}

const Place = styled.div`
  scroll-margin-block: 12px;
`
