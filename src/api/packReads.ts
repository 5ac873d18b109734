import type { GenericSchema } from 'valibot'
import { activity } from '@/domain/activity'
import { cocktail } from '@/domain/cocktail'
import { equipment } from '@/domain/equipment'
import { feedback } from '@/domain/feedback'
import { fieldMeasurement } from '@/domain/fieldMeasurement'
import { fixture } from '@/domain/fixture'
import { fertilisation } from '@/domain/pitchReport'
import { supply } from '@/domain/supply'
import { evapotranspirationDay } from '@/domain/turfSeries'
import { weather } from '@/domain/weather'
import { type Id, listOf } from '@/domain/wire'
import { paths } from './paths'
import { type Period, periodQuery } from './period'

/** What is asked of the backend: where, and how the answer is read. */
export type Read<T> = Asked & { answer: GenericSchema<unknown, T> }
export type Asked = { url: string; params?: Record<string, string> }

type OfPitch = Period & { pitchId: Id }

/**
 * The reads of an evidence pack as the endpoints of this folder describe them, without the store: the answers of a year
 * are read in a worker.
 */
export const packReads = {
  work: (period: Period) => ({
    url: paths.activities,
    params: periodQuery(period),
    answer: listOf(activity),
  }),
  fixtures: (period: Period) => ({
    url: paths.events,
    params: periodQuery(period),
    answer: listOf(fixture),
  }),
  feedback: (id: Id) => ({ url: paths.activityFeedback(id), answer: listOf(feedback) }),
  measurements: ({ pitchId, ...period }: OfPitch) => ({
    url: paths.fieldMeasurements(pitchId),
    params: periodQuery(period),
    answer: listOf(fieldMeasurement),
  }),
  fertilisation: ({ pitchId, ...period }: OfPitch) => ({
    url: paths.fertilizationHistory,
    params: { pitch_id: pitchId, ...periodQuery(period) },
    answer: listOf(fertilisation),
  }),
  weather: (pitchId: Id) => ({ url: paths.weather(pitchId), answer: weather }),
  /** The rain of every day, also of those whose other weather is no longer kept. */
  rain: (sectionId: Id, period: Period) => ({
    url: paths.evapotranspiration(sectionId),
    params: periodQuery(period),
    answer: listOf(evapotranspirationDay),
  }),
  supplies: () => ({ url: paths.supplies, answer: listOf(supply) }),
  cocktails: () => ({ url: paths.cocktails, answer: listOf(cocktail) }),
  equipment: () => ({ url: paths.equipment, answer: listOf(equipment) }),
}
