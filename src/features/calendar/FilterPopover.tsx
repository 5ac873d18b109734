import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { ACTIVITY_NAMES } from '@/domain/activityName'
import { filtersOn, LAYERS, type Layer, NO_FILTER } from '@/domain/calendarFilter'
import type { Company } from '@/domain/company'
import type { Pitch } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { User } from '@/domain/user'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Glyph } from '@/ui/Glyph'
import { LoadNotice } from '@/ui/LoadNotice'
import { Popover } from '@/ui/Popover'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSettledText } from '@/ui/useSettledText'
import { WorkFilterFields } from '@/ui/WorkFilterFields'
import type { CalendarAddress } from './calendarAddress'
import { FilterChip } from './FilterChip'

type FilterPopoverProps = {
  address: CalendarAddress
  company: Company | undefined
  pitches: readonly Pitch[]
  /** People who can be filtered by. */
  users: readonly User[]
  /** `replace`: not worth a step back of its own. */
  onChange: (change: Partial<CalendarAddress>, replace?: boolean) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is shown: the chip says how many filters are on, and opens them. */
export function FilterPopover({ open, onOpenChange, ...fields }: FilterPopoverProps) {
  const { t } = useTranslation('calendar')
  return (
    <Popover
      label={t('filter.title')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<FilterChip filter={fields.address} />}
    >
      <FilterFields {...fields} />
    </Popover>
  )
}

type FieldsProps = Omit<FilterPopoverProps, 'open' | 'onOpenChange'>

function FilterFields({ address, company, pitches, users, onChange }: FieldsProps) {
  const { t } = useTranslation(['calendar', 'filters'])
  const lists = [useGetPitchesQuery(), useGetUsersQuery()]
  const allowed = company?.allowedActivityNames ?? []
  const withPeople = company !== undefined && isOn('calendar_users', company)
  const layers = LAYERS.filter(
    (layer) => layer !== 'suggestions' || (company !== undefined && isOn('suggested_activities', company)),
  )
  const show = (layer: Layer, shown: boolean) => {
    const hidden = new Set(address.hidden)
    if (shown) hidden.delete(layer)
    else hidden.add(layer)
    onChange({ hidden }, true)
  }
  return (
    <Fields>
      {/* Whose list did not come has nothing to choose. */}
      <LoadNotice queries={lists} />
      <Search text={address.text} onText={(text) => onChange({ text }, true)} />
      <WorkFilterFields
        value={address}
        onChange={(change) => onChange(change, true)}
        pitches={pitches}
        people={withPeople ? users : undefined}
        types={ACTIVITY_NAMES.filter((name) => allowed.length === 0 || allowed.includes(name))}
      />
      <Layers>
        <legend>{t('layers.title')}</legend>
        {layers.map((layer) => (
          <Checkbox
            key={layer}
            label={t(`layers.${layer}`)}
            checked={!address.hidden.has(layer)}
            onChange={(event) => show(layer, event.target.checked)}
          />
        ))}
      </Layers>
      <Button size="small" aria-disabled={filtersOn(address) === 0} onClick={() => onChange(NO_FILTER)}>
        {t('clear', { ns: 'filters' })}
      </Button>
    </Fields>
  )
}

/** Typing is what comes next; on a phone it would open the keyboard over all other filters. */
const focusedFirst = { autoFocus: true } as const

/** Searches once typing rests, so that ten letters are not ten searches. */
function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('calendar')
  const isPhone = useIsPhone()
  const { typed, setTyped, settleNow } = useSettledText(text, onText)
  return (
    <TextField
      type="search"
      label={t('filter.search')}
      description={t('filter.searchHint')}
      autoComplete="off"
      maxLength={100}
      {...(isPhone ? {} : focusedFirst)}
      start={<Glyph name="search" size={16} />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settleNow()
      }}
      onBlur={settleNow}
    />
  )
}

const Fields = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(300px, calc(100vw - 48px));
`
const Layers = styled.fieldset`
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 8px;
  padding: 0;
  border: 0;

  > legend {
    padding-block-end: 4px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
