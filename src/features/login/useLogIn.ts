import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { areaOfRole, type Door, redirectTarget } from '@/domain/access'
import { afterPaint } from '@/lib/afterPaint'
import { fetchAhead } from '@/lib/parts'
import { useConnection } from '@/session/connectionContext'
import type { LogInFailure } from './openSession'

const loadEntrance = () => import('./enter')

/** The way in. A second press while the first is under way counts for nothing. */
export function useLogIn(area: Door) {
  const connect = useConnection()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const underWay = useRef(false)
  const fetched = useRef('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ at: string; why: LogInFailure }>()

  useEffect(() => {
    // What follows the press comes ahead of it; if that fails now, the press tries again.
    return afterPaint(() => {
      Promise.all([loadEntrance(), connect()]).catch(() => undefined)
    })
  }, [connect])

  const goalOf = (door: Door): string => redirectTarget({ search, origin: location.origin }, door)

  /** Whoever begins to type is about to come in: the page they will see is fetched meanwhile. */
  const comeSoon = () => {
    const goal = goalOf(area)
    if (fetched.current !== goal) fetchAhead(goal)
    fetched.current = goal
  }

  const attempt = async (username: string, password: string): Promise<LogInFailure | undefined> => {
    const ready = await Promise.all([loadEntrance(), connect()]).catch(() => undefined)
    if (!ready) return 'problem.offline'
    const [{ enter }, { store }] = ready
    const outcome = await store.dispatch(enter({ username, password }, area))
    if (outcome === 'superseded') return undefined
    if ('failure' in outcome) return outcome.failure
    // In place of the login page, so that "back" does not lead to it (quality R5).
    await navigate(goalOf(areaOfRole(outcome.role)), { replace: true })
    return undefined
  }

  const logIn = async (username: string, password: string): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    comeSoon()
    setBusy(true)
    setFailed(undefined)
    const why = await attempt(username, password)
    underWay.current = false
    setBusy(false)
    if (why) setFailed({ at: pathname, why })
  }

  return { logIn, comeSoon, busy, failure: failed?.at === pathname ? failed.why : undefined }
}
