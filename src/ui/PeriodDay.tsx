import styled from '@emotion/styled'
import { type ComponentProps, useState } from 'react'
import { DateField } from './DateField'

type PeriodDayProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  /** as 2026-04-14 */
  value: string
  onChange: (day: string) => void
}

/**
 * An end of a period. What is typed counts once the field is left or Enter is pressed: half of a day is
 * another day, which the longest period would cut short under the hands of who types.
 */
export function PeriodDay({ value, onChange, ...field }: PeriodDayProps) {
  const [typed, setTyped] = useState<string | null>()
  const take = (day = typed) => {
    setTyped(undefined)
    if (day) onChange(day)
  }
  return (
    <Frame onKeyDownCapture={({ key }) => key === 'Enter' && take()}>
      <DateField
        {...field}
        value={typed === undefined ? value : typed}
        onChange={(day) => (isTyping() ? setTyped(day) : take(day))}
        onBlur={() => take()}
      />
    </Frame>
  )
}

/** Rather than choosing from a month. */
const isTyping = () => document.activeElement?.getAttribute('role') === 'spinbutton'

const Frame = styled.div`
  min-inline-size: 0;
`
