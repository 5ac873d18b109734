import { useTranslation } from 'react-i18next'
import type { SprayReason } from '@/domain/agronomy/sprayWindow'
import { toInstant } from '@/domain/groundTime'
import { answerOf, type HourRun, type WeatherOutlook } from '@/domain/weatherOutlook'
import { type Format, useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'

/** The end of the hour before a column, or the start of that column. */
export function endOf({ hours }: Pick<WeatherOutlook, 'hours'>, column: number, format: Format): string {
  const first = hours[0]
  return first ? hourLabel(toInstant(Date.parse(first.time) + column * 3_600_000), format) : ''
}

/** Rain as one says it: whole millimetres from three on. */
export const rainAmount = (mm: number, format: Format): string =>
  format.quantity(mm, mm >= 3 ? 'depth' : 'rain')

const DRY_KEYS = {
  windHigh: 'dryWind',
  gust: 'dryWind',
  cold: 'dryCold',
  hot: 'dryHot',
  deltaTLow: 'dryDamp',
  deltaTHigh: 'dryAir',
  inversion: 'dryInversion',
  rain: 'dryRain',
} as const satisfies Partial<Record<SprayReason, string>>

const dryKey = (reason: SprayReason | undefined) =>
  reason !== undefined && reason in DRY_KEYS ? DRY_KEYS[reason as keyof typeof DRY_KEYS] : 'dry'

/** The one sentence: a whole one for each case, never put together from pieces. */
export function useAnswer(outlook: WeatherOutlook): string {
  const { t } = useTranslation('home')
  const format = useFormat()
  const at = (column: number) => endOf(outlook, column, format)
  const span = ({ from, to }: HourRun) => ({ from: at(from), to: at(to) })
  const careful = (run: { careful: boolean }) => (run.careful ? { context: 'careful' } : {})
  const end = at(outlook.hours.length)
  const answer = answerOf(outlook)

  switch (answer.kind) {
    case 'unknown':
      return t('weather.empty')
    case 'frost': {
      const until = at(answer.frost.to)
      if (answer.next?.kind === 'spray')
        return t('weather.answer.frostThenSpray', { until, ...span(answer.next.run) })
      if (answer.next)
        return t('weather.answer.frostThenRain', {
          until,
          amount: rainAmount(answer.next.run.amount, format),
        })
      const count = outlook.hours.length
      return answer.frost.to === count
        ? t('weather.answer.frostOn', { count })
        : t('weather.answer.frost', { until })
    }
    case 'spray':
      return answer.rain
        ? t('weather.answer.sprayThenRain', {
            ...span(answer.run),
            ...careful(answer.run),
            amount: rainAmount(answer.rain.amount, format),
          })
        : t('weather.answer.spray', { ...span(answer.run), ...careful(answer.run), end })
    case 'rainThenSpray':
      return t('weather.answer.rainThenSpray', {
        ...span(answer.run),
        ...careful(answer.run),
        until: at(answer.rain.to),
        amount: rainAmount(answer.rain.amount, format),
      })
    case 'rainNow':
      return t('weather.answer.rainNow', {
        until: at(answer.rain.to),
        amount: rainAmount(answer.rain.amount, format),
      })
    case 'rainLater':
      return t('weather.answer.rainLater', {
        from: at(answer.rain.from),
        amount: rainAmount(answer.rain.amount, format),
      })
    case 'dry':
      return t(`weather.answer.${dryKey(answer.against)}`, { end })
  }
}
