import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { FileColumn } from '@/domain/shedFile/guessColumns'
import { type ColumnId, SHED_COLUMNS, type ShedList } from '@/domain/shedFile/shedColumns'
import { isolate } from '@/lib/isolate'
import { stacked } from '@/ui/tableMedia'
import { Notice } from '@/ui/Notice'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'

type ColumnsStepProps = {
  list: ShedList
  rows: readonly (readonly string[])[]
  columns: readonly FileColumn[]
  onChange: (columns: FileColumn[]) => void
}

const EXAMPLES = 3
const LONGEST = 60
/** No column has this name. */
const LEFT_OUT = ' '

/** What each column of the file holds: guessed, and to be put right. */
export function ColumnsStep({ list, rows, columns, onChange }: ColumnsStepProps) {
  const { t } = useTranslation('shedFile')
  const options = [
    { id: LEFT_OUT, label: t('import.leaveOut') },
    ...SHED_COLUMNS[list].map((id) => ({ id, label: t(`column.${id}`) })),
  ]
  const choose = (at: number, id: string) => {
    const column = SHED_COLUMNS[list].find((one) => one === id) ?? null
    // One thing stands in one column only.
    onChange(
      columns.map((one, index) =>
        index === at ? { ...one, column } : column !== null && one.column === column ? without(one) : one,
      ),
    )
  }
  return (
    <Steps>
      <p>{t('import.columnsIntro')}</p>
      {!columns.some(({ column }) => column === 'name' || column === 'id') && (
        <Notice tone="warning">{t('import.needsName')}</Notice>
      )}
      <List aria-label={t('import.columnsTable')}>
        {columns.map(({ heading, column, unit }, at) => {
          const name = heading.trim().slice(0, LONGEST) || t('import.nameless', { number: at + 1 })
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the columns of a file stay where they are
            <li key={at}>
              <Words>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <Examples>
                  <bdi>{examplesOf(rows, at)}</bdi>
                </Examples>
              </Words>
              <SelectField
                label={t('import.holdsOf', { heading: isolate(name) })}
                hideLabel
                size="small"
                options={options}
                value={column ?? LEFT_OUT}
                onChange={(id) => choose(at, id)}
              />
              {column !== null && isCounted(column) && unit !== undefined && unit !== '' && (
                <Unit>{t('import.inUnit', { unit: isolate(unit) })}</Unit>
              )}
            </li>
          )
        })}
      </List>
    </Steps>
  )
}

const without = (column: FileColumn): FileColumn => ({ ...column, column: null })

const COUNTED: ReadonlySet<ColumnId> = new Set([
  'stock',
  'minimum',
  'unitCost',
  'density',
  'waterRate',
  'rate',
])
const isCounted = (column: ColumnId): boolean => COUNTED.has(column)

const examplesOf = (rows: readonly (readonly string[])[], at: number): string =>
  [...new Set(rows.slice(1, 50).flatMap((row) => row[at]?.trim().slice(0, LONGEST) || []))]
    .slice(0, EXAMPLES)
    .join(' · ')

const Steps = styled.div`
  display: grid;
  gap: 12px;
`
const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 220px);
    align-items: center;
    gap: 4px 16px;
    padding-block: 8px;
    border-block-end: 1px solid ${token('line')};

    ${stacked} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  font: 400 ${token('t-14')} ${token('font')};
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
`
const Examples = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Unit = styled.small`
  grid-column: -2;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
