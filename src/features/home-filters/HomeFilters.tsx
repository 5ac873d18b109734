import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { NO_FILTER, type WorkFilter, workFiltersOn } from '@/domain/calendarFilter'
import { isJob } from '@/domain/dayJobs'
import { useFormat } from '@/i18n/format'
import { byName } from '@/lib/byName'
import { useWorkFilter } from '@/session/filterContext'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { Popover } from '@/ui/Popover'
import { SelectField } from '@/ui/SelectField'
import { Switch } from '@/ui/Switch'
import { useActivityWords } from '@/ui/useActivityWords'
import { useIsPhone } from '@/ui/useIsPhone'

/** Stands for "no filter" in a list: no id is a star. */
const ALL = '*'

type HomeFiltersProps = { onChange: (filter: WorkFilter) => void }

/** Which pitch, work and people the day is about; the chip says how many filters are on (F7). */
export function HomeFilters({ onChange }: HomeFiltersProps) {
  const { t } = useTranslation('panels')
  const isPhone = useIsPhone()
  const on = workFiltersOn(useWorkFilter())
  const words = on === 0 ? t('filter.none') : t('filter.on', { count: on })
  return (
    <Popover
      label={t('filter.title')}
      placement="bottom end"
      trigger={
        <Chip aria-haspopup="dialog" aria-label={words}>
          <Icon name="listFilter" size={16} />
          {isPhone ? on > 0 && <span aria-hidden>{on}</span> : words}
        </Chip>
      }
    >
      <FilterFields onChange={onChange} />
    </Popover>
  )
}

function FilterFields({ onChange }: HomeFiltersProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const words = useActivityWords()
  const filter = useWorkFilter()
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: users = [] } = useGetUsersQuery()
  const allowed = company?.allowedActivityNames ?? []
  const types = ACTIVITY_NAMES.filter(
    (activityName) => isJob({ activityName }) && (allowed.length === 0 || allowed.includes(activityName)),
  )
    .map((id) => ({ id, name: words.type(id) }))
    .toSorted(byName(format.locale))
  const choice = (id: string) => (id === ALL ? undefined : id)
  return (
    <Fields>
      <Switch
        label={t('filter.mine')}
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <SelectField
        size="small"
        label={t('filter.pitch')}
        value={filter.ground ?? ALL}
        onChange={(id) => onChange({ ...filter, ground: choice(id) })}
        options={[
          { id: ALL, label: t('filter.allPitches') },
          ...pitches.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      <SelectField
        size="small"
        label={t('filter.type')}
        value={filter.type ?? ALL}
        onChange={(id) => onChange({ ...filter, type: choice(id) })}
        options={[
          { id: ALL, label: t('filter.allTypes') },
          ...types.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      <SelectField
        size="small"
        label={t('filter.person')}
        value={filter.person ?? ALL}
        onChange={(id) => onChange({ ...filter, person: choice(id) })}
        options={[
          { id: ALL, label: t('filter.everyone') },
          ...users.map(({ id, fullName }) => ({ id, label: fullName })),
        ]}
      />
      <Button size="small" disabled={workFiltersOn(filter) === 0} onClick={() => onChange(NO_FILTER)}>
        {t('filter.clear')}
      </Button>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(280px, calc(100vw - 48px));
`
