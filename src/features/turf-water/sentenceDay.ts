import { daysBetween } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import type { Format } from '@/i18n/format'

/** A day within a sentence: its weekday within a week, else its date. */
export const sentenceDay = (day: Day, today: Day, format: Format): string =>
  format.day(day, Math.abs(daysBetween(today, day)) < 7 ? 'weekdayLong' : 'short')
