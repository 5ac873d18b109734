import type { TFunction } from 'i18next'
import type { WaterRow } from '@/domain/waterNeed'
import type { Panel } from '@/ui/charts/TimeChart'

/** The balance over its causes, on one axis of time. */
export function waterPanels(rows: readonly WaterRow[], refill: number, t: TFunction<'water'>): Panel[] {
  const points = (key: 'deficit' | 'et0' | 'etc' | 'rain' | 'irrigation') =>
    rows.map((row) => ({ day: row.date, value: row[key] ?? null }))
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
        { key: 'etc', label: t('balance.line.etc'), kind: 'line', tone: 'growth', points: points('etc') },
      ],
    },
    {
      key: 'supply',
      label: t('balance.panel.supply'),
      quantity: 'rain',
      zero: true,
      height: 88,
      lines: [
        { key: 'rain', label: t('balance.line.rain'), kind: 'bars', tone: 'water', points: points('rain') },
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
