import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { marked } from '@/domain/calledOff'
import { movedToDay } from '@/domain/planning/dayPlan'
import { Button } from '@/ui/Button'
import { FloatingBar } from '@/ui/FloatingBar'
import { Menu } from '@/ui/Menu'
import { usePlan } from './plan'
import type { OnRefused, Said } from './usePlanActs'

const STATUSES = ['planned', 'in_progress', 'completed'] as const

/** What can be done with everything that is chosen. */
export function SelectionBar({ jobs, letGo }: { jobs: readonly Activity[]; letGo: () => OnRefused }) {
  const { t } = useTranslation('workPlan')
  const { ask, acts, nextDay, nextDayName, timeZone } = usePlan()
  const open = jobs.filter(isOpen)
  const planned = jobs.filter(({ status }) => status === 'planned')
  const perform = (list: readonly Activity[], to: (job: Activity) => Activity, said: Said) => {
    void acts.perform({ change: list.map((job) => ({ before: job, after: to(job) })) }, said, letGo())
  }
  const none = (list: readonly Activity[]) => (list.length === 0 ? { disabled: true } : {})
  return (
    <FloatingBar role="region" aria-label={t('selection.label')}>
      <b role="status">{t('selection.count', { count: jobs.length })}</b>
      <Button
        size="small"
        {...none(open)}
        onClick={() =>
          ask({ kind: 'assign', items: open.map((job) => ({ kind: 'job', job, from: job.userIds[0] })) })
        }
      >
        {t('menu.assign')}
      </Button>
      <Menu
        label={t('selection.move')}
        placement="top start"
        trigger={
          <Button size="small" {...none(planned)}>
            {t('selection.move')}
          </Button>
        }
        groups={[
          {
            id: 'day',
            entries: [
              {
                id: 'next',
                label: t('menu.nextDay', { day: nextDayName }),
                onSelect: () =>
                  perform(
                    planned,
                    (job) => movedToDay(job, nextDay, timeZone),
                    (count) => t('said.movedTo', { count, day: nextDayName }),
                  ),
              },
              {
                id: 'other',
                label: t('menu.otherDay'),
                onSelect: () => ask({ kind: 'otherDay', jobs: planned }),
              },
            ],
          },
        ]}
      />
      <Menu
        label={t('selection.status')}
        placement="top start"
        trigger={<Button size="small">{t('selection.status')}</Button>}
        groups={[
          {
            id: 'status',
            entries: [
              ...STATUSES.map((status) => ({
                id: status,
                label: t(`status.${status}`),
                onSelect: () =>
                  perform(
                    jobs,
                    (job) => marked(job, status),
                    (count) => t('said.status', { count }),
                  ),
              })),
              {
                id: 'cancelled',
                label: t('menu.cancel'),
                danger: true,
                ...none(open),
                onSelect: () => ask({ kind: 'cancel', jobs: open }),
              },
            ],
          },
        ]}
      />
      <Button
        size="small"
        danger
        onClick={() => void acts.perform({ remove: jobs }, (count) => t('said.deleted', { count }), letGo())}
      >
        {t('selection.delete')}
      </Button>
      <Button layout="plain" size="small" onClick={() => letGo()}>
        {t('selection.clear')}
      </Button>
    </FloatingBar>
  )
}
