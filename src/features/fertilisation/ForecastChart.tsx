import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { NitrogenBudget } from '@/domain/agronomy/nitrogenBudget'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '@/ui/media'
import { MonthName } from '@/ui/MonthName'
import { token } from '@/ui/tokens'
import { niceTop } from './months'
import type { NutrientText } from '@/ui/useNitrogenUnit'

type ForecastChartProps = {
  forecast: NitrogenBudget
  /** kg N/ha */
  budget: number | undefined
  text: NutrientText
  today: string
  label: string
}

const [WIDTH, HEIGHT] = [1000, 200]

/** Nitrogen given and planned since the season began against what the turf asks for; red days below. Time runs from the left everywhere. */
export function ForecastChart({ forecast, budget, text, today, label }: ForecastChartProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const { days } = forecast
  const fed = running(days.map(({ feed }) => feed))
  const asked = running(days.map(({ demand }) => demand ?? 0))
  const most = Math.max(budget ?? 0, fed.at(-1) ?? 0, asked.at(-1) ?? 0)
  const top = niceTop(text.toUnit(most))
  const count = Math.max(1, days.length)
  const x = (at: number) => (at / count) * WIDTH
  const y = (kgHa: number) => HEIGHT - Math.min(1, text.toUnit(kgHa) / top) * HEIGHT
  const now = days.filter(({ day }) => day < today).length
  const steps = (from: number, to: number) =>
    fed
      .slice(from, to)
      .map((sum, index) => `${index === 0 ? 'M' : 'L'}${x(from + index)},${y(sum)}H${x(from + index + 1)}`)
      .join('')
  const line = asked.map((sum, at) => `${at === 0 ? 'M' : 'L'}${x(at + 1)},${y(sum)}`).join('')
  const bad = days.flatMap(({ day, state }, at) =>
    day >= today && (state === 'dry' || state === 'excess') ? [{ at, state }] : [],
  )
  return (
    <Plot dir="ltr">
      <Top aria-hidden>{`${format.number(top, top < 10 && top % 1 !== 0 ? 1 : 0)} ${text.symbol}`}</Top>
      <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {budget !== undefined && <path data-line="budget" d={`M0,${y(budget)}H${WIDTH}`} />}
        <path data-line="demand" d={line} />
        <path data-line="fed" d={steps(0, now)} />
        <path data-line="plan" d={steps(Math.max(0, now - 1), days.length)} />
        {now > 0 && now < days.length && <path data-line="today" d={`M${x(now)},0V${HEIGHT}`} />}
      </Picture>
      {(['excess', 'dry'] as const)
        .filter((state) => bad.some((day) => day.state === state))
        .map((state) => (
          <Lane key={state} aria-hidden>
            <span>{t(`forecast.${state}Row`)}</span>
            <Strip viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none">
              {bad
                .filter((day) => day.state === state)
                .map(({ at }) => (
                  <rect key={at} x={x(at)} width={x(1) + 0.5} height="8" />
                ))}
            </Strip>
          </Lane>
        ))}
      <Months aria-hidden>
        {Array.from({ length: 12 }, (_, at) => (
          <span key={at}>
            <MonthName month={`${days[0]?.day.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`} />
          </span>
        ))}
      </Months>
    </Plot>
  )
}

function running(amounts: readonly number[]): number[] {
  let sum = 0
  return amounts.map((amount) => (sum += amount))
}

const Plot = styled.div`
  display: grid;
  gap: 4px;
`
const Top = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Picture = styled.svg`
  inline-size: 100%;
  block-size: 200px;
  border-block: 1px solid ${token('line')};
  overflow: visible;

  path {
    fill: none;
    stroke: ${token('f-feed')};
    stroke-width: 2.5;
    vector-effect: non-scaling-stroke;
  }
  [data-line='plan'] {
    stroke-dasharray: 3 3;
  }
  [data-line='demand'] {
    stroke: ${token('band')};
    stroke-width: 2;
  }
  [data-line='budget'] {
    stroke: ${token('ink')};
    stroke-width: 1.5;
    stroke-dasharray: 8 5;
  }
  [data-line='today'] {
    stroke: ${token('ink-2')};
    stroke-width: 1;
  }
  /* As the key says it: a browser forces no colour on a line. */
  ${forcedColors} {
    path {
      stroke: CanvasText;
    }
    [data-line='demand'] {
      stroke: GrayText;
    }
  }
`
const Lane = styled.span`
  display: grid;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Strip = styled.svg`
  inline-size: 100%;
  block-size: 8px;
  background: ${token('line')};

  rect {
    fill: ${token('red')};
  }
  ${forcedColors} {
    outline: 1px solid CanvasText;

    rect {
      fill: CanvasText;
    }
  }
`
const Months = styled.span`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > span {
    overflow-x: clip;
  }
`
