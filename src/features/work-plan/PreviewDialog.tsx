import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { token } from '@/ui/tokens'
import { useIsThere } from '@/ui/useIsThere'

export type PreviewRow = {
  id: string
  label: string
  hint?: string | undefined
  /** Not chosen to begin with. */
  off?: boolean
}

type PreviewDialogProps = {
  title: string
  /** What will happen, in a sentence. */
  text: ReactNode
  /** Above the list: where it comes from. */
  source?: ReactNode
  rows: readonly PreviewRow[]
  empty: string
  confirmLabel: (count: number) => string
  /** Whether all of it is kept: only then it closes. */
  onConfirm: (ids: ReadonlySet<string>) => Promise<boolean>
  onClose: () => void
  /** What was typed besides the list would be lost with it. */
  changed?: boolean
  /** Something besides the list is missing. */
  blocked?: boolean
  end?: ReactNode
}

/** Shows what a bulk act will do, line by line, before it is done. */
export function PreviewDialog({
  title,
  text,
  source,
  rows: found,
  empty,
  confirmLabel,
  onConfirm,
  onClose,
  changed = false,
  blocked = false,
  end,
}: PreviewDialogProps) {
  const { t } = useTranslation('common')
  const { t: tp } = useTranslation('workPlan')
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  // What is being done stands as it was asked for: one after another of it is on the plan already.
  const [underWay, setUnderWay] = useState<readonly PreviewRow[]>()
  const isThere = useIsThere()
  const rows = underWay ?? found
  const isOn = ({ id, off }: PreviewRow) => flipped.has(id) === (off === true)
  const chosen = new Set(rows.filter(isOn).map(({ id }) => id))
  const flip = (ids: readonly string[]) => setFlipped(symmetric(flipped, ids))
  const all = chosen.size === rows.length
  const confirm = async () => {
    if (chosen.size === 0 || blocked) return
    setUnderWay(rows)
    const isKept = await onConfirm(chosen)
    setUnderWay(undefined)
    if (isKept && isThere()) return onClose()
    // The rest can be tried again as it was chosen. What is there twice by now is not made a third time.
    setFlipped(new Set([...flipped].filter((id) => rows.some((row) => row.id === id && row.off !== true))))
  }
  return (
    <Dialog
      open
      changed={changed && !underWay}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button
            layout="primary"
            busy={underWay !== undefined}
            aria-disabled={chosen.size === 0 || blocked || undefined}
            onClick={() => void confirm()}
          >
            {confirmLabel(chosen.size)}
          </Button>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          {end}
        </>
      }
    >
      <Stack inert={underWay !== undefined}>
        {source}
        <Text>{text}</Text>
        {rows.length === 0 ? (
          <Empty role="status">{empty}</Empty>
        ) : (
          <>
            {rows.length > 1 && (
              <Checkbox
                label={tp('preview.all', { count: rows.length })}
                checked={all}
                mixed={!all && chosen.size > 0}
                onChange={() =>
                  flip(
                    rows
                      .filter((row) => (all ? chosen.has(row.id) : !chosen.has(row.id)))
                      .map(({ id }) => id),
                  )
                }
              />
            )}
            <List role="list">
              {rows.map((row) => (
                <li key={row.id}>
                  <Checkbox
                    label={row.label}
                    hint={row.hint}
                    checked={chosen.has(row.id)}
                    onChange={() => flip([row.id])}
                  />
                </li>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const symmetric = (set: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => {
  const next = new Set(set)
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return next
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
`
const Text = styled.p`
  color: ${token('ink-2')};
`
const Empty = styled.p`
  padding-block: 16px;
  font-weight: 500;
`
const List = styled.ul`
  display: grid;
  gap: 8px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};
`
