import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import type { Activity } from '@/domain/activity'
import type { Equipment } from '@/domain/equipment'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { RecordTable, type Sort } from '@/ui/recordTable/RecordTable'
import { TableTools } from '@/ui/recordTable/TableTools'
import { useHiddenColumns } from '@/ui/recordTable/useHiddenColumns'
import { useTableView } from '@/ui/recordTable/useTableView'
import { Skeleton } from '@/ui/Skeleton'
import { useIsPhone } from '@/ui/useIsPhone'
import { useActivityWords } from '@/ui/useActivityWords'
import { useNow } from '@/ui/useNow'
import { useProblemText } from '@/ui/useProblemText'
import type { LowerHours } from './LowerHoursDialog'
import { MachineMenu } from './MachineMenu'
import { filterOf, isState, rankOf, STATE_FILTERS } from './stateFilter'
import { GIVE_WAY, HIDDEN_AT_FIRST, useMachineColumns } from './useMachineColumns'
import { useMachines } from './useMachines'
import { useMachineText } from './useMachineText'

const MachineSheet = lazyPart(() => import('./MachineSheet'), 'MachineSheet')
const BulkBar = lazyPart(() => import('./BulkBar'), 'BulkBar', 'bulk')
const GoneSheet = lazyPart(() => import('@/ui/recordTable/GoneSheet'), 'GoneSheet')
const LowerHoursDialog = lazyPart(() => import('./LowerHoursDialog'), 'LowerHoursDialog')

type Asked = { question: LowerHours; answer: (agreed: boolean) => void }

type EquipmentTabProps = {
  tools?: ReactNode
  /** What was noted of a machine. */
  log: (id: Id, activities: readonly Activity[]) => ReactNode
}

/** Machines of the club; `tools` stand beside the list's own. */
export function EquipmentTab({ tools, log }: EquipmentTabProps) {
  const { t } = useTranslation(['equipment', 'common'])
  const words = useMachineText()
  const work = useActivityWords()
  const problemText = useProblemText()
  const now = useNow(60_000)
  const isPhone = useIsPhone()
  const view = useTableView()
  const company = useGetCompanyQuery()
  const machines = useMachines(now)
  const [hidden, setHidden] = useHiddenColumns('columns.equipment', HIDDEN_AT_FIRST)
  const [asked, setAsked] = useState<Asked>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(NOTHING)
  const columns = useMachineColumns({
    facts: machines.facts,
    askLower: (question) => new Promise((answer) => setAsked({ question, answer })),
  })
  // Until it is known, nothing is offered that might be refused.
  const canWrite = company.data !== undefined && !isReadOnly(company.data)
  const { item } = view
  const grouping = view.group ?? 'group'
  const sort = view.sort ?? BY_NAME
  const isBeside = item !== null && !isPhone

  const chosen = (machines.query.data ?? []).filter(({ id }) => selected.has(id))

  const wanted = view.text.trim().toLocaleLowerCase()
  const matches = (machine: Equipment): boolean => {
    const states = machines.facts.get(machine.id)?.states ?? []
    if (view.filters.size > 0 && !states.some((state) => view.filters.has(filterOf(state)))) return false
    if (wanted === '') return true
    const { name, manufacturer, model, serialNumber, notes, group, activities } = machine
    return [name, manufacturer, model, serialNumber, notes, words.group(group), ...activities.map(work.type)]
      .join(' ')
      .toLocaleLowerCase()
      .includes(wanted)
  }
  const stateOf = ({ id }: Equipment): string => machines.facts.get(id)?.states[0] ?? ''
  const add = (
    <Button layout="primary" size="small" onClick={() => view.open('new')}>
      <Icon name="plus" size={16} />
      {t('add')}
    </Button>
  )
  const answerLower = (agreed: boolean) => {
    asked?.answer(agreed)
    setAsked(undefined)
  }

  return (
    <>
      <TableTools
        search={{ label: t('find'), text: view.text, onText: view.setText }}
        filters={STATE_FILTERS.map((id) => ({
          id,
          label: t(`filter.${id}`),
          on: view.filters.has(id),
          onToggle: () => view.toggleFilter(id),
        }))}
        group={{
          options: [
            { id: 'group', label: t('groupBy.group') },
            { id: 'state', label: t('groupBy.state') },
          ],
          value: grouping === 'none' ? null : grouping,
          onChange: (id) => view.setGroup(id === null ? 'none' : id === 'group' ? null : id),
        }}
        sort={{
          options: columns.map(({ id, header }) => ({ id, label: header })),
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
        {/* An empty list asks for the first one itself. */}
        {canWrite && machines.query.data?.length !== 0 && add}
      </TableTools>
      {machines.work.error !== undefined && machines.work.data === undefined && (
        <Notice
          tone="info"
          action={
            <Button size="small" busy={machines.work.isFetching} onClick={() => void machines.work.refetch()}>
              {t('common:error.retry')}
            </Button>
          }
        >
          {t('workUnknown')} {problemText(machines.work.error)}
        </Notice>
      )}
      <QueryState
        query={machines.query}
        skeleton={<Skeleton count={10} />}
        empty={{
          when: (rows) => rows.length === 0 && item !== 'new',
          title: t('empty'),
          text: t('emptyText'),
          action: canWrite && add,
        }}
      >
        {(rows) => {
          const opened = rows.find(({ id }) => id === item)
          return (
            <>
              <RecordTable
                caption={t('caption')}
                columns={columns}
                rows={rows}
                rowId={idOf}
                shown={matches}
                rowLink={({ id }) => view.linkTo(id)}
                current={item}
                {...(canWrite ? { rowActions: menuOf, selected, onSelect: setSelected } : {})}
                groupBy={
                  grouping === 'state'
                    ? {
                        of: stateOf,
                        label: (id) => (isState(id) ? words.stateName(id) : ''),
                        order: (id) => rankOf(isState(id) ? id : undefined),
                      }
                    : grouping === 'group'
                      ? { of: groupOf, label: words.group, order: words.group }
                      : undefined
                }
                sort={sort}
                onSort={view.setSort}
                hidden={isBeside ? new Set([...hidden, ...GIVE_WAY]) : hidden}
                canEdit={canWrite}
                empty={
                  <EmptyState
                    title={wanted === '' ? t('none') : t('noneFor', { typed: view.text.trim() })}
                    action={<Button onClick={view.clear}>{t('showAll')}</Button>}
                  />
                }
              />
              {item !== null && (
                <Suspense fallback={null}>
                  {opened || (item === 'new' && canWrite) ? (
                    <MachineSheet
                      key={item}
                      machine={opened}
                      machines={rows}
                      running={opened && machines.facts.get(opened.id)?.running}
                      now={now}
                      canWrite={canWrite}
                      log={log}
                      onClose={view.close}
                      onOpen={view.open}
                    />
                  ) : (
                    item !== 'new' && (
                      <GoneSheet
                        title={t('title')}
                        gone={t('sheet.gone')}
                        text={t('sheet.goneText')}
                        onClose={view.close}
                      />
                    )
                  )}
                </Suspense>
              )}
            </>
          )
        }}
      </QueryState>
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            chosen={chosen}
            machines={machines.query.data ?? []}
            onDone={(left) => setSelected(new Set(left.map(({ id }) => id)))}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <LowerHoursDialog asked={asked.question} onAnswer={answerLower} />
        </Suspense>
      )}
    </>
  )
}

const NOTHING: ReadonlySet<string> = new Set()
const BY_NAME: Sort = { column: 'name', direction: 'ascending' }
const idOf = ({ id }: Equipment) => id
const groupOf = ({ group }: Equipment) => group
const menuOf = (machine: Equipment) => <MachineMenu machine={machine} />
