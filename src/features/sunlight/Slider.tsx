import styled from '@emotion/styled'
import { useState } from 'react'
import { phone, touch } from '@/ui/media'
import { token } from '@/ui/tokens'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  /** The value as it is read: `Tue 14 Apr`, `14:00`. */
  say: (value: number) => string
  onChange: (value: number) => void
}

/** One of a row of days or hours. It tells its value when it is let go, so that what it moves is asked for once. */
export function Slider({ label, value, min, max, say, onChange }: SliderProps) {
  const [draft, setDraft] = useState<number>()
  const shown = draft ?? value
  const commit = () => {
    setDraft(undefined)
    if (draft !== undefined && draft !== value) onChange(draft)
  }
  return (
    <Line>
      {/* Time runs as it does on the charts, in every language. */}
      <Range
        aria-label={label}
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={1}
        value={shown}
        aria-valuetext={say(shown)}
        onChange={(event) => setDraft(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      <Value aria-hidden>{say(shown)}</Value>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: 1 1 220px;
  min-inline-size: 0;

  ${phone} {
    flex-basis: 100%;
  }
`
const Range = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 32px;
  accent-color: ${token('green-deep')};
  cursor: pointer;

  ${touch} {
    block-size: 44px;
  }
`
const Value = styled.span`
  flex: none;
  font: 500 ${token('t-14')} ${token('font')};
  font-variant-numeric: tabular-nums;
`
