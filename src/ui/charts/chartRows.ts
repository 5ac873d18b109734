import { decimalsBeside } from '@/i18n/besideLimits'
import type { Format } from '@/i18n/format'
import { convert, displayDecimals, roundHalfAway } from '@/lib/units'
import type { TFunction } from 'i18next'
import { type Chart, dayOf } from './timeSeries'

/** One column of the table, of the file and of what the cursor reads. */
export type ChartColumn = {
  key: string
  label: string
  unit: string
  /** In words, with its unit; null where there is nothing to say. */
  text: (at: number) => string | null
  /** In the reader's unit. */
  number: (at: number) => number | null
}

/** Every line, its last year and every lane: the table equals the drawing. */
export function chartColumns(chart: Chart, usual: Format, t: TFunction<'charts'>): ChartColumn[] {
  const labels = chart.panels.flatMap(({ panel }) => panel.lines.map(({ label }) => label))
  return [
    ...chart.panels.flatMap(({ panel, tracks }) =>
      tracks.flatMap(({ line, values, lastYear }) => {
        const twice = labels.filter((label) => label === line.label).length > 1
        const label =
          twice && panel.label !== line.label
            ? t('column', { panel: panel.label, line: line.label })
            : line.label
        const format = panel.format ?? usual
        const column = (key: string, name: string, own: Float64Array): ChartColumn => {
          const decimalsAt = (at: number) =>
            decimalsBeside(own[at] ?? Number.NaN, panel.quantity, panel.band, format)
          const number = (at: number) => {
            const value = own[at]
            if (value === undefined || Number.isNaN(value)) return null
            const shown = convert(value, panel.quantity, format.unitSystem)
            return roundHalfAway(
              shown,
              decimalsAt(at) ?? displayDecimals(shown, panel.quantity, format.unitSystem),
            )
          }
          return {
            key,
            label: name,
            unit: format.unit(panel.quantity),
            number,
            text: (at) =>
              number(at) === null ? null : format.quantity(own[at], panel.quantity, decimalsAt(at)),
          }
        }
        const key = `${panel.key}/${line.key}`
        return [
          column(key, label, values),
          ...(lastYear ? [column(`${key}/lastYear`, t('lastYearOf', { label }), lastYear)] : []),
        ]
      }),
    ),
    ...chart.lanes.map(({ lane, counts }) => ({
      key: `lane/${lane.key}`,
      label: lane.label,
      unit: '',
      number: (at: number) => counts.get(at) ?? null,
      text: (at: number) => {
        const count = counts.get(at)
        return count === undefined ? null : count === 1 ? t('once') : t('times', { count })
      },
    })),
  ]
}

/** Rows of the file, the first with what the columns are. */
export function fileRows(
  chart: Chart,
  columns: readonly ChartColumn[],
  t: TFunction<'charts'>,
): (string | number | null)[][] {
  return [
    [
      t('day'),
      ...columns.map(({ label, unit }) =>
        unit === '' ? label : t('withUnit', { label, unit: unit.replace(/[\u2066\u2069]/g, '') }),
      ),
    ],
    ...Array.from({ length: chart.count }, (_, at) => [
      dayOf(chart.first + at),
      ...columns.map(({ number }) => number(at)),
    ]),
  ]
}
