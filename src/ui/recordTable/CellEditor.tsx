import styled from '@emotion/styled'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitSymbol, useFormat } from '@/i18n/format'
import { fieldFigure } from '@/lib/fieldDigits'
import { toMetric, unitOf } from '@/lib/units'
import { errorStyles } from '../fieldStyles'
import { NumberField } from '../NumberField'
import { TextField } from '../TextField'
import { token } from '../tokens'
import type { CellEdit } from './recordColumn'

type CellEditorProps<T> = { row: T; edit: CellEdit<T>; onClose: (byKeyboard: boolean) => void }
type Value = string | number | null

/** A cell's field: Enter and leaving it save, Escape leaves it as it was; what is refused stays with the reason. */
export function CellEditor<T>({ row, edit, onClose }: CellEditorProps<T>) {
  const { t } = useTranslation(['storage', 'common'])
  const { unitSystem } = useFormat()
  const quantity =
    edit.kind === 'number'
      ? typeof edit.quantity === 'function'
        ? edit.quantity(row)
        : edit.quantity
      : undefined
  const stored = edit.value(row)
  const shown =
    quantity !== undefined && typeof stored === 'number'
      ? fieldFigure(stored, quantity, unitSystem)
      : { value: stored }
  const first = shown.value
  const [value, setValue] = useState<Value>(first)
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [])

  const close = (byKeyboard: boolean) => {
    isOver.current = true
    onClose(byKeyboard)
  }
  const save = async (byKeyboard: boolean, next: Value = value) => {
    if (isOver.current || isBusy) return
    if (Object.is(next, first)) return close(byKeyboard)
    if (typeof next === 'number' && Number.isNaN(next)) return setRefusal(t('common:ui.number.unreadable'))
    if (typeof next === 'number' && next < leastOf(edit))
      return setRefusal(t('common:ui.number.tooSmall', { min: leastOf(edit) }))
    setBusy(true)
    setRefusal(undefined)
    const answer = await saved(edit, row, next, (typed) =>
      quantity === undefined ? typed : toMetric(typed, quantity, unitSystem),
    )
    setBusy(false)
    if (answer === undefined) close(byKeyboard)
    else setRefusal(answer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void save(true)
    }
    if (event.key === 'Escape') {
      // The sheet beside the table closes by the same key.
      event.preventDefault()
      event.stopPropagation()
      close(true)
    }
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void save(false)
  }
  const field = { label: edit.label(row), hideLabel: true, size: 'small', error: refusal } as const
  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur} aria-busy={isBusy || undefined}>
      {edit.kind === 'number' && (
        <NumberField
          digits={6}
          {...shown}
          {...field}
          value={typeof value === 'number' ? value : null}
          onChange={setValue}
          unit={quantity && unitSymbol(unitOf(quantity, unitSystem))}
          {...(edit.min === undefined ? {} : { min: edit.min })}
        />
      )}
      {edit.kind === 'text' && (
        <TextField
          {...field}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      {edit.kind === 'select' && (
        <Native
          aria-label={field.label}
          value={String(value ?? '')}
          onChange={(event) => {
            setValue(event.target.value)
            void save(true, event.target.value)
          }}
        >
          {value === null && <option value="">{t('common:ui.choose')}</option>}
          {edit.options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Native>
      )}
      {refusal && edit.kind === 'select' && <Refusal role="alert">{refusal}</Refusal>}
    </Box>
  )
}

const leastOf = <T,>(edit: CellEdit<T>): number =>
  edit.kind === 'number' ? (edit.min ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY

function saved<T>(
  edit: CellEdit<T>,
  row: T,
  value: Value,
  metric: (typed: number) => number,
): Promise<string | undefined> {
  switch (edit.kind) {
    case 'number':
      return edit.save(row, typeof value === 'number' ? metric(value) : null)
    case 'text':
      return edit.save(row, String(value ?? '').trim())
    case 'select':
      return edit.save(row, String(value ?? ''))
  }
}

const Box = styled.div`
  position: relative;
  z-index: 1;
  inline-size: 100%;
  min-inline-size: 88px;

  &[aria-busy] {
    opacity: 0.6;
  }
`
const Native = styled.select`
  inline-size: 100%;
  min-block-size: 32px;
  padding-inline: 4px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 500 ${token('t-14')} ${token('font')};
`
const Refusal = styled.p`
  ${errorStyles}
  text-align: start;
`
