import { describe, expect, it } from 'vitest'
import { isTabOff, pitchTabsOf, storageTabsOf } from './pageTabs.ts'

const CLUB = { isLeagueAdmin: false, measurementsOnly: false }
const LEAGUE = { isLeagueAdmin: true, measurementsOnly: false }
const MEASURING = { isLeagueAdmin: false, measurementsOnly: true }

describe('the tabs of a page', () => {
  it('are all there for a club, and without those that are switched off for others', () => {
    expect(pitchTabsOf(CLUB)).toHaveLength(7)
    expect(storageTabsOf(CLUB)).toHaveLength(5)
    expect(pitchTabsOf(LEAGUE)).toEqual(['trends', 'sessions', 'water', 'wear'])
    expect(pitchTabsOf(MEASURING)).toEqual(['trends', 'sessions'])
    expect(storageTabsOf(MEASURING)).toEqual(['equipment'])
  })

  it('A10 are off by address as well, which a word that is no tab is not', () => {
    expect(isTabOff('pitch', 'sunlight', CLUB)).toBe(false)
    expect(isTabOff('pitch', 'sunlight', LEAGUE)).toBe(true)
    expect(isTabOff('pitch', 'water', MEASURING)).toBe(true)
    expect(isTabOff('storage', 'supplies', MEASURING)).toBe(true)
    for (const word of ['', 'nothing', 'supplies']) expect(isTabOff('pitch', word, LEAGUE)).toBe(false)
  })
})
