import { turfTypeOf } from './agronomy/turfType.ts'
import { MAXIMUM_NITROGEN, MAXIMUM_SINGLE_NITROGEN } from './agronomy/nitrogen.ts'
import type { Feed } from './feeds.ts'
import { addDays } from './groundTime.ts'
import { monthOf } from './months.ts'
import type { Pitch } from './pitch.ts'
import type { Disease, DiseaseRiskDay } from './turfSeries.ts'
import type { WeatherDay } from './weather.ts'
import type { Day, Id } from './wire.ts'

/**
 * Limits of a feed, each of them a club's own to set:
 * `single` kg N/ha at once (agronomy.md 7.2: 50 on soil, 25 on sand), `monthly` kg N/ha in a month (3.2: the most a month of full
 * growth takes), `rain` mm in the day or the next (8: spread with less than 10 mm in 24 h), `disease` kg N/ha within
 * 21 days while risk is high (4.8: above 30 some diseases grow worse).
 */
export const FEED_LIMITS = ['single', 'monthly', 'rain', 'disease'] as const
export type FeedLimit = (typeof FEED_LIMITS)[number]
export type FeedLimits = Record<FeedLimit, number>

/** What turf takes in a month of full growth, g N/m². */
export const usualMaximum = ({ species }: Pick<Pitch, 'species'>): number =>
  turfTypeOf(species) === 'C4' ? MAXIMUM_NITROGEN.bermuda : MAXIMUM_NITROGEN.ryegrassPitch

/** The usual limits of a pitch: hybrid pitches lie on sand. */
export const usualLimits = (pitch: Pick<Pitch, 'surface' | 'species'>): FeedLimits => ({
  single: MAXIMUM_SINGLE_NITROGEN[pitch.surface === 'hybrid' ? 'sand' : 'soil'],
  monthly: 10 * usualMaximum(pitch),
  rain: 10,
  disease: 30,
})

/** Under which a club keeps the budget of a pitch and a season in its own data. */
export const budgetKey = (season: number, pitchId: Id): string => `${season} ${pitchId}`

/** The usual limits with a club's own instead, where it set any. */
export const limitsOf = (
  pitch: Pick<Pitch, 'surface' | 'species'>,
  own: Readonly<Partial<Record<string, number>>>,
): FeedLimits => {
  const usual = usualLimits(pitch)
  const limit = (name: FeedLimit) => own[name] ?? usual[name]
  return {
    single: limit('single'),
    monthly: limit('monthly'),
    rain: limit('rain'),
    disease: limit('disease'),
  }
}

/** Diseases that generous nitrogen makes worse (agronomy.md 4.8), by any of the names they go by. */
const FED_BY_NITROGEN = /brown.?patch|rhizoctonia|pythium|gr[ae]y.?leaf|pyricularia|microdochium|fusarium/i
const DISEASE_DAYS = 21
/** kg N/ha below which a spray is no feed: iron sulphate carries traces. */
const TRACE = 1

export type FeedWarning =
  | { kind: 'single'; feed: Feed; n: number; limit: number }
  | { kind: 'monthly'; month: string; n: number; limit: number }
  | { kind: 'rain'; feed: Feed; rain: number; limit: number }
  | { kind: 'disease'; feed: Feed; n: number; limit: number; diseases: string[] }

/**
 * What speaks against planned feeds, kg N/ha; nothing is blocked. `applied` counts in months and in what came before.
 * What is not known (a rain, a risk, the nitrogen of a feed) warns of nothing.
 */
export function feedWarnings({
  planned,
  applied,
  limits,
  daily,
  risks,
  diseases,
}: {
  planned: readonly Feed[]
  applied: readonly Feed[]
  limits: FeedLimits
  daily: readonly Pick<WeatherDay, 'date' | 'rain'>[]
  risks: readonly DiseaseRiskDay[]
  diseases: readonly Pick<Disease, 'id' | 'name' | 'pathogen'>[]
}): FeedWarning[] {
  const all = [...applied, ...planned]
  const nitrogenIn = (from: Day, to: Day): number =>
    all.reduce((sum, { day, nutrients }) => (day >= from && day <= to ? sum + (nutrients.n ?? 0) : sum), 0)
  const rainOn = (day: Day): number => daily.find(({ date }) => date === day)?.rain ?? 0
  const nameOf = (id: string): string => diseases.find((disease) => disease.id === id)?.name || id
  const isFed = (id: string): boolean =>
    FED_BY_NITROGEN.test(`${id} ${diseases.find((one) => one.id === id)?.pathogen ?? ''} ${nameOf(id)}`)

  const warnings: FeedWarning[] = []
  for (const feed of planned) {
    const { n = 0 } = feed.nutrients
    if (n > limits.single) warnings.push({ kind: 'single', feed, n, limit: limits.single })
    const rain = Math.max(rainOn(feed.day), rainOn(addDays(feed.day, 1)))
    if (rain >= limits.rain) warnings.push({ kind: 'rain', feed, rain, limit: limits.rain })
    const recent = nitrogenIn(addDays(feed.day, 1 - DISEASE_DAYS), feed.day)
    const high = risks.filter(
      ({ date, level, diseaseId }) => date === feed.day && level === 'high' && isFed(diseaseId),
    )
    if (n >= TRACE && recent > limits.disease && high.length > 0)
      warnings.push({
        kind: 'disease',
        feed,
        n: recent,
        limit: limits.disease,
        diseases: [...new Set(high.map(({ diseaseId }) => nameOf(diseaseId)))],
      })
  }
  for (const month of [...new Set(planned.map(({ day }) => monthOf(day)))].toSorted()) {
    const n = nitrogenIn(`${month}-01`, `${month}-31`)
    if (n > limits.monthly) warnings.push({ kind: 'monthly', month, n, limit: limits.monthly })
  }
  return warnings
}
