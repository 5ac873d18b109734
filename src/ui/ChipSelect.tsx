import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { chipStyles } from './chipStyles'
import { Glyph } from './Glyph'
import { token } from './tokens'

type ChipSelectProps = {
  label: string
  options: readonly { id: string; label: string; lang?: string }[]
  value: string
  onChange: (id: string) => void
  icon?: ReactNode
}

/** A native select that looks like a chip: light enough for the log-in page's language choice. */
export function ChipSelect({ label, options, value, onChange, icon }: ChipSelectProps) {
  return (
    <Round>
      {icon}
      <span aria-hidden>{options.find(({ id }) => id === value)?.label}</span>
      <Glyph name="down" size={12} />
      <Native aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ id, label: text, lang }) => (
          <option key={id} value={id} lang={lang}>
            {text}
          </option>
        ))}
      </Native>
    </Round>
  )
}

const Round = styled.span`
  ${chipStyles}
  max-inline-size: 100%;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:focus-within {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
`
const Native = styled.select`
  position: absolute;
  inset: -6px 0;
  inline-size: 100%;
  block-size: auto;
  opacity: 0;
  cursor: pointer;
  font-size: 1rem;

  option {
    color: #10201b;
    background: #fff;
  }
`
