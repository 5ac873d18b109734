import { describe, expect, it } from 'vitest'
import { addDays } from '../groundTime.ts'
import { blocksOf, typesOffered } from './reportBlocks.ts'
import { REPORT_READERS, REPORT_TYPES } from './reportChoice.ts'
import { monthsOf, reportPeriods } from './reportPeriods.ts'

const north = { weekStart: 1, latitude: 51.5 } as const

describe('the periods of a report', () => {
  it('are the last whole week and month, and the season so far', () => {
    expect(reportPeriods('2026-04-14', north)).toEqual({
      week: { from: '2026-04-06', to: '2026-04-12' },
      month: { from: '2026-03-01', to: '2026-03-31' },
      season: { from: '2025-07-01', to: '2026-04-14' },
    })
  })

  it('follow the week of the region, and the season of the hemisphere', () => {
    expect(reportPeriods('2026-04-14', { weekStart: 0, latitude: 39 }).week).toEqual({
      from: '2026-04-05',
      to: '2026-04-11',
    })
    expect(reportPeriods('2026-04-14', { weekStart: 1, latitude: -33 }).season.from).toBe('2026-01-01')
    expect(reportPeriods('2026-07-01', north).season).toEqual({ from: '2026-07-01', to: '2026-07-01' })
  })

  it('are asked for month by month, without a day lost or asked for twice', () => {
    const months = monthsOf({ from: '2024-02-10', to: '2026-02-08' })
    expect(months).toHaveLength(25)
    expect(months[0]).toEqual({ from: '2024-02-10', to: '2024-02-29' })
    expect(months.at(-1)).toEqual({ from: '2026-02-01', to: '2026-02-08' })
    for (const [at, { from }] of months.entries())
      if (at > 0) expect(from).toBe(addDays(months[at - 1]?.to ?? '', 1))
    expect(monthsOf({ from: '2026-03-05', to: '2026-03-05' })).toEqual([
      { from: '2026-03-05', to: '2026-03-05' },
    ])
  })
})

describe('the blocks of a report', () => {
  const club = {}
  it('begin with the spray register for an auditor', () => {
    expect(blocksOf('full', 'auditor', club)[0]).toBe('spray')
    expect(blocksOf('inputs', 'auditor', club)[0]).toBe('spray')
  })

  it('show a coach neither people’s hours nor products', () => {
    for (const type of REPORT_TYPES)
      if (type !== 'labour') expect(blocksOf(type, 'coach', club)).not.toContain('labour')
    for (const type of REPORT_TYPES) expect(blocksOf(type, 'coach', club)).not.toContain('spray')
  })

  it('leave out the extended ones where they are off, and the kinds of report that were nothing else', () => {
    const measuring = { measurementsOnly: true }
    expect(typesOffered(measuring)).toEqual(['use', 'condition', 'work', 'full'])
    expect(typesOffered(club)).toEqual(REPORT_TYPES)
    for (const type of typesOffered(measuring))
      for (const reader of REPORT_READERS) {
        const blocks = blocksOf(type, reader, measuring)
        expect(blocks.length).toBeGreaterThan(0)
        for (const name of ['norm', 'inputs', 'spray', 'labour', 'weather', 'feedback'])
          expect(blocks).not.toContain(name)
      }
  })
})
