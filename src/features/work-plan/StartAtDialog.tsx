import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { atGround, instantAtGround } from '@/domain/groundTime'
import { startingAt } from '@/domain/planning/dayPlan'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TimeField } from '@/ui/TimeField'
import { useIsThere } from '@/ui/useIsThere'
import { usePlan } from './plan'

/** Another time on the same day; the length stays. */
export function StartAtDialog({ job, onClose }: { job: Activity; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common'])
  const { facts, acts, timeZone } = usePlan()
  const start = atGround(job.startDate, timeZone)
  const [time, setTime] = useState<string | null>(start.time)
  const after = time === null ? undefined : startingAt(job, instantAtGround(start.day, time, timeZone))
  const [isBusy, setBusy] = useState(false)
  const isThere = useIsThere()
  const put = async () => {
    if (!after) return
    setBusy(true)
    const isDone = await acts.perform(
      { change: [{ before: job, after }] },
      t('said.startsAt', { work: facts.work(job), time: facts.time(after.startDate) }),
    )
    setBusy(false)
    // What was refused can be tried again as it was typed.
    if (isDone && isThere()) onClose()
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
          <Button
            layout="primary"
            aria-disabled={!after || undefined}
            busy={isBusy}
            onClick={() => void put()}
          >
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
