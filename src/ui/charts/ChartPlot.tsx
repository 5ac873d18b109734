import styled from '@emotion/styled'
import { useId } from 'react'
import { token } from '../tokens'
import type { LanePlace, Layout, PanelPlace } from './chartLayout'
import { LaneMark } from './LaneMark'
import { barsPath, linePath, parted, thinned } from './linePaths'
import { quietPlace } from './quietPlace'
import type { Chart, Entry, Track } from './timeSeries'
import { lineColour } from './tones'

/** The drawing itself: grounds, grids, lines, bars, lanes and the axis of days. */
export function ChartPlot({ chart, layout, label }: { chart: Chart; layout: Layout; label: string }) {
  const hatch = `hatch${useId().replace(/\W/g, '')}`
  const { width, height, start, end, floor, x } = layout
  const ahead = Math.max(start, x(chart.today))
  const hasToday = chart.today >= 0 && chart.today < chart.count
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke={token('line-2')} strokeWidth="3" />
        </pattern>
      </defs>
      {layout.panels.map((place) => (
        <PanelGround key={place.tracks.panel.key} place={place} layout={layout} />
      ))}
      {chart.today < chart.count - 1 &&
        ahead < end &&
        layout.panels.map(({ tracks, top, bottom }) => (
          <rect
            key={tracks.panel.key}
            x={ahead}
            y={top}
            width={end - ahead}
            height={bottom - top}
            fill={`url(#${hatch})`}
          />
        ))}
      {layout.panels.map((place) => (
        <g key={place.tracks.panel.key}>
          {place.tracks.tracks.map((track) => (
            <TrackMarks key={track.line.key} track={track} place={place} chart={chart} layout={layout} />
          ))}
          {/* Over the lines, which would strike them through. */}
          <BandLabel place={place} layout={layout} today={chart.today} />
          {place.tracks.panel.marks?.map(({ value, label }) => (
            <text
              key={label}
              {...quietPlace(label, besideMark(place, value), place, layout, chart.today)}
              data-mark
            >
              {label}
            </text>
          ))}
        </g>
      ))}
      {layout.lanes.map((place) => (
        <LaneRow key={place.lane.lane.key} place={place} layout={layout} />
      ))}
      {hasToday && <path d={todayPath(layout, x(chart.today))} stroke={token('ink')} strokeWidth="1.5" />}
      {layout.ticks.map(({ at, text, today, labelled }) => (
        <g key={at}>
          {!today && <path d={`M${x(at).toFixed(1)} ${floor - 2}v4`} stroke={token('ctl')} />}
          {labelled && (
            <text x={x(at)} y={layout.words} textAnchor="middle" data-today={today || undefined}>
              {text}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  )
}

/** Through each panel and, from the last, down to its date; between them it would strike out their headings and keys. */
const todayPath = ({ panels, words }: Layout, x: number): string =>
  (panels.length === 0 ? [{ top: 0, bottom: 0 }] : panels)
    .map(({ top, bottom }, at) => {
      const isLast = at >= panels.length - 1
      return `M${x.toFixed(1)} ${top}V${isLast ? words - 14 : bottom}`
    })
    .join('')

/** Where a band begins and ends in its panel, px from above; where it is open it goes to the edge. */
const edgesOf = (band: PanelPlace['tracks']['panel']['band'], { axis, top, bottom }: PanelPlace) => ({
  high: band ? (band.high === null ? top : axis.y(band.high)) : 0,
  low: band ? (band.low === null ? bottom : axis.y(band.low)) : 0,
})

/** Over the line of a mark, or under it: above the panel stand its heading and its keys. */
const besideMark = ({ axis, top, bottom }: PanelPlace, value: number): number[] => {
  const y = axis.y(value)
  const [over, under] = [y - 4, y + 14]
  return over - 12 < top ? [under] : under + 4 > bottom ? [over] : [over, under]
}

function PanelGround({ place, layout }: { place: PanelPlace; layout: Layout }) {
  const { tracks, axis } = place
  const { band, marks } = tracks.panel
  const { start, end } = layout
  const { high, low } = edgesOf(band, place)
  return (
    <g>
      {band && low > high && (
        <rect x={start} y={high} width={end - start} height={low - high} fill={token('mint')} />
      )}
      {axis.grid.map(({ y, text }) => (
        <g key={y}>
          <path d={`M${start} ${y}H${end}`} stroke={token('line')} />
          <text x={start - 6} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {marks?.map(({ value, label }) => (
        <path
          key={label}
          d={`M${start} ${axis.y(value)}H${end}`}
          stroke={token('ink-2')}
          strokeDasharray="6 3"
        />
      ))}
    </g>
  )
}

/** What the band is, where it is high enough for a line of words. */
function BandLabel({ place, layout, today }: { place: PanelPlace; layout: Layout; today: number }) {
  const { band } = place.tracks.panel
  const { high, low } = edgesOf(band, place)
  return band && low - high >= 18 ? (
    <text {...quietPlace(band.label, [low - 6, high + 14], place, layout, today)} data-band>
      {band.label}
    </text>
  ) : null
}

type TrackMarksProps = { track: Track; place: PanelPlace; chart: Chart; layout: Layout }

function TrackMarks({ track, place, chart, layout }: TrackMarksProps) {
  const { line, formerEntries, entries } = track
  const { axis, top, bottom, tracks } = place
  const width = layout.end - layout.start
  const x = ({ at }: Entry) => layout.x(at)
  const y = ({ value }: Entry) => axis.y(value)
  const colour = lineColour(line)
  const beyond = entries.filter(({ value }) => axis.beyond(value) !== 0)
  return (
    <g>
      {formerEntries.length > 0 && (
        <path
          d={linePath(
            thinned(formerEntries, width, chart.count),
            x,
            y,
            line.kind === 'step' || line.kind === 'bars',
          )}
          fill="none"
          stroke={token('ctl')}
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      )}
      {line.kind === 'bars' ? (
        <Bars
          track={track}
          layout={layout}
          chart={chart}
          place={place}
          beside={besides(tracks.tracks, line.key)}
        />
      ) : (
        <Curve track={track} layout={layout} chart={chart} place={place} />
      )}
      {beyond.map(({ at, value }) => (
        <path
          key={at}
          d={
            axis.beyond(value) > 0
              ? `M${layout.x(at) - 4} ${top + 6}l4 -6l4 6Z`
              : `M${layout.x(at) - 4} ${bottom - 6}l4 6l4 -6Z`
          }
          fill={colour}
        />
      ))}
    </g>
  )
}

/** Bars of one day stand side by side. */
function besides(tracks: readonly Track[], key: string): { index: number; of: number } {
  const bars = tracks.filter(({ line }) => line.kind === 'bars')
  return { index: bars.findIndex(({ line }) => line.key === key), of: bars.length }
}

function Bars({
  track,
  place,
  chart,
  layout,
  beside,
}: TrackMarksProps & { beside: { index: number; of: number } }) {
  const width = layout.bar / beside.of
  const x = ({ at }: Entry) => layout.x(at) + (beside.index - (beside.of - 1) / 2) * width
  const y = ({ value }: Entry) => place.axis.y(value)
  const form = { base: place.axis.y(0), width }
  const colour = lineColour(track.line)
  return (
    <>
      <path d={`M${layout.start} ${form.base}H${layout.end}`} stroke={token('ctl')} />
      <path
        d={barsPath(
          track.entries.filter(({ at }) => at <= chart.today),
          x,
          y,
          form,
        )}
        fill={colour}
      />
      <path
        d={barsPath(
          track.entries.filter(({ at }) => at > chart.today),
          x,
          y,
          form,
        )}
        fill="none"
        stroke={colour}
      />
    </>
  )
}

/** Dots of readings nearer than this would run into each other. */
const DOT_ROOM = 7

function Curve({ track, place, chart, layout }: TrackMarksProps) {
  const { line, entries } = track
  const width = layout.end - layout.start
  const x = ({ at }: Entry) => layout.x(at)
  const y = ({ value }: Entry) => place.axis.y(value)
  const colour = lineColour(line)
  const { past, ahead } = parted(thinned(entries, width, chart.count), chart.today)
  const known = entries.filter(({ at, value }) => at <= chart.today && !Number.isNaN(value))
  const last = known.at(-1)
  const dots = line.kind === 'measured' && known.length * DOT_ROOM < width ? known : []
  return (
    <>
      <path
        d={linePath(past, x, y, line.kind === 'step')}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {ahead.length > 0 && (
        <path
          d={linePath(ahead, x, y, line.kind === 'step')}
          fill="none"
          stroke={colour}
          strokeWidth="2"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
      )}
      {dots.map((entry) => (
        <circle
          key={entry.at}
          cx={x(entry)}
          cy={y(entry)}
          r="3"
          fill={token('paper')}
          stroke={colour}
          strokeWidth="1.5"
        />
      ))}
      {last && <circle cx={x(last)} cy={y(last)} r="4" fill={colour} />}
    </>
  )
}

function LaneRow({ place: { lane, y }, layout }: { place: LanePlace; layout: Layout }) {
  return (
    <g>
      <path d={`M${layout.start} ${y}H${layout.end}`} stroke={token('line-2')} />
      {[...lane.counts.keys()].map((at) => (
        <LaneMark key={at} x={layout.x(at)} y={y} shape={lane.lane.shape} tone={lane.lane.tone} />
      ))}
    </g>
  )
}

const Drawing = styled.svg`
  display: block;
  overflow: visible;

  text {
    font: 400 ${token('t-12')} ${token('font')};
    fill: ${token('ink-2')};
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
  text[data-today] {
    font-weight: 600;
    fill: ${token('ink')};
  }
  text[data-band] {
    fill: ${token('green-deep')};
    stroke: ${token('mint')};
    stroke-width: 3px;
    paint-order: stroke;
  }
  text[data-mark] {
    stroke: ${token('paper')};
    stroke-width: 3px;
    paint-order: stroke;
  }
`
