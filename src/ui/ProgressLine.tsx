import styled from '@emotion/styled'
import { forcedColors, motion } from './media'
import { token } from './tokens'

type ProgressLineProps = {
  /** 0 to 1. */
  value: number
  label: string
  tone?: 'green' | 'deep' | 'red' | 'amber'
}

/** How much of something is done or used, as a 4 px line. Time runs left to right in every language. */
export function ProgressLine({ value, label, tone = 'green' }: ProgressLineProps) {
  const share = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
  const percent = Math.round(share * 100)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill data-tone={tone} style={{ '--share': share }} />
    </Track>
  )
}

const Track = styled.div`
  block-size: 4px;
  border-radius: 2px;
  background: ${token('line')};
  overflow: hidden;
  direction: ltr;

  ${forcedColors} {
    outline: 1px solid CanvasText;
  }
`
const Fill = styled.div`
  block-size: 100%;
  /* Scaled, for a line that grows in width has the page laid out anew with each frame. */
  transform: scaleX(var(--share));
  transform-origin: 0 50%;
  background: ${token('green')};

  &[data-tone='deep'] {
    background: ${token('green-deep')};
  }
  &[data-tone='red'] {
    background: ${token('red')};
  }
  &[data-tone='amber'] {
    background: ${token('amber')};
  }
  ${motion} {
    transition: transform ${token('ease')};
  }
  ${forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`
