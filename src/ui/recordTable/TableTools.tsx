import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../Chip'
import { ChipSelect } from '../ChipSelect'
import type { Sort } from '../DataTable'
import { Glyph } from '../Glyph'
import { LazyPopover } from '../LazyPopover'
import { lazyPart } from '../lazyPart'
import { desktop, phone } from '../media'
import { PhoneSort } from '../PhoneSort'
import { TextField } from '../TextField'

const ColumnChoice = lazyPart(() => import('./ColumnChoice'), 'ColumnChoice')

type Choice = { id: string; label: string }

type TableToolsProps = {
  search: { label: string; text: string; onText: (text: string) => void }
  /** Chips that are on or off. */
  filters?: readonly (Choice & { on: boolean; onToggle: () => void })[] | undefined
  /** What rows can be grouped by. */
  group?:
    | { options: readonly Choice[]; value: string | null; onChange: (id: string | null) => void }
    | undefined
  /** On phones, where columns have no heads, this sorts. */
  sort?: { options: readonly Choice[]; value: Sort | undefined; onChange: (sort: Sort) => void } | undefined
  columns?:
    | {
        options: readonly Choice[]
        hidden: ReadonlySet<string>
        onHidden: (hidden: ReadonlySet<string>) => void
      }
    | undefined
  /** Further chips, before how it is sorted. */
  chips?: ReactNode
  /** Further presses at the end of the line, such as import and export. */
  children?: ReactNode
}

/** Stands for "no group" in a list of ids. */
const NONE = '*'

/** Above a table, in one line that wraps: search, filters, grouping, columns, and the presses of the list. */
export function TableTools({ search, filters = [], group, sort, columns, chips, children }: TableToolsProps) {
  const { t } = useTranslation('storage')
  return (
    <Line>
      <Search role="search">
        <TextField
          type="search"
          size="small"
          hideLabel
          label={search.label}
          placeholder={search.label}
          autoComplete="off"
          maxLength={100}
          start={<Glyph name="search" size={16} />}
          value={search.text}
          onChange={(event) => search.onText(event.target.value)}
        />
      </Search>
      <Chips>
        {filters.map(({ id, label, on, onToggle }) => (
          <Chip key={id} pressed={on} onClick={onToggle}>
            {label}
          </Chip>
        ))}
        {chips}
        {group && (
          <ChipSelect
            label={t('table.groupBy')}
            value={group.value ?? NONE}
            onChange={(id) => group.onChange(id === NONE ? null : id)}
            options={[{ id: NONE, label: t('table.noGroups') }, ...group.options]}
          />
        )}
        {sort && (
          <PhoneSort
            label={t('table.sortBy')}
            options={sort.options}
            first={sort.options[0]?.id}
            sort={sort.value}
            onSort={sort.onChange}
          />
        )}
        {columns && (
          <LazyPopover
            label={t('table.columns')}
            trigger={
              <Chip data-desk>
                {t('table.columns')}
                <Glyph name="down" size={12} />
              </Chip>
            }
          >
            <ColumnChoice {...columns} />
          </LazyPopover>
        )}
      </Chips>
      {children && <End>{children}</End>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block-end: 12px;

  @media print {
    display: none;
  }
`
const Search = styled.div`
  inline-size: 240px;

  ${phone} {
    inline-size: 100%;
  }
`
/** On a phone they are pushed aside, so that the list begins in sight. */
const Chips = styled.div`
  display: contents;

  ${phone} {
    display: flex;
    gap: 8px;
    inline-size: calc(100% + 32px);
    margin: -7px -16px;
    padding: 7px 16px;
    overflow-x: auto;

    [data-desk] {
      display: none;
    }
  }
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  /* On a phone in lines of their own, which begin where the others do. */
  ${desktop} {
    margin-inline-start: auto;
  }
`
