import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sameIn, useAddOnce } from '@/api/lostAnswers'
import { storageEndpoints, useAddCocktailMutation, useSaveCocktailMutation } from '@/api/storage'
import { versionIn } from '@/api/versionIn'
import { type Cocktail, cocktail } from '@/domain/cocktail'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { wordsByField } from '@/lib/wordsByField'
import { showToast } from '@/ui/toasts'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { useTold } from '@/ui/useTold'
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
  /** A field is not right, to this page or to the backend. */
  onFault: () => void
}

/** Fields of a mix of which a backend may say that they are not right. */
const FIELDS = ['name', 'waterRate', 'items', 'notes'] as const
type Refused = Partial<Record<(typeof FIELDS)[number], string>>

/** The form of a mix: what is typed, what is wrong with it, and its way to the backend. */
export function useCocktailForm({ stored, initial, onSaved, onFault }: CocktailFormOptions) {
  const { t } = useTranslation('cocktails')
  const { whole } = useFormat()
  const problemText = useProblemText()
  const isThere = useIsThere()
  const told = useTold()
  const [post] = useAddCocktailMutation()
  const [put] = useSaveCocktailMutation()
  const addOnce = useAddOnce(storageEndpoints.getCocktails, post)
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(initial)
  const [clean, setClean] = useState(initial)
  const [faults, setFaults] = useState<CocktailFaults>()
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Cocktail>()
  /** What is on its way. */
  const [sent, setSent] = useState<CocktailDraft>()
  const isBusy = sent !== undefined
  const isDirty = draft !== clean

  // Nothing typed yet: what somebody else has changed meanwhile is simply shown.
  if (stored && base && !isDirty && !isBusy && stored.updatedAt !== base.updatedAt) {
    const fresh = draftOf(stored)
    setBase(stored)
    setDraft(fresh)
    setClean(fresh)
  }

  const send = async (onto: Cocktail | undefined) => {
    setSent(draft)
    setRefused({})
    setFailure(undefined)
    setTheirs(undefined)
    const { error } = onto ? await put(cocktailOf(draft, onto)) : await addOnce(cocktailOf(draft, {}))
    setSent(undefined)
    if (error === undefined || sameIn(error, cocktail, cocktailOf(draft, {}))) {
      showToast({ tone: 'done', text: t('sheet.saved', { name: draft.name.trim() }) })
      if (isThere()) onSaved()
      return
    }
    if (!isThere()) return void told({ error })
    const problem = problemOf(error)
    const { placed, rest } = wordsByField(
      problem,
      FIELDS.filter((key) => key !== 'waterRate' || draft.method === 'spray'),
      whole,
    )
    const current = problem.kind === 'conflict' ? (versionIn(error, cocktail) ?? stored) : undefined
    if (current && onto) setTheirs(current)
    else if (Object.keys(placed).length > 0) {
      setRefused(placed)
      setFailure(rest)
      onFault()
    } else setFailure(problemText(error))
  }

  return {
    base,
    draft,
    faults,
    refused,
    failure,
    theirs,
    isBusy,
    isDirty,
    isOnItsWay: sent === draft,
    change: (part: Partial<CocktailDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      setRefused({})
      setFailure(undefined)
      if (faults) setFaults(faultsOf(next))
    },
    submit: () => {
      if (isBusy) return
      const found = faultsOf(draft)
      const isWrong = isFaulty(found)
      setFaults(isWrong ? found : undefined)
      if (isWrong) onFault()
      else void send(base)
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
