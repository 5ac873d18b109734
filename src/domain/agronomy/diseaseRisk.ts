import { RISK_LEVELS } from '../turfSeries.ts'
import type { RiskLevel } from '../turfSeries.ts'
import { anthracnoseIndex, anthracnoseLevel } from './anthracnose.ts'
import { brownPatchIndex, brownPatchLevel } from './brownPatch.ts'
import { dollarSpotLevel, smithKerns } from './dollarSpot.ts'
import { grayLeafSpotLevel, grayLeafSpotRatio } from './grayLeafSpot.ts'
import { canopyHumidity, dewPoint, leafWetness } from './humidity.ts'
import { microdochiumLevel, microdochiumScore } from './microdochium.ts'
import { pythiumIndex, pythiumLevel } from './pythium.ts'

export const MODELLED_DISEASES = [
  'dollarSpot',
  'brownPatch',
  'pythiumBlight',
  'anthracnose',
  'grayLeafSpot',
  'microdochiumPatch',
] as const
export type ModelledDisease = (typeof MODELLED_DISEASES)[number]

/** What the models read of one day: °C, % at station height, % and hours within the canopy, mm. */
export type DiseaseDay = {
  tmax: number
  tmin: number
  tmean: number
  humidity: number
  canopyHumidity: number
  /** hours with at least 89 % in the canopy */
  humidHours: number
  leafWetness: number
  rain: number
}

/** An hour at station height: °C, %, mm. */
export type DiseaseHour = { temperature: number; humidity: number; rain: number }

/**
 * A day of 24 hours as the models read it. The canopy is moister than the station by `excess` points: the authors of
 * the brown patch and Pythium models measured there. Leaf wetness is read at the station, for which its rule was made.
 */
export function diseaseDay(hours: readonly DiseaseHour[], excess = 12): DiseaseDay {
  const temperatures = hours.map(({ temperature }) => temperature)
  const canopy = hours.map(({ humidity }) => canopyHumidity(humidity, excess))
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return {
    tmax: Math.max(...temperatures),
    tmin: Math.min(...temperatures),
    tmean: mean(temperatures),
    humidity: mean(hours.map(({ humidity }) => humidity)),
    canopyHumidity: mean(canopy),
    humidHours: canopy.filter((humidity) => humidity >= 89).length,
    leafWetness: leafWetness(
      hours.map(({ temperature, humidity, rain }) => ({
        rain,
        temperature,
        dewPoint: dewPoint(temperature, humidity),
      })),
    ),
    rain: hours.reduce((sum, { rain }) => sum + rain, 0),
  }
}

/** What else shifts the risk; null where it is not known. */
export type DiseaseModifiers = {
  /** nitrogen uptake over demand, 0 to 1 */
  nitrogenSatisfied: number | null
  /** kg N/ha applied in the last 21 days */
  recentNitrogen: number | null
  /** mol m⁻² d⁻¹ */
  light: number | null
  daysSinceFungicide: number | null
  daysSinceUvc: number | null
}

export type DiseaseRisk = { index: number; level: RiskLevel; risk: number }

/** Index limits of each model: nothing, moderate, high, and the worst that is drawn. */
export const INDEX_LIMITS = {
  dollarSpot: [0, 0.1, 0.2, 0.6],
  brownPatch: [0, 5, 6, 9],
  pythiumBlight: [-20, 0.4, 3.6, 15],
  anthracnose: [0, 1.5, 2, 6],
  grayLeafSpot: [0, 0.5, 1, 2],
  microdochiumPatch: [0, 2, 3, 4],
} as const satisfies Record<ModelledDisease, readonly [number, number, number, number]>

const HUNGRY: ReadonlySet<ModelledDisease> = new Set(['dollarSpot', 'anthracnose'])
const LUSH: ReadonlySet<ModelledDisease> = new Set([
  'brownPatch',
  'grayLeafSpot',
  'microdochiumPatch',
  'pythiumBlight',
])
const SHADY: ReadonlySet<ModelledDisease> = new Set(['microdochiumPatch', 'grayLeafSpot'])

/** An index on a scale from 0 to 1 on which moderate begins at a third and high at two thirds. */
function scale(
  index: number,
  [none, moderate, high, worst]: readonly [number, number, number, number],
): number {
  const third = (from: number, to: number) => Math.min(1, Math.max(0, (index - from) / (to - from))) / 3
  return third(none, moderate) + third(moderate, high) + third(high, worst)
}

/** How many bands the modifiers move a disease up or down. A rule of this product; UV-C after Santin et al. 2025. */
function bandShift(disease: ModelledDisease, modifiers: DiseaseModifiers): number {
  const { nitrogenSatisfied, recentNitrogen, light, daysSinceFungicide, daysSinceUvc } = modifiers
  let shift = 0
  if (HUNGRY.has(disease) && nitrogenSatisfied !== null && nitrogenSatisfied < 0.5) shift += 1
  if (LUSH.has(disease) && recentNitrogen !== null && recentNitrogen > 30) shift += 1
  if (SHADY.has(disease) && light !== null && light < 10) shift += 1
  if (
    (daysSinceFungicide !== null && daysSinceFungicide <= 14) ||
    (daysSinceUvc !== null && daysSinceUvc <= 3)
  )
    shift -= 1
  return shift
}

/**
 * The risk of every modelled disease on the last of some consecutive days, oldest first; six days serve every model, fewer
 * are read as far as they go. The modifiers move a level and its risk by bands of one third, but raise none that the weather
 * rules out. Risk is 0 to 1, index in the model's own unit.
 * @throws RangeError without a day.
 */
export function assessDiseases(
  days: readonly DiseaseDay[],
  modifiers: DiseaseModifiers,
): Record<ModelledDisease, DiseaseRisk> {
  const today = days.at(-1)
  if (!today) throw new RangeError('no day to assess')
  const mean = (count: number, read: (day: DiseaseDay) => number) => {
    const last = days.slice(-count)
    return last.reduce((sum, day) => sum + read(day), 0) / last.length
  }
  const threeDays = { temperature: mean(3, (day) => day.tmean), wetness: mean(3, (day) => day.leafWetness) }
  const probability = smithKerns(
    mean(5, (day) => day.tmean),
    mean(5, (day) => day.humidity),
  )
  const brown = brownPatchIndex(today.canopyHumidity, today.tmin)
  const anthracnose = anthracnoseIndex(threeDays.temperature, threeDays.wetness)
  const gray = grayLeafSpotRatio(threeDays.temperature, 3 * threeDays.wetness)
  const microdochium = microdochiumScore(today.tmean, days.slice(-6).filter(({ rain }) => rain >= 0.2).length)
  const lastThree = days.slice(-3)
  const dry = lastThree.every(({ humidHours }) => humidHours === 0)

  const assess = (disease: ModelledDisease, index: number, level: RiskLevel): DiseaseRisk => {
    const risk = scale(index, INDEX_LIMITS[disease])
    const shift = risk > 0 ? bandShift(disease, modifiers) : 0
    const band = Math.min(2, Math.max(0, RISK_LEVELS.indexOf(level) + shift))
    return { index, level: RISK_LEVELS[band] ?? level, risk: Math.min(1, Math.max(0, risk + shift / 3)) }
  }
  return {
    dollarSpot: assess('dollarSpot', probability, dollarSpotLevel(probability)),
    brownPatch: assess('brownPatch', brown, brownPatchLevel(brown)),
    pythiumBlight: assess(
      'pythiumBlight',
      dry ? INDEX_LIMITS.pythiumBlight[0] : pythiumIndex(lastThree),
      pythiumLevel(lastThree),
    ),
    anthracnose: assess('anthracnose', anthracnose, anthracnoseLevel(anthracnose)),
    grayLeafSpot: assess('grayLeafSpot', gray, grayLeafSpotLevel(gray)),
    microdochiumPatch: assess('microdochiumPatch', microdochium, microdochiumLevel(microdochium)),
  }
}
