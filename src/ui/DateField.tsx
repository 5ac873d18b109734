import { type CalendarDate, parseDate } from '@internationalized/date'
import styled from '@emotion/styled'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { AriaField } from './AriaField'
import { segmentStyles } from './dateStyles'
import { boxStyles, type FieldProps, frameStyles } from './fieldStyles'
import { Glyph } from './Glyph'
import { forcedColors, touch } from './media'
import { PopoverSurface } from './PopoverSurface'
import { token } from './tokens'

export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`. */
  value: string | null
  onChange: (day: string | null) => void
  firstDayOfWeek?: FirstDayOfWeek
  min?: string
  max?: string
  /** Days that cannot be chosen. */
  isUnavailable?: (day: string) => boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLDivElement>
}

/** A day: typed in the language's own order, or picked from a month. */
export function DateField({
  value,
  onChange,
  firstDayOfWeek = 'mon',
  min,
  max,
  isUnavailable,
  name,
  onBlur,
  ref,
  disabled,
  size = 'normal',
  error,
  ...field
}: DateFieldProps) {
  const { t } = useTranslation('common')
  return (
    <Frame
      ref={ref}
      data-size={size}
      value={readDay(value)}
      onChange={(day) => onChange(day ? day.toString() : null)}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      isDateUnavailable={isUnavailable && ((day) => isUnavailable(day.toString()))}
      firstDayOfWeek={firstDayOfWeek}
      granularity="day"
      name={name}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={field.required}
      validationBehavior="aria"
      onBlur={onBlur}
      shouldForceLeadingZeros
    >
      <AriaField {...field} size={size} error={error}>
        <Box data-size={size} data-invalid={error ? true : undefined}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <Opener aria-label={t('ui.date.open')}>
            <Glyph name="calendar" size={16} />
          </Opener>
        </Box>
      </AriaField>
      <PopoverSurface>
        <Month>
          <Bar>
            <Step slot="previous">
              <Glyph name="back" label={t('ui.date.previous')} />
            </Step>
            <Title level={2} />
            <Step slot="next">
              <Glyph name="forward" label={t('ui.date.next')} />
            </Step>
          </Bar>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
            <CalendarGridBody>{(day) => <Day date={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Month>
      </PopoverSurface>
    </Frame>
  )
}

/** Null for no day and for a text that is none: a form shows an empty field rather than an error screen. */
function readDay(day: string | null | undefined): CalendarDate | null {
  if (!day) return null
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

const Frame = styled(DatePicker<CalendarDate>)(frameStyles)
const Box = styled(Group)(boxStyles)
/** In line and not flex, so that the browser's own rules for mixed directions order the parts. */
const Segments = styled(DateInput)`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: 11px;
  white-space: nowrap;
  overflow: hidden;

  [data-size='small'] > & {
    padding-inline-start: 7px;

    ${touch} {
      padding-inline-start: 11px;
    }
  }
`
const Segment = styled(DateSegment)(segmentStyles)
const Opener = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  align-self: stretch;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};
  outline: none;

  &[data-focus-visible] {
    color: ${token('green-deep')};
  }
  [data-size='small'] > & {
    inline-size: 32px;
  }
  ${touch} {
    &,
    [data-size='small'] > & {
      inline-size: 48px;
    }
  }
`
const Month = styled(Calendar)`
  padding: 12px;

  table {
    inline-size: 100%;
    border-spacing: 0;
  }
  td {
    padding: 0;
  }
`
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 4px;
`
const Title = styled(Heading)`
  font: 600 ${token('t-14')} ${token('font')};
`
const Step = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};

  &[data-hovered] {
    background: ${token('mint')};
  }
  &[data-disabled] {
    opacity: 0.45;
  }
`
const Weekday = styled(CalendarHeaderCell)`
  block-size: 24px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Day = styled(CalendarCell)`
  margin-inline: auto;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 36px;
  border-radius: ${token('r-ctl')};
  font: 400 ${token('t-14')} ${token('font')};
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${token('mint')};
  }
  &[data-today] {
    font-weight: 600;
    color: ${token('green-deep')};
    box-shadow: inset 0 0 0 1px ${token('green-deep')};
  }
  &[data-selected] {
    background: ${token('ink')};
    color: ${token('paper')};
    font-weight: 600;
    box-shadow: none;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 1px;
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
  &[data-unavailable] {
    text-decoration: line-through;
    color: ${token('ink-2')};
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  ${touch} {
    inline-size: 44px;
    block-size: 44px;
    font-size: 1rem;
  }
  ${forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`
