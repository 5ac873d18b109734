import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFormat } from '@/i18n/format'
import { csvStyleOf, writeCsv } from '@/lib/csvText'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { ChipSelect } from '@/ui/ChipSelect'
import { lazyPart } from '@/ui/lazyPart'
import { desktop } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useSearchChange } from '@/ui/useSearchChange'
import { MovementList } from './MovementList'
import { MovementSums } from './MovementSums'
import { type MovementsAddress, PERIODS, readMovements, withMovements } from './movementsAddress'
import { movementsCsv } from './movementsCsv'
import { type Movements, useMovements } from './useMovements'
import { useMovementWords } from './useMovementWords'
import { useToday } from '@/ui/useToday'

const PeriodDay = lazyPart(() => import('@/ui/PeriodDay'), 'PeriodDay')
const ALL = '*'
const HEADS = ['day', 'product', 'amount', 'unit', 'what', 'where'] as const

/** What came in and went out; `tools` stand beside the list's own. */
export function MovementsTab({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation('stock')
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const today = useToday()
  const address = readMovements(search, today)
  const query = useMovements(address, today)
  const go = (change: Partial<MovementsAddress>) =>
    changeSearch((present) => withMovements(present, change), { replace: true })
  return (
    <Frame>
      <Tools>
        <ChipSelect
          label={t('movements.period')}
          value={address.period}
          options={PERIODS.map((id) => ({ id, label: t(`movements.periods.${id}`) }))}
          onChange={(id) => go({ ...address, period: PERIODS.find((one) => one === id) ?? 'weeks' })}
        />
        <ProductChoice address={address} data={query.data} onChoose={(supplyId) => go({ supplyId })} />
        <End>
          <SaveCsv data={query.data} address={address} />
          {tools}
        </End>
      </Tools>
      {address.period === 'own' && (
        <Suspense fallback={<Skeleton kind="block" height="64px" />}>
          <Days>
            <PeriodDay
              size="small"
              label={t('movements.from')}
              value={address.from}
              max={address.to}
              onChange={(from) => go({ ...address, from })}
            />
            <PeriodDay
              size="small"
              label={t('movements.to')}
              value={address.to}
              min={address.from}
              max={today}
              onChange={(to) => go({ ...address, to })}
            />
          </Days>
        </Suspense>
      )}
      <Honest>{t('movements.honest')}</Honest>
      <QueryState
        query={query}
        skeleton={<Skeleton count={8} lead="square" />}
        empty={{
          when: ({ movements }) => movements.length === 0,
          title: t('movements.empty'),
          text: t('movements.emptyText'),
        }}
      >
        {(data) => (
          <Columns>
            <MovementList data={data} today={today} />
            <MovementSums data={data} address={address} at={query.sentAt} />
          </Columns>
        )}
      </QueryState>
    </Frame>
  )
}

type ProductChoiceProps = {
  address: MovementsAddress
  data: Movements | undefined
  onChoose: (id: string) => void
}

function ProductChoice({ address, data, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation('stock')
  return (
    <ChipSelect
      label={t('movements.product')}
      value={address.supplyId ?? ALL}
      options={[
        { id: ALL, label: t('movements.allProducts') },
        ...[...(data?.supplies.values() ?? [])].map(({ id, name }) => ({ id, label: name })),
      ]}
      onChange={(id) => onChoose(id === ALL ? '' : id)}
    />
  )
}

function SaveCsv({ data, address }: { data: Movements | undefined; address: MovementsAddress }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const words = useMovementWords(data?.supplies ?? NONE)
  if (!data || data.movements.length === 0) return null
  const save = () =>
    download(
      writeCsv(
        movementsCsv(data.movements.toReversed(), data.supplies, format, {
          ...words,
          heads: HEADS.map((head) => t(`movements.csv.${head}`)),
        }),
        csvStyleOf(format.locale),
      ),
      { name: `stock-movements-${address.from}-${address.to}.csv`, type: 'text/csv' },
    )
  return (
    <Button size="small" onClick={save}>
      {t('movements.save')}
    </Button>
  )
}

const NONE: Movements['supplies'] = new Map()

const Frame = styled.div`
  padding-block-start: 12px;
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  @media print {
    display: none;
  }
`
const End = styled.span`
  display: flex;
  gap: 8px;

  ${desktop} {
    margin-inline-start: auto;
  }
`
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  max-inline-size: 400px;
  padding-block-start: 12px;

  > * {
    flex: 1 1 160px;
  }
`
const Honest = styled.p`
  max-inline-size: 80ch;
  padding-block: 12px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 48px;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
    align-items: start;
  }
  > :last-child {
    order: -1;

    ${desktop} {
      order: 0;
    }
  }
`
