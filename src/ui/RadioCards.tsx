import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import { unseenInputStyles } from './choiceStyles'
import { Glyph } from './Glyph'
import { forcedColors, hover, touch } from './media'
import { token } from './tokens'

type RadioCardsProps<Id extends string> = {
  label: string
  hideLabel?: boolean
  error?: string | undefined
  required?: boolean
  options: readonly { id: Id; label: ReactNode; hint?: ReactNode; icon?: ReactNode; disabled?: boolean }[]
  value: Id | null
  onChange: (id: Id) => void
}

/** One of a few, each with its own explanation. */
export function RadioCards<Id extends string>({ options, value, onChange, ...frame }: RadioCardsProps<Id>) {
  const name = useId()
  return (
    <ChoiceGroup {...frame}>
      <Cards>
        {options.map((option) => (
          <Card key={option.id}>
            <Input
              type="radio"
              name={name}
              checked={option.id === value}
              disabled={option.disabled}
              onChange={() => onChange(option.id)}
            />
            {option.icon}
            <Words>
              <b>{option.label}</b>
              {option.hint && <Hint>{option.hint}</Hint>}
            </Words>
            <Mark aria-hidden>
              <Glyph name="check" size={12} />
            </Mark>
          </Card>
        ))}
      </Cards>
    </ChoiceGroup>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: 8px;

  /* Two stand beside each other on a phone; of an odd number the first, which is the usual one, takes the whole line. */
  @media (max-width: 480px) {
    > :first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`
const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  padding: 8px 12px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${token('ink')};
    box-shadow: inset 0 0 0 1px ${token('ink')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.45;
    cursor: default;
  }
  ${hover} {
    &:not(:has(:disabled)):hover {
      background: ${token('mint')};
    }
  }
  ${touch} {
    font: 400 ${token('t-16')} ${token('font')};
  }
  ${forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`
const Input = styled.input(unseenInputStyles)
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;

  > b {
    display: block;
    font-weight: 500;
  }
`
const Hint = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Mark = styled.span`
  visibility: hidden;
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border-radius: ${token('r-mark')};
  background: ${token('green')};
  color: ${token('on-green')};

  input:checked ~ & {
    visibility: visible;
  }
`
