import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetEquipmentQuery } from '@/api/storage'
import type { FieldAnswer, MachineUse } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { useActivityText } from '@/i18n/activityText'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { machineUses } from './workDraft'

type MachineFieldProps = {
  type: string
  answer: FieldAnswer | undefined
  required: boolean
  error: string | undefined
  /** Machines that have other work at the time, with what it is. */
  busy: ReadonlyMap<string, string>
  onChange: (answer: FieldAnswer) => void
}

/** Which machines, and how long each of them ran. */
export function MachineField({ type, answer, required, error, busy, onChange }: MachineFieldProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const { data: equipment = [] } = useGetEquipmentQuery()
  const uses = machineUses(answer)
  const nameOf = (id: string) => equipment.find((one) => one.id === id)?.name ?? id
  const offered = equipment.filter(
    ({ id, activities }) => activities.includes(type) || uses.some((use) => use.id === id),
  )
  const hintOf = ({ id, available, units }: Equipment) =>
    available <= 0 ? t('sheet.notAvailable') : units < 2 ? busy.get(id) : undefined
  const options = [
    // Those that can be had come first.
    ...offered
      .map((machine) => ({ machine, hint: hintOf(machine) }))
      .toSorted((a, b) => Number(a.hint !== undefined) - Number(b.hint !== undefined))
      .map(({ machine: { id, name }, hint }) => ({
        id,
        label: name,
        ...(hint === undefined ? {} : { hint }),
      })),
    ...uses.filter(({ id }) => !offered.some((one) => one.id === id)).map(({ id }) => ({ id, label: id })),
  ]
  const put = (id: string, hours: number | null) =>
    onChange(uses.map((use): MachineUse => (use.id === id ? { ...use, hours: hours ?? undefined } : use)))
  return (
    <Frame>
      <MultiSelectField
        size="small"
        label={words.field('machine')}
        required={required}
        error={error}
        options={options}
        value={uses.map(({ id }) => id)}
        onChange={(ids) => onChange(ids.map((id): MachineUse => uses.find((use) => use.id === id) ?? { id }))}
      />
      {uses.map(({ id, hours }) => (
        <Line key={id}>
          <span aria-hidden>{nameOf(id)}</span>
          <NumberField
            size="small"
            label={t('sheet.hoursOf', { name: nameOf(id) })}
            hideLabel
            unit="h"
            min={0}
            value={hours ?? null}
            onChange={(value) => put(id, value)}
          />
        </Line>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px;
  gap: 8px;
  align-items: center;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;
`
