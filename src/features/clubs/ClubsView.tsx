import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/ui/lazyPart'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { ClubsTable } from './ClubsTable'
import { ExportClubs } from './ExportClubs'
import { OfficeTools } from './OfficeTools'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

const ClubsMap = lazyPart(() => import('./ClubsMap'), 'ClubsMap')

/** The clubs as they stand, in a table or on a map, with what chooses among them. */
export function ClubsView({ office, choices }: { office: Office; choices: OfficeChoices }) {
  const { t } = useTranslation('clubs')
  const { choice, go } = choices
  return (
    <>
      <OfficeTools office={office} choices={choices} sortable={!choice.asMap}>
        <SegmentedControl
          size="small"
          label={t('show.label')}
          options={[
            { id: 'list', label: t('show.list') },
            { id: 'map', label: t('show.map') },
          ]}
          value={choice.asMap ? 'map' : 'list'}
          onChange={(show) => go({ show: show === 'map' ? show : null }, false)}
        />
        <ExportClubs office={office} />
      </OfficeTools>
      {choice.asMap ? (
        <Suspense fallback={<Skeleton kind="block" height="480px" />}>
          <ClubsMap office={office} choices={choices} />
        </Suspense>
      ) : (
        <ClubsTable office={office} choices={choices} />
      )}
    </>
  )
}
