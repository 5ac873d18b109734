import styled from '@emotion/styled'
import { type ReactNode, type Ref, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type CalendarView, readWorkSheet, withWorkSheet } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { isoWeek } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { User } from '@/domain/user'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Chip } from '@/ui/Chip'
import { ChipSelect } from '@/ui/ChipSelect'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { lazyPart, useAsked } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useMatches } from '@/ui/useMatches'
import { useSearchChange } from '@/ui/useSearchChange'
import { type CalendarAddress, withCalendar } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { DayTitle } from './DayTitle'
import { DayStrip } from './DayStrip'
import { FilterChip } from './FilterChip'
import { rowKindsOf } from './rowKinds'
import { titleOfDays } from './shownDays'
import { useScene } from './scene'
import { useCalendarShortcuts } from './useCalendarShortcuts'

/** What opens over the page comes when it is first asked for; until then its button stands by itself. */
const CalendarMenu = lazyPart(() => import('./CalendarMenu'), 'CalendarMenu')
const DayPicker = lazyPart(() => import('./DayPicker'), 'DayPicker')
const FilterPopover = lazyPart(() => import('./FilterPopover'), 'FilterPopover', 'filters')
const SavedViews = lazyPart(() => import('./SavedViews'), 'SavedViews')

type CalendarHeaderProps = {
  address: CalendarAddress
  /** The days that the title names. */
  days: readonly Day[]
  company: Company | undefined
  pitches: readonly Pitch[]
  /** People whose work can be looked at. */
  users: readonly User[]
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  /** Goes on by so many days, by months where a month is shown. */
  onStep: (by: number) => void
  /** The month beneath the title is open. */
  picking: boolean
  onPicking: (open: boolean) => void
  /** On a phone beside the filters: how much clashes. */
  clashes: ReactNode
  ref: Ref<HTMLDivElement>
}

const MAIN_VIEWS = ['agenda', 'day', 'week', 'month'] as const satisfies readonly CalendarView[]
const STEP = { day: 1, month: 1, week: 7 } as const
const STEP_TEXT = {
  day: { back: 'previousDay', on: 'nextDay' },
  week: { back: 'previousWeek', on: 'nextWeek' },
  month: { back: 'month.previous', on: 'month.next' },
} as const

/** Which days and how: title, steps, views, filters, and the one button that logs work. */
export function CalendarHeader({
  address,
  days,
  company,
  pitches,
  users,
  notes,
  counts,
  onStep,
  picking,
  onPicking,
  clashes,
  ref,
}: CalendarHeaderProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const isPhone = useIsPhone()
  const isNarrow = useMatches('(max-width: 1599px)')
  const [filtering, setFiltering] = useState(false)
  const [saving, setSaving] = useState(false)
  const [hasMenu, askForMenu] = useAsked()
  const wasPicking = useWas(picking)
  const wasFiltering = useWas(filtering)
  const { view, date } = address
  const unit = view === 'day' || view === 'month' ? view : 'week'
  const stepBy = (way: 1 | -1) => onStep(way * STEP[unit])
  // The work sheet takes its place from the page; what is asked for least gives way.
  const hasSheet = readWorkSheet(search) !== null
  // The address, not what is drawn: a view that was chosen a moment ago may still be on its way.
  const go = (change: Partial<CalendarAddress>, replace = false) =>
    changeSearch((present) => withCalendar(present, change), { replace, preventScrollReset: true })
  useCalendarShortcuts({
    today: () => go({ date: scene.today }),
    search: () => setFiltering(true),
    step: stepBy,
    write: scene.readOnly
      ? undefined
      : () => changeSearch((present) => withWorkSheet(present, { kind: 'new', day: date })),
    /** Pages of a list are the browser's to turn. */
    pages: !isPhone && view !== 'agenda',
  })
  const steps = (
    <Steps>
      <IconButton size="small" label={t(STEP_TEXT[unit].back)} onClick={() => stepBy(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      <Button size="small" onClick={() => go({ date: scene.today })}>
        {t('today')}
      </Button>
      <IconButton size="small" label={t(STEP_TEXT[unit].on)} onClick={() => stepBy(1)}>
        <Icon name="chevronRight" />
      </IconButton>
    </Steps>
  )
  const named =
    view === 'month'
      ? format.day(date, isPhone ? 'monthYearShort' : 'monthYear')
      : isPhone
        ? format.day(date, 'month')
        : titleOfDays(view === 'day' ? [date] : days, format.locale, scene.today)
  const bareTitle = <DayTitle title={named} onClick={() => onPicking(true)} />
  const title = (
    <Suspense fallback={bareTitle}>
      {wasPicking ? (
        <DayPicker
          title={named}
          {...{ date, notes, counts }}
          open={picking}
          onOpenChange={onPicking}
          onDay={(day) => go({ date: day })}
        />
      ) : (
        bareTitle
      )}
    </Suspense>
  )
  const bareFilter = <FilterChip filter={address} onClick={() => setFiltering(true)} />
  const filter = (
    <Suspense fallback={bareFilter}>
      {wasFiltering ? (
        <FilterPopover
          {...{ address, company, pitches, users }}
          onChange={go}
          open={filtering}
          onOpenChange={setFiltering}
        />
      ) : (
        bareFilter
      )}
    </Suspense>
  )
  const bareMenu = (
    <IconButton label={t('menu.label')} aria-haspopup="menu" onClick={askForMenu}>
      <Icon name="layoutGrid" />
    </IconButton>
  )
  const menu = (
    <Suspense fallback={bareMenu}>
      {hasMenu ? (
        <CalendarMenu
          {...{ address, company }}
          shownViews={isPhone ? [] : MAIN_VIEWS}
          onFilters={() => setFiltering(true)}
          onSaved={() => setSaving(true)}
        />
      ) : (
        bareMenu
      )}
    </Suspense>
  )
  const saved = saving && (
    <Suspense>
      <SavedViews address={address} open onClose={() => setSaving(false)} />
    </Suspense>
  )
  if (isPhone)
    return (
      <Top ref={ref} data-calendar-head>
        <PageHeader
          title={title}
          actions={
            <>
              {steps}
              {menu}
            </>
          }
        />
        {view !== 'month' && <DayStrip selected={date} notes={notes} counts={counts} onStep={onStep} />}
        <Filters>
          {filter}
          {clashes}
          <Chip pressed={address.mine} onClick={() => go({ mine: !address.mine })}>
            {t('mine')}
          </Chip>
          <ChipSelect
            label={t('filterPitch')}
            value={address.grounds.join(' ')}
            onChange={(id) => go({ grounds: id === '' ? [] : [id] })}
            options={[
              { id: '', label: t('allPitches') },
              ...pitches.map(({ id, name }) => ({ id, label: name })),
              // Several are chosen in the filters; here they stand as they are until one is.
              ...(address.grounds.length > 1
                ? [{ id: address.grounds.join(' '), label: format.list(namesOf(address.grounds, pitches)) }]
                : []),
            ]}
          />
        </Filters>
        {saved}
      </Top>
    )
  const rows = rowKindsOf(company)
  // A view out of the menu stands beside the others for as long as it is open.
  const shownViews = [...new Set<CalendarView>([...MAIN_VIEWS, view])]
  const views = {
    label: t('view.label'),
    value: view,
    options: shownViews.map((id) => ({ id, label: t(`view.${id}`) })),
  }
  return (
    <Top ref={ref} data-calendar-head>
      <PageHeader
        title={title}
        aside={
          <Aside>
            {steps}
            {!hasSheet && unit === 'week' && <span>{t('weekNumber', { week: isoWeek(date) })}</span>}
          </Aside>
        }
        actions={
          <>
            {filter}
            {hasSheet && isNarrow ? (
              <ChipSelect
                {...views}
                onChange={(id) => go({ view: shownViews.find((one) => one === id) ?? view })}
              />
            ) : (
              <SegmentedControl<CalendarView> {...views} onChange={(id) => go({ view: id })} />
            )}
            {rows.length > 1 && (view === 'day' || view === 'week') && !hasSheet && (
              <SegmentedControl
                label={t('rows.label')}
                value={address.rows}
                onChange={(id) => go({ rows: id })}
                options={rows.map((id) => ({ id, label: t(`rows.${id}`) }))}
              />
            )}
            {menu}
            {!scene.readOnly && (
              <ButtonLink layout="primary" to={{ search: withWorkSheet(search, { kind: 'new', day: date }) }}>
                <Icon name="plus" size={16} />
                {t('logWork')}
              </ButtonLink>
            )}
          </>
        }
      />
      {saved}
    </Top>
  )
}

const namesOf = (ids: readonly Id[], pitches: readonly Pitch[]): string[] =>
  pitches.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

/** True from the first time on, once what has to be fetched for it is there: until then what was pressed stays, and with it the focus. */
function useWas(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return useDeferredValue(was || now)
}

const Top = styled.div`
  position: sticky;
  inset-block-start: var(--mark, 0px);
  z-index: 6;

  ${desktop} {
    padding-inline: 24px;
    background: ${token('mist')};
  }
  ${phone} {
    background: ${token('paper')};
    border-block-end: 1px solid ${token('line')};
  }
`
const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`
const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${token('ink-2')};
  white-space: nowrap;
`
const Filters = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 16px 12px;
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
    white-space: nowrap;
  }
`
