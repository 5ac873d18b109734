import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'

/** Asks for more rows when it comes near, and by a press where nothing scrolls. */
export function MoreRows({ onReach, children }: { onReach: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach()
      },
      { rootMargin: '800px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onReach])
  return (
    <Foot ref={ref}>
      <Button size="small" onClick={onReach}>
        {children}
      </Button>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: 12px;
`
