import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { toMetric } from '@/lib/units'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { LazyMenu } from '@/ui/LazyMenu'
import { LazyPopover } from '@/ui/LazyPopover'
import { BulkActivities } from '@/ui/recordTable/BulkActivities'
import { BulkFrame } from '@/ui/recordTable/BulkFrame'
import { BulkNumber } from '@/ui/recordTable/BulkNumber'
import { useBulkRun } from '@/ui/recordTable/useManyChanges'
import { useSupplyBulk } from './useSupplyBulk'
import { useSupplyText } from './useSupplyText'

type BulkBarProps = {
  chosen: readonly Supply[]
  groups: readonly string[]
  /** How many of those chosen are planned or part of a mix. */
  inUse: number
  /** What stays chosen: nothing, or what a change was refused for. */
  onDone: (left: readonly Supply[]) => void
}

/** What can be done to all that is chosen at once. */
export function BulkBar({ chosen, groups, inUse, onDone }: BulkBarProps) {
  const { t } = useTranslation(['supplies', 'bulk'])
  const words = useSupplyText()
  const acts = useSupplyBulk()
  const { unitSystem } = useFormat()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const { isBusy, run } = useBulkRun(onDone)
  const setEach = (changeOf: (supply: Supply) => Partial<Supply>) =>
    void run(() => acts.changeAll(chosen, changeOf))
  const set = (change: Partial<Supply>) => setEach(() => change)
  /** As the reader counts: pounds of what is kept in kilograms, where the list says pounds. */
  const metricOf = (typed: number | undefined, unit: string): number | undefined => {
    const quantity = stockQuantity(unit)
    return typed === undefined || quantity === undefined ? typed : toMetric(typed, quantity, unitSystem)
  }
  const remove = () => {
    setAsksRemoval(false)
    void run(() => acts.removeAll(chosen))
  }
  return (
    <BulkFrame count={chosen.length} isBusy={isBusy} onClear={() => onDone([])}>
      <LazyMenu
        label={t('bulk:group')}
        placement="top start"
        trigger={<Button size="small">{t('bulk:group')}</Button>}
        groups={[
          {
            id: 'groups',
            entries: groups.map((id) => ({
              id,
              label: words.group(id),
              onSelect: () => set({ group: id }),
            })),
          },
        ]}
      />
      <LazyPopover
        label={t('bulk.setMinimum')}
        placement="top start"
        trigger={<Button size="small">{t('bulk.minimum')}</Button>}
      >
        {(close) => (
          <BulkNumber
            label={t('bulk.setMinimum')}
            hint={t('bulk.minimumHint')}
            faultOf={(value) =>
              value >= 0 ? undefined : t(value < 0 ? 'fault.negative' : 'fault.unreadable')
            }
            onApply={(minimum) => {
              close()
              setEach(({ action }) => ({ minimum: metricOf(minimum, action.unit) }))
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
            names={ACTIVITY_NAMES}
            chosen={chosen.map(({ activities }) => activities)}
            onApply={(activities) => {
              close()
              set({ activities: [...activities] })
            }}
          />
        )}
      </LazyPopover>
      <Button
        size="small"
        layout="plain"
        danger
        onClick={() => (inUse > 0 ? setAsksRemoval(true) : remove())}
      >
        {t('bulk.delete')}
      </Button>
      <AlertDialog
        open={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        title={t('remove.many', { count: chosen.length })}
        text={t('remove.manyPlanned', { count: inUse })}
        confirmLabel={t('remove.confirmMany')}
        danger
        onConfirm={remove}
      />
    </BulkFrame>
  )
}
