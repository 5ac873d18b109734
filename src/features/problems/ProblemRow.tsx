import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { atGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Problem } from '@/domain/problems'
import { useFormat } from '@/i18n/format'
import { Icon, type IconName } from '@/ui/Icon'
import { useJobWords } from '@/ui/useJobWords'
import { type Look, ProblemFrame, type ProblemWords } from './ProblemFrame'

type ProblemRowProps = { problem: Problem; pitch: Pitch | undefined; readOnly: boolean }

const LOOKS = {
  late: { icon: 'clock', tone: 'red' },
  overrun: { icon: 'hourglass', tone: 'amber' },
  unassigned: { icon: 'userX', tone: 'amber' },
  away: { icon: 'userX', tone: 'amber' },
  frost: { icon: 'snowflake', tone: 'amber' },
  wet: { icon: 'droplet', tone: 'amber' },
} as const satisfies Record<Problem['kind'], { icon: IconName; tone: Look['tone'] }>

/** One thing that is wrong, why, and what to do about it. */
export function ProblemRow({ problem, pitch, readOnly }: ProblemRowProps) {
  const { icon, tone } = LOOKS[problem.kind]
  const words = useProblemWords(problem, pitch)
  return (
    <ProblemFrame look={{ icon: <Icon name={icon} size={16} />, tone }} words={words} readOnly={readOnly} />
  )
}

function useProblemWords(problem: Problem, pitch: Pitch | undefined): ProblemWords {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const format = useFormat()
  const jobs = useProblemJobs()

  switch (problem.kind) {
    case 'late':
    case 'overrun': {
      const { job } = problem
      const work = jobs.named(job)
      const people = jobs.people(job)
      const time = jobs.when(problem.kind === 'late' ? job.startDate : job.endDate)
      const key = problem.kind === 'late' ? 'problems.wasDue' : 'problems.wasToEnd'
      return {
        title: t(`problems.${problem.kind}`, { work }),
        meta: people ? t(key, { time, people }) : t(`${key}Nobody`, { time }),
        action: people ? jobs.open(job, search) : jobs.assign(job, search),
      }
    }
    case 'unassigned':
      return {
        title: t('problems.unassigned', { work: jobs.named(problem.job) }),
        meta: t('problems.startsAt', { time: jobs.when(problem.job.startDate) }),
        action: jobs.assign(problem.job, search),
      }
    case 'away':
      return {
        title: t('problems.away', { person: jobs.person(problem.person) }),
        meta: t('problems.awayMeta', {
          work: jobs.named(problem.job),
          time: jobs.when(problem.job.startDate),
        }),
        action: jobs.assign(problem.job, search),
      }
    case 'frost': {
      const at = atGround(problem.from, format.timeZone)
      return {
        title: t('problems.frost', { time: jobs.when(problem.from) }),
        meta: t('problems.frostMeta', { temperature: format.quantity(problem.lowest, 'temperature') }),
        action: {
          verb: t('problems.cover'),
          label: t('problems.coverLabel'),
          to: {
            search: withWorkSheet(search, {
              kind: 'new',
              type: 'pitchCovers',
              pitchId: pitch?.id,
              day: at.day,
              time: at.time,
            }),
          },
        },
      }
    }
    case 'wet':
      return {
        title: t('problems.wet', { pitch: pitch?.name ?? '' }),
        meta: t('problems.wetMeta', {
          value: format.quantity(problem.value, 'percent'),
          low: format.number(problem.low),
          high: format.number(problem.high),
        }),
      }
  }
}

function useProblemJobs() {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const { data: users = [] } = useGetUsersQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { named, when } = useJobWords(pitches)
  const person = (id: string) => users.find((user) => user.id === id)?.fullName ?? ''
  const sheet = (job: Activity, search: string) => withWorkSheet(search, { kind: 'open', id: job.id })
  return {
    person,
    named,
    people: (job: Activity) => format.list(job.userIds.map(person).filter(Boolean)),
    when,
    open: (job: Activity, search: string) => ({
      verb: t('problems.open'),
      label: t('problems.openLabel', { work: named(job) }),
      to: { search: sheet(job, search) },
      reads: true,
    }),
    assign: (job: Activity, search: string) => ({
      verb: t('problems.assign'),
      label: t('problems.assignLabel', { work: named(job) }),
      to: { search: sheet(job, search) },
    }),
  }
}
