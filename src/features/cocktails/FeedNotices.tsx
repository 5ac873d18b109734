import { useTranslation } from 'react-i18next'
import type { FeedWarning } from '@/domain/feedWarnings'
import { useFormat } from '@/i18n/format'
import { Notice } from '@/ui/Notice'
import { useNitrogenUnit } from '@/ui/useNitrogenUnit'

/** What speaks against a feed, a sentence each; nothing is blocked. */
export function FeedNotices({ warnings }: { warnings: readonly FeedWarning[] }) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const [{ quantity: nitrogen }] = useNitrogenUnit()
  const sentence = (warning: FeedWarning): string => {
    switch (warning.kind) {
      case 'single':
        return t('warning.single', { amount: nitrogen(warning.n), limit: nitrogen(warning.limit) })
      case 'monthly':
        return t('warning.monthly', {
          month: format.day(`${warning.month}-15`, 'monthYear'),
          amount: nitrogen(warning.n),
          limit: nitrogen(warning.limit),
        })
      case 'rain':
        return t('warning.rain', { rain: format.quantity(warning.rain, 'rain') })
      case 'disease':
        return t('warning.disease', {
          diseases: format.list(warning.diseases),
          amount: nitrogen(warning.n),
        })
    }
  }
  return warnings.map((warning) => (
    <Notice key={warning.kind} tone="warning">
      {sentence(warning)}
    </Notice>
  ))
}
