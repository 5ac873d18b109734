import { useNavigate } from 'react-router-dom'
import type { Id } from '@/domain/wire'
import { readFixture, withFixture } from './calendarAddress'

/** The fixture whose sheet is open, and what opens another one, or closes it for null. */
export function useFixtureAddress(search: string): [Id | null, (id: Id | null) => void] {
  const navigate = useNavigate()
  const show = (id: Id | null) =>
    // From the address bar: as with the work sheet, what it says at this moment counts.
    void navigate({ search: withFixture(window.location.search, id) }, { preventScrollReset: true })
  return [readFixture(search), show]
}
