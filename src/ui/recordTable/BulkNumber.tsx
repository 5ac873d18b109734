import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { NumberField } from '../NumberField'
import { BulkForm } from './BulkForm'

type BulkNumberProps = {
  label: string
  hint: string
  /** Behind the field. */
  unit?: string | undefined
  /** What cannot be: a sentence to say so. */
  faultOf: (value: number) => string | undefined
  /** Without a number: it is emptied. */
  onApply: (value: number | undefined) => void
}

/** One number for all that is chosen. */
export function BulkNumber({ label, hint, unit, faultOf, onApply }: BulkNumberProps) {
  const { t } = useTranslation('bulk')
  const [value, setValue] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  return (
    <BulkForm
      onSubmit={(event) => {
        event.preventDefault()
        const found = value === null ? undefined : faultOf(value)
        setFault(found)
        if (found === undefined) onApply(value ?? undefined)
      }}
    >
      <NumberField
        {...focusedFirst}
        size="small"
        label={label}
        description={hint}
        error={fault}
        min={0}
        value={value}
        onChange={(next) => {
          setValue(next)
          setFault(undefined)
        }}
        {...(unit === undefined ? {} : { unit })}
      />
      <Button type="submit" size="small" layout="primary">
        {t('apply')}
      </Button>
    </BulkForm>
  )
}

/** It was asked for to type into. */
const focusedFirst = { autoFocus: true } as const
