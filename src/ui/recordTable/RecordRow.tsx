import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Checkbox } from '../Checkbox'
import { VisuallyHidden } from '../VisuallyHidden'
import { EditableCell } from './EditableCell'
import type { RecordColumn } from './recordColumn'

type RecordRowProps<T> = {
  row: T
  columns: readonly RecordColumn<T>[]
  titleId: string | undefined
  link: string | undefined
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined
  onChoose: (row: T, chosen: boolean, range: boolean) => void
  actions: ReactNode
  canEdit: boolean
}

/** The cells of one row. */
export function RecordRow<T>({
  row,
  columns,
  titleId,
  link,
  isChosen,
  onChoose,
  actions,
  canEdit,
}: RecordRowProps<T>) {
  const { t } = useTranslation('storage')
  const title = columns.find(({ id }) => id === titleId)
  return (
    <>
      {isChosen !== undefined && (
        <div role="cell" data-phone="choice">
          <Checkbox
            label={
              <VisuallyHidden>
                {t('table.select', { name: String(title?.sortBy?.(row) ?? '') })}
              </VisuallyHidden>
            }
            checked={isChosen}
            onChange={(event) => {
              const { nativeEvent } = event
              onChoose(row, event.target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }}
          />
        </div>
      )}
      {columns.map((column) => {
        const isTitle = column.id === titleId
        const content = column.cell(row)
        const { edit } = column
        return (
          <div
            key={column.id}
            role="cell"
            data-align={column.align}
            data-phone={isTitle ? 'title' : (column.phone ?? 'value')}
            data-quiet={column.quiet?.(row) || undefined}
          >
            {!isTitle && content !== null && (
              <span data-name aria-hidden>
                {column.header}
              </span>
            )}
            {isTitle && link !== undefined ? (
              <Link to={link} data-cover preventScrollReset onKeyDown={moveByArrow}>
                {content}
              </Link>
            ) : edit && canEdit && edit.when?.(row) !== false ? (
              <EditableCell row={row} edit={edit}>
                {content}
              </EditableCell>
            ) : (
              content
            )}
          </div>
        )
      })}
      {actions !== undefined && (
        <div role="cell" data-phone="actions" data-align="end">
          {actions}
        </div>
      )}
    </>
  )
}

/** Up and down go from row to row. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  const covers = [
    ...(currentTarget.closest('[data-body]')?.querySelectorAll<HTMLElement>('[data-cover]') ?? []),
  ]
  const next = covers[covers.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
