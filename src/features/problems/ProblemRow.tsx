import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Emphasis } from '@/ui/Emphasis'
import { useLocation } from 'react-router-dom'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import { atGround, dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Problem } from '@/domain/problems'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { Icon, type IconName } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

type ProblemRowProps = { problem: Problem; pitch: Pitch | undefined; now: Date; readOnly: boolean }
type Look = { icon: IconName; tone: 'red' | 'amber' }

const LOOKS = {
  late: { icon: 'clock', tone: 'red' },
  overrun: { icon: 'hourglass', tone: 'amber' },
  unassigned: { icon: 'userX', tone: 'amber' },
  away: { icon: 'userX', tone: 'amber' },
  frost: { icon: 'snowflake', tone: 'amber' },
  wet: { icon: 'droplet', tone: 'amber' },
} as const satisfies Record<Problem['kind'], Look>

/** One thing that is wrong, why, and what to do about it. */
export function ProblemRow({ problem, pitch, now, readOnly }: ProblemRowProps) {
  const look: Look = LOOKS[problem.kind]
  const { title, meta, action } = useProblemWords(problem, pitch, now)
  return (
    <Row
      leadWidth="24px"
      lead={
        <Mark data-tone={look.tone}>
          <Icon name={look.icon} size={16} />
        </Mark>
      }
      title={<Emphasis text={title} mark={<Kind data-tone={look.tone} />} />}
      meta={meta}
      end={
        action && (!readOnly || action.reads) ? (
          <TextLink to={{ search: action.search }} aria-label={action.label}>
            {action.verb}
          </TextLink>
        ) : undefined
      }
    />
  )
}

type Words = {
  /** A sentence with its kind in `<b>`. */
  title: string
  meta: string
  action?: {
    verb: string
    label: string
    search: string
    /** Only shows, changes nothing. */ reads?: boolean
  }
}

function useProblemWords(problem: Problem, pitch: Pitch | undefined, now: Date): Words {
  const { t } = useTranslation('home')
  const { search } = useLocation()
  const format = useFormat()
  const jobs = useJobWords(now)

  switch (problem.kind) {
    case 'late':
    case 'overrun': {
      const { job } = problem
      const work = jobs.work(job)
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
        title: t('problems.unassigned', { work: jobs.work(problem.job) }),
        meta: t('problems.startsAt', { time: jobs.when(problem.job.startDate) }),
        action: jobs.assign(problem.job, search),
      }
    case 'away':
      return {
        title: t('problems.away', { person: jobs.person(problem.person) }),
        meta: t('problems.awayMeta', {
          work: jobs.work(problem.job),
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
          search: withWorkSheet(search, {
            kind: 'new',
            type: 'pitchCovers',
            pitchId: pitch?.id,
            day: at.day,
            time: at.time,
          }),
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

function useJobWords(now: Date) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { title } = useActivityWords()
  const { data: users = [] } = useGetUsersQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const today = dayAtGround(now, format.timeZone)
  const person = (id: string) => users.find((user) => user.id === id)?.fullName ?? ''
  const work = (job: Activity) => {
    const pitch = format.list(job.pitchIds.flatMap((id) => pitches.find((one) => one.id === id)?.name ?? []))
    return pitch ? t('workAt', { work: title(job), pitch }) : title(job)
  }
  const sheet = (job: Activity, search: string) => withWorkSheet(search, { kind: 'open', id: job.id })
  return {
    person,
    work,
    people: (job: Activity) => format.list(job.userIds.map(person).filter(Boolean)),
    when: (instant: string) => shortMoment(instant, dayAtGround(instant, format.timeZone), today, format),
    open: (job: Activity, search: string) => ({
      verb: t('problems.open'),
      label: t('problems.openLabel', { work: work(job) }),
      search: sheet(job, search),
      reads: true,
    }),
    assign: (job: Activity, search: string) => ({
      verb: t('problems.assign'),
      label: t('problems.assignLabel', { work: work(job) }),
      search: sheet(job, search),
    }),
  }
}

const Mark = styled.span`
  align-self: start;
  padding-block-start: 2px;

  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
`
const Kind = styled.b`
  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
`
