import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Supply } from '@/domain/supply'
import { stockQuantity } from '@/i18n/stockText'
import { type GroupBy, type RecordColumn, RecordTable } from '@/ui/recordTable/RecordTable'
import type { useTableView } from '@/ui/recordTable/useTableView'
import { StockCell } from './StockCell'
import { expiryOf, freeOf, isLow, isNegative, isShort } from './supplyState'
import type { Reserved } from './useReserved'
import { useSupplyActs } from './useSupplyActs'
import { useSupplyText } from './useSupplyText'

export const COLUMN_IDS = [
  'name',
  'group',
  'available',
  'reserved',
  'free',
  'coming',
  'minimum',
  'expiry',
  'batch',
  'analysis',
  'rate',
  'registration',
  'reEntry',
  'price',
] as const
/** What a first look does without; a person chooses otherwise. */
const HIDDEN = ['group', 'batch', 'registration', 'reEntry', 'price']
export const hiddenAtFirst = (isTight: boolean): readonly string[] =>
  isTight ? [...HIDDEN, 'analysis', 'rate'] : HIDDEN
/** Below it the columns of a first look have no room beside the bar at the side. */
export const TIGHT = '(max-width: 1323px)'

type Ids = ReadonlySet<string>
type Grouped = GroupBy<Supply> | undefined
type View = ReturnType<typeof useTableView>

type SuppliesTableProps = {
  supplies: readonly Supply[]
  reserved: Reserved
  shown: ((supply: Supply) => boolean) | undefined
  view: View
  hidden: Ids
  groups: readonly string[]
  groupBy: Grouped
  canEdit: boolean
  selected: Ids
  onSelect: (ids: Ids) => void
  empty: ReactNode
}

/** Every product on one line: what is there, what will be taken, what is left, and what its label says. */
export function SuppliesTable({
  supplies,
  reserved,
  shown,
  view,
  hidden,
  groups,
  groupBy,
  canEdit,
  selected,
  onSelect,
  empty,
}: SuppliesTableProps) {
  const { t } = useTranslation('supplies')
  const words = useSupplyText()
  const acts = useSupplyActs()
  const { shelves, today } = reserved

  const groupNames = new Map(groups.map((id) => [id, words.group(id)]))
  const aheadOf = ({ id }: Supply) => shelves?.get(id)
  const amount = (supply: Supply, value: number) => words.amount(value, supply.action.unit)
  const change = (part: (text: string) => Partial<Supply>) => (supply: Supply, text: string) =>
    acts.change(supply, part(text))
  const label = (field: string) => (supply: Supply) => t('editOf', { field, name: supply.name })
  const number = { align: 'end', width: 'minmax(76px, 1fr)' } as const

  const columns: RecordColumn<Supply>[] = [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => isolated(name),
      sortBy: ({ name }) => name,
      width: 'minmax(160px, 2.4fr)',
      phone: 'title',
      fixed: true,
    },
    {
      id: 'group',
      header: t('column.group'),
      cell: ({ group }) => words.group(group),
      sortBy: ({ group }) => groupNames.get(group) ?? group,
      phone: 'hidden',
      edit: {
        kind: 'select',
        options: [...groupNames].map(([id, name]) => ({ id, label: name })),
        value: ({ group }) => group,
        save: change((group) => ({ group })),
        label: label(t('column.group')),
      },
    },
    {
      id: 'available',
      header: t('column.available'),
      ...number,
      cell: (supply) => toned(isNegative(supply) ? 'bad' : 'plain', words.onHand(supply)),
      sortBy: ({ available }) => available,
    },
    {
      id: 'reserved',
      header: t('column.reserved'),
      ...number,
      cell: (supply) => {
        const taken = aheadOf(supply)?.reserved
        return toned(taken ? 'plain' : 'quiet', taken === undefined ? words.unknown : amount(supply, taken))
      },
      sortBy: (supply) => aheadOf(supply)?.reserved ?? null,
    },
    {
      id: 'free',
      header: t('column.free'),
      ...number,
      cell: (supply) => {
        const ahead = aheadOf(supply)
        const free = freeOf(supply, ahead)
        return free === undefined
          ? toned('quiet', words.unknown)
          : toned(
              isShort(supply, ahead) ? 'bad' : isLow(supply, ahead) ? 'low' : 'plain',
              amount(supply, free),
            )
      },
      sortBy: (supply) => freeOf(supply, aheadOf(supply)) ?? null,
    },
    {
      id: 'coming',
      header: t('column.coming'),
      align: 'end',
      width: 'minmax(112px, 1.1fr)',
      phone: 'line',
      // Nothing comes of most: no word is the quietest.
      cell: (supply) => words.coming(supply, aheadOf(supply), today) ?? null,
      sortBy: (supply) => aheadOf(supply)?.coming[0]?.day ?? null,
    },
    {
      id: 'minimum',
      header: t('column.minimum'),
      ...number,
      phone: 'hidden',
      cell: (supply) => (supply.minimum === undefined ? toned('quiet', '–') : amount(supply, supply.minimum)),
      sortBy: ({ minimum }) => minimum ?? null,
      edit: {
        kind: 'number',
        min: 0,
        quantity: ({ action }) => stockQuantity(action.unit),
        value: ({ minimum }) => minimum ?? null,
        save: (supply, minimum) => acts.change(supply, { minimum: minimum ?? undefined }),
        label: label(t('column.minimum')),
      },
    },
    {
      id: 'expiry',
      header: t('column.expiry'),
      width: 'minmax(116px, 1.2fr)',
      phone: 'line',
      quiet: ({ expiryDate }) => expiryDate === undefined,
      cell: (supply) => {
        const day = words.day(supply.expiryDate)
        // In words too: nobody has to see the colour.
        switch (expiryOf(supply, today)) {
          case 'none':
            return toned('quiet', '–')
          case 'expired':
            return toned('bad', t('expiry.expired', { day }))
          case 'soon':
            return toned('low', t('expiry.soon', { day }))
          case 'later':
            return toned('plain', day)
        }
      },
      sortBy: ({ expiryDate }) => expiryDate ?? null,
    },
    {
      id: 'batch',
      header: t('column.batch'),
      cell: ({ batch }) => (batch === undefined ? toned('quiet', '–') : isolated(batch)),
      sortBy: ({ batch }) => batch ?? null,
      phone: 'hidden',
      edit: {
        kind: 'text',
        value: ({ batch }) => batch ?? '',
        save: change((batch) => ({ batch: batch === '' ? undefined : batch })),
        label: label(t('column.batch')),
      },
    },
    {
      id: 'analysis',
      header: t('column.analysis'),
      width: 'minmax(92px, 1.2fr)',
      cell: (supply) => (supply.analysis ? formula(words.analysis(supply)) : toned('quiet', '–')),
      sortBy: ({ analysis }) => analysis?.n ?? null,
      phone: 'hidden',
    },
    {
      id: 'rate',
      header: t('column.rate'),
      ...number,
      cell: (supply) => (supply.maximumRate ? words.rate(supply) : toned('quiet', '–')),
      phone: 'hidden',
    },
    {
      id: 'registration',
      header: t('column.registration'),
      cell: ({ registrationNumber }) =>
        registrationNumber === undefined ? toned('quiet', '–') : isolated(registrationNumber),
      sortBy: ({ registrationNumber }) => registrationNumber ?? null,
      phone: 'hidden',
      edit: {
        kind: 'text',
        value: ({ registrationNumber }) => registrationNumber ?? '',
        save: change((text) => ({ registrationNumber: text === '' ? undefined : text })),
        label: label(t('column.registration')),
      },
    },
    {
      id: 'reEntry',
      header: t('column.reEntry'),
      ...number,
      cell: (supply) => (supply.reEntryHours === undefined ? toned('quiet', '–') : words.reEntry(supply)),
      sortBy: ({ reEntryHours }) => reEntryHours ?? null,
      phone: 'hidden',
      edit: {
        kind: 'number',
        min: 0,
        quantity: 'hours',
        value: ({ reEntryHours }) => reEntryHours ?? null,
        save: (supply, hours) => acts.change(supply, { reEntryHours: hours ?? undefined }),
        label: label(t('column.reEntry')),
      },
    },
    {
      id: 'price',
      header: t('column.price'),
      ...number,
      cell: (supply) => (supply.unitCost === undefined ? toned('quiet', '–') : words.price(supply)),
      sortBy: ({ unitCost }) => unitCost ?? null,
      phone: 'hidden',
    },
  ]
  return (
    <RecordTable
      caption={t('caption')}
      columns={columns}
      rows={supplies}
      rowId={idOf}
      rowLink={({ id }) => view.linkTo(id)}
      current={view.item}
      shown={shown}
      groupBy={groupBy}
      sort={view.sort}
      onSort={view.setSort}
      hidden={hidden}
      canEdit={canEdit}
      {...(canEdit ? { selected, onSelect } : {})}
      empty={empty}
    />
  )
}

const idOf = ({ id }: Supply): string => id

/** A name in whatever script, without turning the line round. */
function isolated(text: string) {
  return <bdi>{text}</bdi>
}
function toned(tone: 'plain' | 'low' | 'bad' | 'quiet', text: string) {
  return <StockCell tone={tone}>{text}</StockCell>
}
/** A row of figures runs one way in every language. */
function formula(text: string) {
  return <bdi dir="ltr">{text}</bdi>
}
