import { useDispatch } from 'react-redux'
import { loggedOut } from './sessionSlice'

/** Ends the session at once, online or not: what was the person's goes, and the login page of their area opens (spec §4). */
export function useLogOut(): () => void {
  const dispatch = useDispatch()
  return () => {
    dispatch(loggedOut())
  }
}
