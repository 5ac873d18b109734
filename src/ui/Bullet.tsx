import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { forcedColors } from './media'
import { token } from './tokens'

type BulletProps = {
  /** Null draws a hatch: no reading is not zero. */
  value: number | null
  /** The target band, in the reading's unit. */
  low: number
  high: number
  /** Ends of the scale; without them the band with its own width on either side. */
  min?: number
  max?: number
  /** The reading in words, such as `Moisture 25 %`; whether it is in its band is added. */
  label: string
}

/** A reading against its band. Position tells in or out, not colour; never mirrored. */
export function Bullet({ value, low, high, min, max, label }: BulletProps) {
  const { t } = useTranslation('common')
  const span = high - low || 1
  const from = min ?? low - span
  const to = max ?? high + span
  const at = (amount: number) => `${Math.min(100, Math.max(0, ((amount - from) / (to - from || 1)) * 100))}%`
  const place = value === null ? 'none' : value < low ? 'low' : value > high ? 'high' : 'in'
  return (
    <Scale
      role="img"
      aria-label={`${label}, ${t(`ui.bullet.${place}`)}`}
      data-none={value === null || undefined}
      style={{ '--lo': at(low), '--hi': at(high), '--at': value === null ? undefined : at(value) }}
    />
  )
}

const Scale = styled.span`
  position: relative;
  display: block;
  block-size: 4px;
  margin-block: 3px;
  border-radius: 2px;
  background: ${token('nodata-bg')};
  direction: ltr;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: var(--lo) calc(100% - var(--hi));
    border-radius: 2px;
    background: ${token('band')};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: calc(var(--at) - 1.5px);
    inline-size: 3px;
    block-size: 10px;
    border-radius: 1px;
    background: ${token('ink')};
    box-shadow: 0 0 0 1.5px ${token('paper')};
  }
  &[data-none] {
    background: repeating-linear-gradient(135deg, transparent 0 3px, ${token('nodata')} 3px 4px);
  }
  &[data-none]::before,
  &[data-none]::after {
    display: none;
  }
  ${forcedColors} {
    forced-color-adjust: none;
    outline: 1px solid CanvasText;

    &::before {
      background: GrayText;
    }
    &::after {
      background: CanvasText;
      box-shadow: none;
    }
  }
`
