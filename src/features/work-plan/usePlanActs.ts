import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { activityEndpoints, useGetActivityConfigurationQuery } from '@/api/activities'
import { useBringBack } from '@/api/useBringBack'
import { useStatusWeather, type WithWeather } from '@/api/useInWeather'
import type { Activity, NewActivity } from '@/domain/activity'
import { madeAgain } from '@/domain/madeAgain'
import type { Change } from '@/domain/planning/dayPlan'
import type { Id } from '@/domain/wire'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import type { Outcome } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { useProblemText, useRefusedReason } from '@/ui/useProblemText'
import type { JobFacts } from './useJobFacts'

/** What one act writes, all of it taken back together. */
export type Act = {
  change?: readonly Change[]
  add?: readonly NewActivity[]
  remove?: readonly Activity[]
}

type Planned = NewActivity & { id?: Id }
/** What was done, in a sentence; of several by how many of them were not refused, and which. */
export type Said = string | ((count: number, done: readonly Planned[]) => string)

/** Hears which of the work that is there was refused. */
export type OnRefused = (ids: readonly Id[]) => void

export type PlanActs = {
  /** Writes it and says so with a way back; what was refused goes back by itself and is told. True when all went well. */
  perform: (act: Act, said: Said, onRefused?: OnRefused) => Promise<boolean>
}

type Written<T> = Promise<{ data?: T; error?: unknown }>

/** Writes to the plan: on screen at once, each with one way back (quality K3). */
export function usePlanActs(facts: Pick<JobFacts, 'work'>): PlanActs {
  const { t } = useTranslation('workPlan')
  const dispatch = useDispatch()
  const bringBack = useBringBack()
  const say = useUndoToast()
  const orUnsent = useUnsentWords()
  const problem = useProblemText()
  const reasonOf = useRefusedReason()
  const { data: configuration = [] } = useGetActivityConfigurationQuery()
  const { weatherOf, saidOfAll } = useStatusWeather()
  // Two quick moves of one job: the second waits for the first and carries its stamp, or it would look like an
  // older copy of somebody else's.
  const queues = useRef(new Map<Id, Written<Activity>>())
  const stamps = useRef(new Map<Id, string>())
  // What was pressed, as it stood on the screen, and what is to become of it.
  const underWay = useRef(new Map<Activity, string>())

  const save = (job: Activity, weather?: Promise<WithWeather>): Written<Activity> => {
    const waiting = queues.current.get(job.id)
    const put = async () => {
      if (waiting) await waiting
      const { work } = weather ? await weather : { work: job }
      const stamp = stamps.current.get(job.id)
      const body =
        stamp !== undefined && stamp > (work.updatedAt ?? '') ? { ...work, updatedAt: stamp } : work
      const outcome = await (dispatch(
        activityEndpoints.saveActivity.initiate(body) as never,
      ) as Written<Activity>)
      if (outcome.data?.updatedAt) stamps.current.set(job.id, outcome.data.updatedAt)
      return outcome
    }
    const written = put()
    queues.current.set(job.id, written)
    return written
  }
  const withTask = (activity: NewActivity): NewActivity => ({
    ...activity,
    taskId:
      activity.taskId ??
      configuration.find(({ activityName }) => activityName === activity.activityName)?.taskId,
  })
  const add = (activity: NewActivity): Written<Activity[]> =>
    dispatch(
      activityEndpoints.addActivity.initiate({
        activity: withTask(activity),
        key: crypto.randomUUID(),
      }) as never,
    ) as Written<Activity[]>
  const remove = (id: Id): Written<null> =>
    dispatch(activityEndpoints.removeActivity.initiate({ id }) as never) as Written<null>

  const perform: PlanActs['perform'] = async (act, said, onRefused) => {
    const { change = [], add: adding = [], remove: removing = [] } = act
    const pressed = [
      ...change.map(({ before, after }) => [before, JSON.stringify(after)] as const),
      ...removing.map((one) => [one, 'gone'] as const),
    ]
    // The same again before it was drawn: it would be said twice, and the second way back would be stale.
    if (pressed.length > 0 && pressed.every(([one, next]) => underWay.current.get(one) === next)) return true
    for (const [one, next] of pressed) underWay.current.set(one, next)
    const errors: unknown[] = []
    const refused: Planned[] = []
    const refuse = (error: unknown, of: Planned) => {
      errors.push(error)
      refused.push(of)
    }
    const asked = change.map((one) => ({ ...one, weather: weatherOf(one.before, one.after) }))
    const [changed, added, removed] = await Promise.all([
      kept(
        asked,
        ({ after, weather }) => save(after, weather),
        (error, { after }) => refuse(error, after),
      ),
      kept(adding, add, refuse),
      kept(removing, ({ id }) => remove(id), refuse),
    ])
    for (const [one] of pressed) underWay.current.delete(one)
    const created = added.flatMap(({ data }) => data ?? [])
    const total = change.length + adding.length + removing.length
    const [first] = errors
    if (first !== undefined) {
      onRefused?.(refused.flatMap(({ id }) => id ?? []))
      showToast({
        tone: 'error',
        text:
          total === 1
            ? problem(first)
            : t('said.partly', {
                count: errors.length,
                total,
                reason: reasonOf(
                  first,
                  refused.map((one) => facts.work(one)),
                ),
              }),
      })
    }
    const read = await Promise.all(changed.map(async ({ of }) => of.weather))
    const written = [
      ...changed.map(({ of }) => of.after),
      ...added.flatMap(({ of, data }): readonly Planned[] => data ?? [of]),
      ...removed.map(({ of }) => of),
    ]
    const ids = written.map(({ id }) => id)
    const done = total - errors.length
    const words = () => (typeof said === 'string' ? said : said(done, written))
    if (done > 0)
      say(saidOfAll(orUnsent(words(), ids), read), async (): Promise<Outcome> => {
        const failed: unknown[] = []
        const fail = (error: unknown) => failed.push(error)
        await Promise.all([
          kept(changed, ({ of }) => save(of.before), fail),
          kept(created, ({ id }) => remove(id), fail),
          kept(removed, ({ of }) => bringBack(of, withTask(madeAgain(of))), fail),
        ])
        return failed.length > 0 ? { error: failed[0] } : {}
      })
    return errors.length === 0
  }
  return { perform }
}

/** Does it for each; answers those that went well, says what went wrong. */
async function kept<T, D>(
  list: readonly T[],
  write: (one: T) => Written<D>,
  fail: (error: unknown, of: T) => void,
): Promise<{ of: T; data: D | undefined }[]> {
  const outcomes = await Promise.all(list.map(async (of) => ({ of, ...(await write(of)) })))
  return outcomes.flatMap(({ of, data, error }) => {
    if (error === undefined) return [{ of, data }]
    fail(error, of)
    return []
  })
}
