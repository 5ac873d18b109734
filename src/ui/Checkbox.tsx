import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { choiceRowStyles, unseenInputStyles } from './choiceStyles'
import { errorStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { forcedColors, touch } from './media'
import { token } from './tokens'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Some of what it stands for is on. */
  mixed?: boolean
  ref?: (input: HTMLInputElement | null) => void
}

/** Yes or no, with its words. A plain input: takes `{...register('name')}` as it is. */
export function Checkbox({ label, hint, error, mixed = false, ref, ...input }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed
  }, [mixed])
  return (
    <div>
      <Line>
        <Input
          {...input}
          type="checkbox"
          ref={(element) => {
            own.current = element
            ref?.(element)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <Square aria-hidden>
          <Glyph name={mixed ? 'minus' : 'check'} size={12} />
        </Square>
        <span>
          {label}
          {hint && <Hint>{hint}</Hint>}
        </span>
      </Line>
      {error && (
        <Wrong id={errorId}>
          <Glyph name="error" size={14} />
          {error}
        </Wrong>
      )}
    </div>
  )
}

const Line = styled.label(choiceRowStyles)
const Input = styled.input(unseenInputStyles)
const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  color: ${token('on-green')};

  > svg {
    visibility: hidden;
  }

  input:is(:checked, :indeterminate) + & {
    background: ${token('green')};
    border-color: ${token('green')};
  }
  input:is(:checked, :indeterminate) + & > svg {
    visibility: visible;
  }
  input[aria-invalid] + & {
    border-color: ${token('red')};
  }
  input:focus-visible + & {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  ${touch} {
    margin-block-start: 2px;
  }
  ${forcedColors} {
    input:is(:checked, :indeterminate) + & {
      color: CanvasText;
    }
  }
`
const Hint = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Wrong = styled.p(errorStyles)
