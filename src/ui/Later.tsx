import styled from '@emotion/styled'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { takeTurn } from '@/lib/turns'
import { phone } from './media'
import { token } from './tokens'
import { useInSight } from './useInSight'

type LaterProps = {
  /** How high it will be, as far as can be said before. */
  height: number
  children: ReactNode
}

/**
 * A part that may stand outside the screen: it is fetched and drawn when somebody comes near, or when its turn comes. Its
 * place is kept, on the ground it will have.
 */
export function Later({ height, children }: LaterProps) {
  const [ref, isNear] = useInSight<HTMLDivElement>()
  const [isItsTurn, setIsItsTurn] = useState(false)
  useEffect(() => (isNear ? undefined : takeTurn(() => setIsItsTurn(true))), [isNear])
  const place = <Place aria-busy ref={ref} style={{ blockSize: height }} />
  return isNear || isItsTurn ? <Suspense fallback={place}>{children}</Suspense> : place
}

const Place = styled.div`
  ${phone} {
    margin-block-start: 8px;
    background: ${token('paper')};
    border-block: 1px solid ${token('line')};
  }
`
