import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from './format'
import { hourLabel } from './moments'

type Run = { from: number; to: number }
type SprayRun = Run & { careful: boolean }
type RainRun = Run & { amount: number }
type Hours = readonly { time: string }[]

/** As domain/weatherOutlook answers: can we work? */
type Answer =
  | { kind: 'rainUnknown' }
  | {
      kind: 'frost'
      frost: Run
      next: { kind: 'spray'; run: SprayRun } | { kind: 'rain'; run: RainRun } | undefined
    }
  | { kind: 'spray'; run: SprayRun; rain: RainRun | undefined; dryTo: number }
  | { kind: 'rainThenSpray'; run: SprayRun; rain: RainRun }
  | { kind: 'rainNow' | 'rainLater'; rain: RainRun; unsure: boolean }
  | { kind: 'dry'; against: string | undefined; dryTo: number }

/** The end of the hour before a column, or the start of that column. */
export function endOf({ hours }: { hours: Hours }, column: number, format: Format): string {
  const [first] = hours
  if (!first) return ''
  const end = new Date(Date.parse(first.time) + column * 3_600_000)
  return hourLabel(end.toISOString(), format)
}

/** Rain as one says it: whole millimetres from three on. */
export const rainAmount = (mm: number | undefined, format: Format): string =>
  format.quantity(mm, (mm ?? 0) >= 3 ? 'depth' : 'rain')

const DRY_KEYS = {
  windHigh: 'dryWind',
  gust: 'dryWind',
  cold: 'dryCold',
  hot: 'dryHot',
  deltaTLow: 'dryDamp',
  deltaTHigh: 'dryAir',
  inversion: 'dryInversion',
  rain: 'dryRain',
} as const

const dryKey = (reason: string | undefined) =>
  reason !== undefined && Object.hasOwn(DRY_KEYS, reason)
    ? DRY_KEYS[reason as keyof typeof DRY_KEYS]
    : 'dryUnknown'

/** The one sentence about the hours ahead: a whole one for each case, never put together from pieces. */
export function useWeatherAnswer(): (answer: Answer, hours: Hours) => string {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (answer, hours) => {
    const at = (column: number) => endOf({ hours }, column, format)
    // With a word joiner: "14–16" goes to the next line whole.
    const span = ({ from, to }: Run) => ({ from: at(from), to: `\u2060${at(to)}` })
    const careful = (run: { careful: boolean }) => (run.careful ? { context: 'careful' } : {})

    switch (answer.kind) {
      case 'rainUnknown':
        return t('weather.answer.rainUnknown')
      case 'frost': {
        const until = at(answer.frost.to)
        if (answer.next?.kind === 'spray')
          return t('weather.answer.frostThenSpray', { until, ...span(answer.next.run) })
        if (answer.next)
          return t('weather.answer.frostThenRain', {
            until,
            amount: rainAmount(answer.next.run.amount, format),
          })
        const count = hours.length
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
          : t('weather.answer.spray', {
              ...span(answer.run),
              ...careful(answer.run),
              end: at(answer.dryTo),
            })
      case 'rainThenSpray':
        return t('weather.answer.rainThenSpray', {
          ...span(answer.run),
          ...careful(answer.run),
          until: at(answer.rain.to),
          amount: rainAmount(answer.rain.amount, format),
        })
      case 'rainNow':
      case 'rainLater':
        return t(`weather.answer.${answer.kind}`, {
          ...(answer.unsure && { context: 'unknown' }),
          from: at(answer.rain.from),
          until: at(answer.rain.to),
          amount: rainAmount(answer.rain.amount, format),
        })
      case 'dry':
        return t(`weather.answer.${dryKey(answer.against)}`, { end: at(answer.dryTo) })
    }
  }
}
