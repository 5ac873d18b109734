import styled from '@emotion/styled'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetSuppliesQuery } from '@/api/storage'
import { SUPPLY_GROUPS, type Supply } from '@/domain/supply'
import { isReadOnly } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { RecordSheetPlace } from '@/ui/recordTable/RecordSheetPlace'
import { TableTools } from '@/ui/recordTable/TableTools'
import { useMatches } from '@/ui/useMatches'
import { useHiddenColumns } from '@/ui/recordTable/useHiddenColumns'
import { useSearch } from '@/ui/recordTable/useSearch'
import { useTableView } from '@/ui/recordTable/useTableView'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { COLUMN_IDS, hiddenAtFirst, SuppliesTable, TIGHT } from './SuppliesTable'
import { GROUPINGS, groupingOf, isGrouping } from './supplyGroups'
import { passes, SUPPLY_FILTERS } from './supplyState'
import { useReserved } from './useReserved'
import { useSupplyText } from './useSupplyText'
import { mixesWith, usesOf } from './usesOf'

const AboutStock = lazyPart(() => import('./AboutStock'), 'AboutStock', 'supplies')
const GoneSheet = lazyPart(() => import('@/ui/recordTable/GoneSheet'), 'GoneSheet')
const SupplySheet = lazyPart(() => import('./SupplySheet'), 'SupplySheet')
const BulkBar = lazyPart(() => import('./BulkBar'), 'BulkBar', 'bulk')

type SuppliesTabProps = {
  /** Stand at the end of the list's own tools. */
  tools?: ReactNode
  /** How a product's stock will run, in its sheet. */
  course?: (supply: Supply) => ReactNode
}

const NONE: readonly Supply[] = []
const NOTHING: ReadonlySet<string> = new Set()
/** In the address, where grouping is given up. */
const UNGROUPED = 'none'

/** What is on the shelves: found, sorted, grouped, changed in place or many at once. */
export function SuppliesTab({ tools, course }: SuppliesTabProps) {
  const { t } = useTranslation('supplies')
  const format = useFormat()
  const words = useSupplyText()
  const view = useTableView()
  const query = useGetSuppliesQuery()
  const supplies = query.data ?? NONE
  const { data: company } = useGetCompanyQuery()
  const canEdit = company !== undefined && !isReadOnly(company)
  const reserved = useReserved()
  const [hidden, setHidden] = useHiddenColumns('columns.supplies', hiddenAtFirst(useMatches(TIGHT)))
  const [selected, setSelected] = useState<ReadonlySet<string>>(NOTHING)

  const { shelves, today, until } = reserved
  const filters = SUPPLY_FILTERS.filter((id) => view.filters.has(id))
  const found = useSearch(textOf, view.text)
  const shown =
    found === undefined && filters.length === 0
      ? undefined
      : (supply: Supply) =>
          (found === undefined || found(supply)) &&
          filters.every((filter) => passes(filter, supply, { ahead: shelves?.get(supply.id), today }))
  const groups = [...new Set([...SUPPLY_GROUPS, ...supplies.map(({ group }) => group)])]
  const grouping = view.group ?? 'group'
  const groupBy = isGrouping(grouping)
    ? groupingOf(grouping, shelves, today, {
        group: words.group,
        expiry: (state) => t(`expiryState.${state}` as 'expiryState.none'),
        minimum: (state) => t(`minimumState.${state}` as 'minimumState.none'),
      })
    : undefined
  const chosen = supplies.filter(({ id }) => selected.has(id))
  const isInUse = (supply: Supply) =>
    usesOf(supply, reserved.work, reserved).length > 0 || mixesWith(supply.id, reserved.cocktails).length > 0
  const opened = supplies.find(({ id }) => id === view.item)
  const isNew = view.item === 'new' && canEdit
  const isGone = view.item !== null && view.item !== 'new' && query.isSuccess && opened === undefined

  const add = canEdit && (
    <Button layout="primary" size="small" onClick={() => view.open('new')}>
      <Glyph name="plus" size={16} />
      {t('add')}
    </Button>
  )
  return (
    <>
      <QueryState
        query={query}
        skeleton={<Skeleton count={8} />}
        empty={{
          when: (rows) => rows.length === 0,
          title: t('none.title'),
          text: t('none.text'),
          action: (
            <>
              {add}
              {tools}
            </>
          ),
        }}
      >
        {(rows) => (
          <>
            <TableTools
              search={{ label: t('search'), text: view.text, onText: view.setText }}
              filters={SUPPLY_FILTERS.map((id) => ({
                id,
                label: t(`filter.${id}`),
                on: view.filters.has(id),
                onToggle: () => view.toggleFilter(id),
              }))}
              group={{
                options: GROUPINGS.map((id) => ({ id, label: t(`groupBy.${id}`) })),
                value: isGrouping(grouping) ? grouping : null,
                onChange: (id) => view.setGroup(id ?? UNGROUPED),
              }}
              sort={{
                options: COLUMN_IDS.filter((id) => id !== 'rate').map((id) => ({
                  id,
                  label: t(`column.${id}`),
                })),
                value: view.sort ?? { column: 'name', direction: 'ascending' },
                onChange: view.setSort,
              }}
              columns={{
                options: COLUMN_IDS.filter((id) => id !== 'name').map((id) => ({
                  id,
                  label: t(`column.${id}`),
                })),
                hidden,
                onHidden: setHidden,
              }}
            >
              {tools}
              {add}
            </TableTools>
            <Horizon>
              {reserved.failed ? t('horizonFailed') : t('horizon', { day: format.day(until, 'weekday') })}{' '}
              <Suspense fallback={null}>
                <AboutStock {...reserved} />
              </Suspense>
            </Horizon>
            <SuppliesTable
              supplies={rows}
              {...{ reserved, shown, view, hidden, groups, groupBy, canEdit, selected }}
              onSelect={setSelected}
              empty={
                <EmptyState
                  title={t('noneFound.title')}
                  action={
                    <Button size="small" onClick={view.clear}>
                      {t('noneFound.clear')}
                    </Button>
                  }
                />
              }
            />
            {chosen.length > 0 && (
              <Suspense fallback={null}>
                <BulkBar
                  chosen={chosen}
                  groups={groups}
                  inUse={chosen.filter(isInUse).length}
                  onDone={(left) => setSelected(new Set(left.map(({ id }) => id)))}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryState>
      {isGone && (
        <Suspense fallback={null}>
          <GoneSheet title={t('title')} gone={t('gone')} onClose={view.close} />
        </Suspense>
      )}
      {(opened || isNew) && (
        <RecordSheetPlace>
          <Suspense fallback={null}>
            <SupplySheet
              key={view.item}
              {...{ supply: opened, reserved, groups, canEdit, course }}
              onOpen={view.open}
              onClose={view.close}
            />
          </Suspense>
        </RecordSheetPlace>
      )}
    </>
  )
}

/** What a search looks through. */
const textOf = ({ name, group, batch, registrationNumber, activeIngredient }: Supply): string =>
  [name, group, batch, registrationNumber, activeIngredient].filter(Boolean).join(' ')

const Horizon = styled.p`
  padding-block-end: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
