import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { unseenInputStyles } from './choiceStyles'
import { forcedColors, hover, phone } from './media'
import { token } from './tokens'

type SegmentedControlProps<Id extends string> = {
  /** Names the choice for a screen reader. */
  label: string
  options: readonly { id: Id; label: ReactNode; disabled?: boolean }[]
  value: Id
  onChange: (id: Id) => void
  size?: 'normal' | 'small'
  /** As wide as its place, segments equal. */
  wide?: boolean
}

/** One of a few views, all in sight. Radio buttons underneath: arrows move, one tab stop. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  size = 'normal',
  wide = false,
}: SegmentedControlProps<Id>) {
  const name = useId()
  return (
    <Bar role="radiogroup" aria-label={label} data-size={size} data-wide={wide || undefined}>
      {options.map((option) => (
        <Segment key={option.id}>
          <Input
            type="radio"
            name={name}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Bar>
  )
}

const Bar = styled.div`
  display: inline-flex;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: 40px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-ctl')};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-size='small'] {
    min-block-size: 32px;
  }
  &[data-wide] {
    display: flex;
    inline-size: 100%;
  }
  ${phone} {
    min-block-size: 46px;

    &[data-size='small'] {
      min-block-size: 46px;
    }
  }
`
const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  padding-inline: 14px;
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
  white-space: nowrap;
  cursor: pointer;

  [data-wide] > & {
    flex: 1 0 auto;
    padding-inline: 4px;
  }
  [data-size='small'] > & {
    padding-inline: 10px;
    font-size: 0.75rem;
  }
  & + & {
    border-inline-start: 1px solid ${token('line')};
  }
  > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  &:has(:checked) {
    background: ${token('ink')};
    color: ${token('paper')};
    font-weight: 600;
  }
  &:has(:disabled) {
    opacity: 0.45;
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
  &:has(:checked:focus-visible) {
    box-shadow: inset 0 0 0 4px ${token('paper')};
  }
  ${hover} {
    &:not(:has(:checked, :disabled)):hover {
      background: ${token('mint')};
      color: ${token('ink')};
    }
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
