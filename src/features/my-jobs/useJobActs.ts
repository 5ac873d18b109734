import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useSaveActivityMutation } from '@/api/activities'
import { useInWeather } from '@/api/useInWeather'
import type { Activity } from '@/domain/activity'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { fetchSoon, part } from '@/lib/parts'
import { takeTurn } from '@/lib/turns'
import { useUnsentWords } from '@/outbox/useUnsentWords'
import type { Chosen } from '@/ui/useChosen'
import { useActivityWords } from '@/ui/useActivityWords'
import type { JobAct, JobTools } from './actOnJob'
import { useTold } from '@/ui/useTold'

export type JobActs = {
  start: (job: Activity) => void
  complete: (job: Activity) => void
  /** The job that is being written now. */
  busyId: string | undefined
  /** Asks when else it shall be done. */
  move: (job: Activity) => void
  /** Jobs that are to be changed together. */
  chosen: Chosen
}

const acting = () => import('./actOnJob')

/** One tap starts, completes or moves a job; the message that says so can take it back (F3). */
export function useJobActs(chosen: Chosen, onMove: (id: Id) => void): JobActs {
  const { t } = useTranslation('home')
  const { title } = useActivityWords()
  const told = useTold()
  const orUnsent = useUnsentWords()
  const { asking, inWeather, saidOf } = useInWeather()
  const [save, { isLoading, originalArgs }] = useSaveActivityMutation()
  // What a press does comes once the page is drawn, and before it is pressed.
  useEffect(() => takeTurn(() => fetchSoon(acting)), [])

  const tools: JobTools = {
    ask: useDispatch(),
    format: useFormat(),
    write: async (job) => {
      const { data } = await told(save(job), title(job))
      return data
    },
    inWeather,
    said: (act, job, after) => {
      const text = t(`jobs.toast.${act}`, { work: title(job) })
      return after ? orUnsent(saidOf(text, after), [job.id]) : text
    },
    undoLabel: t('jobs.toast.undo'),
  }
  const on = async (act: JobAct, job: Activity) => (await part(acting)).actOnJob(act, job, tools)

  return {
    chosen,
    move: ({ id }) => onMove(id),
    start: (job) => void on('started', job),
    complete: (job) => void on('completed', job),
    busyId: asking ?? (isLoading ? originalArgs?.id : undefined),
  }
}
