import { useTranslation } from 'react-i18next'
import { type BandLimits, countBands, placeInBand } from '@/domain/bands'
import { cellValues, onlyCells, type Reading } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { hasVariation, METRIC_QUANTITY } from '@/domain/metricQuantity'
import { useFormat } from '@/i18n/format'
import { spreadText } from './metricText'

type ChosenCellsProps = {
  session: Reading
  limits: BandLimits
  selected: ReadonlySet<number>
  /** Earlier sessions of the metric, newest first. */
  before: readonly Reading[]
  /** The section whose cells these are. */
  section: string | undefined
}

/** So many former readings of a cell stand beside it. */
const FORMER = 3

/** What is known of the chosen cell beyond its value, or of several cells together. */
export function ChosenCells({ session, limits, selected, before, section }: ChosenCellsProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  if (selected.size === 0) return null
  const quantity = METRIC_QUANTITY[session.metric]
  if (selected.size === 1) {
    const value = cellValues(session.values, selected)[0] ?? null
    const place = value === null ? 'within' : placeInBand(value, limits)
    const critical = place === 'criticalLow' || place === 'criticalHigh' ? limits[place] : null
    const former = before.flatMap(({ values }) => cellValues(values, selected)[0] ?? []).slice(0, FORMER)
    return (
      <>
        {critical !== null && (
          <span>
            {t(place === 'criticalLow' ? 'board.criticalBelow' : 'board.criticalAbove', {
              limit: format.quantity(critical, quantity),
            })}
          </span>
        )}
        {former.length > 0 && (
          <span>
            {t('board.before', {
              values: former.map((one) => format.figure(one, quantity).number).join(t('board.listComma')),
            })}
          </span>
        )}
      </>
    )
  }
  const grid = onlyCells(session.values, selected)
  const statistics = gridStatistics(grid)
  if (!statistics) return null
  const counts = countBands(cellValues(session.values, selected), limits)
  const share = (count: number) => format.quantity((100 * count) / statistics.count, 'percent')
  return (
    <>
      {section && <bdi>{section}</bdi>}
      <span>{t('board.sd', { sd: spreadText(statistics.sd, session.metric, format) })}</span>
      {hasVariation(session.metric) && statistics.cv !== null && (
        <span>{t('board.cv', { cv: format.quantity(statistics.cv, 'percent') })}</span>
      )}
      {counts.low > 0 && <span>{t('board.shareBelow', { share: share(counts.low) })}</span>}
      <span>{t('board.shareWithin', { share: share(counts.within) })}</span>
      {counts.high > 0 && <span>{t('board.shareAbove', { share: share(counts.high) })}</span>}
    </>
  )
}
