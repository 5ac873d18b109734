import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import type { Activity } from '@/domain/activity'
import { addresses, type StorageTab } from '@/domain/addresses'
import { storageTabsOf } from '@/domain/pageTabs'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { SHEET_WIDTH } from '@/ui/recordTable/RecordSheetPlace'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { token } from '@/ui/tokens'
import { useKeptFocus } from '@/ui/useKeptFocus'

type TabProps = {
  tools?: ReactNode
  course: (supply: Supply) => ReactNode
  log: (id: Id, activities: readonly Activity[]) => ReactNode
}

// Each tab comes when it is opened.
const PARTS = {
  equipment: lazyPart(() => import('@/features/equipment/EquipmentTab'), 'EquipmentTab', 'equipment'),
  supplies: lazyPart(() => import('@/features/supplies/SuppliesTab'), 'SuppliesTab', 'supplies', 'work'),
  cocktails: lazyPart(() => import('@/features/cocktails/CocktailsTab'), 'CocktailsTab', 'cocktails'),
  movements: lazyPart(() => import('@/features/stock/MovementsTab'), 'MovementsTab', 'stock'),
  'stock-take': lazyPart(() => import('@/features/stock/StockTakeTab'), 'StockTakeTab', 'stock', 'supplies'),
} as const satisfies Record<StorageTab, (props: TabProps) => ReactNode>
const ShedAlerts = lazyPart(() => import('@/features/stock/ShedAlerts'), 'ShedAlerts', 'stock')
const StockCourse = lazyPart(() => import('@/features/stock/StockCourse'), 'StockCourse', 'stock')
const MachineLog = lazyPart(() => import('@/features/machine/MachineLog'), 'MachineLog', 'machine')
const ShedFile = lazyPart(() => import('@/features/shed-file/ShedFile'), 'ShedFile')

/** /dashboard/storage: `?tab=` one list of the shed, `&item=` the row whose sheet is open. */
export function StoragePage() {
  const { t } = useTranslation('storage')
  const { search } = useLocation()
  const navigate = useNavigate()
  const company = useGetCompanyQuery()
  const frame = useKeptFocus<HTMLDivElement>('[role="tabpanel"], [data-beside] > aside')
  const asked = new URLSearchParams(search).get('tab')
  return (
    <Page ref={frame}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <QueryState
        inset
        query={company}
        skeleton={<Skeleton count={8} />}
        empty={{ when: () => false, title: t('noAccess') }}
      >
        {(known) => {
          const offered = storageTabsOf(known)
          const tab = offered.find((id) => id === asked) ?? 'equipment'
          const Part = PARTS[tab]
          const tools =
            tab === 'movements' || tab === 'stock-take' ? undefined : (
              <Suspense fallback={null}>
                <ShedFile key={tab} list={tab} />
              </Suspense>
            )
          return (
            <>
              <Suspense fallback={null}>
                <ShedAlerts />
              </Suspense>
              <Tabs
                label={t('tabs.label')}
                value={tab}
                onChange={(id) => void navigate(addresses.storage({ tab: id }), { replace: true })}
                tabs={offered.map((id) => ({
                  id,
                  label: t(`tabs.${id === 'stock-take' ? 'stockTake' : id}`),
                  content:
                    id === tab ? (
                      <Suspense fallback={<Skeleton count={8} />}>
                        <Part tools={tools} course={courseOf} log={logOf} />
                      </Suspense>
                    ) : null,
                }))}
              />
            </>
          )
        }}
      </QueryState>
    </Page>
  )
}

/** How long a product lasts, for the sheet of a product. */
const courseOf = (supply: Supply) => (
  <Suspense fallback={<Skeleton kind="block" height="280px" />}>
    <StockCourse supply={supply} />
  </Suspense>
)

/** What was noted of a machine, for its sheet. */
const logOf = (id: Id, activities: readonly Activity[]) => (
  <Suspense fallback={<Skeleton count={3} />}>
    <MachineLog id={id} activities={activities} />
  </Suspense>
)

const Page = styled.div`
  ${desktop} {
    padding: 0 24px 48px;

    &:has([data-beside]) {
      padding-inline-end: calc(${SHEET_WIDTH} + 16px);
    }
  }
  ${phone} {
    background: ${token('paper')};
    --table-ground: ${token('paper')};

    [role='tabpanel'] {
      padding-inline: 16px;
    }
  }
`
