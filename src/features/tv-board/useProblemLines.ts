import { useTranslation } from 'react-i18next'
import { isStaff } from '@/domain/access'
import { ruleFor, seasonOf } from '@/domain/bands'
import { toInstant } from '@/domain/groundTime'
import { type Clash, findClashes } from '@/domain/planning/clashes'
import { type Problem, weatherProblems, workProblems } from '@/domain/problems'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { placeName } from './placeName'
import type { ProblemLine } from './RailLists'
import type { BoardData } from './useBoardData'
import { useWorkAtPlace } from './useWorkAtPlace'

/** What the wall warns of: two that want the same at once, or one too soon after the other. Absence has a line of its own. */
const CLASHES: ReadonlySet<Clash['kind']> = new Set(['pitch', 'person', 'machine', 'recovery', 'reEntry'])

/** What is wrong, in a few words each, worst first. */
export function useProblemLines(data: BoardData, now: Date, today: Day): ProblemLine[] {
  const { t } = useTranslation('tv')
  const format = useFormat()
  const { timeZone } = format
  const pitchName = (id: string | undefined) => data.pitches.find((pitch) => pitch.id === id)?.name
  const person = (id: string | undefined) => data.users.find((user) => user.id === id)?.fullName
  const when = (instant: string) => shortMoment(instant, today, format)
  const work = useWorkAtPlace(data.pitches)

  const moisture = ruleFor(data.local?.bands, {
    pitchId: data.home?.id ?? '',
    metric: 'soilMoisture',
    season: seasonOf(today, data.home?.latitude),
  })
  const away = new Set(data.leave.filter(({ date }) => date === today).map(({ user }) => user))
  // Of whose work it is nobody can say before the people have come.
  const staff = data.there ? new Set(data.users.filter(isStaff).map(({ id }) => id)) : undefined
  const problems: Problem[] = [
    ...workProblems(data.activities, { away, staff }, now, timeZone),
    ...(data.weather ? weatherProblems(data.weather, now, moisture) : []),
  ]
  const clashes = findClashes(data.activities, {
    fixtures: data.bookings,
    equipment: data.equipment,
    supplies: data.supplies,
    cocktails: data.cocktails,
    daysOff: data.leave,
    nonWorkingDays: [],
    recoveryMinutes: data.local?.recoveryMinutes ?? {},
    timeZone,
    now: toInstant(now),
  }).filter(
    ({ kind, severity, to }) => severity === 'stop' && CLASHES.has(kind) && Date.parse(to) > now.getTime(),
  )

  const problemLine = (problem: Problem): ProblemLine => {
    switch (problem.kind) {
      case 'late':
        return {
          key: `late ${problem.job.id}`,
          icon: 'clock',
          tone: 'red',
          text: t(problem.job.userIds.length > 0 ? 'problems.late' : 'problems.lateNobody', {
            work: work(problem.job),
          }),
        }
      case 'overrun':
      case 'unassigned':
        return {
          key: `${problem.kind} ${problem.job.id}`,
          icon: problem.kind === 'overrun' ? 'hourglass' : 'userX',
          tone: 'amber',
          text: t(`problems.${problem.kind}`, { work: work(problem.job) }),
        }
      case 'away':
        return {
          key: `away ${problem.job.id} ${problem.person}`,
          icon: 'userX',
          tone: 'amber',
          text: t('problems.away', { person: person(problem.person) ?? '', work: work(problem.job) }),
        }
      case 'frost':
        return {
          key: 'frost',
          icon: 'snowflake',
          tone: 'amber',
          text: t('problems.frost', { time: when(problem.from) }),
        }
      case 'wet':
        return {
          key: 'wet',
          icon: 'droplet',
          tone: 'amber',
          text: t('problems.wet', { pitch: placeName(data.home?.name ?? '') }),
        }
    }
  }
  const clashLine = ({ kind, ids, subject, from }: Clash): ProblemLine => {
    const machine = data.equipment.find(({ id }) => id === subject)?.name
    const pitch = pitchName(subject)
    const job = data.activities.find(({ id }) => id === ids[0])
    return {
      key: `${kind} ${ids.join(' ')} ${subject ?? ''}`,
      icon: 'clash',
      tone: 'red',
      text: t('problems.clash', {
        subject: (pitch && placeName(pitch)) ?? person(subject) ?? machine ?? (job ? work(job) : ''),
        time: when(from),
      }),
    }
  }
  const lines = problems.map(problemLine)
  return [
    ...lines.filter(({ tone }) => tone === 'red'),
    ...clashes.map(clashLine),
    ...lines.filter(({ tone }) => tone !== 'red'),
  ]
}
