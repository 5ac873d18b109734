import { useTranslation } from 'react-i18next'
import { useSaveActivityMutation } from '@/api/activities'
import { useInWeather } from '@/api/useInWeather'
import type { Activity } from '@/domain/activity'
import type { Id } from '@/domain/wire'
import { begun, completed } from '@/domain/activityWork'
import { showToast } from '@/ui/toasts'
import type { Chosen } from '@/ui/useChosen'
import { useActivityWords } from '@/ui/useActivityWords'
import { useProblemText } from '@/ui/useProblemText'

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

/** One tap starts, completes or moves a job; the message that says so can take it back (F3). */
export function useJobActs(chosen: Chosen, onMove: (id: Id) => void): JobActs {
  const { t } = useTranslation('home')
  const words = useActivityWords()
  const problemText = useProblemText()
  const { asking, inWeather, saidOf } = useInWeather()
  const [save, { isLoading, originalArgs }] = useSaveActivityMutation()

  const write = async (job: Activity): Promise<Activity | undefined> => {
    const { data, error } = await save(job)
    if (error) showToast({ tone: 'error', text: problemText(error) })
    return data
  }
  const act = async (before: Activity, acted: (now: Date) => Activity, text: string) => {
    const now = new Date()
    const after = await inWeather(acted(now), now)
    const saved = await write(after.work)
    if (!saved) return
    // The stamp of what was just written, or taking it back would look like somebody else's older copy.
    const undo = async () => {
      const undone = await write({ ...before, updatedAt: saved.updatedAt })
      if (undone) showToast({ tone: 'info', text: t('jobs.toast.undone', { work: words.title(before) }) })
    }
    showToast({
      tone: 'done',
      text: saidOf(text, after),
      action: { label: t('jobs.toast.undo'), onPress: () => void undo() },
    })
  }

  return {
    chosen,
    move: ({ id }) => onMove(id),
    start: (job) =>
      void act(job, (now) => begun(job, now), t('jobs.toast.started', { work: words.title(job) })),
    complete: (job) =>
      void act(job, (now) => completed(job, now), t('jobs.toast.completed', { work: words.title(job) })),
    busyId: asking ?? (isLoading ? originalArgs?.id : undefined),
  }
}
