import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { type HeatScale, type HeatStep, placeOnScale, stepsOf } from '@/lib/heatScale'
import type { Quantity } from '@/lib/units'
import { forcedColors } from '../media'
import { token } from '../tokens'
import { type Limits, limitNumber, limitText } from '@/i18n/besideLimits'
import { stepToken } from './stepStyles'

type HeatLegendProps = {
  scale: HeatScale
  quantity: Quantity
  /** A value with its unit. */
  amount: (value: number) => string
  band: Limits | undefined
  steps: readonly (readonly HeatStep[])[]
  /** Words for the ends, such as `dry` and `wet`; the ends' values without them. */
  ends?: { low: string; high: string } | undefined
}

/** How many cells have which colour, what the colours mean, and where the target lies. */
export function HeatLegend({ scale, quantity, amount, band, steps, ends }: HeatLegendProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const all = stepsOf(scale)
  const counts = new Map<HeatStep, number>()
  for (const step of steps.flat()) counts.set(step, (counts.get(step) ?? 0) + 1)
  const most = Math.max(1, ...all.map((step) => counts.get(step) ?? 0))
  const figure = (value: number) => format.figure(value, quantity).number
  const limits = {
    low: figure(Math.min(scale.min, scale.max)),
    high: amount(Math.max(scale.min, scale.max)),
  }
  const { low = null, high = null } = band ?? {}
  const from = low === null ? 0 : placeOnScale(low, scale)
  const to = high === null ? 1 : placeOnScale(high, scale)
  const limitOf = (limit: number) => limitNumber(limit, quantity, format)
  const target =
    low !== null && high !== null
      ? t('heat.legend.between', { low: limitOf(low), high: limitText(high, quantity, format) })
      : low !== null
        ? t('heat.legend.atLeast', { low: limitText(low, quantity, format) })
        : high !== null
          ? t('heat.legend.atMost', { high: limitText(high, quantity, format) })
          : null
  // Nothing on this scale comes near it, such as a winter's light.
  const isBeyond = target !== null && from === to
  return (
    <Legend
      role="img"
      aria-label={
        target === null ? t('heat.legend.label', limits) : t('heat.legend.labelTarget', { ...limits, target })
      }
    >
      <Bars>
        {all.map((step) => {
          const count = counts.get(step) ?? 0
          return (
            <div
              key={step}
              data-empty={count === 0 || undefined}
              style={{ '--share': count / most, '--ground': stepToken(step) }}
            >
              <span>{count > 0 && format.number(count)}</span>
            </div>
          )
        })}
      </Bars>
      <Foot>
        {target !== null && to > from && (
          <Bracket
            data-open={low === null ? 'start' : high === null ? 'end' : undefined}
            style={{ '--from': `${from * 100}%`, '--to': `${(1 - to) * 100}%` }}
          />
        )}
        {(low === null || isBeyond || from > NEAR) && <span data-end="low">{ends?.low ?? limits.low}</span>}
        {low !== null && !isBeyond && (
          <b style={{ '--at': `${from * 100}%` }} data-near={nearness(from)}>
            {limitOf(low)}
          </b>
        )}
        {target !== null && to - from > WORD && (
          <b style={{ '--at': `${((from + to) / 2) * 100}%` }}>{t('heat.legend.target')}</b>
        )}
        {high !== null && !isBeyond && (
          <b style={{ '--at': `${to * 100}%` }} data-near={nearness(to)}>
            {limitOf(high)}
          </b>
        )}
        {(high === null || isBeyond || to < 1 - NEAR) && (
          <span data-end="high">{ends?.high ?? limits.high}</span>
        )}
      </Foot>
      {isBeyond && (
        <p dir="auto">
          <b>{t('heat.legend.target')}</b> {target}
        </p>
      )}
    </Legend>
  )
}

/** Shares of the legend's length: so near to an end there is no room for both, and so much the word needs. */
const NEAR = 0.14
const WORD = 0.24
const nearness = (place: number): string | undefined =>
  place < 0.03 ? 'low' : place > 0.97 ? 'high' : undefined

const Legend = styled.div`
  direction: ltr;
  flex: 1 1 240px;
  min-inline-size: 0;
  max-inline-size: 520px;
  font: 400 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;
  color: ${token('ink-2')};
`
const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  > div {
    display: flex;
    flex-direction: column;
    justify-content: end;
    block-size: 60px;
    text-align: center;
  }
  > div::before {
    content: '';
    order: 2;
    block-size: max(2px, calc(var(--share) * 28px));
    margin-inline: 2px;
    margin-block-end: 2px;
    background: ${token('ctl')};
    opacity: 0.55;
  }
  > div[data-empty]::before {
    visibility: hidden;
  }
  > div::after {
    content: '';
    order: 3;
    flex: none;
    block-size: 12px;
    background: var(--ground);
    box-shadow:
      inset 0 1px ${token('line')},
      inset 0 -1px ${token('line')};
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  ${forcedColors} {
    > div::before {
      background: CanvasText;
      opacity: 1;
    }
  }
`
const Foot = styled.div`
  position: relative;
  block-size: 28px;

  > span,
  > b {
    position: absolute;
    inset-block-end: 0;
    white-space: nowrap;
  }
  > b {
    inset-inline-start: var(--at);
    translate: -50% 0;
    font-weight: 600;
    color: ${token('ink')};
  }
  > b[data-near='low'] {
    translate: 0 0;
  }
  > b[data-near='high'] {
    translate: -100% 0;
  }
  [data-end='low'] {
    inset-inline-start: 0;
  }
  [data-end='high'] {
    inset-inline-end: 0;
  }
`
const Bracket = styled.i`
  position: absolute;
  inset-block-start: 3px;
  inset-inline: var(--from) var(--to);
  block-size: 5px;
  border: 1.5px solid ${token('ink')};
  border-block-start: 0;

  &[data-open='start'] {
    border-inline-start: 0;
  }
  &[data-open='end'] {
    border-inline-end: 0;
  }
`
