import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isPaused, type Pause } from '@/domain/workedTime'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'
import type { SheetView } from './JobSheet'
import type { PocketActs } from './usePocketActs'

type JobPressesProps = {
  job: Activity
  pause: Pause | undefined
  acts: PocketActs
  /** The form that somebody came back from: its press has the focus again. */
  left: SheetView | undefined
  onView: (view: SheetView) => void
  onDone: (went: boolean) => void
}

/** What is pressed most stands lowest, where the thumb is. */
export function JobPresses({ job, pause, acts, left, onView, onDone }: JobPressesProps) {
  const { t } = useTranslation('mobile')
  const running = job.status === 'in_progress'
  const busy = acts.busyId === job.id
  const finish = async () => onDone(await acts.done(job))
  // Done stands where start stood, and a pause where it ends: the second tap of two quick ones (detail) was meant for that.
  return (
    <Presses data-running={running || undefined}>
      <Button {...(left === 'trouble' && focusedFirst)} onClick={() => onView('trouble')}>
        <Glyph name="warning" />
        {t('problem')}
      </Button>
      <Button {...(left === 'difference' && focusedFirst)} onClick={() => onView('difference')}>
        {t('differed')}
      </Button>
      {!running ? (
        <>
          <Button busy={busy} onClick={() => void finish()}>
            <Icon name="check" />
            {t('donePlanned')}
          </Button>
          <Button layout="primary" busy={busy} onClick={() => void acts.start(job)}>
            <Icon name="play" />
            {t('start')}
          </Button>
        </>
      ) : (
        <>
          {isPaused(job, pause) ? (
            <Button onClick={({ detail }) => void (detail < 2 && acts.resume(job))}>
              <Icon name="play" />
              {t('resume')}
            </Button>
          ) : (
            <Button onClick={({ detail }) => void (detail < 2 && acts.pause(job))}>
              <ToolIcon name="pause" />
              {t('pause')}
            </Button>
          )}
          <Button layout="primary" busy={busy} onClick={({ detail }) => void (detail < 2 && finish())}>
            <Icon name="check" />
            {t('donePlanned')}
          </Button>
        </>
      )}
    </Presses>
  )
}

const focusedFirst = { autoFocus: true } as const

const Presses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  inline-size: 100%;

  /* Beside a short "Pause", however it is said, the press that ends the job has room for its words on one line. */
  &[data-running] {
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
  }

  > button {
    min-inline-size: 0;
    min-block-size: 56px;
    padding-inline: 8px;
    font: 600 1.125rem/1.375rem ${token('font')};
    white-space: normal;

    /* Words on two lines stay beside their picture. */
    &:has(> svg) {
      text-align: start;
    }
  }
`
