import { useDispatch } from 'react-redux'
import { leave } from './leaving'
import { loggedOut } from './sessionSlice'

/**
 * Ends the session at once, online or not: what was the person's goes, and the login page of their area opens (spec §4).
 * Only entries that are not sent are asked about first (quality L3).
 */
export function useLogOut(): () => void {
  const dispatch = useDispatch()
  return () => leave(() => dispatch(loggedOut()))
}
