import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { StatusMark } from '@/ui/StatusMark'
import { useActivityWords } from '@/ui/useActivityWords'
import type { JobActs } from './useJobActs'

type JobActionProps = { job: Activity; acts: JobActs | undefined }

/** The round button at the end of a job: start it, or complete it; its mark where there is nothing to press. */
export function JobAction({ job, acts }: JobActionProps) {
  const { t } = useTranslation('home')
  const work = useActivityWords().title(job)
  if (!isOpen(job))
    return <StatusMark status={job.status === 'cancelled' ? 'cancelled' : 'completed'} look="dot" />
  const running = job.status === 'in_progress'
  if (!acts) return <StatusMark status={running ? 'in_progress' : 'planned'} look="dot" />
  const busy = acts.busyId === job.id
  return running ? (
    <IconButton
      look="fill"
      label={t('jobs.complete', { work })}
      aria-disabled={busy || undefined}
      onClick={() => acts.complete(job)}
    >
      <Icon name="check" size={16} />
    </IconButton>
  ) : (
    <IconButton
      look="outline"
      label={t('jobs.start', { work })}
      aria-disabled={busy || undefined}
      onClick={() => acts.start(job)}
    >
      <Icon name="play" size={16} />
    </IconButton>
  )
}
