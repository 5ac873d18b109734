import { RISK_LEVELS } from '../../domain/turfSeries.ts'
import type { Day } from '../../domain/wire.ts'
import type { Demo } from '../demo.ts'
import { addDays } from '../groundTime.ts'
import { type Club, findPitch } from '../seed/clubs.ts'
import { diseaseRisks } from './diseaseRisk.ts'
import type { DayOfRisk } from './diseaseRisk.ts'
import { turfDays } from './turfDays.ts'
import { turfOf } from './turfOf.ts'

const OUTLOOK_DAYS = 7

/** The days from today on with the disease that threatens most on each, and the worst of them all. */
type DiseaseOutlook = { days: DayOfRisk[]; worst: DayOfRisk | null }

/** How a pitch's diseases look for the coming week; for the suggestions. An unknown pitch has no outlook. */
export async function diseaseOutlook(demo: Demo, club: Club, pitchId: string): Promise<DiseaseOutlook> {
  const found = findPitch([club], pitchId)
  if (!found) return { days: [], worst: null }
  const from = demo.today(found.club.id)
  const to = addDays(from, OUTLOOK_DAYS - 1)
  const turf = await turfOf(demo, found, { from, to })
  const worstOn = new Map<Day, DayOfRisk>()
  for (const risk of diseaseRisks(turf, turfDays(turf, from, to))) {
    const known = worstOn.get(risk.date)
    if (!known || isWorse(risk, known)) worstOn.set(risk.date, risk)
  }
  const days = [...worstOn.values()]
  return {
    days,
    worst: days.reduce<DayOfRisk | null>((worst, day) => (worst && !isWorse(day, worst) ? worst : day), null),
  }
}

function isWorse(one: DayOfRisk, other: DayOfRisk): boolean {
  const difference = RISK_LEVELS.indexOf(one.level) - RISK_LEVELS.indexOf(other.level)
  return difference > 0 || (difference === 0 && one.risk > other.risk)
}
