import type { TFunction } from 'i18next'
import type { WaterRow } from '@/domain/waterNeed'
import type { Line, Panel } from '@/ui/charts/TimeChart'

type Key = 'deficit' | 'et0' | 'etc' | 'rain' | 'irrigation'

/** The balance over its causes, on one axis of time; `former` is last year of the lines that are compared. */
export function waterPanels(
  rows: readonly WaterRow[],
  refill: number,
  former: (key: Key) => Pick<Line, 'lastYear'>,
  t: TFunction<'water'>,
): Panel[] {
  const points = (key: Key) => rows.map((row) => ({ day: row.date, value: row[key] ?? null }))
  return [
    {
      key: 'deficit',
      label: t('balance.panel.deficit'),
      quantity: 'rain',
      zero: true,
      marks: [{ value: refill, label: t('balance.refill') }],
      lines: [
        {
          key: 'deficit',
          label: t('balance.line.deficit'),
          kind: 'line',
          tone: 'water',
          points: points('deficit'),
          ...former('deficit'),
        },
      ],
    },
    {
      key: 'evapotranspiration',
      label: t('balance.panel.evapotranspiration'),
      quantity: 'rain',
      zero: true,
      height: 88,
      lines: [
        { key: 'et0', label: t('balance.line.et0'), kind: 'line', tone: 'heat', points: points('et0') },
        {
          key: 'etc',
          label: t('balance.line.etc'),
          kind: 'line',
          tone: 'growth',
          points: points('etc'),
          ...former('etc'),
        },
      ],
    },
    {
      key: 'supply',
      label: t('balance.panel.supply'),
      quantity: 'rain',
      zero: true,
      height: 88,
      lines: [
        {
          key: 'rain',
          label: t('balance.line.rain'),
          kind: 'bars',
          tone: 'water',
          points: points('rain'),
          ...former('rain'),
        },
        {
          key: 'irrigation',
          label: t('balance.line.irrigation'),
          kind: 'bars',
          tone: 'light',
          points: points('irrigation'),
        },
      ],
    },
  ]
}
