import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Quantity } from '@/lib/units'

/** One figure; what is not known is said in words, never as 0. */
export function Fact({
  label,
  value,
  quantity,
}: {
  label: string
  value: number | undefined
  quantity: Quantity
}) {
  const { t } = useTranslation('water')
  const format = useFormat()
  return (
    <div>
      <dt>{label}</dt>
      {value === undefined ? (
        <dd data-none>{t('unknown')}</dd>
      ) : (
        <dd>
          <bdi>{format.quantity(value, quantity)}</bdi>
        </dd>
      )}
    </div>
  )
}
