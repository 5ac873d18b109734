import { useTranslation } from 'react-i18next'
import { useAddSupplyMutation, useRemoveSupplyMutation, useSaveSupplyMutation } from '@/api/storage'
import { versionIn } from '@/api/versionIn'
import { type Supply, supply as supplySchema } from '@/domain/supply'
import { problemOf } from '@/lib/problem'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

type Answer = { data?: Supply; error?: unknown }

/** Few enough at once that a backend is not overrun. */
const AT_ONCE = 4

/** What is done to supplies: each writes, says so, and offers the way back. A failure is an answer, not a throw. */
export function useSupplyActs() {
  const { t } = useTranslation('supplies')
  const problemText = useProblemText()
  const say = useUndoToast()
  const [put] = useSaveSupplyMutation()
  const [post] = useAddSupplyMutation()
  const [drop] = useRemoveSupplyMutation()

  /** Puts the old values of a change back, on top of whatever the backend holds now. */
  const back = (before: Supply, after: Supply) => put({ ...before, updatedAt: after.updatedAt })

  const save = async (after: Supply, before: Supply): Promise<Answer> => {
    const answer = await put(after)
    if (answer.data) {
      const kept = answer.data
      say(t('said.saved', { name: after.name }), () => back(before, kept))
    }
    return answer
  }
  const each = async <T, A>(rows: readonly T[], act: (row: T) => PromiseLike<A>): Promise<A[]> => {
    const answers: A[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE)
      answers.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(act))))
    return answers
  }

  return {
    save,
    /** From the list; answers a sentence when it is refused. Somebody else's change is shown in the sheet. */
    change: async (before: Supply, change: Partial<Supply>): Promise<string | undefined> => {
      const { error } = await save({ ...before, ...change }, before)
      if (error === undefined) return undefined
      const theirs = problemOf(error).kind === 'conflict' ? versionIn(error, supplySchema) : undefined
      return theirs ? t('conflict.inList') : problemText(error)
    },
    add: async (supply: Omit<Supply, 'id'>): Promise<Answer> => {
      const answer = await post(supply)
      const { data } = answer
      if (data) say(t('said.added', { name: data.name }), () => drop(data.id))
      return answer
    },
    remove: async (supply: Supply): Promise<{ error?: unknown }> => {
      const answer = await drop(supply.id)
      if (answer.error === undefined) {
        say(t('said.removed', { name: supply.name }), () => post(anew(supply)))
      } else showToast({ tone: 'error', text: problemText(answer.error) })
      return answer
    },
    /** One change to many; says how many went through, and why the first of the others did not. Answers with the others. */
    changeAll: async (
      supplies: readonly Supply[],
      changeOf: (supply: Supply) => Partial<Supply>,
    ): Promise<readonly Supply[]> => {
      const answers = await each(supplies, (supply) => put({ ...supply, ...changeOf(supply) }))
      const kept = answers.flatMap(({ data }, at) => {
        const before = supplies[at]
        return data && before ? [{ before, after: data }] : []
      })
      const refused = answers.find(({ error }) => error !== undefined)
      if (kept.length > 0)
        say(t('said.changed', { count: kept.length }), async () => {
          const undone = await each(kept, ({ before, after }) => back(before, after))
          return undone.find(({ error }) => error !== undefined) ?? {}
        })
      if (refused)
        showToast({
          tone: 'error',
          text: t('said.refused', {
            count: answers.length - kept.length,
            reason: problemText(refused.error),
          }),
        })
      return supplies.filter((_, at) => answers[at]?.error !== undefined)
    },
    /** Answers with those that stay. */
    removeAll: async (supplies: readonly Supply[]): Promise<readonly Supply[]> => {
      const answers = await each(supplies, ({ id }) => drop(id))
      const gone = supplies.filter((_, at) => answers[at]?.error === undefined)
      const refused = answers.find(({ error }) => error !== undefined)
      if (gone.length > 0)
        say(t('said.removedAll', { count: gone.length }), async () => {
          const undone = await each(gone, (supply) => post(anew(supply)))
          return undone.find(({ error }) => error !== undefined) ?? {}
        })
      if (refused)
        showToast({
          tone: 'error',
          text: t('said.refused', {
            count: answers.length - gone.length,
            reason: problemText(refused.error),
          }),
        })
      return supplies.filter((supply) => !gone.includes(supply))
    },
  }
}

/** What was deleted, to be added again: the backend gives it a new id. */
function anew(supply: Supply): Omit<Supply, 'id'> {
  const { id: _, updatedAt: __, ...again } = supply
  return again
}
