import styled from '@emotion/styled'
import { type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CALENDAR_VIEWS, readWorkSheet, withWorkSheet } from '@/domain/addresses'
import { isoWeek } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Chip } from '@/ui/Chip'
import { ChipSelect } from '@/ui/ChipSelect'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { desktop, phone } from '@/ui/media'
import { Menu } from '@/ui/Menu'
import { PageHeader } from '@/ui/PageHeader'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { type CalendarAddress, ROW_KINDS, withCalendar } from './calendarAddress'
import type { DayNotes } from './dayNotes'
import { DayStrip } from './DayStrip'
import { useScene } from './scene'

type CalendarHeaderProps = {
  address: CalendarAddress
  /** The days that the title names. */
  days: readonly Day[]
  /** Rows can be people. */
  withPeople: boolean
  pitches: readonly Pitch[]
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  /** Goes on by so many days. */
  onStep: (days: number) => void
  ref: Ref<HTMLDivElement>
}

/** Which days and how: title, steps, views, filters, and the one button that logs work. */
export function CalendarHeader({
  address,
  days,
  withPeople,
  pitches,
  notes,
  counts,
  onStep,
  ref,
}: CalendarHeaderProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const scene = useScene()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { view, date } = address
  // The work sheet takes its place from the page; what is asked for least gives way.
  const hasSheet = readWorkSheet(scene.search) !== null
  const go = (change: Partial<CalendarAddress>) =>
    void navigate({ search: withCalendar(scene.search, change) }, { preventScrollReset: true })
  const step = view === 'day' ? 1 : 7
  const steps = (
    <Steps>
      <IconButton
        size="small"
        label={t(view === 'day' ? 'previousDay' : 'previousWeek')}
        onClick={() => onStep(-step)}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <Button size={isPhone ? 'small' : 'normal'} onClick={() => go({ date: scene.today })}>
        {t('today')}
      </Button>
      <IconButton
        size="small"
        label={t(view === 'day' ? 'nextDay' : 'nextWeek')}
        onClick={() => onStep(step)}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </Steps>
  )
  const filters = (
    <>
      <Chip pressed={address.mine} onClick={() => go({ mine: !address.mine })}>
        {t('mine')}
      </Chip>
      <ChipSelect
        label={t('filterPitch')}
        icon={<Icon name="listFilter" size={16} />}
        value={address.ground ?? ''}
        onChange={(id) => go({ ground: id === '' ? undefined : id })}
        options={[
          { id: '', label: t('allPitches') },
          ...pitches.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
    </>
  )
  if (isPhone)
    return (
      <Top ref={ref} data-calendar-head>
        <PageHeader
          title={format.day(date, 'month')}
          actions={
            <>
              {steps}
              <Menu
                label={t('view.label')}
                trigger={
                  <IconButton label={t('view.label')}>
                    <Icon name="layoutGrid" />
                  </IconButton>
                }
                groups={[
                  {
                    id: 'views',
                    entries: CALENDAR_VIEWS.map((id) => ({
                      id,
                      label: t(`view.${id}`),
                      selected: id === view,
                      onSelect: () => go({ view: id }),
                    })),
                  },
                ]}
              />
            </>
          }
        />
        <DayStrip days={days} selected={date} notes={notes} counts={counts} />
        <Filters>{filters}</Filters>
      </Top>
    )
  return (
    <Top ref={ref} data-calendar-head>
      <PageHeader
        title={titleOf(days, view === 'day' ? date : undefined, format.locale)}
        aside={
          <Aside>
            {steps}
            {!hasSheet && <span>{t('weekNumber', { week: isoWeek(date) })}</span>}
          </Aside>
        }
        actions={
          <>
            {filters}
            <SegmentedControl
              label={t('view.label')}
              value={view}
              onChange={(id) => go({ view: id })}
              options={CALENDAR_VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
            />
            {withPeople && view !== 'agenda' && !hasSheet && (
              <SegmentedControl
                label={t('rows.label')}
                value={address.rows}
                onChange={(rows) => go({ rows })}
                options={ROW_KINDS.map((id) => ({ id, label: t(`rows.${id}`) }))}
              />
            )}
            {!scene.readOnly && (
              <ButtonLink
                layout="primary"
                to={{ search: withWorkSheet(scene.search, { kind: 'new', day: date }) }}
              >
                <Icon name="plus" size={16} />
                {t('logWork')}
              </ButtonLink>
            )}
          </>
        }
      />
    </Top>
  )
}

/** "13–19 April", as the language writes it. */
function titleOf(days: readonly Day[], day: Day | undefined, locale: string): string {
  const noon = (one: Day | undefined) => new Date(`${one ?? ''}T12:00:00Z`)
  if (day !== undefined)
    return new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(noon(day))
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    noon(days[0]),
    noon(days.at(-1)),
  )
}

const Top = styled.div`
  position: sticky;
  inset-block-start: 0;
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

  > button:nth-of-type(2) {
    min-inline-size: 64px;
    padding-inline: 12px;
  }
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
  gap: 8px;
  padding: 0 16px 12px;
  overflow-x: auto;
  scrollbar-width: none;
`
