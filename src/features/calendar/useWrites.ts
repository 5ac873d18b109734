import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddActivityMutation, useRemoveActivityMutation, useSaveActivityMutation } from '@/api/activities'
import { useBringBack } from '@/api/useBringBack'
import { useStatusWeather, type WithWeather } from '@/api/useInWeather'
import type { Activity, NewActivity } from '@/domain/activity'
import { plannedAnew } from '@/domain/carriedAnswers'
import type { Id } from '@/domain/wire'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { useFormat } from '@/i18n/format'
import { useRefusedReason } from '@/ui/useProblemText'
import { type Outcome, useTold } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { useMoveText } from './useMoveText'

/** One change of several that are made together. */
export type Change = { before: Activity; after: Activity }

const idsOf = (activities: readonly Activity[]): Id[] => activities.map(({ id }) => id)

/** Where work is, as far as its toast tells. */
export type Placed = Pick<Activity, 'pitchIds' | 'userIds'>
type Refused = { id: Id | undefined; name: string; error: unknown }

/** What the calendar writes: at once on the screen, back when it is refused, and undone within ten seconds. */
export function useWrites(whereOf: (work: Placed) => string) {
  const { t } = useTranslation('calendar')
  const say = useUndoToast()
  const told = useTold()
  const reasonOf = useRefusedReason()
  const moveText = useMoveText()
  const { comma } = useFormat()
  const orUnsent = useUnsentWords()
  const [save] = useSaveActivityMutation()
  const bringBack = useBringBack()
  const [add] = useAddActivityMutation()
  const [remove] = useRemoveActivityMutation()
  const { weatherOf, saidOfAll } = useStatusWeather()

  /** The last write of each activity: the next one waits for it and carries its stamp, or it would look stale. */
  const last = useRef(new Map<Id, Promise<Activity | undefined>>())
  const put = async (
    activity: Activity,
    weather?: Promise<WithWeather>,
  ): Promise<Outcome & { data?: Activity }> => {
    const earlier = last.current.get(activity.id)
    const inTurn = async () => {
      const stamp = (await earlier)?.updatedAt
      const { work } = weather ? await weather : { work: activity }
      return save({ ...work, updatedAt: stamp ?? work.updatedAt })
    }
    // What waits for nothing is on the screen at once.
    const answer = earlier || weather ? inTurn() : save(activity)
    const written = (async () => (await answer).data)()
    last.current.set(activity.id, written)
    const { data, error } = await answer
    if (last.current.get(activity.id) === written) last.current.delete(activity.id)
    return { ...(data ? { data } : {}), ...(error ? { error } : {}) }
  }
  const refusal = (of: NewActivity & { id?: Id }, error: unknown): Refused => ({
    id: of.id,
    name: `${moveText.nameOf(of)}${comma}${whereOf(of)}`,
    error,
  })
  /** Of several, how many were refused and which, and why the first of them was. */
  const tellRefused = (
    refused: readonly Refused[],
    total: number,
    onRefused?: (ids: readonly Id[]) => void,
  ) => {
    const [first] = refused
    if (!first) return
    onRefused?.(refused.flatMap(({ id }) => id ?? []))
    if (total === 1) return void told(first)
    const reason = reasonOf(
      first.error,
      refused.map(({ name }) => name),
    )
    showToast({ tone: 'error', text: t('chosen.refused', { refused: refused.length, total, reason }) })
  }

  async function removeAll(activities: readonly Activity[]): Promise<Outcome> {
    for (const { id } of activities) {
      const { error } = await remove({ id })
      if (error !== undefined) return { error }
    }
    return {}
  }

  return {
    move: async (before: Activity, after: Activity, where: string) => {
      const { data, error } = await told(put(after), moveText.nameOf(before))
      if (error !== undefined) return false
      say(orUnsent(moveText.say('dropped', after, where), [after.id]), () =>
        put({ ...before, updatedAt: data?.updatedAt ?? before.updatedAt }),
      )
      return true
    },
    copy: async (activity: Activity, where: string) => {
      const { data, error } = await told(
        add({ activity: plannedAnew(activity), key: crypto.randomUUID() }),
        moveText.nameOf(activity),
      )
      if (error !== undefined) return false
      say(
        orUnsent(t('move.copied', { what: moveText.say('over', activity, where) }), idsOf(data ?? [])),
        () => removeAll(data ?? []),
      )
      return true
    },
    addAll: async (activities: readonly NewActivity[], text: (count: number) => string) => {
      const created: Activity[] = []
      const refused: Refused[] = []
      for (const activity of activities) {
        const { data, error } = await add({ activity, key: crypto.randomUUID() })
        if (error) refused.push(refusal(activity, error))
        else created.push(...data)
      }
      if (created.length > 0) say(orUnsent(text(created.length), idsOf(created)), () => removeAll(created))
      tellRefused(refused, activities.length)
    },
    /** All of them, one after another; those that are refused are counted and named, the others stay. */
    changeAll: async (
      changes: readonly Change[],
      text: (count: number) => string,
      onRefused?: (ids: readonly Id[]) => void,
    ) => {
      const done: Change[] = []
      const read: (WithWeather | undefined)[] = []
      const refused: Refused[] = []
      const asked = changes.map((change) => ({ ...change, weather: weatherOf(change.before, change.after) }))
      for (const { before, after, weather } of asked) {
        const { data, error } = await put(after, weather)
        if (error === undefined) {
          done.push({ before, after: data ?? after })
          read.push(await weather)
        } else refused.push(refusal(before, error))
      }
      if (done.length > 0)
        say(saidOfAll(orUnsent(text(done.length), idsOf(done.map(({ after }) => after))), read), async () => {
          let failed: Outcome = {}
          for (const { before, after } of done) {
            const outcome = await put({ ...before, updatedAt: after.updatedAt })
            if (outcome.error !== undefined) failed = { error: outcome.error }
          }
          return failed
        })
      tellRefused(refused, changes.length, onRefused)
      return refused.length === 0
    },
    removeAll: async (activities: readonly Activity[], onRefused: (ids: readonly Id[]) => void) => {
      const gone: Activity[] = []
      const refused: Refused[] = []
      for (const activity of activities) {
        const { error } = await remove({ id: activity.id })
        if (error === undefined) gone.push(activity)
        else refused.push(refusal(activity, error))
      }
      if (gone.length > 0)
        say(orUnsent(t('chosen.deleted', { count: gone.length }), idsOf(gone)), async () => {
          for (const activity of gone) {
            const { error } = await bringBack(activity)
            if (error !== undefined) return { error }
          }
          return {}
        })
      tellRefused(refused, activities.length, onRefused)
    },
  }
}
