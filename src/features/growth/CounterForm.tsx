import styled from '@emotion/styled'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  COUNTER_PRESETS,
  type CounterPreset,
  isPreset,
  LONGEST_COUNT,
  PRESET_NAMES,
  presetStart,
} from '@/domain/agronomy/degreeDayCounter'
import { addDays } from '@/domain/groundTime'
import type { GddCounter } from '@/domain/localData'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { Dialog } from '@/ui/Dialog'
import { QuantityField } from '@/ui/QuantityField'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'

type CounterFormProps = {
  /** The one that is changed; undefined for a new one. */
  counter: GddCounter | undefined
  pitchId: Id
  today: Day
  onSave: (counter: GddCounter) => void
  onClose: () => void
}

/** °C and °C d that a counter may have. */
const BASE = { low: -30, high: 40 } as const
const TARGET = { low: 1, high: 20_000 } as const
const OWN = 'own'

/** A counter of degree days: what for, above what, since when and how far. */
export function CounterForm({ counter, pitchId, today, onSave, onClose }: CounterFormProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const formId = useId()
  const fresh = (preset: CounterPreset) => ({
    preset: preset as CounterPreset | undefined,
    name: t(`preset.${preset}`),
    base: COUNTER_PRESETS[preset].base as number | null,
    target: COUNTER_PRESETS[preset].target as number | null,
    start: presetStart(preset, today) as Day | null,
  })
  const [draft, setDraft] = useState(() =>
    counter
      ? {
          preset: counter.preset,
          name: counter.name,
          base: counter.base,
          target: counter.target,
          start: counter.start,
        }
      : fresh('trinexapacRyegrass'),
  )
  const [tried, setTried] = useState(false)
  /** What a person typed outlasts another choice: a name of their own, and the day of an event that both begin with. */
  const kept = (next: CounterPreset) => ({
    ...(['', ...PRESET_NAMES.map((one) => t(`preset.${one}`))].includes(draft.name.trim())
      ? {}
      : { name: draft.name }),
    ...(sinceOf(draft.preset) === sinceOf(next) ? { start: draft.start } : {}),
  })
  const base = readable(draft.base)
  const target = readable(draft.target)
  const [earliest, latest] = [addDays(today, -LONGEST_COUNT), addDays(today, LONGEST_COUNT)]
  const faults = {
    name: draft.name.trim() === '' ? t('form.nameMissing') : undefined,
    start:
      draft.start === null
        ? t('form.startMissing')
        : draft.start < earliest || draft.start > latest
          ? t('form.startRange')
          : undefined,
    base:
      base === null || base < BASE.low || base > BASE.high
        ? t('form.baseMissing', {
            low: format.quantity(BASE.low, 'temperature'),
            high: format.quantity(BASE.high, 'temperature'),
          })
        : undefined,
    target:
      target === null || target < TARGET.low || target > TARGET.high
        ? t('form.targetMissing', {
            low: format.quantity(TARGET.low, 'degreeDays'),
            high: format.quantity(TARGET.high, 'degreeDays'),
          })
        : undefined,
  }
  const errors = tried ? faults : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some((fault) => fault !== undefined)) return
    if (base === null || target === null || draft.start === null) return
    onSave({
      id: counter?.id ?? crypto.randomUUID(),
      pitchId,
      name: draft.name.trim(),
      base,
      target,
      start: draft.start,
      preset: draft.preset,
    })
  }

  return (
    <Dialog
      open
      sticky
      size="small"
      onClose={onClose}
      title={counter ? t('form.editTitle') : t('form.newTitle')}
      footer={
        <>
          <Button layout="primary" type="submit" form={formId}>
            {counter ? t('form.save') : t('form.begin')}
          </Button>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
        </>
      }
    >
      <Fields id={formId} onSubmit={submit} noValidate>
        <SelectField
          label={t('form.preset')}
          description={draft.preset && t(`preset.source.${draft.preset}`)}
          options={[OWN, ...PRESET_NAMES].map((id) => ({
            id,
            label: t(isPreset(id) ? `preset.${id}` : 'preset.own'),
          }))}
          value={draft.preset ?? OWN}
          onChange={(id) =>
            setDraft(isPreset(id) ? { ...fresh(id), ...kept(id) } : { ...draft, preset: undefined })
          }
        />
        <TextField
          label={t('form.name')}
          required
          maxLength={200}
          value={draft.name}
          error={errors?.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <DateField
          label={t('form.start')}
          description={t('form.startHelp')}
          required
          value={draft.start}
          min={earliest}
          max={latest}
          error={errors?.start}
          onChange={(start) => setDraft({ ...draft, start })}
        />
        <Pair>
          <QuantityField
            label={t('form.base')}
            description={t('form.baseHelp')}
            required
            quantity="temperature"
            value={draft.base}
            error={errors?.base}
            onChange={(value) => setDraft({ ...draft, base: value })}
          />
          <QuantityField
            label={t('form.target')}
            required
            quantity="degreeDays"
            value={draft.target}
            error={errors?.target}
            onChange={(value) => setDraft({ ...draft, target: value })}
          />
        </Pair>
      </Fields>
    </Dialog>
  )
}

/** A counter of one's own begins with an event, as one of an application does. */
const sinceOf = (preset: CounterPreset | undefined) => (preset ? COUNTER_PRESETS[preset].since : 'today')

const readable = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : value

const Fields = styled.form`
  display: grid;
  gap: 12px;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
  align-items: start;
`
