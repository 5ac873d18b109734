import styled from '@emotion/styled'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from './Button'
import { IconButton } from './IconButton'
import { TextField } from './TextField'
import { token } from './tokens'
import { ToolIcon } from './ToolIcon'

type Named = { id: string; name: string }
type NamedListProps<T extends Named> = {
  rows: readonly T[]
  longestName: number
  texts: {
    rename: (name: string) => string
    remove: (name: string) => string
    newName: string
    renameDo: string
    cancel: string
  }
  /** Never called with an empty name, or with the one it has. */
  onRename: (row: T, name: string) => void
  onRemove: (row: T) => void
  children: (row: T) => ReactNode
}

/** What somebody gave names to, each to be named otherwise or removed. */
export function NamedList<T extends Named>(props: NamedListProps<T>) {
  const { rows, longestName, texts, onRename, onRemove, children } = props
  const [renamed, setRenamed] = useState<string | null>(null)
  const rename = (row: T, typed: string) => {
    const name = typed.trim()
    setRenamed(null)
    if (name !== '' && name !== row.name) onRename(row, name)
  }
  return (
    <List role="list">
      {rows.map((row) => (
        <li key={row.id}>
          {renamed === row.id ? (
            <Rename
              name={row.name}
              longest={longestName}
              texts={texts}
              onRename={(name) => rename(row, name)}
              onCancel={() => setRenamed(null)}
            />
          ) : (
            <>
              {children(row)}
              <IconButton label={texts.rename(row.name)} onClick={() => setRenamed(row.id)}>
                <ToolIcon name="pencil" size={16} />
              </IconButton>
              <IconButton danger label={texts.remove(row.name)} onClick={() => onRemove(row)}>
                <ToolIcon name="trash" size={16} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </List>
  )
}

type RenameProps = {
  name: string
  longest: number
  texts: NamedListProps<Named>['texts']
  onRename: (name: string) => void
  onCancel: () => void
}

function Rename({ name, longest, texts, onRename, onCancel }: RenameProps) {
  const [typed, setTyped] = useState(name)
  return (
    <Line
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        // Another form may lie around this one.
        event.stopPropagation()
        onRename(typed)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        // The window stays.
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextField
        label={texts.newName}
        hideLabel
        size="small"
        value={typed}
        maxLength={longest}
        {...focusedFirst}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small">
        {texts.renameDo}
      </Button>
      <Button layout="plain" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Line>
  )
}

/** The button that opened the field is gone. */
const focusedFirst = { autoFocus: true } as const

const List = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 52px;
    border-block-end: 1px solid ${token('line')};
    list-style: none;
  }
`
const Line = styled.form`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px;
  padding-block: 4px;
`
