import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { IconButton } from './IconButton'
import { TextField } from './TextField'
import { showToast } from './toasts'
import { token } from './tokens'
import { ToolIcon } from './ToolIcon'
import { useProblemText } from './useProblemText'
import { type Outcome, useUndoToast } from './useUndoToast'

type Named = { id: string; name: string; hint?: string }
type NamesDialogProps = {
  rows: readonly Named[]
  /** Keeps these rows, by these names, and none of the others. */
  onSave: (rows: readonly Named[]) => Promise<Outcome>
  /** Takes that one act back; what was done since stays. */
  onTakeBack: (before: readonly Named[], after: readonly Named[]) => Promise<Outcome>
  onClose: () => void
}

const LONGEST_NAME = 200

/** The templates there are: another name for one, or away with it, either for ten seconds to be taken back. */
export function NamesDialog({ rows, onSave, onTakeBack, onClose }: NamesDialogProps) {
  const { t } = useTranslation('work')
  const say = useUndoToast()
  const problem = useProblemText()
  const [renamed, setRenamed] = useState<string | null>(null)
  const write = async (next: readonly Named[], said: string) => {
    const { error } = await onSave(next)
    if (error === undefined) say(said, () => onTakeBack(rows, next))
    else showToast({ tone: 'error', text: problem(error) })
  }
  const rename = (row: Named, typed: string) => {
    const name = typed.trim()
    setRenamed(null)
    if (name === '' || name === row.name) return
    void write(
      rows.map((one) => (one.id === row.id ? { ...one, name } : one)),
      t('sheet.template.renamed', { from: row.name, name }),
    )
  }
  const remove = (row: Named) =>
    void write(
      rows.filter(({ id }) => id !== row.id),
      t('sheet.template.removed', { name: row.name }),
    )
  return (
    <Dialog open onClose={onClose} title={t('sheet.template.title')} size="small">
      {rows.length === 0 ? (
        <None role="status">{t('sheet.template.none')}</None>
      ) : (
        <List role="list">
          {rows.map((row) => (
            <li key={row.id}>
              {renamed === row.id ? (
                <Rename
                  name={row.name}
                  onRename={(name) => rename(row, name)}
                  onCancel={() => setRenamed(null)}
                />
              ) : (
                <>
                  <Words>
                    <bdi>{row.name}</bdi>
                    {row.hint !== undefined && <small>{row.hint}</small>}
                  </Words>
                  <IconButton
                    label={t('sheet.template.rename', { name: row.name })}
                    onClick={() => setRenamed(row.id)}
                  >
                    <ToolIcon name="pencil" size={16} />
                  </IconButton>
                  <IconButton
                    danger
                    label={t('sheet.template.remove', { name: row.name })}
                    onClick={() => remove(row)}
                  >
                    <ToolIcon name="trash" size={16} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </List>
      )}
    </Dialog>
  )
}

type RenameProps = { name: string; onRename: (name: string) => void; onCancel: () => void }

function Rename({ name, onRename, onCancel }: RenameProps) {
  const { t } = useTranslation('work')
  const [typed, setTyped] = useState(name)
  return (
    <Line
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        // The work's own form lies around this one.
        event.stopPropagation()
        onRename(typed)
      }}
    >
      <TextField
        label={t('sheet.template.newName')}
        hideLabel
        size="small"
        value={typed}
        maxLength={LONGEST_NAME}
        {...focusedFirst}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small">
        {t('sheet.template.renameDo')}
      </Button>
      <Button layout="plain" size="small" onClick={onCancel}>
        {t('sheet.cancel')}
      </Button>
    </Line>
  )
}

/** The button that opened the field is gone. */
const focusedFirst = { autoFocus: true } as const

const None = styled.p`
  color: ${token('ink-2')};
`
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
const Words = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  padding-block: 4px;
  font-weight: 500;
  overflow-wrap: anywhere;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
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
