import { useTranslation } from 'react-i18next'
import { useSaveActivityMutation } from '@/api/activities'
import type { Activity } from '@/domain/activity'
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
  /** Jobs that are to be changed together. */
  chosen: Chosen
}

/** One tap starts or completes a job; the message that says so can take it back (F3). */
export function useJobActs(chosen: Chosen): JobActs {
  const { t } = useTranslation('home')
  const words = useActivityWords()
  const problemText = useProblemText()
  const [save, { isLoading, originalArgs }] = useSaveActivityMutation()

  const write = async (job: Activity): Promise<Activity | undefined> => {
    const { data, error } = await save(job)
    if (error) showToast({ tone: 'error', text: problemText(error) })
    return data
  }
  const act = async (before: Activity, after: Activity, text: string) => {
    const saved = await write(after)
    if (!saved) return
    // The stamp of what was just written, or taking it back would look like somebody else's older copy.
    const undo = async () => {
      const undone = await write({ ...before, updatedAt: saved.updatedAt })
      if (undone) showToast({ tone: 'info', text: t('jobs.toast.undone', { work: words.title(before) }) })
    }
    showToast({ tone: 'done', text, action: { label: t('jobs.toast.undo'), onPress: () => void undo() } })
  }

  return {
    chosen,
    start: (job) =>
      void act(job, begun(job, new Date()), t('jobs.toast.started', { work: words.title(job) })),
    complete: (job) =>
      void act(job, completed(job, new Date()), t('jobs.toast.completed', { work: words.title(job) })),
    busyId: isLoading ? originalArgs?.id : undefined,
  }
}
