import { doneHere, letGoHere, withTicksHere } from '@/api/heldHere'
import type { WithWeather } from '@/api/useInWeather'
import type { Activity } from '@/domain/activity'
import { begun } from '@/domain/activityWork'
import type { Id } from '@/domain/wire'
import type { Format } from '@/i18n/format'
import { showToast } from '@/ui/toasts'

export type JobAct = 'started' | 'completed'

export type JobTools = {
  ask: (action: never) => unknown
  format: Format
  write: (job: Activity) => Promise<Activity | undefined>
  inWeather: (work: Activity, now: Date) => Promise<WithWeather>
  /** What was done, with what is missing from it, and whether it is only on this device. */
  said: (act: JobAct | 'undone', job: Activity, after?: WithWeather) => string
  undoLabel: string
}

/** What is being done: the second of two quick taps is not another act (quality F7). */
const underWay = new Set<Id>()

/** Starts a job, or is done with it: with the breaks and ticks that were made on this device. The message takes it back. */
export async function actOnJob(act: JobAct, job: Activity, tools: JobTools): Promise<void> {
  if (underWay.has(job.id)) return
  underWay.add(job.id)
  await perform(act, job, tools).finally(() => underWay.delete(job.id))
}

async function perform(
  act: JobAct,
  before: Activity,
  { ask, format, write, inWeather, said, undoLabel }: JobTools,
): Promise<void> {
  const now = new Date()
  const acted =
    act === 'started'
      ? begun(before, now)
      : await withTicksHere(ask, before, await doneHere(ask, before, { now, format }))
  const after = await inWeather(acted, now)
  const saved = await write(after.work)
  if (!saved) return
  const haveAgain = act === 'completed' ? await letGoHere(ask, before.id, true) : undefined
  // The stamp of what was just written, or taking it back would look like somebody else's older copy.
  const undo = async () => {
    const undone = await write({ ...before, id: saved.id, updatedAt: saved.updatedAt })
    if (!undone) return
    haveAgain?.()
    showToast({ tone: 'info', text: said('undone', before) })
  }
  showToast({
    tone: 'done',
    text: said(act, saved, after),
    action: { label: undoLabel, onPress: () => void undo() },
  })
}
