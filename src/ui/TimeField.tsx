import { parseTime, type Time } from '@internationalized/date'
import styled from '@emotion/styled'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { isTwelveHours } from '@/i18n/format'
import { AriaField } from './AriaField'
import { segmentStyles } from './dateStyles'
import { boxStyles, type FieldProps, frameStyles } from './fieldStyles'
import { touch } from './media'

type TimeFieldProps = FieldProps & {
  /** `HH:mm`, 24 hours whatever the language shows. */
  value: string | null
  onChange: (time: string | null) => void
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLDivElement>
}

/** A time of day, typed or stepped with the arrow keys. */
export function TimeField({
  value,
  onChange,
  name,
  onBlur,
  ref,
  disabled,
  size = 'normal',
  error,
  ...field
}: TimeFieldProps) {
  const { i18n } = useTranslation()
  return (
    <Frame
      ref={ref}
      data-size={size}
      value={readTime(value)}
      onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
      // The field's own rule would write afternoons in twelve hours beside our twenty-four, as in Arabic.
      hourCycle={isTwelveHours(i18n.language) ? 12 : 24}
      granularity="minute"
      shouldForceLeadingZeros
      name={name}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={field.required}
      validationBehavior="aria"
      onBlur={onBlur}
    >
      <AriaField {...field} size={size} error={error}>
        <Box data-size={size} data-invalid={error ? true : undefined}>
          <Parts>{(segment) => <Segment segment={segment} />}</Parts>
        </Box>
      </AriaField>
    </Frame>
  )
}

/** Null for no time and for a text that is none. */
function readTime(time: string | null): Time | null {
  if (!time) return null
  try {
    return parseTime(time)
  } catch {
    return null
  }
}

const Frame = styled(AriaTimeField<Time>)(frameStyles)
const Box = styled.div`
  ${boxStyles}
  padding-inline: 11px;

  &[data-size='small'] {
    padding-inline: 7px;

    ${touch} {
      padding-inline: 11px;
    }
  }
`
/** In line and not flex, so that the browser's own rules for mixed directions order the parts. */
const Parts = styled(DateInput)`
  flex: 1;
  white-space: nowrap;
  overflow: hidden;
`
const Segment = styled(DateSegment)(segmentStyles)
