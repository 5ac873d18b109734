import styled from '@emotion/styled'
import { useId } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import { unseenInputStyles } from './choiceStyles'
import { forcedColors, hover, touch } from './media'
import { token } from './tokens'

export type ScaleValue = -2 | -1 | 0 | 1 | 2

type ScaleProps = {
  label: string
  /** Words for each step, such as `too soft` … `right` … `too hard`. */
  words: Record<ScaleValue, string>
  value: ScaleValue | null
  onChange: (value: ScaleValue) => void
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

const STEPS = [-2, -1, 0, 1, 2] as const

/** From too little over right to too much; the middle is the good one. */
export function Scale({ label, words, value, onChange, error, required, disabled }: ScaleProps) {
  const name = useId()
  return (
    <ChoiceGroup label={label} error={error} required={required}>
      <Steps>
        {STEPS.map((step) => (
          <Step key={step} data-middle={step === 0 || undefined}>
            <Input
              type="radio"
              name={name}
              checked={step === value}
              disabled={disabled}
              onChange={() => onChange(step)}
            />
            <span>{words[step]}</span>
          </Step>
        ))}
      </Steps>
    </ChoiceGroup>
  )
}

const Steps = styled.div`
  display: grid;
  /* A long word takes from its neighbours rather than break, as long as all have room. */
  grid-template-columns: repeat(5, minmax(min-content, 1fr));
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  overflow: auto hidden;
  background: ${token('paper')};

  @media (max-width: 359px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
const Step = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 44px;
  padding: 4px 2px;
  font: 500 ${token('t-12')} ${token('font')};
  text-align: center;
  color: ${token('ink-2')};
  overflow-wrap: break-word;
  hyphens: auto;
  cursor: pointer;

  & + & {
    border-inline-start: 1px solid ${token('line')};
  }
  &[data-middle] {
    color: ${token('ink')};
  }
  &:has(:checked) {
    background: ${token('ink')};
    color: ${token('paper')};
    font-weight: 600;
  }
  &[data-middle]:has(:checked) {
    background: ${token('green')};
    color: ${token('on-green')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -3px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  ${hover} {
    &:not(:has(:checked, :disabled)):hover {
      background: ${token('mint-2')};
      color: ${token('ink')};
    }
  }
  ${touch} {
    min-block-size: 56px;
  }
  ${forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
const Input = styled.input(unseenInputStyles)
