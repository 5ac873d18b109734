import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Field } from './Field'
import { boxStyles, type FieldProps, inputStyles } from './fieldStyles'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required' | 'disabled'> & FieldProps

/** Several lines; grows with what is written where the browser can. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  required,
  disabled,
  size = 'normal',
  id,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, description, error, required, size, id }}>
      {(control) => (
        <Box data-size={size} data-invalid={error ? true : undefined}>
          <Area rows={3} dir="auto" {...area} {...control} disabled={disabled} />
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div(boxStyles)
const Area = styled.textarea`
  ${inputStyles}
  [data-size] > & {
    padding-block: 8px;
  }
  resize: vertical;
  field-sizing: content;
  min-block-size: 4lh;
  max-block-size: 40vh;
`
