import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { StatusMark } from '@/ui/StatusMark'
import { ToolIcon } from '@/ui/ToolIcon'
import type { JobActs } from './useJobActs'

/** `named` tells it from another of its kind. */
type JobActionProps = { job: Activity; named: string; acts: JobActs | undefined }

/** At the end of a job: move it, and the round button that starts or completes it; its mark where nothing can be pressed. */
export function JobAction({ job, named, acts }: JobActionProps) {
  const { t } = useTranslation(['home', 'panels'])
  const running = job.status === 'in_progress'
  if (!acts || !isOpen(job))
    return (
      <StatusMark
        look="dot"
        status={
          running
            ? 'in_progress'
            : isOpen(job)
              ? 'planned'
              : job.status === 'cancelled'
                ? 'cancelled'
                : 'completed'
        }
      />
    )
  const busy = acts.busyId === job.id
  return (
    <Both>
      {!running && (
        <IconButton
          size="small"
          aria-haspopup="dialog"
          label={t('panels:jobs.move', { work: named })}
          aria-disabled={busy || undefined}
          onClick={() => acts.move(job)}
        >
          <ToolIcon name="calendarClock" size={16} />
        </IconButton>
      )}
      {/* One button that changes: whoever starts a job by key can complete it by the same. */}
      <IconButton
        look={running ? 'fill' : 'outline'}
        label={t(running ? 'jobs.complete' : 'jobs.start', { work: named })}
        aria-disabled={busy || undefined}
        onClick={() => (running ? acts.complete(job) : acts.start(job))}
      >
        <Icon name={running ? 'check' : 'play'} size={16} />
      </IconButton>
    </Both>
  )
}

const Both = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;

  /* Beside the words its own edge is air enough. */
  > [data-size='small'] {
    margin-inline-start: -8px;
  }
`
