import styled from '@emotion/styled'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ShedChange } from '@/domain/shedFile/previewShed'
import type { ColumnId } from '@/domain/shedFile/shedColumns'
import { Checkbox } from '@/ui/Checkbox'
import type { Column } from '@/ui/DataTable'
import { type ChangeLine, ChangeLines } from '@/ui/importing/ChangeLines'
import { ImportPreview } from '@/ui/importing/ImportPreview'
import { KindMark } from '@/ui/importing/KindMark'
import { useChangeLines } from '@/ui/importing/useChangeLines'
import { touch } from '@/ui/media'
import { stacked } from '@/ui/tableMedia'
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
const TONE = { added: 'new', changed: 'changed', wrong: 'bad', same: 'same' } as const
const TOLD = 6

/** Every row that an import would add or change, field by field, and every row that it does not take. */
export function PreviewStep({ changes, text, isWanted, onWant, refusals }: PreviewStepProps) {
  const { t } = useTranslation(['shedFile', 'exchange'])
  const linesOf = useChangeLines()
  const wrong = changes.filter(({ kind }) => kind === 'wrong').length
  const lines = (change: ShedChange): ChangeLine[] => {
    const refusal = refusals.get(change.key)
    const all = change.faults
      ? change.faults.map((fault): ChangeLine => ({ text: text.fault(fault), tone: 'wrong' }))
      : told(change.fields).map((column): ChangeLine => ({
          text: text.change(column, change.before, change.after),
        }))
    return linesOf(refusal === undefined ? undefined : t('import.failed', { reason: refusal }), all, TOLD)
  }
  return (
    <Table>
      <ImportPreview
        changes={changes}
        idOf={({ key }) => key}
        kinds={KINDS}
        same="same"
        columns={columnsOf({ t, lines, isWanted, onWant })}
        canTake={({ write }) => write !== undefined}
        isWanted={isWanted}
        onWant={onWant}
        words={{
          kind: (kind) => t(`import.kind.${kind}`),
          all: (count) => t('import.all', { count }),
          takeAll: t('import.takeAll'),
          nothing: t('exchange:import.nothing'),
        }}
        note={wrong > 0 && <p>{t('import.wrongSome', { count: wrong })}</p>}
      />
    </Table>
  )
}

/** An amount tells its unit itself. */
const told = (fields: readonly ColumnId[]): readonly ColumnId[] =>
  fields.filter(
    (column) =>
      !(column === 'unit' && fields.includes('stock')) &&
      !(column === 'maximumRateUnit' && fields.includes('maximumRate')),
  )

type View = Pick<PreviewStepProps, 'isWanted' | 'onWant'> & {
  t: TFunction<['shedFile', 'exchange']>
  lines: (change: ShedChange) => ChangeLine[]
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
      header: t('exchange:import.column.kind'),
      phone: 'below',
      width: '16%',
      cell: ({ kind }) => <KindMark tone={TONE[kind]}>{t(`import.kind.${kind}`)}</KindMark>,
    },
    {
      id: 'what',
      header: t('import.column.what'),
      phone: 'line',
      cell: (change) => <ChangeLines lines={lines(change)} />,
    },
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

const Table = styled.div`
  ${stacked} {
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
  /* A name in another script stands above its row, not at the other side. */
  justify-items: start;
  /* In line with the names that have a box to tick before them. */
  padding-inline-start: 28px;
  font-weight: 400;

  ${touch} {
    padding-inline-start: 32px;
    font: 400 ${token('t-16')} ${token('font')};
  }

  small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
