import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Cocktail } from '@/domain/cocktail'
import type { Id } from '@/domain/wire'
import { withParts } from '@/lib/searchParts'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { RecordTable, type Sort } from '@/ui/recordTable/RecordTable'
import { TableTools } from '@/ui/recordTable/TableTools'
import { useHiddenColumns } from '@/ui/recordTable/useHiddenColumns'
import { useTableView } from '@/ui/recordTable/useTableView'
import { Skeleton } from '@/ui/Skeleton'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSearchChange } from '@/ui/useSearchChange'
import { CocktailMenu } from './CocktailMenu'
import { ProductsNotice } from './ProductsNotice'
import { GIVE_WAY, useMixColumns } from './useMixColumns'
import { useMixGround } from './useMixGround'
import { useMixText } from './useMixText'

const CocktailSheet = lazyPart(() => import('./CocktailSheet'), 'CocktailSheet')
const GoneSheet = lazyPart(() => import('@/ui/recordTable/GoneSheet'), 'GoneSheet')
const MixCalculator = lazyPart(() => import('./MixCalculator'), 'MixCalculator', 'work')
const CalibrationDialog = lazyPart(() => import('./CalibrationDialog'), 'CalibrationDialog')

type Opened = { kind: 'calculator'; mixId: Id | undefined } | { kind: 'calibration' }
const METHODS = ['spray', 'spread'] as const

/** Mixes of the club; `tools` stand beside the list's own. */
export function CocktailsTab({ tools }: { tools?: ReactNode }) {
  const { t } = useTranslation('cocktails')
  const location = useLocation()
  const changeSearch = useSearchChange()
  const isPhone = useIsPhone()
  const view = useTableView()
  const sort = view.sort ?? BY_NAME
  const query = useMixGround()
  const ground = query.data
  const columns = useMixColumns(ground)
  const text = useMixText(ground?.supplies)
  const [hidden, setHidden] = useHiddenColumns('columns.cocktails', [])
  const [opened, setOpened] = useState<Opened>()
  const { item } = view
  const isBeside = item !== null && !isPhone
  const canWrite = ground !== undefined && !ground.readOnly

  const wanted = view.text.trim().toLocaleLowerCase()
  const matches = ({ name, method, items, notes }: Cocktail): boolean =>
    (view.filters.size === 0 || view.filters.has(method)) &&
    (wanted === '' ||
      [name, notes, ...items.map(({ supplyId }) => text.name(supplyId))]
        .join(' ')
        .toLocaleLowerCase()
        .includes(wanted))
  const calculate = (mixId?: Id) => setOpened({ kind: 'calculator', mixId })
  const copy = (id: Id) =>
    changeSearch((present) => withParts(present, { item: 'new' }), { state: { copyOf: id } })
  const add = (
    <Button layout="primary" size="small" onClick={() => view.open('new')}>
      <Icon name="plus" size={16} />
      {t('act.add')}
    </Button>
  )
  const menuOf = (mix: Cocktail) => (
    <CocktailMenu
      mix={mix}
      readOnly={!canWrite}
      onCalculate={() => calculate(mix.id)}
      onCopy={() => copy(mix.id)}
    />
  )
  return (
    <>
      <TableTools
        search={{ label: t('list.search'), text: view.text, onText: view.setText }}
        filters={METHODS.map((id) => ({
          id,
          label: t(`method.${id}`),
          on: view.filters.has(id),
          onToggle: () => view.toggleFilter(id),
        }))}
        sort={{
          options: columns.filter(({ sortBy }) => sortBy).map(({ id, header }) => ({ id, label: header })),
          value: sort,
          onChange: view.setSort,
        }}
        columns={{
          options: columns.filter(({ fixed }) => !fixed).map(({ id, header }) => ({ id, label: header })),
          hidden,
          onHidden: setHidden,
        }}
      >
        {tools}
        <Button size="small" onClick={() => setOpened({ kind: 'calibration' })}>
          {t('act.calibrate')}
        </Button>
        <Button size="small" onClick={() => calculate()}>
          {t('act.calculator')}
        </Button>
        {canWrite && add}
      </TableTools>
      {ground && !ground.supplies && query.products.error !== undefined && (
        <ProductsNotice products={query.products} />
      )}
      <QueryState
        query={query}
        skeleton={<Skeleton count={8} />}
        empty={{
          when: ({ cocktails }) => cocktails.length === 0 && item !== 'new',
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: canWrite && add,
        }}
      >
        {(known) => {
          const mix = known.cocktails.find(({ id }) => id === item)
          const copyOf =
            item === 'new' ? known.cocktails.find(({ id }) => id === copyIn(location.state)) : undefined
          return (
            <>
              <RecordTable
                caption={t('title')}
                columns={columns}
                rows={known.cocktails}
                rowId={idOf}
                shown={matches}
                rowLink={({ id }) => view.linkTo(id)}
                current={item}
                rowActions={menuOf}
                sort={sort}
                onSort={view.setSort}
                hidden={isBeside ? new Set([...hidden, ...GIVE_WAY]) : hidden}
                empty={
                  <EmptyState
                    title={t('list.noMatch')}
                    action={<Button onClick={view.clear}>{t('list.clear')}</Button>}
                  />
                }
              />
              {item !== null && (
                <Suspense fallback={null}>
                  {mix || (item === 'new' && canWrite) ? (
                    <CocktailSheet
                      key={`${item} ${copyOf?.id ?? ''}`}
                      mix={mix}
                      copyOf={copyOf}
                      ground={known}
                      onClose={view.close}
                      onCopy={() => copy(item)}
                      onCalculate={() => calculate(item)}
                    />
                  ) : (
                    item !== 'new' && (
                      <GoneSheet title={t('title')} gone={t('sheet.notFound')} onClose={view.close} />
                    )
                  )}
                </Suspense>
              )}
              <Suspense fallback={null}>
                {opened?.kind === 'calculator' && (
                  <MixCalculator ground={known} mixId={opened.mixId} onClose={() => setOpened(undefined)} />
                )}
                {opened?.kind === 'calibration' && <CalibrationDialog onClose={() => setOpened(undefined)} />}
              </Suspense>
            </>
          )
        }}
      </QueryState>
    </>
  )
}

const BY_NAME: Sort = { column: 'name', direction: 'ascending' }
const idOf = ({ id }: Cocktail) => id

/** The mix that a new one begins with, as the page that was left has put it. */
const copyIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'copyOf' in state ? state.copyOf : undefined
