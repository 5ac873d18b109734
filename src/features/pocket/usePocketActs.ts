import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useGetActivityConfigurationQuery, useSaveActivityMutation } from '@/api/activities'
import { doneHere, letGoHere, withTicksHere } from '@/api/heldHere'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { useInWeather, type WithWeather } from '@/api/useInWeather'
import type { Activity } from '@/domain/activity'
import { begun } from '@/domain/activityWork'
import { calledOff, type CancelReason, noted } from '@/domain/calledOff'
import { checklistFor } from '@/domain/checklist'
import type { LocalData } from '@/domain/localData'
import { type Difference, pausedAt, resumedAt } from '@/domain/workedTime'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { without } from '@/lib/without'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import { showToast } from '@/ui/toasts'
import { useActivityWords } from '@/ui/useActivityWords'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'

/** As many jobs as may have ticks or a break here; the oldest are forgotten first. */
const MOST_KEPT = 60

/** Where it is said what went wrong: a form says it above its presses, a lone press in a message. */
type Fail = (text: string) => void
const sayAloud: Fail = (text) => showToast({ tone: 'error', text })

type ByJob<T> = { [id: Id]: T }

/** What is done to a job from a pocket: each act is written, said, and can be taken back (F36). Answers whether it went. */
export function usePocketActs() {
  const { t } = useTranslation(['home', 'mobile'])
  const format = useFormat()
  const words = useActivityWords()
  const problemText = useProblemText()
  const isThere = useIsThere()
  const { data: local } = useGetLocalDataQuery()
  const ask = useDispatch() as (action: never) => unknown
  // Asked for ahead of the press that wants it.
  useGetActivityConfigurationQuery()
  const [reading, setReading] = useState<Id>()
  const { asking, inWeather, saidOf } = useInWeather()
  const orUnsent = useUnsentWords()
  const [save, { isLoading, originalArgs }] = useSaveActivityMutation()
  const [keep] = useSaveLocalDataMutation()
  const { jobPauses = {}, jobTicks = {}, templates = [] }: Partial<LocalData> = local ?? {}

  const write = async (job: Activity, fail: Fail = sayAloud): Promise<Activity | undefined> => {
    const { data, error } = await save(job)
    // The form that would say it may be gone by now.
    if (error) (isThere() ? fail : sayAloud)(problemText(error))
    return data
  }
  const act = async (
    before: Activity,
    after: Activity,
    text: string,
    clears: boolean,
    fail?: Fail,
  ): Promise<boolean> => {
    const saved = await write(await withTicksHere(ask, before, after), fail)
    if (!saved) return false
    const haveAgain = await letGoHere(ask, before.id, clears)
    // The stamp of what was just written, or taking it back would look like somebody else's older copy.
    const undo = async () => {
      const undone = await write({ ...before, id: saved.id, updatedAt: saved.updatedAt })
      if (!undone) return
      haveAgain()
      showToast({ tone: 'info', text: t('jobs.toast.undone', { work: words.title(before) }) })
    }
    const told = orUnsent(text, [saved.id])
    showToast({
      tone: 'done',
      text: told,
      action: { label: t('jobs.toast.undo'), onPress: () => void undo() },
    })
    return true
  }

  const said = (key: 'started' | 'completed', job: Activity, after: WithWeather) =>
    saidOf(t(`jobs.toast.${key}`, { work: words.title(job) }), after)

  return {
    start: async (job: Activity) => {
      const now = new Date()
      const after = await inWeather(begun(job, now), now)
      return act(job, after.work, said('started', job, after), false)
    },
    done: async (job: Activity, difference?: Difference, fail?: Fail) => {
      const now = new Date()
      setReading(job.id)
      const done = await doneHere(ask, job, { now, format, difference })
      setReading(undefined)
      const after = await inWeather(done, now)
      return act(job, after.work, said('completed', job, after), true, fail)
    },
    pause: (job: Activity) =>
      void keep({
        jobPauses: withLast(jobPauses, job.id, pausedAt(job, ownValue(jobPauses, job.id), new Date())),
      }),
    resume: (job: Activity) =>
      void keep({
        jobPauses: withLast(jobPauses, job.id, resumedAt(job, ownValue(jobPauses, job.id), new Date())),
      }),
    tick: (job: Activity, text: string, done: boolean) =>
      void keep({ jobTicks: withLast(jobTicks, job.id, { ...ownValue(jobTicks, job.id), [text]: done }) }),
    callOff: (job: Activity, reason: CancelReason, note: string, fail: Fail) => {
      const text = t('mobile:said.calledOff', { work: words.title(job) })
      return act(job, calledOff(job, reason, note), text, true, fail)
    },
    note: (job: Activity, line: string, fail: Fail) =>
      act(job, noted(job, line), t('mobile:said.noted', { work: words.title(job) }), false, fail),
    pauseOf: (job: Activity) => ownValue(jobPauses, job.id),
    checklistOf: (job: Activity) => checklistFor(job, templates, ownValue(jobTicks, job.id)),
    busyId: reading ?? asking ?? (isLoading ? originalArgs?.id : undefined),
  }
}

export type PocketActs = ReturnType<typeof usePocketActs>

const withLast = <T>(kept: Readonly<ByJob<T>>, id: Id, value: T): ByJob<T> =>
  Object.fromEntries([...Object.entries(without(kept, id)), [id, value]].slice(-MOST_KEPT))
