import styled from '@emotion/styled'
import { type ReactNode, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchSoon } from '@/lib/parts'
import { lazyPart } from '../lazyPart'
import { hover, phone } from '../media'
import { token } from '../tokens'
import { useIsPhone } from '../useIsPhone'
import type { CellEdit } from './recordColumn'

/** Most who look at a table change nothing: the field comes once a cell is pointed at or reached. */
const loadEditor = () => import('./CellEditor')
const CellEditor = lazyPart(loadEditor, 'CellEditor')

type EditableCellProps<T> = { row: T; edit: CellEdit<T>; children: ReactNode }

/** A value that a press, Enter or F2 turns into a field. On a phone it stays a value: the row's sheet changes it. */
export function EditableCell<T>({ row, edit, children }: EditableCellProps<T>) {
  const { t } = useTranslation('storage')
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [isBack, setBack] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // By keyboard the focus goes back to where it came from.
  useEffect(() => {
    if (isBack && !isOpen) opener.current?.focus()
  }, [isBack, isOpen])
  if (isPhone) return children
  // Until the field is there, what was pressed stays, and with it the focus.
  const open = () => startTransition(() => setOpen(true))
  return (
    <Suspense fallback={children}>
      {isOpen ? (
        <CellEditor
          row={row}
          edit={edit as CellEdit<unknown>}
          onClose={(byKeyboard) => {
            setBack(byKeyboard)
            setOpen(false)
          }}
        />
      ) : (
        <Opener
          ref={opener}
          type="button"
          title={t('table.change')}
          aria-description={t('table.changeOf', { label: edit.label(row) })}
          onPointerEnter={() => fetchSoon(loadEditor)}
          onFocus={() => fetchSoon(loadEditor)}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key === 'F2') open()
          }}
        >
          {children}
          <Pencil viewBox="0 0 24 24" aria-hidden>
            <path d="M4 20l1-4.500L16.500 4a2 2 0 0 1 3 3L8.500 19 4 20zM14.500 6l3.500 3.500" />
          </Pencil>
        </Opener>
      )}
    </Suspense>
  )
}

const Pencil = styled.svg`
  position: absolute;
  inset-block-start: calc((100% - 12px) / 2);
  inset-inline-end: calc(100% + 2px);
  inline-size: 12px;
  block-size: 12px;
  fill: none;
  stroke: ${token('ink-2')};
  stroke-width: 2;
  opacity: 0;

  @media print {
    display: none;
  }
`
const Opener = styled.button`
  position: relative;
  z-index: 1;
  min-block-size: 32px;
  padding-inline: 6px;
  margin-inline: -6px;
  border-radius: ${token('r-mark')};
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: text;

  &:focus-visible svg {
    opacity: 1;
  }
  [data-align='end'] > & {
    white-space: nowrap;
  }
  :not([data-align='end']) > & > svg {
    inset-inline: calc(100% + 2px) auto;
  }
  ${hover} {
    &:hover {
      background: ${token('paper')};
      box-shadow: inset 0 0 0 1px ${token('ctl')};
    }
    &:hover svg {
      opacity: 1;
    }
  }
  ${phone} {
    padding: 0;
    margin: 0;
  }
`
