import styled from '@emotion/styled'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { token } from '../tokens'
import type { ChartColumn } from './chartRows'
import type { Layout } from './chartLayout'
import { type Chart, dayOf } from './timeSeries'
import { lineColour } from './tones'

type ChartCursorProps = { title: string; chart: Chart; layout: Layout; columns: readonly ChartColumn[] }

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: -7,
  PageDown: 7,
}

/** Reads every value of one day, by pointer or by arrow keys; later days lie to the right in every language. */
export function ChartCursor({ title, chart, layout, columns }: ChartCursorProps) {
  const { t, i18n } = useTranslation('charts')
  const format = useFormat()
  const [at, setAt] = useState<number | null>(null)
  const last = chart.count - 1
  const place = Math.min(last, Math.max(0, at ?? chart.today))
  const day = format.day(dayOf(chart.first + place), 'weekday')
  const head = place > chart.today ? t('dayAhead', { day }) : day
  const values = columns.flatMap((column) => {
    const value = column.text(place)
    return value === null ? [] : [{ key: column.key, label: column.label, value }]
  })

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / Math.max(1, layout.end - layout.start)
    setAt(Math.min(last, Math.max(0, Math.floor(share * chart.count))))
  }
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    const next =
      step !== undefined
        ? Math.min(last, Math.max(0, at === null ? place : place + step))
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? last
            : event.key === 'Escape'
              ? null
              : undefined
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  const x = layout.x(place)
  const after = x < (layout.start + layout.end) / 2
  return (
    <>
      <Handle
        role="slider"
        tabIndex={0}
        aria-label={t('cursor', { title })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={[
          head,
          ...(values.length > 0
            ? values.map(({ label, value }) => t('read', { label, value }))
            : [t('nothing')]),
        ].join(i18n.language === 'ar' ? '؛ ' : '; ')}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
        onBlur={() => setAt(null)}
        style={{ '--x': `${layout.start}px`, '--width': `${layout.end - layout.start}px` }}
      />
      {at !== null && (
        <>
          <Hair style={{ '--x': `${x}px`, '--height': `${layout.words - 14}px` }} />
          {layout.panels.map(({ tracks, axis }) =>
            tracks.tracks.map(({ line, values: own }) => {
              const value = own[place]
              if (line.kind === 'bars' || value === undefined || Number.isNaN(value)) return null
              return (
                <Dot
                  key={`${tracks.panel.key}/${line.key}`}
                  style={{ '--x': `${x}px`, '--y': `${axis.y(value)}px`, '--colour': lineColour(line) }}
                />
              )
            }),
          )}
          <Reading
            aria-hidden
            data-after={after || undefined}
            style={{ '--x': `${after ? x + 10 : layout.width - x + 10}px` }}
          >
            <b dir="auto">{head}</b>
            {values.length === 0 && <span dir="auto">{t('nothing')}</span>}
            {values.map(({ key, label, value }) => (
              <span key={key} dir="auto">
                {label} <b>{value}</b>
              </span>
            ))}
          </Reading>
        </>
      )}
    </>
  )
}

const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--x);
  inline-size: var(--width);
  cursor: crosshair;
  touch-action: pan-y;
  border-radius: ${token('r-mark')};
`
const Hair = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--x);
  block-size: var(--height);
  border-inline-start: 1px solid ${token('green-deep')};
  pointer-events: none;
`
const Dot = styled.div`
  position: absolute;
  inset-block-start: calc(var(--y) - 5px);
  inset-inline-start: calc(var(--x) - 5px);
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid ${token('paper')};
  border-radius: 50%;
  background: var(--colour);
  pointer-events: none;
`
const Reading = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-end: var(--x);
  display: grid;
  gap: 2px;
  max-inline-size: 200px;
  padding: 8px 10px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-ctl')};
  background: ${token('paper')};
  box-shadow: ${token('shadow')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  text-align: start;
  pointer-events: none;

  &[data-after] {
    inset-inline: var(--x) auto;
  }
  b {
    font-weight: 600;
    color: ${token('ink')};
  }
`
