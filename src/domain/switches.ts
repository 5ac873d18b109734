import type { Company } from './company.ts'

/** For which kind of company a feature is off (spec §6); the only place that says so. */
const OFF = {
  storage: { leagueAdmin: true, measurementsOnly: false },
  product_management: { leagueAdmin: false, measurementsOnly: true },
  cocktail_management: { leagueAdmin: false, measurementsOnly: true },
  work_plan: { leagueAdmin: true, measurementsOnly: true },
  calendar_tv_view: { leagueAdmin: true, measurementsOnly: true },
  calendar_users: { leagueAdmin: true, measurementsOnly: true },
  calendar_pitches: { leagueAdmin: true, measurementsOnly: true },
  home_disease_risk: { leagueAdmin: true, measurementsOnly: true },
  home_inventory_alerts: { leagueAdmin: true, measurementsOnly: true },
  home_filters: { leagueAdmin: true, measurementsOnly: true },
  suggested_activities: { leagueAdmin: true, measurementsOnly: true },
  recurring_activities: { leagueAdmin: true, measurementsOnly: false },
  latest_activities: { leagueAdmin: true, measurementsOnly: false },
  pitch_shade_analysis: { leagueAdmin: true, measurementsOnly: true },
  pitch_details_grass: { leagueAdmin: true, measurementsOnly: true },
  pitch_details_maintenance: { leagueAdmin: true, measurementsOnly: true },
  pitch_growth: { leagueAdmin: true, measurementsOnly: true },
  extended_report: { leagueAdmin: false, measurementsOnly: true },
} as const

export type Feature = keyof typeof OFF
export const FEATURES = Object.keys(OFF) as Feature[]

/** A flag that is missing or unreadable counts as not set; both set is the union of what is off (quality A9). */
export type CompanyFlags = Pick<Company, 'isLeagueAdmin' | 'measurementsOnly'>

export function isOn(feature: Feature, company: CompanyFlags): boolean {
  const off = OFF[feature]
  return !(
    (company.isLeagueAdmin === true && off.leagueAdmin) ||
    (company.measurementsOnly === true && off.measurementsOnly)
  )
}

/** True when the company may write anything but feedback and reports (spec §6 "mostly read-only"). */
export const isReadOnly = (company: CompanyFlags): boolean => company.isLeagueAdmin === true
