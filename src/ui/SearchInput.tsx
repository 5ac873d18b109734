import styled from '@emotion/styled'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { inputStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { touch } from './media'
import { token } from './tokens'

type SearchInputProps = { label: string; placeholder?: string; large?: boolean }

/** The search line at the head of a list inside an `Autocomplete`. */
export function SearchInput({ label, placeholder, large = false }: SearchInputProps) {
  return (
    <Line aria-label={label} {...focusedFirst} data-large={large || undefined}>
      <Glyph name="search" size={large ? 20 : 16} />
      <Text placeholder={placeholder ?? label} />
    </Line>
  )
}

/** The list has just been opened; typing is the next thing to do. */
const focusedFirst = { autoFocus: true } as const

const Line = styled(SearchField)`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  block-size: 40px;
  padding-inline: 12px;
  border-block-end: 1px solid ${token('line')};
  color: ${token('ink')};
  font: 400 ${token('t-12')} ${token('font')};

  > svg {
    color: ${token('ink-2')};
  }
  &[data-large] {
    block-size: 56px;
    padding-inline: 16px;
    gap: 12px;
    font: 400 ${token('t-16')} ${token('font')};
  }
  ${touch} {
    block-size: 56px;
    font: 400 ${token('t-16')} ${token('font')};
  }
`
const Text = styled(Input)`
  ${inputStyles}
  && {
    padding-inline: 0;
  }
`
