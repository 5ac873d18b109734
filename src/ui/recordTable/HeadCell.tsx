import styled from '@emotion/styled'
import { Glyph } from '../Glyph'
import type { SortDirection } from '../DataTable'
import { token } from '../tokens'

type HeadCellProps = {
  header: string
  align: 'start' | 'end' | undefined
  sorted: SortDirection | undefined
  onSort: (() => void) | undefined
}

/** The head of a column; a press sorts by it, another the other way round. */
export function HeadCell({ header, align, sorted, onSort }: HeadCellProps) {
  return (
    <div role="columnheader" data-align={align} aria-sort={sorted}>
      {onSort ? (
        <Turn type="button" onClick={onSort}>
          {header}
          <Mark data-on={sorted !== undefined || undefined}>
            <Glyph name={sorted === 'descending' ? 'sortDown' : 'sortUp'} size={12} />
          </Mark>
        </Turn>
      ) : (
        header
      )}
    </div>
  )
}

const Turn = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  border-radius: ${token('r-mark')};
  font: inherit;
  color: inherit;
  text-align: inherit;

  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`
/** Where the head has no room for both, it stands in the gap after the column. */
const Mark = styled.span`
  flex: 0 9999 12px;
  min-inline-size: 0;
  visibility: hidden;
  color: ${token('ink')};

  &[data-on],
  button:is(:hover, :focus-visible) > & {
    visibility: visible;
  }
`
