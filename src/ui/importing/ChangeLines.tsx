import styled from '@emotion/styled'
import { Glyph } from '../Glyph'
import { token } from '../tokens'

export type ChangeLine = { text: string; tone?: 'warning' | 'wrong' }

/** What is to be said of a change, line by line; what needs a look is marked. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <List>
      {lines.map(({ text, tone }) => (
        <li key={text} data-tone={tone}>
          {tone && <Glyph name="warning" size={14} />}
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  li {
    display: flex;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  [data-tone='warning'] {
    color: ${token('amber-deep')};
  }
  [data-tone='wrong'] {
    color: ${token('red')};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
