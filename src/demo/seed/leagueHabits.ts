import { addDays } from '../groundTime.ts'

/** What sets some clubs of the league apart, so that its office has something to look at. */
type Habit = {
  /** Nothing has come of the last so many days: they measure, but send late or not at all. */
  silentDays?: number
  /** Their stadium is read on the morning of the match. */
  readsOnMatchDay?: true
  /** mm; most cut at 25. */
  mowingHeight?: number
}

export const LEAGUE_HABITS: Readonly<Record<string, Habit>> = {
  'al-sahra': { silentDays: 38 },
  'al-rimal': { silentDays: 4 },
  'al-jabal': { readsOnMatchDay: true },
  'al-marjan': { mowingHeight: 26 },
  'al-waha': { mowingHeight: 26 },
  'al-hisn': { mowingHeight: 22 },
}

/** The last day of which readings have come from a club; undefined for today. */
export const lastSentDay = (clubId: string, today: string): string | undefined => {
  const days = LEAGUE_HABITS[clubId]?.silentDays
  return days === undefined ? undefined : addDays(today, -days)
}

/** Turf that was let dry out and is worn through: share of its moisture, and its use. */
export const NEGLECTED: Readonly<Record<string, { moisture: number; use: number }>> = {
  'al-wadi-stadium': { moisture: 0.42, use: 1.3 },
}
