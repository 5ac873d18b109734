import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { company } from './company.ts'
import { type Feature, FEATURES, isOn, isReadOnly } from './switches.ts'

/** Spec §6, word for word. */
const LEAGUE_ADMIN =
  'storage, work_plan, calendar_tv_view, calendar_users, calendar_pitches, home_disease_risk, home_inventory_alerts, suggested_activities, recurring_activities, home_filters, pitch_shade_analysis, pitch_details_grass, pitch_details_maintenance, latest_activities, pitch_growth'
const MEASUREMENTS_ONLY =
  'product_management, cocktail_management, work_plan, calendar_tv_view, calendar_users, calendar_pitches, home_disease_risk, home_inventory_alerts, home_filters, suggested_activities, pitch_shade_analysis, pitch_details_grass, pitch_details_maintenance, extended_report, pitch_growth'

const read = (flags: object) => v.parse(company, { country: 'GB', allowedActivityNames: [], ...flags })
const offFor = (flags: object): string[] =>
  FEATURES.filter((feature) => !isOn(feature, read(flags))).toSorted()
const listed = (...lists: string[]): string[] =>
  [...new Set(lists.flatMap((list) => list.split(', ')))].toSorted()

describe('feature switches', () => {
  it('A8 fifteen features are off for a league admin, fifteen for a company that only measures', () => {
    expect(listed(LEAGUE_ADMIN)).toHaveLength(15)
    expect(offFor({ isLeagueAdmin: true })).toEqual(listed(LEAGUE_ADMIN))
    expect(listed(MEASUREMENTS_ONLY)).toHaveLength(15)
    expect(offFor({ measurementsOnly: true })).toEqual(listed(MEASUREMENTS_ONLY))
    expect(FEATURES.toSorted()).toEqual(listed(LEAGUE_ADMIN, MEASUREMENTS_ONLY))
  })

  it('A9 both flags take away what either takes away', () => {
    expect(offFor({ isLeagueAdmin: true, measurementsOnly: true })).toEqual(
      listed(LEAGUE_ADMIN, MEASUREMENTS_ONLY),
    )
  })

  it('A9 flags that are missing, null or no booleans take nothing away', () => {
    for (const flag of [undefined, null, 'true', 1, {}, []]) {
      expect(offFor({ isLeagueAdmin: flag, measurementsOnly: flag })).toEqual([])
      expect(isReadOnly(read({ isLeagueAdmin: flag }))).toBe(false)
    }
  })

  it('spec §6 only a league admin reads without writing', () => {
    expect(isReadOnly(read({ isLeagueAdmin: true }))).toBe(true)
    expect(isReadOnly(read({ measurementsOnly: true }))).toBe(false)
  })

  it('X8 a company cannot bring flags along in its prototype', () => {
    const sent = JSON.parse(
      '{"country":"GB","__proto__":{"isLeagueAdmin":true},"constructor":{"measurementsOnly":true}}',
    ) as object
    expect(FEATURES.every((feature: Feature) => isOn(feature, v.parse(company, sent)))).toBe(true)
    expect(isOn('storage', {})).toBe(true)
  })
})
