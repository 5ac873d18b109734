import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetPitchesQuery } from '@/api/pitches'
import { type Activity, machinesOf } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { dayAtGround } from '@/domain/groundTime'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { type Status, StatusMark } from '@/ui/StatusMark'
import { useActivityWords } from '@/ui/useActivityWords'
import { useMachineText } from './useMachineText'

type JobRowsProps = {
  jobs: readonly Activity[]
  now: Date
  /** Work that is done says how long this machine ran. */
  hoursOf?: Id
  /** In a question that is to be answered first, work leads nowhere. */
  plain?: boolean
}

/** Work, each with its link to the work sheet. */
export function JobRows({ jobs, now, hoursOf, plain = false }: JobRowsProps) {
  const { t } = useTranslation('equipment')
  const { search } = useLocation()
  const format = useFormat()
  const work = useActivityWords()
  const words = useMachineText()
  const { data: pitches } = useGetPitchesQuery()
  const where = ({ pitchIds }: Activity) =>
    pitches ? pitchIds.map((id) => pitches.find((pitch) => pitch.id === id)?.name ?? id) : []
  const dayOf = (instant: string) => format.day(dayAtGround(instant, format.timeZone), 'weekday')
  // A renovation ends weeks later, at a time of its own.
  const when = ({ startDate, endDate }: Activity) => {
    const [day, lastDay, time] = [dayOf(startDate), dayOf(endDate), format.time(endDate)]
    const to = lastDay === day ? time : `${lastDay} ${time}`
    return `${day} ${t('work.untilTime', { from: format.time(startDate), to })}`
  }
  const ran = (job: Activity) => {
    const hours = machinesOf(job).find(({ id }) => id === hoursOf)?.hours
    return hours === undefined ? t('work.hoursUnknown') : words.hours(hours)
  }
  return (
    <Rows>
      {jobs.map((job) => (
        <Row
          key={job.id}
          lead={<ActivityIcon name={job.activityName} size={20} />}
          leadWidth="24px"
          title={work.title(job)}
          meta={[when(job), ...where(job)].join(' · ')}
          end={hoursOf === undefined ? <StatusMark status={statusOf(job, now)} look="dot" /> : ran(job)}
          {...(plain ? {} : { to: withWorkSheet(search, { kind: 'open', id: job.id }) })}
        />
      ))}
    </Rows>
  )
}

const statusOf = (job: Activity, now: Date): Status =>
  isLate(job, now) ? 'late' : job.status === 'in_progress' ? 'in_progress' : 'planned'
