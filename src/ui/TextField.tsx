import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { boxStyles, type FieldProps, inputStyles } from './fieldStyles'
import { token } from './tokens'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'required' | 'disabled'> &
  FieldProps & {
    /** Inside the box, before and after the text: an icon, a button, a unit. */
    start?: ReactNode
    end?: ReactNode
    describedBy?: string
    /** Marked as wrong without a text of its own: the notice above the form has it. */
    invalid?: boolean
  }

/** One line of text. A plain input: takes `{...register('name')}` of a form as it is. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  required,
  disabled,
  size = 'normal',
  id,
  start,
  end,
  describedBy,
  invalid = false,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, description, error, required, size, id, describedBy }}>
      {(control) => (
        <Box data-size={size} data-invalid={error || invalid ? true : undefined}>
          {start && <Aside data-at="start">{start}</Aside>}
          <Input
            type="text"
            dir={isLatin(input.type) ? 'ltr' : 'auto'}
            {...input}
            {...control}
            aria-invalid={control['aria-invalid'] ?? (invalid || undefined)}
            disabled={disabled}
          />
          {end && <Aside>{end}</Aside>}
        </Box>
      )}
    </Field>
  )
}

/** Addresses run left to right in every language. */
const isLatin = (type: string | undefined): boolean =>
  type !== undefined && ['email', 'url', 'tel', 'password'].includes(type)

const Box = styled.div(boxStyles)
const Input = styled.input(inputStyles)
const Aside = styled.span`
  display: flex;
  align-items: center;
  color: ${token('ink-2')};

  &[data-at='start'] {
    padding-inline-start: 12px;
  }
`
