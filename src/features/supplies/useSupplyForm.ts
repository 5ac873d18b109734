import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { versionIn } from '@/api/versionIn'
import { type Supply, supply as supplySchema } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'
import { wordsByField } from '@/lib/wordsByField'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { useTold } from '@/ui/useTold'
import {
  differing,
  draftOf,
  NEW_SUPPLY,
  SUPPLY_FIELDS,
  type SupplyDraft,
  supplyFaults,
  type SupplyField,
  supplyOf,
} from './supplyDraft'
import { useSupplyActs } from './useSupplyActs'

type FormOptions = {
  /** What is changed; undefined for a new product. */
  supply: Supply | undefined
  onSaved: (supply: Supply | undefined) => void
  /** A field is not right, to this page or to the backend. */
  onFault: () => void
}

/** The form of a product: what is typed, what is wrong with it, and its way to the backend. */
export function useSupplyForm({ supply, onSaved, onFault }: FormOptions) {
  const { t } = useTranslation('supplies')
  const { whole } = useFormat()
  const acts = useSupplyActs()
  const problemText = useProblemText()
  const isThere = useIsThere()
  const told = useTold()
  const [base, setBase] = useState(supply)
  const clean = base ? draftOf(base) : NEW_SUPPLY
  const [draft, setDraft] = useState<SupplyDraft>(clean)
  /** Faults show once saving was tried. */
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<SupplyField, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<Supply>()
  /** What is on its way. */
  const [sent, setSent] = useState<SupplyDraft>()
  const isBusy = sent !== undefined

  const faults = supplyFaults(draft)
  const errors: Partial<Record<SupplyField, string>> = { ...refused }
  if (isTried)
    for (const key of SUPPLY_FIELDS) {
      const fault = faults[key]
      if (fault) errors[key] = t(`fault.${fault}`)
    }

  const send = async (onto: Supply | undefined) => {
    setSent(draft)
    setRefused({})
    setFailure(undefined)
    setTheirs(undefined)
    const { data, error } = onto
      ? await acts.save(supplyOf(draft, onto), onto)
      : await acts.add(supplyOf(draft))
    setSent(undefined)
    if (!isThere()) return void told({ error })
    if (error === undefined) {
      onSaved(data)
      return
    }
    const problem = problemOf(error)
    const { placed, rest } = wordsByField(problem, SUPPLY_FIELDS, whole)
    const version =
      problem.kind === 'conflict' && onto ? (versionIn(error, supplySchema) ?? supply) : undefined
    if (version) setTheirs(version)
    else if (Object.keys(placed).length > 0) {
      setRefused(placed)
      setFailure(rest)
      onFault()
    } else setFailure(problemText(error))
  }
  return {
    draft,
    isDirty: differing(draft, clean).length > 0,
    errors,
    failure,
    /** What somebody else has saved meanwhile. */
    theirs,
    isBusy,
    isOnItsWay: sent === draft,
    change: (part: Partial<SupplyDraft>) => {
      setDraft({ ...draft, ...part })
      setRefused({})
    },
    submit: () => {
      setTried(true)
      if (Object.keys(faults).length > 0) onFault()
      else if (!isBusy) void send(base)
    },
    takeTheirs: () => {
      if (!theirs) return
      setBase(theirs)
      setDraft(draftOf(theirs))
      setTheirs(undefined)
    },
    keepMine: () => {
      if (!theirs) return
      setBase(theirs)
      void send(theirs)
    },
  }
}
