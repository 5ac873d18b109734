import styled from '@emotion/styled'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NON_WORKING_WAYS } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import { DateField } from '@/ui/DateField'
import { NumberField } from '@/ui/NumberField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Cell } from './Cell'
import {
  dayOfWeekday,
  fromPreset,
  MONTHLY_WAYS,
  monthlyOf,
  presetOf,
  REPEAT_PRESETS,
  type RepeatDraft,
  type RepeatPreset,
  withUnit,
} from './repeatDraft'
import { RepeatPreview } from './RepeatPreview'
import type { SeriesAhead } from './usePlanAround'
import type { WorkDraft } from './workDraft'

type RepeatPartProps = {
  draft: WorkDraft
  error: string | undefined
  nonWorking: ReadonlySet<Day>
  ahead: SeriesAhead
  /** The person opened the parts of a rule, which may look like a preset. */
  isCustom: boolean
  onCustom: (isCustom: boolean) => void
  onChange: (repeat: RepeatDraft | null) => void
}

/** Whether the work comes back: how often, until when, and what about days on which nobody works (F12). */
export function RepeatPart({
  draft,
  error,
  nonWorking,
  ahead,
  isCustom,
  onCustom,
  onChange,
}: RepeatPartProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const { repeat, day } = draft
  const set = (change: Partial<RepeatDraft>) => repeat && onChange({ ...repeat, ...change })
  const preset = repeat && isCustom ? 'custom' : presetOf(repeat)
  const preview = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    const next: RepeatPreset = REPEAT_PRESETS.find((one) => one === id) ?? 'never'
    onCustom(next === 'custom')
    onChange(fromPreset(next, day, repeat))
    // What is asked next comes below the edge of the sheet.
    requestAnimationFrame(() => preview.current?.scrollIntoView?.({ block: 'nearest' }))
  }
  const weekdays = Array.from({ length: 7 }, (_, n) => (n + format.weekStart) % 7)
  /** Which of its weekday in the month the first day is. */
  const nth = day === null ? 1 : Math.ceil(Number(day.slice(8)) / 7)
  const isLateInMonth = day !== null && Number(day.slice(8)) > 28
  return (
    <>
      <Cell>
        <SelectField
          size="small"
          label={t('sheet.repeat')}
          error={error}
          value={preset}
          options={REPEAT_PRESETS.map((id) => ({ id, label: t(`sheet.repeats.${id}`) }))}
          onChange={choose}
        />
      </Cell>
      {repeat && preset === 'custom' && (
        <>
          <Cell data-width="third" data-pair>
            <NumberField
              size="small"
              label={t('sheet.repeatEvery')}
              min={1}
              digits={0}
              value={repeat.interval}
              onChange={(interval) => set({ interval: interval ?? Number.NaN })}
            />
          </Cell>
          <CellOfFour data-width="third" data-pair>
            <SelectField
              size="small"
              label={t('sheet.repeatUnit')}
              value={repeat.every}
              options={EVERY.map((id) => ({ id, label: t(`sheet.repeatUnits.${id}`) }))}
              onChange={(id) => onChange(withUnit(repeat, EVERY.find((one) => one === id) ?? 'week', day))}
            />
          </CellOfFour>
          {repeat.every === 'week' && (
            <Cell>
              <Days role="group" aria-label={t('sheet.repeatOn')}>
                {weekdays.map((weekday) => {
                  const date = dayOfWeekday(weekday)
                  const on = repeat.weekdays.includes(weekday)
                  return (
                    <Chip
                      key={weekday}
                      pressed={on}
                      aria-label={format.day(date, 'weekdayLong')}
                      onClick={() =>
                        set({
                          weekdays: on
                            ? repeat.weekdays.filter((one) => one !== weekday)
                            : [...repeat.weekdays, weekday],
                        })
                      }
                    >
                      {format.day(date, 'weekdayOnly')}
                    </Chip>
                  )
                })}
              </Days>
            </Cell>
          )}
          {repeat.every === 'month' && day !== null && (
            <Cell>
              <SelectField
                size="small"
                label={t('sheet.repeatOn')}
                description={
                  isLateInMonth && repeat.monthly === 'date' ? t('sheet.repeatShortMonths') : undefined
                }
                value={monthlyOf(repeat, day)}
                options={MONTHLY_WAYS.filter((id) => id !== 'weekday' || nth <= 4).map((id) => ({
                  id,
                  label: t(
                    id === 'weekday' ? `sheet.monthly.weekday${nth as 1 | 2 | 3 | 4}` : `sheet.monthly.${id}`,
                    {
                      date: format.day(day, 'dayOfMonth'),
                      weekday: format.day(day, 'weekdayLong'),
                    },
                  ),
                }))}
                onChange={(id) => set({ monthly: MONTHLY_WAYS.find((one) => one === id) ?? 'date' })}
              />
            </Cell>
          )}
        </>
      )}
      {repeat && (
        <>
          <Cell data-width="half" data-pair data-low>
            <Lowered>
              <SegmentedControl
                label={t('sheet.repeatEnds')}
                size="small"
                wide
                options={ENDS.map((id) => ({ id, label: t(`sheet.repeatEnd.${id}`) }))}
                value={repeat.ends}
                onChange={(ends) => set({ ends })}
              />
            </Lowered>
          </Cell>
          <Cell data-width="half" data-pair>
            {repeat.ends === 'until' ? (
              <DateField
                size="small"
                label={t('sheet.until')}
                value={repeat.until}
                min={day ?? undefined}
                firstDayOfWeek={format.weekStart === 0 ? 'sun' : 'mon'}
                onChange={(until) => set({ until })}
              />
            ) : (
              <NumberField
                size="small"
                label={t('sheet.repeatCount')}
                min={1}
                digits={0}
                value={repeat.count}
                onChange={(count) => set({ count: count ?? Number.NaN })}
              />
            )}
          </Cell>
          <Cell>
            <SelectField
              size="small"
              label={t('sheet.nonWorking')}
              value={repeat.nonWorking}
              options={NON_WORKING_WAYS.map((id) => ({ id, label: t(`sheet.nonWorkingWays.${id}`) }))}
              onChange={(id) => set({ nonWorking: NON_WORKING_WAYS.find((one) => one === id) ?? 'leave' })}
            />
          </Cell>
          <Cell ref={preview}>
            <RepeatPreview {...{ draft, nonWorking, ahead }} />
          </Cell>
        </>
      )}
    </>
  )
}

const EVERY = ['day', 'week', 'month'] as const
const ENDS = ['until', 'count'] as const

const CellOfFour = styled(Cell)`
  &[data-width='third'] {
    grid-column: span 4;
  }
`
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  > button {
    padding-inline: 8px;
  }
`
const Lowered = styled.div`
  display: grid;
`
