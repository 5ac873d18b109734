import { useTranslation } from 'react-i18next'
import type { HourRun, WeatherOutlook } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { endOf, rainAmount } from '@/i18n/weatherText'
import type { WeatherSpan } from '@/ui/WeatherStrip'

/** Columns that a label needs to stand on one line; the one of spraying has a mark beside it. */
const ROOM = { phone: { long: 5, short: 2, marked: 3 }, desk: { long: 3, short: 2, marked: 2 } }

/** The windows as labelled spans; a label that does not fit is shortened or left out. */
export function useSpans(outlook: WeatherOutlook, phone: boolean): WeatherSpan[] {
  const { t } = useTranslation('home')
  const format = useFormat()
  const room = phone ? ROOM.phone : ROOM.desk
  const fitting = ({ from, to }: HourRun, long: string, short = '', least?: number) =>
    to - from >= room.long ? long : to - from >= (least ?? room.short) ? short : ''
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
      tone: 'ok',
      label: fitting(
        run,
        t('weather.span.spray', run.careful ? { context: 'careful' } : {}),
        t('weather.span.spray'),
        room.marked,
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
