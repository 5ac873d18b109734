import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../Checkbox'
import { Chip } from '../Chip'
import { type Column, DataTable } from '../DataTable'
import { EmptyState } from '../EmptyState'
import { token } from '../tokens'

type ImportPreviewProps<Kind extends string, Change extends { kind: Kind }> = {
  changes: readonly Change[]
  idOf: (change: Change) => string
  /** In the order of their presses. */
  kinds: readonly Kind[]
  /** Of what is as the file has it; seen only when it is asked for. */
  same: Kind
  columns: Column<Change>[]
  canTake: (change: Change) => boolean
  isWanted: (change: Change) => boolean
  onWant: (changes: readonly Change[], isWanted: boolean) => void
  words: { kind: (kind: Kind) => string; all: (count: number) => string; takeAll: string; nothing: string }
  note?: ReactNode
}

/** Every change that an import would make, kind by kind, to be chosen one by one or all at once. */
export function ImportPreview<Kind extends string, Change extends { kind: Kind }>({
  changes,
  idOf,
  kinds,
  same,
  columns,
  canTake,
  isWanted,
  onWant,
  words,
  note,
}: ImportPreviewProps<Kind, Change>) {
  const { t } = useTranslation('exchange')
  const [only, setOnly] = useState<Kind | null>(null)
  const counts = new Map<Kind, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const count = (kind: Kind) => counts.get(kind) ?? 0
  const shown = changes.filter(({ kind }) => (only === null ? kind !== same : kind === only))
  const choosable = shown.filter(canTake)
  const chosen = choosable.filter(isWanted).length
  return (
    <Steps>
      <Filters role="group" aria-label={t('import.filter')}>
        <Chip pressed={only === null} onClick={() => setOnly(null)}>
          {words.all(changes.length - count(same))}
        </Chip>
        {kinds
          .filter((kind) => count(kind) > 0)
          .map((kind) => (
            <Chip key={kind} pressed={only === kind} onClick={() => setOnly(only === kind ? null : kind)}>
              {t('import.kindCount', { kind: words.kind(kind), count: count(kind) })}
            </Chip>
          ))}
      </Filters>
      {note}
      {choosable.length > 0 && (
        <Checkbox
          label={words.takeAll}
          checked={chosen === choosable.length}
          mixed={chosen > 0 && chosen < choosable.length}
          onChange={(event) => onWant(choosable, event.target.checked)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={words.nothing} />
      ) : (
        <Ground>
          <DataTable caption={t('import.table')} hideCaption columns={columns} rows={shown} rowId={idOf} />
        </Ground>
      )}
    </Steps>
  )
}

const Steps = styled.div`
  display: grid;
  gap: 12px;
`
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
/** The head of the table sticks to the dialog, and has its colour. */
const Ground = styled.div`
  --table-ground: ${token('paper')};
`
