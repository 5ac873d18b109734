import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Chip } from './Chip'
import { ChipSelect } from './ChipSelect'
import type { Sort } from './DataTable'
import { Glyph } from './Glyph'
import { abreast } from './tableMedia'

type PhoneSortProps = {
  label: string
  /** The columns that can be sorted by. */
  options: readonly { id: string; label: string }[]
  /** The column of the order in which rows come, and which of them it is that sorts now. */
  first?: string | undefined
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Sorts a table on phones, where its columns have no heads: by which column, and which way round. */
export function PhoneSort({ label, options, first, sort, onSort }: PhoneSortProps) {
  const { t } = useTranslation('common')
  const column = sort?.column ?? first ?? ''
  const turned = sort?.direction === 'descending'
  return (
    <Chips>
      <ChipSelect
        label={label}
        value={column}
        onChange={(id) => onSort({ column: id, direction: 'ascending' })}
        options={options}
      />
      <Chip
        aria-label={t('ui.table.descending')}
        pressed={turned}
        onClick={() => onSort({ column, direction: turned ? 'ascending' : 'descending' })}
      >
        <Glyph name={turned ? 'sortDown' : 'sortUp'} size={16} />
      </Chip>
    </Chips>
  )
}

const Chips = styled.span`
  display: inline-flex;
  gap: 8px;

  ${abreast} {
    display: none;
  }
  @media print {
    display: none;
  }
`
