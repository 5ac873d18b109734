import styled from '@emotion/styled'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShedChange } from '@/domain/shedFile/previewShed'
import type { ColumnId } from '@/domain/shedFile/shedColumns'
import { Checkbox } from '@/ui/Checkbox'
import { Chip } from '@/ui/Chip'
import { type Column, DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { isolate } from '@/lib/isolate'
import type { useFieldText } from './useFieldText'

type FieldText = ReturnType<typeof useFieldText>
type PreviewStepProps = {
  changes: readonly ShedChange[]
  text: FieldText
  isWanted: (change: ShedChange) => boolean
  onWant: (changes: readonly ShedChange[], isWanted: boolean) => void
  /** Why a row was not written, by its key. */
  refusals: ReadonlyMap<string, string>
}

const KINDS = ['added', 'changed', 'wrong', 'same'] as const
type Kind = (typeof KINDS)[number]
const TOLD = 6

/** Every row that an import would add or change, field by field, and every row that it does not take. */
export function PreviewStep({ changes, text, isWanted, onWant, refusals }: PreviewStepProps) {
  const { t } = useTranslation('shedFile')
  const [only, setOnly] = useState<Kind | null>(null)
  const counts = new Map<Kind, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const count = (kind: Kind) => counts.get(kind) ?? 0
  const shown = changes.filter(({ kind }) => (only === null ? kind !== 'same' : kind === only))
  const choosable = shown.filter(({ write }) => write !== undefined)
  const chosen = choosable.filter(isWanted).length

  const lines = (change: ShedChange): Line[] => {
    const refusal = refusals.get(change.key)
    const all = change.faults
      ? change.faults.map((fault): Line => ({ text: text.fault(fault), isWrong: true }))
      : told(change.fields).map((column): Line => ({
          text: text.change(column, change.before, change.after),
        }))
    const rest = all.length - TOLD
    return [
      ...(refusal === undefined ? [] : [{ text: t('import.failed', { reason: refusal }), isWrong: true }]),
      ...(rest > 0 ? [...all.slice(0, TOLD), { text: t('import.more', { count: rest }) }] : all),
    ]
  }
  return (
    <Steps>
      <Filters role="group" aria-label={t('import.filter')}>
        <Chip pressed={only === null} onClick={() => setOnly(null)}>
          {t('import.all', { count: changes.length - count('same') })}
        </Chip>
        {KINDS.filter((kind) => count(kind) > 0).map((kind) => (
          <Chip key={kind} pressed={only === kind} onClick={() => setOnly(only === kind ? null : kind)}>
            {t('import.kindCount', { kind: t(`import.kind.${kind}`), count: count(kind) })}
          </Chip>
        ))}
      </Filters>
      {count('wrong') > 0 && <p>{t('import.wrongSome', { count: count('wrong') })}</p>}
      {choosable.length > 0 && (
        <Checkbox
          label={t('import.takeAll')}
          checked={chosen === choosable.length}
          mixed={chosen > 0 && chosen < choosable.length}
          onChange={(event) => onWant(choosable, event.target.checked)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('import.nothing')} />
      ) : (
        <Ground>
          <DataTable
            caption={t('import.table')}
            hideCaption
            columns={columnsOf({ t, lines, isWanted, onWant })}
            rows={shown}
            rowId={({ key }) => key}
          />
        </Ground>
      )}
    </Steps>
  )
}

/** An amount tells its unit itself. */
const told = (fields: readonly ColumnId[]): readonly ColumnId[] =>
  fields.filter(
    (column) =>
      !(column === 'unit' && fields.includes('stock')) &&
      !(column === 'maximumRateUnit' && fields.includes('maximumRate')),
  )

type Line = { text: string; isWrong?: boolean }
type View = Pick<PreviewStepProps, 'isWanted' | 'onWant'> & {
  t: TFunction<'shedFile'>
  lines: (change: ShedChange) => Line[]
}

function columnsOf({ t, lines, isWanted, onWant }: View): Column<ShedChange>[] {
  const nameOf = ({ name, line }: ShedChange) => name || t('import.row', { line })
  return [
    {
      id: 'name',
      header: t('import.column.name'),
      phone: 'title',
      width: '30%',
      cell: (change) =>
        change.write === undefined ? (
          <Plain name={nameOf(change)} row={change.kind === 'wrong' ? t('import.row', change) : undefined} />
        ) : (
          <Checkbox
            checked={isWanted(change)}
            onChange={(event) => onWant([change], event.target.checked)}
            aria-label={t('import.take', { name: isolate(nameOf(change)) })}
            label={<bdi>{nameOf(change)}</bdi>}
          />
        ),
    },
    {
      id: 'kind',
      header: t('import.column.kind'),
      width: '16%',
      cell: ({ kind }) => <Mark data-kind={kind}>{t(`import.kind.${kind}`)}</Mark>,
    },
    { id: 'what', header: t('import.column.what'), cell: (change) => <Lines lines={lines(change)} /> },
  ]
}

function Plain({ name, row }: { name: string; row: string | undefined }) {
  return (
    <Value>
      <bdi>{name}</bdi>
      {row !== undefined && row !== name && <small>{row}</small>}
    </Value>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <List>
      {lines.map(({ text, isWrong }) => (
        <li key={text} data-wrong={isWrong || undefined}>
          {isWrong && <Glyph name="warning" size={14} />}
          <span>{text}</span>
        </li>
      ))}
    </List>
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

  ${phone} {
    td:last-of-type {
      inline-size: 100%;
    }
    td > [aria-hidden] {
      display: none;
    }
  }
`
const Value = styled.div`
  display: grid;

  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Mark = styled.span`
  padding: 2px 8px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
  background: ${token('nodata-bg')};
  color: ${token('ink')};

  &[data-kind='added'] {
    background: ${token('mint')};
    color: ${token('green-deep')};
  }
  &[data-kind='changed'] {
    background: ${token('blue-tint')};
    color: ${token('blue')};
  }
  &[data-kind='wrong'] {
    background: ${token('red-tint')};
    color: ${token('red')};
  }
`
const List = styled.ul`
  display: grid;
  gap: 2px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  li {
    display: flex;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  [data-wrong] {
    color: ${token('red')};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
