import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useWearWeights } from '@/api/useWearWeights'
import type { WearEntry } from '@/domain/agronomy/wearLedger'
import { useFormat } from '@/i18n/format'
import { DataTable } from '@/ui/DataTable'

/** Every piece of play with what it counts for, latest first. */
export function PlayLedger({ entries }: { entries: readonly WearEntry[] }) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const weights = useWearWeights()
  return (
    <DataTable<WearEntry>
      caption={t('wear.ledger.title')}
      hideCaption
      rows={[...entries].reverse()}
      rowId={({ id, kind }) => `${id} ${kind}`}
      columns={[
        {
          id: 'play',
          header: t('wear.ledger.play'),
          phone: 'title',
          cell: named(t),
        },
        {
          id: 'day',
          header: t('wear.ledger.day'),
          sortBy: ({ start }) => start,
          cell: ({ day }) => format.day(day, 'weekday'),
        },
        { id: 'kind', header: t('wear.ledger.kind'), cell: ({ kind }) => t(`wear.kind.${kind}`) },
        {
          id: 'wet',
          header: t('wear.ledger.wet'),
          cell: ({ wet }) =>
            t(wet === undefined ? 'wear.ledger.unknown' : wet ? 'wear.ledger.isWet' : 'wear.ledger.isDry'),
        },
        {
          id: 'hours',
          header: t('wear.ledger.hours'),
          align: 'end',
          sortBy: ({ hours }) => hours,
          cell: ({ hours }) => format.quantity(hours, 'hours'),
        },
        {
          id: 'weight',
          header: t('wear.ledger.weight'),
          align: 'end',
          cell: ({ kind, wet }) => `× ${format.number(weights[kind] * (wet ? weights.wet : 1), 2)}`,
        },
        {
          id: 'load',
          header: t('wear.ledger.load'),
          align: 'end',
          sortBy: ({ load }) => load,
          cell: ({ load }) => format.quantity(load, 'hours'),
        },
      ]}
    />
  )
}

const named =
  (t: TFunction<'sunlight'>) =>
  ({ name, kind }: WearEntry) => <bdi>{name || t(`wear.kind.${kind}`)}</bdi>
