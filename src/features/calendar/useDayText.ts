import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { type DayStyle, useFormat } from '@/i18n/format'
import { convert } from '@/lib/units'
import type { DayNotes } from './dayNotes'
import { useScene } from './scene'

/** The words of days: weather in short, and all of it for a screen reader. */
export function useDayText() {
  const { t } = useTranslation(['calendar', 'activity'])
  const format = useFormat()
  const scene = useScene()
  const degrees = (celsius: number) => format.number(convert(celsius, 'temperature', format.unitSystem))

  const temperature = ({ low, high }: DayNotes): string =>
    low === undefined || high === undefined
      ? ''
      : t('temperature', { low: degrees(low), high: degrees(high) })
  /** In whole millimetres, but for what would be none of them. */
  const rain = ({ rain: amount }: DayNotes): string =>
    amount === undefined
      ? ''
      : format.quantity(amount, 'rain', format.unitSystem === 'metric' && amount >= 0.5 ? 0 : undefined)
  /** "5–9°, 9 mm, 2 off" */
  const summary = (notes: DayNotes): string =>
    [
      temperature(notes),
      rain(notes),
      notes.nonWorking ? t('nonWorkingDay', { ns: 'activity' }) : '',
      notes.off.length > 0 ? t('off', { count: notes.off.length }) : '',
    ]
      .filter(Boolean)
      .join(format.comma)
  /** "Tuesday 14 April, today, 5 activities, 2 off" (quality C3) */
  const label = (day: Day, notes: DayNotes, count: number, style: DayStyle = 'long'): string =>
    [
      format.day(day, style),
      day === scene.today ? t('today').toLocaleLowerCase(format.locale) : '',
      notes.isKnown ? t('count', { count }) : '',
      notes.fixtures > 0 ? t('fixtures', { count: notes.fixtures }) : '',
      notes.late > 0 ? t('late', { count: notes.late }) : '',
      summary(notes),
    ]
      .filter(Boolean)
      .join(format.comma)
  /** What stands beneath the work of a day: that there is none, or that it was not read; nothing while it is to come. */
  const rest = (notes: DayNotes | undefined, isEmpty: boolean, isLoading: boolean): string => {
    if (notes?.isKnown) return isEmpty ? t('nothing') : ''
    return isLoading ? '' : t('unread')
  }
  /** "Today, Tuesday 14 April"; where its weather stands beside it on a phone, "Today, Tue 14 Apr". */
  const heading = (day: Day, style: DayStyle = 'long'): string =>
    day === scene.today ? t('todayIs', { day: format.day(day, style) }) : format.day(day, style)
  return { temperature, rain, summary, label, rest, heading }
}
