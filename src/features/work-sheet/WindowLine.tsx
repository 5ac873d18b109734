import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Notice } from '@/ui/Notice'
import type { WindowFit } from './windowFit'

type WindowLineProps = { fit: WindowFit; pitchName: string | undefined }

/** The good news above the form: these times suit the weather. */
export function WindowLine({ fit, pitchName }: WindowLineProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const { low, high } = fit.wind ?? { low: undefined, high: undefined }
  const parts = [
    low === undefined || high === undefined
      ? undefined
      : format.figure(low, 'windSpeed').number === format.figure(high, 'windSpeed').number
        ? t('sheet.window.wind', { wind: format.quantity(high, 'windSpeed') })
        : t('sheet.window.winds', {
            low: format.figure(low, 'windSpeed').number,
            high: format.quantity(high, 'windSpeed'),
          }),
    fit.dryUntil && t('sheet.window.dryUntil', { time: format.time(fit.dryUntil) }),
    fit.next &&
      pitchName &&
      t('sheet.window.freeUntil', { pitch: pitchName, time: format.dateTime(fit.next.startDate) }),
  ].filter((part) => part !== undefined && part !== '')
  return (
    <Notice tone="ok">
      <strong>{t('sheet.window.fits', { from: format.time(fit.from), to: format.time(fit.to) })}</strong>{' '}
      {parts.join(' ')}
    </Notice>
  )
}
