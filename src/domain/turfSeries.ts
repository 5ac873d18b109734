import * as v from 'valibot'
import { amount, day, id, type Known, maybe } from './wire.ts'

/** Daily series of a pitch or section. `forecast` marks days that have not happened yet. */
const forecast = maybe(v.boolean())

/** growthPotential 0–1, growth mm/d, temperature °C, light 0–1. */
export const growthDay = v.looseObject({
  date: day,
  growthPotential: maybe(amount),
  growth: maybe(amount),
  temperature: maybe(amount),
  light: maybe(amount),
  forecast,
})
export type GrowthDay = Known<v.InferOutput<typeof growthDay>>

/** kg N/ha */
export const nitrogenDay = v.looseObject({
  date: day,
  demand: maybe(amount),
  applied: maybe(amount),
  balance: maybe(amount),
  forecast,
})
export type NitrogenDay = Known<v.InferOutput<typeof nitrogenDay>>

/** Daily light integral, mol/m²/d. */
export const sunlightDay = v.looseObject({
  date: day,
  natural: maybe(amount),
  growLights: maybe(amount),
  target: maybe(amount),
  forecast,
})
export type SunlightDay = Known<v.InferOutput<typeof sunlightDay>>

/** mm */
export const evapotranspirationDay = v.looseObject({
  date: day,
  et0: maybe(amount),
  etc: maybe(amount),
  rain: maybe(amount),
  irrigation: maybe(amount),
  deficit: maybe(amount),
  forecast,
})
export type EvapotranspirationDay = Known<v.InferOutput<typeof evapotranspirationDay>>

export const RISK_LEVELS = ['low', 'moderate', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** risk 0–1 */
export const diseaseRiskDay = v.looseObject({
  date: day,
  diseaseId: id,
  risk: maybe(amount),
  level: maybe(v.picklist(RISK_LEVELS)),
  forecast,
})
export type DiseaseRiskDay = Known<v.InferOutput<typeof diseaseRiskDay>>

/** gdd and cumulative °C d, base °C */
export const growingDegreeDay = v.looseObject({
  date: day,
  gdd: maybe(amount),
  cumulative: maybe(amount),
  base: maybe(amount),
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
