import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { descriptionStyles, errorStyles, type FieldProps, labelStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { hiddenStyles } from './hiddenStyles'

type AriaFieldProps = Omit<FieldProps, 'disabled'> & { children: ReactNode }

/** Label, control, error and help inside a React Aria field, which ties them together. */
export function AriaField({
  label,
  hideLabel,
  description,
  error,
  required,
  size,
  children,
}: AriaFieldProps) {
  return (
    <>
      <Name data-size={size} data-required={required || undefined} data-hidden={hideLabel || undefined}>
        {label}
      </Name>
      {children}
      {error && (
        <Wrong>
          <Glyph name="error" size={14} />
          {error}
        </Wrong>
      )}
      {description && <Help slot="description">{description}</Help>}
    </>
  )
}

const Name = styled(Label)`
  ${labelStyles}
  &[data-hidden] {
    ${hiddenStyles}
  }
`
const Wrong = styled(FieldError)(errorStyles)
const Help = styled(Text)(descriptionStyles)
