import styled from '@emotion/styled'
import type { CSSProperties, ReactNode } from 'react'
import { Glyph, type GlyphName } from './Glyph'
import { desktop, forcedColors } from './media'
import { token } from './tokens'

export type WeatherHour = {
  /** Hour of day, such as `07`. */
  label: string
  /** Such as `7°`. */
  temperature: string
  /** Millimetres, for the bar; null is no reading. */
  rain: number | null
  /** The number over the bar; left out where it would be noise. */
  rainLabel?: string
  /** How likely rain is, such as `40`. */
  chance?: string
  /** Likely enough to plan by: printed bold. */
  likely?: boolean
  wind: string
  /** Above the limit for spraying: printed bold. */
  windy?: boolean
  now?: boolean
}

export type WeatherSpan = {
  /** Columns, first included, last excluded: 1 and 4 are the second, third and fourth hour. */
  from: number
  to: number
  /** `ok` is a window for work, `look` one that asks for care, `wet` is rain, `bad` a stop such as frost. */
  tone: 'ok' | 'look' | 'wet' | 'bad'
  label: string
}

type WeatherStripProps = {
  hours: readonly WeatherHour[]
  spans: readonly WeatherSpan[]
  /** The sentence that says it all, for a screen reader. */
  summary: string
  /** Row names, units included, such as `Rain mm`; on phones an icon stands for each. */
  labels: Record<'temperature' | 'rain' | 'wind' | 'hour', string> & {
    /** Left out where no hour has a chance of rain. */
    chance?: string
  }
  /** The answer in a sentence above the columns, and the present state after it. */
  heading?: ReactNode
  now?: ReactNode
  /** Millimetres that fill the bar's height. */
  fullBar?: number
}

/** The ink instrument: one column per hour, windows as labelled spans above. Time runs left to right in every language. */
export function WeatherStrip({
  hours,
  spans,
  summary,
  labels,
  heading,
  now,
  fullBar = 2.1,
}: WeatherStripProps) {
  const full = Math.max(fullBar, ...hours.map(({ rain }) => rain ?? 0))
  return (
    <Ground className="on-ink">
      {(heading || now) && (
        <Say>
          {heading && <Answer>{heading}</Answer>}
          {now && <Now>{now}</Now>}
        </Say>
      )}
      <Columns role="img" aria-label={summary} style={{ '--hours': hours.length }}>
        {spans.map((span) => (
          <Span key={`${span.from}-${span.tone}`} data-tone={span.tone} style={columns(span)}>
            {span.tone === 'ok' && <Glyph name="check" size={12} />}
            {span.tone === 'look' && <Glyph name="warning" size={12} />}
            <bdi>{span.label}</bdi>
          </Span>
        ))}
        <RowName glyph="temperature" row={2}>
          {labels.temperature}
        </RowName>
        {hours.map((hour, at) => (
          <Cell key={hour.label + at} style={place(at, 2)}>
            {hour.temperature}
          </Cell>
        ))}
        <RowName glyph="drop" row={3}>
          {labels.rain}
        </RowName>
        {hours.map((hour, at) => (
          <Rain key={hour.label + at} style={place(at, 3)} data-none={hour.rain === null || undefined}>
            {hour.rainLabel && <small>{hour.rainLabel}</small>}
            <Bar
              style={{ blockSize: `${((hour.rain ?? 0) / full) * 38}px` }}
              data-dry={!hour.rain || undefined}
            />
          </Rain>
        ))}
        {labels.chance && (
          <RowName glyph="percent" row={4}>
            {labels.chance}
          </RowName>
        )}
        {labels.chance &&
          hours.map((hour, at) => (
            <Cell key={hour.label + at} style={place(at, 4)} data-quiet={!hour.likely || undefined}>
              {hour.chance}
            </Cell>
          ))}
        <RowName glyph="wind" row={5}>
          {labels.wind}
        </RowName>
        {hours.map((hour, at) => (
          <Cell key={hour.label + at} style={place(at, 5)} data-quiet={!hour.windy || undefined}>
            {hour.wind}
          </Cell>
        ))}
        <RowName glyph="clock" row={6}>
          {labels.hour}
        </RowName>
        {hours.map((hour, at) => (
          <Cell key={hour.label + at} style={place(at, 6)} data-hour data-now={hour.now || undefined}>
            {hour.label}
          </Cell>
        ))}
      </Columns>
    </Ground>
  )
}

function RowName({ glyph, row, children }: { glyph: GlyphName; row: number; children: ReactNode }) {
  return (
    <Name style={{ gridRow: row }}>
      <Glyph name={glyph} size={14} />
      <em dir="auto">{children}</em>
    </Name>
  )
}

const place = (at: number, row: number): CSSProperties => ({ gridColumn: at + 2, gridRow: row })
const columns = ({ from, to }: WeatherSpan): CSSProperties => ({ gridColumn: `${from + 2} / ${to + 2}` })

const Ground = styled.div`
  background: ${token('paper')};
  padding: 4px 16px 12px;

  ${desktop} {
    padding-block: 16px 8px;
    padding-inline: 0;
  }
`
const Say = styled.div`
  margin-block-end: 16px;

  ${desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    padding-inline: 16px;
  }
`
const Answer = styled.p`
  font: 600 ${token('t-24')} ${token('font')};
  letter-spacing: -0.01em;
  text-wrap: balance;

  ${desktop} {
    font: 600 ${token('t-20')} ${token('font')};
    letter-spacing: 0;
  }
`
const Now = styled.p`
  margin-block-start: 4px;
  color: ${token('ink-2')};

  b {
    color: ${token('ink')};
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--strip-start, 16px) repeat(var(--hours), minmax(0, 1fr));
  grid-template-rows: minmax(20px, auto) auto 48px auto auto auto;
  direction: ltr;
  align-items: center;
  font: 500 ${token('t-12')} ${token('font')};
  line-height: 1.25rem;
  text-align: center;

  ${desktop} {
    grid-template-columns: var(--strip-start, 152px) repeat(var(--hours), minmax(0, 1fr));
    /* At the end of time, also where the page reads from right to left: what stands beneath shares the columns. */
    padding-inline-end: 16px;
  }
`
const Name = styled.span`
  grid-column: 1;
  display: flex;
  align-items: center;
  color: ${token('ink-2')};

  > em {
    display: none;
    font-weight: 400;
    white-space: nowrap;
  }
  ${desktop} {
    padding-inline-start: 16px;

    > svg {
      display: none;
    }
    > em {
      display: block;
    }
  }
`
const Span = styled.span`
  grid-row: 1;
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 20px;
  margin-block-end: 2px;
  padding-inline: 2px;
  justify-content: center;
  border-radius: ${token('r-mark')};
  border: 1px solid transparent;
  font-weight: 600;
  line-height: 1rem;
  /* On a narrow phone, or with the letters set apart, a word goes on in a second line: it is never cut. */
  hyphens: auto;
  overflow-wrap: anywhere;

  &[data-tone='ok'] {
    background: ${token('green')};
    color: ${token('on-green')};
  }
  &[data-tone='look'] {
    background: ${token('amber')};
    color: ${token('on-green')};
  }
  &[data-tone='wet'] {
    border-color: ${token('blue-fill')};
    color: ${token('blue')};
  }
  &[data-tone='bad'] {
    border-color: ${token('red')};
    color: ${token('red')};
  }
`
const Cell = styled.span`
  &[data-quiet] {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  &[data-hour] {
    color: ${token('ink-2')};
  }
  &[data-now] {
    color: ${token('ink')};
    font-weight: 600;
  }
`
const Rain = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  block-size: 48px;
  border-block-end: 1px solid ${token('line')};

  > small {
    font: 400 0.75rem/0.75rem ${token('font')};
    color: ${token('ink-2')};
    margin-block-end: 2px;
  }
  &[data-none] {
    background: repeating-linear-gradient(135deg, transparent 0 5px, ${token('line')} 5px 6px);
  }
`
const Bar = styled.span`
  inline-size: calc(100% - 8px);
  max-inline-size: 28px;
  min-block-size: 1px;
  border-radius: 2px 2px 0 0;
  background: ${token('blue-fill')};

  &[data-dry] {
    visibility: hidden;
  }
  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`
