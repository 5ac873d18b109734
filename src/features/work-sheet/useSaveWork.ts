import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import type { Activity, NewActivity } from '@/domain/activity'
import { useActivityText } from '@/i18n/activityText'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'

type Outcome<T> = Promise<{ data?: T; error?: unknown }>
type Ask = <T>(action: unknown) => Outcome<T>

/** Writes work and says so, with a way back. Every write answers what went wrong rather than throwing. */
export function useSaveWork() {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const problem = useProblemText()
  const dispatch = useDispatch()
  const ask: Ask = (action) => dispatch(action as never)

  const put = (activity: Activity): Outcome<Activity> =>
    ask(activityEndpoints.saveActivity.initiate(activity))
  const post = (activity: NewActivity, key: string): Outcome<Activity[]> =>
    ask(activityEndpoints.addActivity.initiate({ activity, key }))
  const remove = (activity: Activity, recurring: boolean): Outcome<null> =>
    ask(activityEndpoints.removeActivity.initiate({ id: activity.id, ...(recurring ? { recurring } : {}) }))

  /** The way back is a lone action: what fails there is told in a message. */
  const undo = (act: () => Outcome<unknown>) => () => {
    void (async () => {
      const { error } = await act()
      if (error !== undefined) showToast({ tone: 'error', text: problem(error) })
    })()
  }
  const say = (
    key: 'added' | 'saved' | 'started' | 'completed' | 'deleted',
    activity: Pick<Activity, 'activityName'>,
    back?: () => Outcome<unknown>,
  ) =>
    showToast({
      tone: 'done',
      text: t(`sheet.said.${key}`, { work: words.name(activity.activityName) }),
      ...(back ? { action: { label: t('sheet.undo'), onPress: undo(back) } } : {}),
    })

  return {
    /** One for each pitch; `keyOf` gives each its own key, so that a second try creates nothing twice. */
    add: async (activities: readonly NewActivity[], keyOf: (at: number) => string): Outcome<Activity[]> => {
      const created: Activity[] = []
      for (const [at, activity] of activities.entries()) {
        const { data, error } = await post(activity, keyOf(at))
        if (error !== undefined) return { error }
        created.push(...(data ?? []))
      }
      const [first] = activities
      if (first)
        say('added', first, async () => {
          for (const one of created) {
            const { error } = await remove(one, false)
            if (error !== undefined) return { error }
          }
          return {}
        })
      return { data: created }
    },
    save: async (
      activity: Activity,
      before: Activity,
      said: 'saved' | 'started' | 'completed',
    ): Outcome<Activity> => {
      const outcome = await put(activity)
      if (outcome.error === undefined)
        say(said, activity, () => put({ ...before, updatedAt: outcome.data?.updatedAt ?? before.updatedAt }))
      return outcome
    },
    remove: async (activity: Activity, recurring: boolean): Outcome<null> => {
      const outcome = await remove(activity, recurring)
      if (outcome.error === undefined) {
        const {
          id: _id,
          updatedAt: _updatedAt,
          createdBy: _createdBy,
          recurrenceId: _series,
          recurrence: _rule,
          ...again
        } = activity
        // A series comes back only as a new one, which nobody asked for; then there is no way back.
        say('deleted', activity, recurring ? undefined : () => post(again, crypto.randomUUID()))
      }
      return outcome
    },
  }
}
