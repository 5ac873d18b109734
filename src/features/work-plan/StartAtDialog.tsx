import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { atGround, instantAtGround } from '@/domain/groundTime'
import { startingAt } from '@/domain/planning/dayPlan'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TimeField } from '@/ui/TimeField'
import { useCloseWhenDone } from '@/ui/useCloseWhenDone'
import { usePlan } from './plan'

/** Another time on the same day; the length stays. */
export function StartAtDialog({ job, onClose }: { job: Activity; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common'])
  const { facts, acts, timeZone } = usePlan()
  const start = atGround(job.startDate, timeZone)
  const [time, setTime] = useState<string | null>(start.time)
  const after = time === null ? undefined : startingAt(job, instantAtGround(start.day, time, timeZone))
  const { isBusy, write } = useCloseWhenDone(onClose)
  const put = () => {
    if (!after) return
    write(() =>
      acts.perform(
        { change: [{ before: job, after }] },
        t('said.startsAt', { work: facts.work(job), time: facts.time(after.startDate) }),
      ),
    )
  }
  return (
    <Dialog
      open
      changed={time !== start.time && !isBusy}
      onClose={onClose}
      size="small"
      title={t('startAt.title', { work: facts.work(job) })}
      footer={
        <>
          <Button layout="primary" aria-disabled={!after || undefined} busy={isBusy} onClick={put}>
            {t('startAt.save')}
          </Button>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'common' })}</Button>
        </>
      }
    >
      <TimeField label={t('startAt.label')} value={time} onChange={setTime} required />
    </Dialog>
  )
}
