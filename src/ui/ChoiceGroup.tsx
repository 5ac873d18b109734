import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { descriptionStyles, errorStyles, labelStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { hiddenStyles } from './hiddenStyles'

type ChoiceGroupProps = {
  label: string
  hideLabel?: boolean
  description?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** The frame round a group of radio buttons or check boxes: question, answers, help, error. */
export function ChoiceGroup({
  label,
  hideLabel = false,
  description,
  error,
  required,
  children,
}: ChoiceGroupProps) {
  const id = useId()
  return (
    <Frame
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ') || undefined
      }
    >
      <Question id={`${id}-label`} data-required={required || undefined} data-hidden={hideLabel || undefined}>
        {label}
      </Question>
      {description && <Help id={`${id}-help`}>{description}</Help>}
      {children}
      {error && (
        <Wrong id={`${id}-error`}>
          <Glyph name="error" size={14} />
          {error}
        </Wrong>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`
const Question = styled.span`
  ${labelStyles}
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${hiddenStyles}
  }
`
const Help = styled.p(descriptionStyles)
const Wrong = styled.p(errorStyles)
