import { useLocation } from 'react-router-dom'
import { readOfficeChoice } from '@/domain/league/officeView'
import { withParts } from '@/lib/searchParts'
import { useSearchChange } from '@/ui/useSearchChange'
import { useSettledText } from '@/ui/useSettledText'

/** How the office looks at its clubs, kept in the address. */
export function useOfficeChoice() {
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const choice = readOfficeChoice(search)
  const go = (change: Readonly<Record<string, string | null>>, replace = true) =>
    changeSearch((present) => withParts(present, change), { replace, preventScrollReset: true })
  // The address follows once typing rests; the table itself does not wait for it.
  const { typed, setTyped, forget } = useSettledText(choice.text, (text) => go({ q: text }))
  return {
    choice: { ...choice, text: typed },
    search,
    go,
    setText: setTyped,
    /** Everything is shown again. */
    clear: () => {
      forget()
      go({ q: null, club: null, kind: null, round: null })
    },
  }
}
export type OfficeChoices = ReturnType<typeof useOfficeChoice>
