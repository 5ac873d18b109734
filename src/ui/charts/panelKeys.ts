import type { TFunction } from 'i18next'
import { decimalsBeside } from '@/i18n/besideLimits'
import type { Format } from '@/i18n/format'
import { token } from '../tokens'
import type { Chart, PanelTracks, Track } from './timeSeries'
import { lineColour } from './tones'

/** What a line is, in words. */
export type Key = {
  id: string
  colour: string
  look: 'line' | 'forecast' | 'lastYear' | 'bars'
  text: string
  /** The newest value, in words. */
  value: string | undefined
  /** The same, metric: where the line ends. */
  end: number | undefined
}

/** A unit longer than this leaves no room for words; the panel's heading has it. */
const SHORT_UNIT = 3
const CHARACTER = 6.8
const SWATCH = 34

/** What a panel draws: its lines with their newest values, the forecast and last year. */
export function panelKeys(
  chart: Chart,
  { panel, tracks }: PanelTracks,
  usual: Format,
  t: TFunction<'charts'>,
): Key[] {
  const format = panel.format ?? usual
  const unit = format.unit(panel.quantity)
  const keys = tracks.map((track): Key => {
    const { line } = track
    const last = line.kind === 'bars' ? undefined : lastKnown(track, chart)
    const decimals = last && decimalsBeside(last.value, panel.quantity, panel.band, format)
    const plain = tracks.length > 1 || unit.length > SHORT_UNIT
    return {
      id: line.key,
      colour: lineColour(line),
      look: line.kind === 'bars' ? 'bars' : 'line',
      text: tracks.length === 1 && last?.at === chart.today ? t('today') : line.label,
      end: last?.value,
      value:
        last &&
        (plain
          ? format.figure(last.value, panel.quantity, decimals).number
          : format.quantity(last.value, panel.quantity, decimals)),
    }
  })
  const curve = tracks.find(({ line }) => line.kind !== 'bars')
  const soft = (look: 'forecast' | 'lastYear', colour: string): Key => ({
    id: look,
    look,
    colour,
    text: t(look),
    value: undefined,
    end: keys[0]?.end,
  })
  const isAhead = tracks.some(
    ({ line, entries }) =>
      line.kind !== 'bars' && entries.some(({ at, value }) => at > chart.today && !Number.isNaN(value)),
  )
  if (curve && isAhead) keys.push(soft('forecast', lineColour(curve.line)))
  if (tracks.some(({ formerEntries }) => formerEntries.some(({ value }) => !Number.isNaN(value))))
    keys.push(soft('lastYear', token('ctl')))
  return keys
}

/** Where there is no room behind the lines: what the panel's heading does not say already. */
export function keysAbove(keys: readonly Key[], { panel, tracks }: PanelTracks): Key[] {
  const own = tracks.length === 1 ? panel.lines[0]?.key : undefined
  return keys.filter(({ id }) => id !== own)
}

/** Lines of text that the keys above a panel take; the first may stand behind the heading. */
export function rowsAbove(keys: readonly Key[], heading: string, width: number): number {
  let rows = 1
  let room = width - heading.length * CHARACTER
  for (const { text } of keys) {
    const own = text.length * CHARACTER + SWATCH
    if (own > room) {
      rows += 1
      room = width
    }
    room -= own
  }
  return rows
}

export const panelHeading = ({ panel }: PanelTracks, format: Format, t: TFunction<'charts'>): string => {
  const unit = (panel.format ?? format).unit(panel.quantity)
  return unit === '' ? panel.label : t('withUnit', { label: panel.label, unit })
}

function lastKnown({ values }: Track, { today, count }: Chart): { at: number; value: number } | undefined {
  for (let at = Math.min(today, count - 1); at >= 0; at -= 1) {
    const value = values[at]
    if (value !== undefined && !Number.isNaN(value)) return { at, value }
  }
  return undefined
}
