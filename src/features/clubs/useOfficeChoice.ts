import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readOfficeChoice, withOffice } from '@/domain/league/officeView'
import { useSettledText } from '@/ui/useSettledText'

/** How the office looks at its clubs, kept in the address. */
export function useOfficeChoice() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choice = readOfficeChoice(search)
  // Two changes in a row: the second builds on the first, which is not drawn yet.
  const asked = useRef(search)
  useEffect(() => {
    asked.current = search
  }, [search])
  const go = (change: Readonly<Record<string, string | null>>, replace = true) => {
    asked.current = withOffice(asked.current, change)
    void navigate({ search: asked.current }, { replace, preventScrollReset: true })
  }
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
