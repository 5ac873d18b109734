import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import type { Equipment } from '@/domain/equipment'
import { useFormat } from '@/i18n/format'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { Notice } from '@/ui/Notice'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { bringUp } from '@/ui/focusFirstFault'
import { VersionsNotice } from '@/ui/VersionsNotice'
import { differing, draftOf, type MachineDraft, type MachineField } from './machineDraft'
import type { MachineForm } from './useMachineForm'
import { groupsOf, useMachineText } from './useMachineText'

/** Stands for a group that is not in the list; no backend's group is called so. */
const OWN = '*'

type MachineFieldsProps = { form: MachineForm; draft: MachineDraft; machines: readonly Equipment[] }

/** Everything that can be entered of a machine. */
export function MachineFields({ form, draft, machines }: MachineFieldsProps) {
  const { t } = useTranslation('equipment')
  const words = useMachineText()
  const work = useActivityWords()
  const format = useFormat()
  const { data: company } = useGetCompanyQuery()
  const { change } = form
  const [ownGroup, setOwnGroup] = useState(false)

  const frame = (field: MachineField) => {
    const fault = form.faults[field]
    return {
      name: field,
      size: 'small',
      label: t(`form.${field}`),
      error: form.refused[field] ?? (fault ? t(`form.fault.${fault}`) : undefined),
    } as const
  }
  const text = (field: TextName) => ({
    ...frame(field),
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
  const number = (field: NumberName) => ({
    ...frame(field),
    value: draft[field],
    min: 0,
    onChange: (value: number | null) => change({ [field]: value }),
  })
  const groups = groupsOf(machines, ownGroup ? '' : draft.group).map((id) => ({ id, label: words.group(id) }))
  const names = [...new Set([...(company?.allowedActivityNames ?? []), ...draft.activities])]
  const shown = (version: MachineDraft, field: MachineField): string => {
    const value = version[field]
    if (value === null || value === '') return '–'
    if (field === 'group') return words.group(String(value))
    if (Array.isArray(value)) return format.list(value.map((name: string) => work.type(name)))
    return typeof value === 'number'
      ? field === 'units' || field === 'available'
        ? format.number(value)
        : words.hours(value)
      : String(value)
  }
  const other = form.theirs && draftOf(form.theirs)

  return (
    <Fields>
      <TextField {...text('name')} required />
      <SelectField
        {...frame('group')}
        error={ownGroup ? undefined : frame('group').error}
        required
        options={[...groups, { id: OWN, label: t('form.ownGroup') }]}
        value={ownGroup ? OWN : draft.group || null}
        onChange={(id) => {
          setOwnGroup(id === OWN)
          change({ group: id === OWN ? '' : id })
        }}
      />
      {ownGroup && <TextField {...text('group')} label={t('form.newGroup')} required />}
      <Pair>
        <NumberField {...number('units')} required digits={0} />
        <NumberField {...number('available')} required digits={0} />
      </Pair>
      <MultiSelectField
        {...frame('activities')}
        options={names.map((id) => ({
          id,
          label: work.type(id),
          icon: <ActivityIcon name={id} size={16} />,
        }))}
        value={draft.activities}
        onChange={(activities) => change({ activities })}
      />
      <Heading>{t('form.care')}</Heading>
      <NumberField {...number('hours')} unit={format.unit('hours')} digits={1} />
      <Pair>
        <NumberField {...number('serviceEvery')} unit={format.unit('hours')} digits={1} />
        <NumberField {...number('lastServiceHours')} unit={format.unit('hours')} digits={1} />
      </Pair>
      <Heading>{t('form.about')}</Heading>
      <Pair>
        <TextField {...text('manufacturer')} />
        <TextField {...text('model')} />
      </Pair>
      <TextField {...text('serialNumber')} dir="ltr" />
      <TextArea {...text('notes')} />
      {other && (
        <div ref={bringUp}>
          <VersionsNotice
            busy={form.isBusy}
            fields={differing(draft, other).map((field) => ({
              label: t(`form.${field}`),
              mine: shown(draft, field),
              theirs: shown(other, field),
            }))}
            onTakeTheirs={form.takeTheirs}
            onKeepMine={form.keepMine}
          />
        </div>
      )}
      {form.failure && (
        <div ref={bringUp}>
          <Notice tone="error">{form.failure}</Notice>
        </div>
      )}
    </Fields>
  )
}

type TextName = 'name' | 'group' | 'manufacturer' | 'model' | 'serialNumber' | 'notes'
type NumberName = 'units' | 'available' | 'hours' | 'serviceEvery' | 'lastServiceHours'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
`
const Heading = styled.h3`
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};
  font: 600 ${token('t-14')} ${token('font')};
`
