import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { byUrgency } from '@/domain/dayJobs'
import { Avatar } from '@/ui/Avatar'
import { Glyph } from '@/ui/Glyph'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { token } from '@/ui/tokens'
import { useJobWords } from '@/ui/useJobWords'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { JobRow } from './JobRow'
import type { JobActs } from './useJobActs'

type PersonJobsProps = { name: string; jobs: readonly Activity[]; now: Date; acts: JobActs | undefined }

/** One person: what comes next and how much is done; a press shows the jobs. */
export function PersonJobs({ name, jobs, now, acts }: PersonJobsProps) {
  const { t } = useTranslation(['home', 'panels'])
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  const counted = jobs.filter(({ status }) => status !== 'cancelled')
  const done = counted.filter((job) => !isOpen(job)).length
  const next = byUrgency(jobs, now).find(isOpen)
  const meta = next
    ? t('panels:team.next', { time: words.when(next.startDate), work: words.named(next) })
    : counted.length > 0
      ? t('panels:team.allDone', { count: counted.length })
      : t('panels:team.free')
  return (
    <>
      <Row
        lead={<Avatar name={name} size="m" decorative />}
        leadWidth="32px"
        title={name}
        meta={meta}
        end={
          jobs.length > 0 ? (
            <Unfold type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
              <span>{t('panels:team.progress', { done, total: counted.length })}</span>
              <VisuallyHidden>{t('panels:team.showJobs', { name })}</VisuallyHidden>
              <Glyph name={open ? 'up' : 'down'} size={16} />
            </Unfold>
          ) : undefined
        }
      />
      {open && (
        <Unfolded>
          <Rows id={listId}>
            {byUrgency(jobs, now).map((job) => (
              <JobRow key={job.id} job={job} now={now} acts={acts} />
            ))}
          </Rows>
        </Unfolded>
      )}
    </>
  )
}

const Unfolded = styled.li`
  padding-inline-start: 44px;
`
const Unfold = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline-start: 12px;
  color: ${token('ink-2')};
  white-space: nowrap;
`
