import * as v from 'valibot'
import { day, id, type Known, maybe, reading } from './wire.ts'

/** A backend's arithmetic may end a little above the whole. */
const share = reading(0, 1.01)

/** Daily series of a pitch or section. `forecast` marks days that have not happened yet. */
const forecast = maybe(v.boolean())

/** growthPotential 0–1, growth mm/d, temperature °C, light 0–1. */
export const growthDay = v.looseObject({
  date: day,
  growthPotential: share,
  growth: reading(0, 100),
  temperature: reading(-90, 60),
  light: share,
  forecast,
})
export type GrowthDay = Known<v.InferOutput<typeof growthDay>>

/** kg N/ha */
export const nitrogenDay = v.looseObject({
  date: day,
  demand: reading(0, 1000),
  applied: reading(0, 1000),
  balance: reading(-5000, 5000),
  forecast,
})
export type NitrogenDay = Known<v.InferOutput<typeof nitrogenDay>>

/** Daily light integral, mol/m²/d. */
export const sunlightDay = v.looseObject({
  date: day,
  natural: reading(0, 80),
  growLights: reading(0, 80),
  target: reading(0, 80),
  forecast,
})
export type SunlightDay = Known<v.InferOutput<typeof sunlightDay>>

/** mm */
export const evapotranspirationDay = v.looseObject({
  date: day,
  et0: reading(0, 20),
  etc: reading(0, 20),
  rain: reading(0, 2000),
  irrigation: reading(0, 200),
  deficit: reading(0, 500),
  forecast,
})
export type EvapotranspirationDay = Known<v.InferOutput<typeof evapotranspirationDay>>

export const RISK_LEVELS = ['low', 'moderate', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** risk 0–1 */
export const diseaseRiskDay = v.looseObject({
  date: day,
  diseaseId: id,
  risk: share,
  level: maybe(v.picklist(RISK_LEVELS)),
  forecast,
})
export type DiseaseRiskDay = Known<v.InferOutput<typeof diseaseRiskDay>>

/** gdd and cumulative °C d, base °C */
export const growingDegreeDay = v.looseObject({
  date: day,
  gdd: reading(0, 60),
  cumulative: reading(0, 20_000),
  base: reading(-30, 40),
  forecast,
})
export type GrowingDegreeDay = Known<v.InferOutput<typeof growingDegreeDay>>

export const disease = v.looseObject({
  id,
  name: v.fallback(v.string(), ''),
  pathogen: maybe(v.string()),
  conditions: maybe(v.string()),
  symptoms: maybe(v.string()),
  species: v.fallback(v.array(v.string()), []),
})
export type Disease = Known<v.InferOutput<typeof disease>>
