import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import type { Pause } from '@/domain/workedTime'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { JobTime } from './JobTime'
import { OpenJob } from './OpenJob'
import type { PocketActs } from './usePocketActs'
import { useJobWords } from '@/ui/useJobWords'

type JobCardProps = { job: Activity; now: Date; pause: Pause | undefined; acts: PocketActs | undefined }

/** One job with its time; planned work with the press that starts it. */
export function JobCard({ job, now, pause, acts }: JobCardProps) {
  const { t } = useTranslation('mobile')
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  return (
    <Card data-running={job.status === 'in_progress' || undefined}>
      <OpenJob job={job} meta={words.where(job)} />
      <JobTime job={job} now={now} pause={pause} />
      {acts && (
        <Button wide busy={acts.busyId === job.id} onClick={() => void acts.start(job)}>
          <Icon name="play" />
          {t('start')} <VisuallyHidden>{words.named(job)}</VisuallyHidden>
        </Button>
      )}
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  gap: 8px;
  padding-block: 8px 16px;
  border-block-start: 1px solid ${token('line')};
  break-inside: avoid;

  &[data-running] {
    padding: 12px 16px;
    margin-block-end: 16px;
    border: 2px solid ${token('green-deep')};
    border-radius: ${token('r-card')};
    background: ${token('mint')};
  }
  && > button {
    min-block-size: 56px;
    font: 600 ${token('t-20')} ${token('font')};
  }
  @media print {
    > button {
      display: none;
    }
  }
`
