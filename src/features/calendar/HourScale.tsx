import styled from '@emotion/styled'
import { token } from '@/ui/tokens'
import { DAY_END, DAY_START } from './placement'

const HOURS = Array.from({ length: DAY_END - DAY_START }, (_, at) => DAY_START + at)

/** The hours at the head of a day. The one that the clock's time stands over gives way to it. */
export function HourScale({ clock }: { clock: number | undefined }) {
  return (
    <Scale aria-hidden>
      {HOURS.map((hour, at) => (
        <span key={hour} data-covered={(clock !== undefined && isUnder(at, clock)) || undefined}>
          {String(hour).padStart(2, '0')}
        </span>
      ))}
    </Scale>
  )
}

const isUnder = (at: number, share: number): boolean => Math.abs(share * HOURS.length - at - 0.2) < 0.6

const Scale = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: repeat(${HOURS.length}, 1fr);
  direction: ltr;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  pointer-events: none;

  > span {
    padding-inline-start: 4px;
  }
  > [data-covered] {
    visibility: hidden;
  }
`
