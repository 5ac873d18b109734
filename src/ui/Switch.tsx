import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { choiceRowStyles, unseenInputStyles } from './choiceStyles'
import { forcedColors, motion } from './media'
import { token } from './tokens'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'onChange' | 'checked'> & {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
}

/** On or off, at once. The words stand first, the switch at the end. */
export function Switch({ label, hint, checked, onChange, ...input }: SwitchProps) {
  return (
    <Line>
      <Words>
        {label}
        {hint && <Hint>{hint}</Hint>}
      </Words>
      <Input
        {...input}
        type="checkbox"
        {...switchRole}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Track aria-hidden />
    </Line>
  )
}

/** A native check box gives the state itself, so it needs no aria-checked. */
const switchRole = { role: 'switch' } as const

const Line = styled.label`
  ${choiceRowStyles}
  align-items: center;
  min-block-size: 40px;
`
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`
const Hint = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Input = styled.input(unseenInputStyles)
const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  border-radius: 12px;
  border: 1px solid ${token('ctl')};
  background: ${token('nodata-bg')};

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: ${token('ctl')};
  }
  input:checked + & {
    background: ${token('green')};
    border-color: ${token('green-deep')};
  }
  input:checked + &::after {
    inset-inline-start: 19px;
    background: ${token('on-green')};
  }
  input:focus-visible + & {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  ${motion} {
    &,
    &::after {
      transition:
        inset-inline-start ${token('ease')},
        background-color ${token('ease')};
    }
  }
  ${forcedColors} {
    &::after {
      background: ButtonText;
    }
    input:checked + & {
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked + &::after {
      background: HighlightText;
    }
  }
`
