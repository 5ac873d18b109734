import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isJob } from '@/domain/dayJobs'
import type { Fixture } from '@/domain/fixture'
import { Icon, type IconName } from '@/ui/Icon'
import { token } from '@/ui/tokens'

type PitchStateProps = {
  /** Undefined while fixtures are not known, null when there is none. */
  use: Fixture | null | undefined
  jobs: readonly Activity[] | undefined
  late: number
  now: Date
}

/** One word of state: late work, in use, being worked on, or nothing wrong. */
export function PitchState({ use, jobs, late, now }: PitchStateProps) {
  const { t } = useTranslation('panels')
  const playing = use && Date.parse(use.startDate) <= now.getTime()
  const working = jobs?.some((job) => isJob(job) && job.status === 'in_progress')
  const [tone, icon, words]: ['red' | 'green' | 'quiet', IconName, string] | [] =
    late > 0
      ? ['red', 'clock', t('pitches.late', { count: late })]
      : playing
        ? ['quiet', 'users', t('pitches.inUse')]
        : working
          ? ['green', 'hourglass', t('pitches.inWork')]
          : jobs
            ? ['green', 'check', t('pitches.ready')]
            : []
  if (!icon) return null
  return (
    <Tag data-tone={tone}>
      <Icon name={icon} size={12} />
      {words}
    </Tag>
  )
}

const Tag = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font: 500 ${token('t-12')} ${token('font')};

  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='green'] {
    color: ${token('green-deep')};
  }
  &[data-tone='quiet'] {
    color: ${token('ink-2')};
  }
`
