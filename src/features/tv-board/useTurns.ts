import { useEffect, useState } from 'react'

/** Counts up every so many seconds; what has pages shows the next one. A person can turn it, too. */
export function useTurns(seconds: number, standing: boolean): [number, (by: number) => void] {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (standing) return
    const timer = setInterval(() => setTurn((last) => (last + 1) % ROUND), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, standing])
  return [turn, (by) => setTurn((last) => (last + by + ROUND) % ROUND)]
}

/** Divisible by any number of pages up to ten, so that no page is left out when the count starts again. */
const ROUND = 2520
