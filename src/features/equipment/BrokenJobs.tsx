import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { outOfOrder } from '@/domain/machineCare'
import { jobsWithoutMachine } from '@/domain/jobsWithoutMachine'
import { useFormat } from '@/i18n/format'
import { Notice } from '@/ui/Notice'
import { JobRows } from './JobRows'

type BrokenJobsProps = { machine: Equipment; activities: readonly Activity[]; now: Date }

/** So many are shown at once; the rest stands among what is planned next. */
const MOST = 6

/** What the plan loses while a machine is out of order, each job with its link. Nothing while all work. */
export function BrokenJobs({ machine, activities, now }: BrokenJobsProps) {
  const { t } = useTranslation('equipment')
  const { timeZone } = useFormat()
  if (outOfOrder(machine) === 0) return null
  const jobs = jobsWithoutMachine(machine, activities, now, timeZone)
  if (jobs.length === 0) return <Notice tone="info">{t('broken.none')}</Notice>
  const rest = jobs.length - MOST
  return (
    <Box>
      <Notice tone="warning">
        {t(machine.available > 0 ? 'broken.titlePartly' : 'broken.title', { count: jobs.length })}
      </Notice>
      <JobRows jobs={jobs.slice(0, MOST)} now={now} />
      {rest > 0 && <p>{t('broken.more', { count: rest })}</p>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`
