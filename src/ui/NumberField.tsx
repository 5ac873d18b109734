import styled from '@emotion/styled'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalOf, parseNumber } from '@/lib/parseNumber'
import type { FieldProps } from './fieldStyles'
import { TextField } from './TextField'
import { hiddenStyles } from './hiddenStyles'

type NumberFieldProps = FieldProps & {
  /** Null is empty; NaN is a text that is no number, so that a form can refuse it. */
  value: number | null
  onChange: (value: number | null) => void
  /** Shown after the number, such as `L/ha`. */
  unit?: ReactNode
  /** The unit in words for a screen reader, such as `litres per hectare`. */
  unitLabel?: string
  min?: number
  max?: number
  /** Most decimals shown once the field is left. */
  digits?: number
  placeholder?: string
  name?: string
  id?: string
  autoFocus?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A number typed as people type it: `3,5`, `3.5` or Arabic digits (quality F4). */
export function NumberField({
  value,
  onChange,
  unit,
  unitLabel,
  min,
  max,
  digits = 3,
  error,
  onBlur,
  ...props
}: NumberFieldProps) {
  const { t, i18n } = useTranslation('common')
  const unitId = useId()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [left, setLeft] = useState(false)

  const locale = `${i18n.language || 'en-GB'}-u-nu-latn`
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  const limit = (most: number | undefined) => most?.toLocaleString(locale)
  // A draft holds while it is what the value came from; a value set from outside replaces it.
  const text = draft && Object.is(draft.value, value) ? draft.text : written(format, value)
  const own = left ? fault(value, min, max) : null

  const type = (typed: string) => {
    const parsed = parseNumber(typed, decimalOf(locale))
    const next = typed.trim() === '' ? null : (parsed ?? Number.NaN)
    setDraft({ text: typed, value: next })
    onChange(next)
  }
  const leave = () => {
    setLeft(true)
    if (value === null || !Number.isNaN(value)) setDraft(null)
    onBlur?.()
  }

  return (
    <TextField
      {...props}
      error={error ?? (own ? t(`ui.number.${own}`, { min: limit(min), max: limit(max) }) : undefined)}
      inputMode={min !== undefined && min >= 0 ? 'decimal' : undefined}
      autoComplete="off"
      dir="ltr"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onFocus={() => setLeft(false)}
      describedBy={unit ? unitId : undefined}
      end={
        unit && (
          <Unit>
            <span aria-hidden dir="ltr">
              {unit}
            </span>
            <Spoken id={unitId}>{unitLabel ?? unit}</Spoken>
          </Unit>
        )
      }
    />
  )
}

type Draft = { text: string; value: number | null }

const written = (format: Intl.NumberFormat, value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : format.format(value)

function fault(value: number | null, min: number | undefined, max: number | undefined) {
  if (value === null) return null
  if (Number.isNaN(value)) return 'unreadable'
  if (min !== undefined && value < min) return 'tooSmall'
  if (max !== undefined && value > max) return 'tooLarge'
  return null
}

const Unit = styled.span`
  padding-inline-end: 12px;
  white-space: nowrap;

  [data-size='small'] & {
    font-weight: 400;
    padding-inline-end: 8px;
  }
`
const Spoken = styled.span(hiddenStyles)
