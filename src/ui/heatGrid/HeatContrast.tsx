import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Quantity } from '@/lib/units'
import { forcedColors } from '../media'
import { token } from '../tokens'

type HeatContrastProps = {
  /** Ends of the whole scale. */
  min: number
  max: number
  value: readonly [number, number]
  quantity: Quantity
  onChange: (value: [number, number] | undefined) => void
}

/** Two handles that stretch the colours over a part of the scale; the limits of the target stay where they are. */
export function HeatContrast({ min, max, value, quantity, onChange }: HeatContrastProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  if (!(max > min)) return null
  const step = (max - min) / 100
  const [from, to] = value
  const share = (at: number) => `${Math.min(100, Math.max(0, ((at - min) / (max - min)) * 100))}%`
  const handle = (label: string, at: number, move: (next: number) => void) => (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={at}
      aria-label={label}
      aria-valuetext={format.quantity(at, quantity)}
      onChange={(event) => move(Number(event.target.value))}
    />
  )
  return (
    <Group role="group" aria-label={t('heat.contrast.title')}>
      <span>{t('heat.contrast.title')}</span>
      <Track style={{ '--from': share(from), '--to': share(to) }}>
        {handle(t('heat.contrast.from'), from, (next) => onChange([Math.min(next, to - step), to]))}
        {handle(t('heat.contrast.to'), to, (next) => onChange([from, Math.max(next, from + step)]))}
      </Track>
      <output>
        <bdi>
          {t('heat.legend.between', {
            low: format.figure(from, quantity).number,
            high: format.quantity(to, quantity),
          })}
        </bdi>
      </output>
      {(from !== min || to !== max) && (
        <button type="button" onClick={() => onChange(undefined)}>
          {t('heat.contrast.reset')}
        </button>
      )}
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block-start: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;
  color: ${token('ink-2')};

  button {
    min-block-size: 24px;
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('green-deep')};
  }
  @media print {
    display: none;
  }
`
const Track = styled.div`
  direction: ltr;
  position: relative;
  flex: 1 1 160px;
  max-inline-size: 320px;
  block-size: 32px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 14px;
    inset-inline: 8px;
    block-size: 4px;
    border-radius: 2px;
    background: ${token('nodata')};
  }
  &::after {
    background: linear-gradient(
      to right,
      transparent var(--from),
      ${token('ink')} var(--from) var(--to),
      transparent var(--to)
    );
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
    }
    &::after {
      display: none;
    }
  }
  input {
    appearance: none;
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    background: none;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 16px;
    block-size: 24px;
    border: 2px solid ${token('ink')};
    border-radius: ${token('r-mark')};
    background: ${token('paper')};
    pointer-events: auto;
    cursor: ew-resize;
  }
  input::-moz-range-thumb {
    inline-size: 12px;
    block-size: 20px;
    border: 2px solid ${token('ink')};
    border-radius: ${token('r-mark')};
    background: ${token('paper')};
    pointer-events: auto;
    cursor: ew-resize;
  }
`
