import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddCocktailMutation, useSaveCocktailMutation } from '@/api/storage'
import { versionIn } from '@/api/versionIn'
import { type Cocktail, cocktail } from '@/domain/cocktail'
import { problemOf } from '@/lib/problem'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import {
  type CocktailDraft,
  type CocktailFaults,
  cocktailOf,
  draftOf,
  faultsOf,
  isFaulty,
} from './cocktailDraft'

type CocktailFormOptions = {
  /** Undefined for a new mix. */
  stored: Cocktail | undefined
  initial: CocktailDraft
  onSaved: () => void
}

/** The form of a mix: what is typed, what is wrong with it, and its way to the backend. */
export function useCocktailForm({ stored, initial, onSaved }: CocktailFormOptions) {
  const { t } = useTranslation('cocktails')
  const problemText = useProblemText()
  const [post] = useAddCocktailMutation()
  const [put] = useSaveCocktailMutation()
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(initial)
  const [clean, setClean] = useState(initial)
  const [faults, setFaults] = useState<CocktailFaults>()
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Cocktail>()
  const [isBusy, setBusy] = useState(false)
  const isDirty = draft !== clean

  // Nothing typed yet: what somebody else has changed meanwhile is simply shown.
  if (stored && base && !isDirty && !isBusy && stored.updatedAt !== base.updatedAt) {
    const fresh = draftOf(stored)
    setBase(stored)
    setDraft(fresh)
    setClean(fresh)
  }

  const send = async (onto: Cocktail | undefined) => {
    setBusy(true)
    setFailure(undefined)
    setTheirs(undefined)
    const { error } = onto ? await put(cocktailOf(draft, onto)) : await post(cocktailOf(draft, {}))
    setBusy(false)
    if (error === undefined) {
      showToast({ tone: 'done', text: t('sheet.saved', { name: draft.name.trim() }) })
      onSaved()
      return
    }
    const current = problemOf(error).kind === 'conflict' ? (versionIn(error, cocktail) ?? stored) : undefined
    if (current && onto) setTheirs(current)
    else setFailure(problemText(error))
  }

  return {
    base,
    draft,
    faults,
    failure,
    theirs,
    isBusy,
    isDirty,
    change: (part: Partial<CocktailDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      setFailure(undefined)
      if (faults) setFaults(faultsOf(next))
    },
    /** Answers whether it can be sent. */
    submit: (): boolean => {
      if (isBusy) return true
      const found = faultsOf(draft)
      const isWrong = isFaulty(found)
      setFaults(isWrong ? found : undefined)
      if (!isWrong) void send(base)
      return !isWrong
    },
    takeTheirs: () => {
      if (!theirs) return
      const fresh = draftOf(theirs)
      setBase(theirs)
      setDraft(fresh)
      setClean(fresh)
      setTheirs(undefined)
    },
    keepMine: () => {
      if (!theirs) return
      setBase(theirs)
      void send(theirs)
    },
  }
}
export type CocktailForm = ReturnType<typeof useCocktailForm>
