import { convert, displayDecimals, roundHalfAway } from '@/lib/units'
import { daysBetween } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { quantityBeside } from '@/i18n/besideLimits'
import type { Panel, Point } from '@/ui/charts/TimeChart'
import type { TrendWords } from './trendPanels'

/** A reading so many days from the same day last year still speaks for it. */
const NEAR = 7

type Known = { day: Day; value: number }
const known = (points: readonly Point[] | undefined): Known[] =>
  (points ?? []).flatMap(({ day, value }) =>
    value !== null && Number.isFinite(value) ? [{ day, value }] : [],
  )

/** What the chart shows in two or three sentences: the last reading and the target, where it came from, and last year. */
export function trendSummary(
  panel: Panel,
  { from, today }: { from: Day; today: Day },
  words: TrendWords,
): string {
  const { t } = words
  const format = panel.format ?? words.format
  const [line] = panel.lines
  const readings = known(line?.points).filter(({ day }) => day >= from && day <= today)
  const last = readings.at(-1)
  if (!last) return t('summary.none', { metric: panel.label })
  const write = (value: number) => format.quantity(value, panel.quantity)
  const shown = (value: number) => {
    const own = convert(value, panel.quantity, format.unitSystem)
    return roundHalfAway(own, displayDecimals(own, panel.quantity, format.unitSystem))
  }
  const sentences = [
    t(`summary.${placeOf(last.value, panel.band)}`, {
      metric: panel.label,
      value: panel.band ? quantityBeside(last.value, panel.quantity, panel.band, format) : write(last.value),
      day: format.day(last.day, 'short'),
    }),
  ]
  const first = readings[0]
  if (first && first !== last) {
    const change = shown(last.value) - shown(first.value)
    const key = change > 0 ? 'summary.risen' : change < 0 ? 'summary.fallen' : 'summary.same'
    sentences.push(t(key, { value: write(first.value), day: format.day(first.day, 'short') }))
  }
  const former = known(line?.lastYear)
    .filter(({ day }) => Math.abs(daysBetween(day, last.day)) <= NEAR)
    .toSorted((a, b) => Math.abs(daysBetween(a.day, last.day)) - Math.abs(daysBetween(b.day, last.day)))[0]
  if (former) sentences.push(t('summary.lastYear', { value: write(former.value) }))
  return sentences.join(' ')
}

function placeOf(value: number, band: Panel['band']): 'plain' | 'within' | 'below' | 'above' {
  if (!band || (band.low === null && band.high === null)) return 'plain'
  if (band.low !== null && value < band.low) return 'below'
  return band.high !== null && value > band.high ? 'above' : 'within'
}
