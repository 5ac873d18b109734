import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetSuppliesQuery } from '@/api/storage'
import { addresses } from '@/domain/addresses'
import { shelfOf, type Supply } from '@/domain/supply'
import { isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { QueryState } from '@/ui/QueryState'
import { type RecordColumn, RecordTable } from '@/ui/recordTable/RecordTable'
import { TableTools } from '@/ui/recordTable/TableTools'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { usePrinting } from '@/ui/usePrinting'
import { useUndoToast } from '@/ui/useUndoToast'
import { useStockAmount } from '@/ui/useStockAmount'
import { CountSheet } from './CountSheet'
import { TakeBar } from './TakeBar'
import { CountedCell } from './CountedCell'
import { DifferenceCell } from './DifferenceCell'
import { useGroupName } from './useGroupName'
import { type StockTake, useStockTake } from './useStockTake'

/** The shelves counted; `tools` stand beside the list's own. */
export function StockTakeTab({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation('stock')
  const query = useGetSuppliesQuery()
  const { data: company } = useGetCompanyQuery()
  if (company && isReadOnly(company)) return <EmptyState title={t('take.readOnly')} />
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton count={8} />}
      empty={{
        when: (rows) => rows.length === 0,
        title: t('take.empty'),
        action: (
          <TextLink to={addresses.storage({ tab: 'supplies', item: 'new' })}>{t('take.addFirst')}</TextLink>
        ),
      }}
    >
      {(supplies) => <Shelves supplies={supplies} tools={tools} />}
    </QueryState>
  )
}

function Shelves({ supplies, tools }: { supplies: readonly Supply[]; tools: ReactNode }) {
  const { t } = useTranslation('stock')
  const { t: ofSupplies } = useTranslation('supplies')
  const format = useFormat()
  const stock = useStockAmount()
  const groupName = useGroupName()
  const say = useUndoToast()
  const { search } = useLocation()
  // A link may lead to one shelf.
  const asked = new URLSearchParams(search).get('item')
  const [text, setText] = useState(() => supplies.find(({ id }) => id === asked)?.name ?? '')
  const [onlyCounted, setOnlyCounted] = useState(false)
  const take = useStockTake(supplies)
  const isPrinting = usePrinting()
  const wanted = text.trim().toLocaleLowerCase(format.locale)

  const startOver = () => {
    const before = take.draft
    take.replace({})
    say(t('take.cleared'), () => {
      take.replace(before)
      return Promise.resolve({})
    })
  }
  return (
    <Frame>
      <Lead>{t('take.lead')}</Lead>
      <TableTools
        search={{ label: t('take.search'), text, onText: setText }}
        filters={[
          {
            id: 'counted',
            label: t('take.onlyCounted'),
            on: onlyCounted,
            onToggle: () => setOnlyCounted(!onlyCounted),
          },
        ]}
      >
        <Button size="small" onClick={() => window.print()}>
          {t('take.print')}
        </Button>
        {tools}
      </TableTools>
      <RecordTable
        caption={t('take.caption')}
        columns={columnsOf(take, stock, t)}
        rows={supplies}
        rowId={({ id }) => id}
        shown={({ id, name, batch }) =>
          (!onlyCounted || (ownValue(take.draft, id)?.typed ?? null) !== null) &&
          (wanted === '' || `${name} ${batch ?? ''}`.toLocaleLowerCase(format.locale).includes(wanted))
        }
        groupBy={{ of: ({ group }) => group, label: groupName, order: shelfOf }}
        empty={
          <EmptyState
            title={onlyCounted && wanted === '' ? t('take.noneCounted') : t('take.noMatch')}
            action={
              <Button
                size="small"
                onClick={() => {
                  setText('')
                  setOnlyCounted(false)
                }}
              >
                {ofSupplies('noneFound.clear')}
              </Button>
            }
          />
        }
      />
      <TakeBar take={take} onStartOver={startOver} />
      {isPrinting && <CountSheet supplies={supplies} groupName={groupName} />}
    </Frame>
  )
}

type Translate = ReturnType<typeof useTranslation<'stock'>>['t']

function columnsOf(
  take: StockTake,
  stock: ReturnType<typeof useStockAmount>,
  t: Translate,
): RecordColumn<Supply>[] {
  return [
    { id: 'name', header: t('take.product'), cell: nameOf, phone: 'title', fixed: true },
    {
      id: 'recorded',
      header: t('take.recorded'),
      cell: ({ available, action }) => stock.amount(available, action.unit),
      align: 'end',
      width: 'minmax(96px, 0.7fr)',
    },
    {
      id: 'counted',
      header: t('take.counted'),
      cell: (supply) => countedCell(take, supply),
      width: 'minmax(144px, 1fr)',
      fixed: true,
    },
    {
      id: 'difference',
      header: t('take.difference'),
      cell: (supply) => differenceCell(take, supply),
      width: 'minmax(264px, 2fr)',
      phone: 'line',
    },
  ]
}

const nameOf = ({ name, batch }: Supply) => (
  <>
    <bdi>{name}</bdi>
    {batch && <Batch>{batch}</Batch>}
  </>
)
const countedCell = (take: StockTake, supply: Supply) => <CountedCell take={take} supply={supply} />
const differenceCell = (take: StockTake, supply: Supply) => <DifferenceCell take={take} supply={supply} />

const Frame = styled.div`
  padding-block-start: 12px;
`
const Lead = styled.p`
  max-inline-size: 72ch;
  padding-block-end: 12px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Batch = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
