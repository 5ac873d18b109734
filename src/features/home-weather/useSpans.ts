import { useTranslation } from 'react-i18next'
import type { HourRun, WeatherOutlook } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { endOf, rainAmount } from '@/i18n/weatherText'
import type { WeatherSpan } from '@/ui/WeatherStrip'

/** Columns that a short label needs to stand on one line. */
const SHORT = 2

/** The windows as labelled spans; a label that does not fit is shortened or left out. */
export function useSpans(outlook: WeatherOutlook, phone: boolean): WeatherSpan[] {
  const { t } = useTranslation('home')
  const format = useFormat()
  const whole = phone ? 5 : 3
  const fitting = ({ from, to }: HourRun, long: string, short = '', least = SHORT) =>
    to - from >= whole ? long : to - from >= least ? short : ''
  const frozen = (run: HourRun) => outlook.frost.some(({ from, to }) => from < run.to && run.from < to)

  return [
    ...outlook.frost.map((run): WeatherSpan => ({
      from: run.from,
      to: run.to,
      tone: 'bad',
      label: fitting(run, t('weather.span.frost', { time: endOf(outlook, run.to, format) })),
    })),
    ...outlook.spray.map((run): WeatherSpan => ({
      from: run.from,
      to: run.to,
      // What asks for care says so by its mark also where there is no room for the words.
      tone: run.careful ? 'look' : 'ok',
      label: fitting(
        run,
        t('weather.span.spray', run.careful ? { context: 'careful' } : {}),
        t('weather.span.spray'),
        // Beside a mark.
        phone ? SHORT + 1 : SHORT,
      ),
    })),
    // Frost is the graver of the two where both would stand.
    ...outlook.rain
      .filter((run) => !frozen(run))
      .map((run): WeatherSpan => {
        const amount = rainAmount(run.amount, format)
        const time = endOf(outlook, run.from, format)
        return {
          from: run.from,
          to: run.to,
          tone: 'wet',
          label: fitting(
            run,
            t('weather.span.rain', { time, amount }),
            t('weather.span.rainShort', { amount }),
          ),
        }
      }),
  ]
}
