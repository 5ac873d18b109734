import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isPaused, type Pause } from '@/domain/workedTime'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { phone } from '@/ui/media'
import { sayBarHeight } from '@/ui/sayBarHeight'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { PocketActs } from './usePocketActs'

type PocketBarProps = {
  job: Activity
  /** Its work and its place. */
  work: string
  /** Others run, too: whose presses these are has to be seen. */
  isOneOfSeveral: boolean
  pause: Pause | undefined
  acts: PocketActs
}

/** Pause and done of the job that runs, where the thumb is: they stay at the bottom while the page moves. */
export function PocketBar({ job, work, isOneOfSeveral, pause, acts }: PocketBarProps) {
  const { t } = useTranslation('mobile')
  const paused = isPaused(job, pause)
  // One turns into the other: the second tap of two quick ones (detail) was meant for the first.
  return (
    <Bar ref={sayBarHeight} data-page-bar="" role="group" aria-label={t('presses', { work })}>
      {isOneOfSeveral && <bdi>{work}</bdi>}
      {paused ? (
        <Button onClick={({ detail }) => void (detail < 2 && acts.resume(job))}>
          <Icon name="play" />
          {t('resume')}
          <VisuallyHidden>{work}</VisuallyHidden>
        </Button>
      ) : (
        <Button onClick={({ detail }) => void (detail < 2 && acts.pause(job))}>
          <ToolIcon name="pause" />
          {t('pause')}
          <VisuallyHidden>{work}</VisuallyHidden>
        </Button>
      )}
      <Button layout="primary" busy={acts.busyId === job.id} onClick={() => void acts.done(job)}>
        <Icon name="check" />
        {t('done')}
        <VisuallyHidden>{work}</VisuallyHidden>
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px 12px;
  margin-block-start: 16px;
  padding: 8px 0;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  > bdi {
    grid-column: 1 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    font: 600 ${token('t-16')} ${token('font')};
    white-space: nowrap;
  }
  > button {
    min-block-size: 56px;
    font: 600 ${token('t-20')} ${token('font')};
    background: ${token('paper')};
  }
  > [data-layout='primary'] {
    background: ${token('green')};
  }
  ${phone} {
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`
