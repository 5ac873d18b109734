import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { toMetric } from '@/lib/units'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { LazyMenu } from '@/ui/LazyMenu'
import { LazyPopover } from '@/ui/LazyPopover'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useSupplyActs } from './useSupplyActs'
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
  const { t } = useTranslation('supplies')
  const words = useSupplyText()
  const acts = useSupplyActs()
  const { unitSystem } = useFormat()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<readonly Supply[]>) => {
    if (isBusy) return
    setBusy(true)
    const left = await act()
    setBusy(false)
    onDone(left)
  }
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
    <Place>
      <Bar role="group" aria-label={t('bulk.label')} aria-busy={isBusy || undefined}>
        <Count role="status">{t('bulk.chosen', { count: chosen.length })}</Count>
        <LazyMenu
          label={t('bulk.group')}
          placement="bottom start"
          trigger={<Button size="small">{t('bulk.group')}</Button>}
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
          placement="bottom start"
          trigger={<Button size="small">{t('bulk.minimum')}</Button>}
        >
          {(close) => (
            <MinimumForm
              onApply={(minimum) => {
                close()
                setEach(({ action }) => ({ minimum: metricOf(minimum, action.unit) }))
              }}
            />
          )}
        </LazyPopover>
        <LazyPopover
          label={t('bulk.setActivities')}
          placement="bottom start"
          trigger={<Button size="small">{t('bulk.activities')}</Button>}
        >
          {(close) => (
            <ActivitiesForm
              chosen={chosen}
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
        <Button size="small" layout="plain" onClick={() => onDone([])}>
          {t('bulk.clear')}
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
      </Bar>
    </Place>
  )
}

function MinimumForm({ onApply }: { onApply: (minimum: number | undefined) => void }) {
  const { t } = useTranslation('supplies')
  const [value, setValue] = useState<number | null>(null)
  const isWrong = value !== null && !(value >= 0)
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onApply(value ?? undefined)
      }}
    >
      <NumberField
        size="small"
        label={t('bulk.setMinimum')}
        description={t('bulk.minimumHint')}
        min={0}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" size="small" layout="primary">
        {t('bulk.apply')}
      </Button>
    </Fields>
  )
}

function ActivitiesForm({
  chosen,
  onApply,
}: {
  chosen: readonly Supply[]
  onApply: (activities: ReadonlySet<string>) => void
}) {
  const { t } = useTranslation('supplies')
  const { locale } = useFormat()
  const work = useActivityWords()
  const [on, setOn] = useState<ReadonlySet<string>>(
    () => new Set(ACTIVITY_NAMES.filter((id) => chosen.every(({ activities }) => activities.includes(id)))),
  )
  const options = ACTIVITY_NAMES.map((id) => ({ id, label: work.type(id) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
  const turn = (id: string, isOn: boolean) => {
    const next = new Set(on)
    if (isOn) next.add(id)
    else next.delete(id)
    setOn(next)
  }
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault()
        onApply(on)
      }}
    >
      <Choices>
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={on.has(id)}
            onChange={(event) => turn(id, event.target.checked)}
          />
        ))}
      </Choices>
      <Button type="submit" size="small" layout="primary">
        {t('bulk.apply')}
      </Button>
    </Fields>
  )
}

/** Over the list's tools, and over its head once it scrolls: nothing moves when something is chosen. */
const Place = styled.div`
  /* Keeps the margin of what is in it, which else moves the list beneath. */
  display: flow-root;
  position: sticky;
  inset-block-start: 8px;
  z-index: 4;
  block-size: 0;

  @media print {
    display: none;
  }
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  margin-block-start: -8px;
  padding: 7px 11px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  /* The ring hides what stands at its round corners. */
  box-shadow:
    0 0 0 4px ${token('mist')},
    ${token('shadow')};

  &[aria-busy] {
    opacity: 0.6;
  }
`
const Count = styled.span`
  font: 600 ${token('t-14')} ${token('font')};
  margin-inline-end: 8px;
`
const Fields = styled.form`
  display: grid;
  gap: 12px;
  min-inline-size: 220px;
`
const Choices = styled.div`
  display: grid;
  gap: 4px;
  max-block-size: 320px;
  overflow: auto;
`
