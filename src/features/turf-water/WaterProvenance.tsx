import { useTranslation } from 'react-i18next'
import { readilyAvailableWater, type RootZone } from '@/domain/agronomy/waterBalance'
import type { WaterRow } from '@/domain/waterNeed'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Provenance } from '@/ui/Provenance'

/** Where the balance comes from, with the inputs of today. */
export function WaterProvenance({
  rows,
  today,
  zone,
  isOwn,
  at,
}: {
  rows: readonly WaterRow[]
  today: Day
  zone: RootZone
  /** The refill line was set by a person. */
  isOwn: boolean
  at: Instant | undefined
}) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const row = rows.find(({ date }) => date === today)
  const depth = (value: number | undefined) =>
    value === undefined ? undefined : format.quantity(value, 'rain')
  const kc = row?.etc !== undefined && row.et0 !== undefined && row.et0 > 0 ? row.etc / row.et0 : undefined
  const inputs = [
    row?.et0 !== undefined && t('balance.what.et0', { value: depth(row.et0) }),
    kc !== undefined && t('balance.what.kc', { value: format.number(kc, 2) }),
    row?.rain !== undefined && t('balance.what.rain', { value: depth(row.rain) }),
    row?.irrigation !== undefined && t('balance.what.irrigation', { value: depth(row.irrigation) }),
    t(isOwn ? 'balance.what.refillOwn' : 'balance.what.refill', {
      value: depth(readilyAvailableWater(zone)),
    }),
  ]
  return (
    <Provenance
      title={t('balance.what.title')}
      text={t('balance.what.text')}
      formula={t('balance.what.formula')}
      inputs={inputs.filter((input) => input !== false)}
      source={t('balance.what.source')}
      origin={row?.estimated ? 'computed' : 'backend'}
      at={at}
    />
  )
}
