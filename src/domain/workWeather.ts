import { HOUR_MS } from '../lib/durations.ts'
import { type Activity, answerOf, type FieldAnswer } from './activity.ts'
import type { Weather, WeatherHour } from './weather.ts'
import type { Instant } from './wire.ts'

/**
 * The answers that tell the weather of a treatment, and the reading that each is taken from: m/s at 10 m, degrees the
 * wind comes from, °C, % and % of sky (activity-fields.md 24, 25).
 */
const READINGS = {
  windSpeed: 'wind',
  windDirection: 'windDirection',
  temperature: 'temperature',
  humidity: 'humidity',
  cloud: 'cloud',
} as const satisfies Readonly<Record<string, keyof WeatherHour>>
type WeatherKey = keyof typeof READINGS
export const WEATHER_KEYS = Object.keys(READINGS) as readonly WeatherKey[]

/**
 * The same at the end of the work. No type is asked for them: they travel along as answers, as the checklist does, and
 * belong to every type that is asked for the weather of its start.
 */
export const atEnd = (key: WeatherKey): string => `${key}End`
/** The field that an answer is measured as: the weather at the end as that at the start, all else as itself. */
export const measuredAs = (key: string): string => WEATHER_KEYS.find((one) => atEnd(one) === key) ?? key

/** Weather as it stands in a record; undefined where it does not. Units as above. */
export type RecordedWeather = Readonly<Record<WeatherKey, number | undefined>>

/** The weather that stands in a record at the start of the work, or at its end; undefined where none does. */
export function recordedWeather(
  work: Pick<Activity, 'fields'>,
  when: 'start' | 'end',
): RecordedWeather | undefined {
  const known = WEATHER_KEYS.map((key) => {
    const answer = answerOf(work, when === 'start' ? key : atEnd(key))
    return [key, typeof answer === 'number' ? answer : undefined] as const
  })
  return known.some(([, value]) => value !== undefined)
    ? (Object.fromEntries(known) as RecordedWeather)
    : undefined
}

/** What a ground's weather says of this moment: what is read now, else its first hour; undefined where that is over an hour off. */
export function readingOf({ current, hourly }: Weather, now: Date): WeatherHour | undefined {
  const reading = current ?? hourly[0]
  return reading && isNear(reading.time, now) ? reading : undefined
}

const isNear = (instant: Instant, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(instant)) < HOUR_MS

const isEmpty = (answer: FieldAnswer | undefined): boolean =>
  answer === undefined || answer === null || answer === ''

/**
 * Work that has begun or is done, with the weather of this moment in the answers of its start and end that are still
 * empty. Only a start or an end less than an hour away takes it, and no value is made up: what the reading lacks stays
 * empty. `fieldKeys` are what the type is asked for. `unknown` says that the moment of this act has no weather at all.
 */
export function withWeather(
  work: Activity,
  fieldKeys: readonly string[],
  reading: WeatherHour | undefined,
  now: Date,
): { work: Activity; unknown: boolean } {
  const asked = WEATHER_KEYS.filter((key) => fieldKeys.includes(key))
  const isDone = work.status === 'completed'
  if (asked.length === 0 || !(isDone || work.status === 'in_progress')) return { work, unknown: false }
  const start = asked.map((key) => [key, key] as const)
  const end = asked.map((key) => [key, atEnd(key)] as const)
  const taken = [
    ...(isNear(work.startDate, now) ? start : []),
    ...(isDone && isNear(work.endDate, now) ? end : []),
  ].flatMap(([key, answer]) => {
    const value = reading?.[READINGS[key]]
    return value !== undefined && isEmpty(answerOf(work, answer)) ? [{ key: answer, value }] : []
  })
  const names = new Set(taken.map(({ key }) => key))
  const after =
    taken.length === 0
      ? work
      : { ...work, fields: [...work.fields.filter(({ key }) => !names.has(key)), ...taken] }
  return {
    work: after,
    unknown: (isDone ? end : start).every(([, answer]) => isEmpty(answerOf(after, answer))),
  }
}

/** The fields of a type with those of the weather at the end after the start's, where they are answered or the work is done. */
export function withEndFields<Field extends { key: string; required?: boolean | undefined }>(
  fields: readonly Field[],
  { status, answers }: { status: string; answers: Readonly<Record<string, FieldAnswer>> },
): readonly Field[] {
  const started = fields.filter(({ key }) => WEATHER_KEYS.some((one) => one === key))
  const twins = started
    .map((field) => ({ ...field, key: atEnd(field.key as WeatherKey), required: false }))
    .filter(
      ({ key }) =>
        (status === 'completed' || !isEmpty(answers[key])) && !fields.some((field) => field.key === key),
    )
  const last = started.at(-1)
  return last && twins.length > 0 ? fields.toSpliced(fields.indexOf(last) + 1, 0, ...twins) : fields
}
