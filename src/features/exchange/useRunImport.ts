import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { createActKeys } from '@/api/actKeys'
import { activityEndpoints } from '@/api/activities'
import { useWriteMany } from '@/ui/importing/useWriteMany'
import type { Activity } from '@/domain/activity'
import type { FixtureChange } from '@/domain/ics/fixtureChange'
import { asNew } from '@/domain/ics/fixtureDiff'
import { useUnsentWords } from '@/outbox/useUnsentWords'

type Outcome<T> = Promise<{ data?: T; error?: unknown }>

/** Writes the chosen changes of a file of fixtures, and takes all of them back in one act. */
export function useRunImport(onDone: () => void) {
  const { t } = useTranslation('exchange')
  const dispatch = useDispatch()
  const orUnsent = useUnsentWords()
  // A second try of the same addition is the same act (contract.md, Idempotency-Key).
  const [keys] = useState(createActKeys)
  const ask = <T>(action: unknown): Outcome<T> => dispatch(action as never)
  const put = (activity: Activity): Outcome<Activity> =>
    ask(activityEndpoints.saveActivity.initiate(activity))
  const add = async ({ id, activity }: FixtureChange): Outcome<Activity> => {
    const { data, error } = await ask<Activity[]>(
      activityEndpoints.addActivity.initiate({ activity: asNew(activity), key: keys.of(id) }),
    )
    return { data: data?.[0], error }
  }
  return useWriteMany<FixtureChange, Activity>({
    done: (written) =>
      orUnsent(
        t('import.done', { count: written.length }),
        written.map(({ id }) => id),
      ),
    onDone,
    write: async (change) => {
      const { data, error } = await (change.before ? put(change.activity) : add(change))
      return error === undefined ? { now: data ?? change.activity } : { error }
    },
    undo: async ({ change: { before, id }, now }) => {
      // The same fixture may come again, and is another act then.
      keys.forget(id)
      return before
        ? put({ ...before, updatedAt: now.updatedAt })
        : ask(activityEndpoints.removeActivity.initiate({ id: now.id }))
    },
  })
}
