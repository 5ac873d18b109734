import styled from '@emotion/styled'
import { ChipSelect } from './ChipSelect'
import type { Column, Sort } from './DataTable'
import { Glyph } from './Glyph'
import { desktop } from './media'

type PhoneSortProps<T> = {
  label: string
  columns: readonly Column<T>[]
  /** The column of the order in which rows come, and which of them it is that sorts now. */
  first: string | undefined
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Sorts a table on phones, where its columns have no heads. */
export function PhoneSort<T>({ label, columns, first, sort, onSort }: PhoneSortProps<T>) {
  return (
    <Place>
      <ChipSelect
        icon={<Glyph name={sort?.direction === 'descending' ? 'sortDown' : 'sortUp'} size={12} />}
        label={label}
        value={sort?.column ?? first ?? ''}
        onChange={(column) => onSort({ column, direction: 'ascending' })}
        options={columns.filter(({ sortBy }) => sortBy).map(({ id, header }) => ({ id, label: header }))}
      />
    </Place>
  )
}

const Place = styled.div`
  padding-block: 12px 4px;

  ${desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`
