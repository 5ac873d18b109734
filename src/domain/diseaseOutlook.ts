import { addDays } from './groundTime.ts'
import { type DiseaseRiskDay, RISK_LEVELS, type RiskLevel } from './turfSeries.ts'
import type { Day, Id } from './wire.ts'

/** Today and the six days after it (F6). */
export const OUTLOOK_DAYS = 7
export const outlookPeriod = (today: Day) => ({ from: today, to: addDays(today, OUTLOOK_DAYS - 1) })

/** The disease that threatens most on a day; risk 0–1, null where only the level is known. */
export type WorstDisease = { diseaseId: Id; risk: number | null; level: RiskLevel }
export type OutlookDay = { day: Day; worst: WorstDisease | null }

/** Where the levels of the common scale from 0 to 1 begin: thirds (agronomy/diseaseRisk.ts). */
export const LEVEL_FROM = { moderate: 1 / 3, high: 2 / 3 } as const

/** The level of a risk from 0 to 1 where none comes with it. */
export const levelOf = (risk: number): RiskLevel =>
  risk >= LEVEL_FROM.high ? 'high' : risk >= LEVEL_FROM.moderate ? 'moderate' : 'low'

/** A risk as every screen and file writes it: from 0 to 100. */
export const of100 = (risk: number): number => 100 * risk

/** A row as far as it can be believed: a risk that is no share of 1 is unknown, a row without risk and level says nothing. */
function read({ diseaseId, risk, level }: DiseaseRiskDay): WorstDisease | null {
  const known = risk !== undefined && risk >= 0 && risk <= 1 ? risk : null
  const grade = level ?? (known === null ? undefined : levelOf(known))
  return grade === undefined ? null : { diseaseId, risk: known, level: grade }
}

export const isWorse = (one: WorstDisease, other: WorstDisease): boolean => {
  const difference = RISK_LEVELS.indexOf(one.level) - RISK_LEVELS.indexOf(other.level)
  return difference > 0 || (difference === 0 && (one.risk ?? -1) > (other.risk ?? -1))
}

/** The days from today on with what threatens most on each; null is a day of which nothing is known. */
export function diseaseOutlook(risks: readonly DiseaseRiskDay[], today: Day): OutlookDay[] {
  return Array.from({ length: OUTLOOK_DAYS }, (_, at) => {
    const day = addDays(today, at)
    return { day, worst: worstOf(risks.filter(({ date }) => date === day)) }
  })
}

/** What threatens most among some risks; null when nothing is known. */
export function worstOf(risks: readonly DiseaseRiskDay[]): WorstDisease | null {
  let worst: WorstDisease | null = null
  for (const row of risks) {
    const one = read(row)
    if (one && (!worst || isWorse(one, worst))) worst = one
  }
  return worst
}

/** Until when a level stays high from today on: the last day in a row, or null when it is not high today. */
export function highUntil(outlook: readonly OutlookDay[]): Day | null {
  let last: Day | null = null
  for (const { day, worst } of outlook) {
    if (worst?.level !== 'high') break
    last = day
  }
  return last
}
