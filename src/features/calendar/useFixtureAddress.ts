import type { Id } from '@/domain/wire'
import { useSearchChange } from '@/ui/useSearchChange'
import { readFixture, withFixture } from './calendarAddress'

/** The fixture whose sheet is open, and what opens another one, or closes it for null. */
export function useFixtureAddress(search: string): [Id | null, (id: Id | null) => void] {
  const changeSearch = useSearchChange()
  const show = (id: Id | null) =>
    // From the address bar: as with the work sheet, what it says at this moment counts.
    changeSearch((present) => withFixture(present, id), { preventScrollReset: true })
  return [readFixture(search), show]
}
