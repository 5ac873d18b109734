import styled from '@emotion/styled'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { NO_FILTER, type WorkFilter, workFiltersOn } from '@/domain/calendarFilter'
import { isJob } from '@/domain/dayJobs'
import { useWorkFilter } from '@/session/filterContext'
import { Button } from '@/ui/Button'
import { LoadNotice } from '@/ui/LoadNotice'
import { Popover } from '@/ui/Popover'
import { WorkFilterFields } from '@/ui/WorkFilterFields'

type FilterPopoverProps = { trigger: ReactElement; onChange: (filter: WorkFilter) => void }

/** What the chip opens; it comes when it is first pressed, and open. */
export function FilterPopover({ trigger, onChange }: FilterPopoverProps) {
  const { t } = useTranslation('filters')
  const filter = useWorkFilter()
  const { data: company } = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const users = useGetUsersQuery()
  const allowed = company?.allowedActivityNames ?? []
  return (
    <Popover label={t('title')} placement="bottom end" trigger={trigger} defaultOpen>
      <Fields>
        {/* Whose list did not come has nothing to choose. */}
        <LoadNotice queries={[pitches, users]} />
        <WorkFilterFields
          value={filter}
          onChange={(change) => onChange({ ...filter, ...change })}
          pitches={pitches.data ?? []}
          people={users.data ?? []}
          types={ACTIVITY_NAMES.filter(
            (activityName) =>
              isJob({ activityName }) && (allowed.length === 0 || allowed.includes(activityName)),
          )}
        />
        <Button size="small" aria-disabled={workFiltersOn(filter) === 0} onClick={() => onChange(NO_FILTER)}>
          {t('clear')}
        </Button>
      </Fields>
    </Popover>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(300px, calc(100vw - 48px));
`
