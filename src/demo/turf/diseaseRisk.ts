import { assessDiseases } from '../../domain/agronomy/diseaseRisk.ts'
import type { DiseaseModifiers, DiseaseRisk, ModelledDisease } from '../../domain/agronomy/diseaseRisk.ts'
import type { Day } from '../../domain/wire.ts'
import { addDays, daysFrom } from '../groundTime.ts'
import { diseasesOf } from './diseaseCatalogue.ts'
import { diseaseDayOn } from './sky.ts'
import type { Turf, TurfDay } from './turfDays.ts'

/** Days of weather that every model can look back on. */
const LOOK_BACK = 5

/** Since when something was last done, days; null when it was not done within the known work. */
function daysSince(turf: Turf, date: Day, reach: number, done: 'fungicide' | 'uvc'): number | null {
  for (let days = 0; days <= reach; days++) if (turf.work.get(addDays(date, -days))?.[done]) return days
  return null
}

function modifiersOf(turf: Turf, day: TurfDay): DiseaseModifiers {
  return {
    nitrogenSatisfied: turf.feedsKnown ? day.nitrogen.satisfied : null,
    recentNitrogen: day.recentNitrogen,
    light: day.light,
    daysSinceFungicide: daysSince(turf, day.date, 14, 'fungicide'),
    daysSinceUvc: daysSince(turf, day.date, 3, 'uvc'),
  }
}

export type DayOfRisk = { date: Day; diseaseId: ModelledDisease } & DiseaseRisk

/** The risk of every disease that the pitch's grasses can catch, day by day. */
export function diseaseRisks(turf: Turf, days: readonly TurfDay[]): DayOfRisk[] {
  const { club, pitch } = turf
  const canopy = (pitch.stands?.length ?? 0) >= 3 ? 'sheltered' : 'open'
  const diseases = diseasesOf(pitch.species)
  return days.flatMap((day) => {
    const weather = daysFrom(addDays(day.date, -LOOK_BACK), day.date).map((date) =>
      diseaseDayOn(club.site, date, canopy),
    )
    const risks = assessDiseases(weather, modifiersOf(turf, day))
    return diseases.map((diseaseId) => ({ date: day.date, diseaseId, ...risks[diseaseId] }))
  })
}
