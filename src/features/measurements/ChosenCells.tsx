import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type BandLimits, countBands, placeInBand } from '@/domain/bands'
import { cellValues, onlyCells, type Reading } from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import { hasVariation, METRIC_QUANTITY } from '@/domain/metricQuantity'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { Spark } from '@/ui/charts/Spark'
import { spreadText, variationText } from './metricText'

type ChosenCellsProps = {
  session: Reading
  limits: BandLimits
  selected: ReadonlySet<number>
  /** Earlier sessions of the metric, newest first. */
  before: readonly Reading[]
  /** The section whose cells these are. */
  section: string | undefined
}

/** So many former readings of a cell stand beside it, and so many make its line. */
const FORMER = 3
const COURSE = 11

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
    const former = before.flatMap(({ values, measuredAt }) => {
      const one = cellValues(values, selected)[0] ?? null
      return one === null ? [] : [{ value: one, day: dayAtGround(measuredAt, format.timeZone) }]
    })
    const now = { value, day: dayAtGround(session.measuredAt, format.timeZone) }
    return (
      <>
        {critical !== null && (
          <span>
            {t(place === 'criticalLow' ? 'board.criticalBelow' : 'board.criticalAbove', {
              limit: limitText(critical, quantity, format),
            })}
          </span>
        )}
        {former.length > 0 && (
          <Former>
            <Spark points={[...former.slice(0, COURSE).toReversed(), now]} />
            {t('board.before', {
              values: former
                .slice(0, FORMER)
                .map((one) =>
                  t('board.beforeOne', {
                    value: format.figure(one.value, quantity).number,
                    day: format.day(one.day, 'short'),
                  }),
                )
                .join(t('board.listComma')),
            })}
          </Former>
        )}
      </>
    )
  }
  const grid = onlyCells(session.values, selected)
  const statistics = gridStatistics(grid)
  if (!statistics) return null
  const counts = countBands(cellValues(session.values, selected), limits)
  const share = (count: number) => shareText(count / statistics.count, format)
  return (
    <>
      {section && <bdi>{section}</bdi>}
      {statistics.count > 1 && (
        <span>{t('board.sd', { sd: spreadText(statistics, session.metric, format) })}</span>
      )}
      {statistics.count > 1 && hasVariation(session.metric) && statistics.cv !== null && (
        <span>{t('board.cv', { cv: variationText(statistics, session.metric, format) })}</span>
      )}
      {counts.low > 0 && <span>{t('board.shareBelow', { share: share(counts.low) })}</span>}
      <span>{t('board.shareWithin', { share: share(counts.within) })}</span>
      {counts.high > 0 && <span>{t('board.shareAbove', { share: share(counts.high) })}</span>}
    </>
  )
}

const Former = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
