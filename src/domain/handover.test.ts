// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sampleWork } from './evidence/packSamples.ts'
import { addDays } from './groundTime.ts'
import { certificatesAhead, ownBands, productEffects, servicesAhead, servicesByDay } from './handover.ts'
import { handoverHtml, handoverMarkdown } from './handoverFile.ts'

const shed = { cocktails: new Map() }
const use = (day: string, pitchId = 'p1') =>
  sampleWork(`use-${day}-${pitchId}`, {
    activityName: 'spraying',
    startDate: `${day}T07:00:00Z`,
    endDate: `${day}T08:00:00Z`,
    pitchIds: [pitchId],
    fields: [
      {
        key: 'product',
        value: [{ id: 'wetter', cocktailId: undefined, rate: 10, rateUnit: 'l/ha', quantity: undefined }],
      },
    ],
  })
const reading = (day: string, mean: number, pitchId = 'p1') => ({
  pitchId,
  metric: 'soilMoisture',
  measuredAt: `${day}T06:00:00Z`,
  values: [[mean - 1, mean + 1, null]],
})
const MONTHS = ['2026-01-15', '2026-02-15', '2026-03-15']

describe('B17 products that moved readings', () => {
  it('compares the days before and after each use, with the number of uses', () => {
    const measurements = MONTHS.flatMap((day, at) => [
      reading(addDays(day, -3), 20 + at),
      reading(addDays(day, 4), 24 + at),
    ])
    expect(
      productEffects(
        MONTHS.map((day) => use(day)),
        measurements,
        shed,
      ),
    ).toEqual([
      {
        supplyId: 'wetter',
        metric: 'soilMoisture',
        uses: 3,
        readings: 6,
        before: 21,
        after: 25,
        change: 4,
        chance: expect.closeTo(0, 9) as number,
        isClear: true,
      },
    ])
  })

  it('says nothing of fewer than three uses, of another pitch, or of readings too far away', () => {
    const two = MONTHS.slice(0, 2)
    const near = (days: readonly string[], pitchId?: string) =>
      days.flatMap((day) => [reading(addDays(day, -3), 20, pitchId), reading(addDays(day, 4), 24, pitchId)])
    expect(
      productEffects(
        two.map((day) => use(day)),
        near(two),
        shed,
      ),
    ).toEqual([])
    expect(
      productEffects(
        MONTHS.map((day) => use(day)),
        near(MONTHS, 'p2'),
        shed,
      ),
    ).toEqual([])
    const far = MONTHS.flatMap((day) => [reading(addDays(day, -15), 20), reading(addDays(day, 16), 24)])
    expect(
      productEffects(
        MONTHS.map((day) => use(day)),
        far,
        shed,
      ),
    ).toEqual([])
  })

  it('is not clear where readings scatter more than they move', () => {
    const scatter = [-6, 7, -2]
    const measurements = MONTHS.flatMap((day, at) => [
      reading(addDays(day, -3), 20),
      reading(addDays(day, 4), 20 + (scatter[at] ?? 0)),
    ])
    expect(
      productEffects(
        MONTHS.map((day) => use(day)),
        measurements,
        shed,
      )[0]?.isClear,
    ).toBe(false)
  })

  it('does not take a reading after the next use for one after the first', () => {
    const days = ['2026-01-01', '2026-01-06', '2026-01-11']
    const measurements = [reading('2025-12-30', 20), reading('2026-01-13', 30)]
    // Only the first use has a reading before it, only the last one after it.
    expect(
      productEffects(
        days.map((day) => use(day)),
        measurements,
        shed,
      ),
    ).toEqual([])
  })
})

describe('B17 what else is handed over', () => {
  it('lists own bands of pitches that exist, the season of today first', () => {
    const limits = { criticalLow: null, low: 18, high: 26, criticalHigh: null }
    const found = ownBands(
      {
        'winter/soilMoisture/p1': limits,
        'spring/hardness/p1': limits,
        'spring/hardness/gone': limits,
        nonsense: limits,
      },
      [{ id: 'p1', latitude: 51 }],
      '2026-04-14',
    )
    expect(found.map(({ season, metric }) => `${season} ${metric}`)).toEqual([
      'spring hardness',
      'winter soilMoisture',
    ])
  })

  it('names certificates that have run out or will within half a year', () => {
    const found = certificatesAhead(
      {
        u1: [
          { name: 'First aid', expires: '2026-09-01' },
          { name: 'Spraying', expires: '2026-03-01' },
          { name: 'Tractor', expires: '2028-01-01' },
        ],
      },
      '2026-04-14',
    )
    expect(found).toEqual([
      { userId: 'u1', name: 'Spraying', expires: '2026-03-01', isOver: true },
      { userId: 'u1', name: 'First aid', expires: '2026-09-01', isOver: false },
    ])
  })

  it('names machines whose service is due or not known, the most overdue first', () => {
    const machine = (id: string, more: object) => ({
      id,
      name: id,
      available: 1,
      units: 1,
      group: '',
      activities: [],
      manufacturer: undefined,
      model: undefined,
      serialNumber: undefined,
      hours: undefined,
      serviceEvery: undefined,
      lastServiceHours: undefined,
      notes: undefined,
      updatedAt: undefined,
      ...more,
    })
    const found = servicesAhead([
      machine('fine', { hours: 10, serviceEvery: 100, lastServiceHours: 0 }),
      machine('none', {}),
      machine('unknown', { serviceEvery: 100 }),
      machine('due', { hours: 130, serviceEvery: 100, lastServiceHours: 0 }),
    ])
    expect(found.map(({ machine: { id }, service }) => [id, service.kind])).toEqual([
      ['due', 'due'],
      ['unknown', 'unknown'],
    ])
    const serviced = (machineId: string, nextDay: string) => ({
      id: machineId,
      machineId,
      at: '2025-10-01T08:00:00Z',
      kind: 'service' as const,
      nextDay,
    })
    const log = [
      serviced('later', '2026-09-01'),
      serviced('near', '2026-04-20'),
      serviced('over', '2026-04-01'),
    ]
    const machines = ['later', 'near', 'over', 'silent'].map((id) => machine(id, {}))
    expect(
      servicesByDay(machines, log as never, '2026-04-14').map(({ machine: { id }, kind }) => [id, kind]),
    ).toEqual([
      ['over', 'due'],
      ['near', 'soon'],
    ])
  })

  it('is a page and a text that show what was written and run nothing of it', () => {
    const bad = '<img src=x onerror=alert(1)> | *a* [b](c)'
    const notes = {
      title: 'Handover',
      lead: [bad],
      sections: [
        {
          id: 's',
          heading: 'Rhythm',
          sentences: ['One.'],
          list: [bad],
          table: { head: ['Pitch', 'Work'], rows: [[bad, 'Mowing']] },
        },
      ],
    }
    const page = new DOMParser().parseFromString(
      handoverHtml(notes, { language: 'ar', direction: 'rtl' }),
      'text/html',
    )
    expect(page.querySelectorAll('img, script')).toHaveLength(0)
    expect(page.documentElement.dir).toBe('rtl')
    expect([...page.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([bad, 'Mowing'])
    const markdown = handoverMarkdown(notes)
    expect(markdown).toContain('# Handover\n')
    expect(markdown).toContain('| Pitch | Work |\n| --- | --- |\n')
    expect(markdown).not.toMatch(/(?<!\\)<img/)
    // A bar within a cell does not begin another cell.
    expect(
      markdown
        .split('\n')
        .at(-2)
        ?.match(/(?<!\\)\|/g),
    ).toHaveLength(3)
  })
})
