import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { descriptionStyles, errorStyles, type FieldProps, frameStyles, labelStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { hiddenStyles } from './hiddenStyles'

/** What the control inside must carry so that label, help and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FrameProps = FieldProps & {
  id?: string | undefined
  /** Ids of further descriptions, such as a unit. */
  describedBy?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, control, help and error, tied together; every field made of a native control stands in one. */
export function Field({
  label,
  hideLabel,
  description,
  error,
  required,
  size,
  id,
  describedBy,
  children,
}: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const described = [error && errorId, describedBy, description && helpId].filter(Boolean).join(' ')
  return (
    <Frame data-size={size}>
      <Label
        htmlFor={controlId}
        data-size={size}
        data-required={required || undefined}
        data-hidden={hideLabel || undefined}
      >
        {label}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <Wrong id={errorId}>
          <Glyph name="error" size={14} />
          {error}
        </Wrong>
      )}
      {description && <Help id={helpId}>{description}</Help>}
    </Frame>
  )
}

const Frame = styled.div(frameStyles)
const Label = styled.label`
  ${labelStyles}
  &[data-hidden] {
    ${hiddenStyles}
  }
`
const Help = styled.p(descriptionStyles)
const Wrong = styled.p(errorStyles)
