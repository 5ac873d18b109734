import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { addDays } from '@/domain/groundTime'
import { movedToDay } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { useCloseWhenDone } from '@/ui/useCloseWhenDone'
import { usePlan } from './plan'

/** The same times on another day. */
export function OtherDayDialog({ jobs, onClose }: { jobs: readonly Activity[]; onClose: () => void }) {
  const { t } = useTranslation(['workPlan', 'common'])
  const format = useFormat()
  const { acts, day, timeZone } = usePlan()
  const proposed = addDays(day, 1)
  const [to, setTo] = useState<string | null>(proposed)
  const { isBusy, write } = useCloseWhenDone(onClose)
  const move = () => {
    if (to === null) return
    write(() =>
      acts.perform(
        { change: jobs.map((job) => ({ before: job, after: movedToDay(job, to, timeZone) })) },
        (count) => t('said.movedTo', { count, day: format.day(to, 'weekday') }),
      ),
    )
  }
  return (
    <Dialog
      open
      changed={to !== proposed && !isBusy}
      onClose={onClose}
      size="small"
      title={t('otherDay.title', { count: jobs.length })}
      footer={
        <>
          <Button layout="primary" aria-disabled={to === null || undefined} busy={isBusy} onClick={move}>
            {t('otherDay.save')}
          </Button>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'common' })}</Button>
        </>
      }
    >
      <DateField
        label={t('otherDay.label')}
        value={to}
        onChange={setTo}
        required
        firstDayOfWeek={format.weekStart === 0 ? 'sun' : 'mon'}
      />
    </Dialog>
  )
}
