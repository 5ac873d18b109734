import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import type { Equipment } from '@/domain/equipment'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { LazyMenu } from '@/ui/LazyMenu'
import { LazyPopover } from '@/ui/LazyPopover'
import { BulkActivities } from '@/ui/recordTable/BulkActivities'
import { BulkFrame } from '@/ui/recordTable/BulkFrame'
import { BulkNumber } from '@/ui/recordTable/BulkNumber'
import { useBulkRun } from '@/ui/recordTable/useManyChanges'
import { useMachineBulk } from './useMachineBulk'
import { groupsOf, useMachineText } from './useMachineText'

type BulkBarProps = {
  chosen: readonly Equipment[]
  machines: readonly Equipment[]
  /** What stays chosen: nothing, or what a change was refused for. */
  onDone: (left: readonly Equipment[]) => void
}

/** What can be done to all machines that are chosen. */
export function BulkBar({ chosen, machines, onDone }: BulkBarProps) {
  const { t } = useTranslation(['equipment', 'bulk'])
  const words = useMachineText()
  const changeAll = useMachineBulk()
  const format = useFormat()
  const { data: company } = useGetCompanyQuery()
  const { isBusy, run } = useBulkRun(onDone)
  const set = (changeOf: (machine: Equipment) => Partial<Equipment>) =>
    void run(() => changeAll(chosen, changeOf))
  const names = new Set([
    ...(company?.allowedActivityNames ?? []),
    ...chosen.flatMap(({ activities }) => activities),
  ])
  return (
    <BulkFrame count={chosen.length} isBusy={isBusy} onClear={() => onDone([])}>
      <LazyMenu
        label={t('column.state')}
        placement="top start"
        trigger={<Button size="small">{t('column.state')}</Button>}
        groups={[
          {
            id: 'states',
            entries: [
              { id: 'out', label: t('act.outOfOrder'), onSelect: () => set(() => ({ available: 0 })) },
              {
                id: 'back',
                label: t('act.backInOrder'),
                onSelect: () => set(({ units }) => ({ available: units })),
              },
            ],
          },
        ]}
      />
      <LazyMenu
        label={t('bulk:group')}
        placement="top start"
        trigger={<Button size="small">{t('bulk:group')}</Button>}
        groups={[
          {
            id: 'groups',
            entries: groupsOf(machines).map((group) => ({
              id: group,
              label: words.group(group),
              onSelect: () => set(() => ({ group })),
            })),
          },
        ]}
      />
      <LazyPopover
        label={t('form.serviceEvery')}
        placement="top start"
        trigger={<Button size="small">{t('form.serviceEvery')}</Button>}
      >
        {(close) => (
          <BulkNumber
            label={t('form.serviceEvery')}
            hint={t('bulk.intervalHint')}
            unit={format.unit('hours')}
            faultOf={(value) => (value > 0 ? undefined : t('form.fault.interval'))}
            onApply={(serviceEvery) => {
              close()
              set(() => ({ serviceEvery }))
            }}
          />
        )}
      </LazyPopover>
      <LazyPopover
        label={t('bulk:setActivities')}
        placement="top start"
        trigger={<Button size="small">{t('bulk:activities')}</Button>}
      >
        {(close) => (
          <BulkActivities
            names={[...names]}
            chosen={chosen.map(({ activities }) => activities)}
            onApply={(activities) => {
              close()
              set(() => ({ activities: [...activities] }))
            }}
          />
        )}
      </LazyPopover>
    </BulkFrame>
  )
}
