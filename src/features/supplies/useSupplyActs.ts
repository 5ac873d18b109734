import { useTranslation } from 'react-i18next'
import { sameIn, useAddOnce, useIsGone } from '@/api/lostAnswers'
import {
  storageEndpoints,
  useAddSupplyMutation,
  useRemoveSupplyMutation,
  useSaveSupplyMutation,
} from '@/api/storage'
import { useShelveAgain } from '@/api/useShelveAgain'
import { versionIn } from '@/api/versionIn'
import { type Supply, supply as supplySchema } from '@/domain/supply'
import { problemOf } from '@/lib/problem'
import { useProblemText } from '@/ui/useProblemText'
import { rowTurns } from '@/ui/recordTable/rowTurns'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

type Answer = { data?: Supply; error?: unknown }

const inTurn = rowTurns<Supply>()

/** What is done to supplies: each writes, says so, and offers the way back. A failure is an answer, not a throw. */
export function useSupplyActs() {
  const { t } = useTranslation('supplies')
  const problemText = useProblemText()
  const told = useTold()
  const say = useUndoToast()
  const [put] = useSaveSupplyMutation()
  const [post] = useAddSupplyMutation()
  const [drop] = useRemoveSupplyMutation()
  const addOnce = useAddOnce(storageEndpoints.getSupplies, post)
  const isGone = useIsGone(storageEndpoints.getSupplies)
  const shelveAgain = useShelveAgain()

  /** Puts the old values of a change back, on top of whatever the backend holds now. */
  const back = (before: Supply, after: Supply) => put({ ...before, updatedAt: after.updatedAt })

  const save = async (after: Supply, before: Supply): Promise<Answer> => {
    const answer = await put(after)
    const kept = answer.data ?? sameIn(answer.error, supplySchema, after)
    if (!kept) return answer
    say(t('said.saved', { name: after.name }), () => back(before, kept))
    return { data: kept }
  }

  return {
    save,
    /** From the list; answers a sentence when it is refused. Somebody else's change is shown in the sheet. */
    change: async (before: Supply, change: Partial<Supply>): Promise<string | undefined> => {
      const { error } = await inTurn(before, (now) => save({ ...now, ...change }, now))
      if (error === undefined) return undefined
      const theirs = problemOf(error).kind === 'conflict' ? versionIn(error, supplySchema) : undefined
      return theirs ? t('conflict.inList') : problemText(error)
    },
    add: async (supply: Omit<Supply, 'id'>): Promise<Answer> => {
      const answer = await addOnce(supply)
      const { data } = answer
      if (data) say(t('said.added', { name: data.name }), () => drop(data.id))
      return answer
    },
    remove: async (supply: Supply): Promise<{ error?: unknown }> => {
      const { error } = await drop(supply.id)
      if (await isGone(supply.id, error)) {
        say(t('said.removed', { name: supply.name }), shelveAgain('supply', [supply]))
        return {}
      }
      return told({ error })
    },
  }
}
