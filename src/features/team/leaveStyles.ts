import { css } from '@emotion/react'
import { token } from '@/ui/tokens'

/** Hatched in the hue of the kind of leave; the word or letter on it says the same. */
export const leaveStyles = css`
  --leave: ${token('ink-2')};
  border: 1px solid color-mix(in oklab, var(--leave) 55%, ${token('paper')});
  color: ${token('ink')};
  background:
    repeating-linear-gradient(
      135deg,
      transparent 0 5px,
      color-mix(in oklab, var(--leave) 30%, transparent) 5px 6.5px
    ),
    color-mix(in oklab, var(--leave) 14%, ${token('paper')});
  print-color-adjust: exact;

  &[data-leave='holiday'] {
    --leave: ${token('f-light')};
  }
  &[data-leave='sick'] {
    --leave: ${token('f-soil')};
  }
  &[data-leave='training'] {
    --leave: ${token('f-feed')};
  }
`

/** A day on which nobody works, as in the calendar. */
export const nonWorkingStyles = css`
  background-color: ${token('nodata-bg')};
  background-image: repeating-linear-gradient(135deg, transparent 0 6px, ${token('line')} 6px 7px);
  print-color-adjust: exact;
`
