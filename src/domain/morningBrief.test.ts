import { describe, expect, it } from 'vitest'
import { diseaseOutlook, highUntil, worstOf } from './diseaseOutlook.ts'
import { latestReading } from './latestReading.ts'
import { type BriefSources, morningBrief } from './morningBrief.ts'

const now = new Date('2026-04-14T05:30:00Z')
const nothing: BriefSources = {
  weather: undefined,
  disease: undefined,
  fixtures: undefined,
  activities: undefined,
  daysOff: undefined,
  nonWorkingDays: undefined,
  stock: undefined,
}
const states = (sources: Partial<BriefSources>) =>
  Object.fromEntries(
    morningBrief({ ...nothing, ...sources }, now, 'Europe/London').map(({ topic, state }) => [topic, state]),
  )

describe('the morning brief (B14)', () => {
  it('is eight facts in order, and what has not come is unknown, never none', () => {
    expect(Object.entries(states({}))).toEqual(
      ['weather', 'frost', 'disease', 'matches', 'late', 'off', 'stock', 'changes'].map((topic) => [
        topic,
        'unknown',
      ]),
    )
  })

  it('what is switched off is not spoken of', () => {
    expect(Object.keys(states({ disease: null, stock: null }))).toEqual([
      'weather',
      'frost',
      'matches',
      'late',
      'off',
      'changes',
    ])
  })

  it('a quiet day says none', () => {
    expect(
      states({ fixtures: [], activities: [], daysOff: [], nonWorkingDays: [], stock: [] }),
    ).toMatchObject({
      matches: 'none',
      late: 'none',
      off: 'none',
      stock: 'none',
      changes: 'none',
    })
  })

  it('says of a day on which nobody is due that it is one, not that everybody is here', () => {
    expect(states({ daysOff: [], nonWorkingDays: [{ date: '2026-04-14' }] }).off).toBe('nonWorking')
    expect(states({ daysOff: [], nonWorkingDays: [{ date: '2026-04-15' }] }).off).toBe('none')
    expect(states({ daysOff: [] }).off).toBe('unknown')
  })

  it('names a section only where the disease does not threaten all of them alike', () => {
    const section = (sectionId: string, level: string, diseaseId = 'microdochiumPatch') =>
      ({ sectionId, outlook: [{ worst: { diseaseId, level, risk: level === 'high' ? 0.9 : 0.2 } }] }) as never
    const disease = (...sections: never[]) =>
      morningBrief({ ...nothing, disease: sections }, now, 'Europe/London').find(
        ({ topic }) => topic === 'disease',
      )
    expect(disease(section('centre', 'high'), section('north', 'high'))).toMatchObject({
      threats: [{ isWhole: true }],
    })
    expect(disease(section('centre', 'low'), section('north', 'high'))).toMatchObject({
      threats: [{ sectionIds: ['north'], isWhole: false }],
    })
    expect(disease(section('centre', 'high', 'dollarSpot'), section('north', 'high'))).toMatchObject({
      threats: [
        { diseaseId: 'dollarSpot', sectionIds: ['centre'], isWhole: false },
        { diseaseId: 'microdochiumPatch', sectionIds: ['north'], isWhole: false },
      ],
    })
    expect(disease(section('centre', 'moderate', 'dollarSpot'), section('north', 'high'))).toMatchObject({
      state: 'high',
      threats: [{ sectionIds: ['north'] }],
    })
  })

  it('says nothing of rain, wind or frost where the forecast does not', () => {
    const at = (time: string, more: object) => ({ time: `2026-04-14T${time}:00:00Z`, ...more })
    const facts = (...hourly: object[]) =>
      morningBrief({ ...nothing, weather: { hourly } as never }, now, 'Europe/London').slice(0, 2)
    expect(facts(at('05', { temperature: 7, rain: 0 }), at('06', { temperature: 8 }))).toMatchObject([
      { state: 'known', low: 7, high: 8, rain: undefined, wind: undefined },
      { state: 'none' },
    ])
    expect(facts(at('05', { rain: 0, wind: 3 }))).toMatchObject([{ state: 'unknown' }, { state: 'unknown' }])
  })

  it('what is below its minimum does not stop the work, so it is not short', () => {
    const low = { kind: 'supply', why: 'low' } as never
    const short = { kind: 'supply', why: 'short' } as never
    expect(states({ stock: [low] }).stock).toBe('none')
    expect(states({ stock: [low, short] }).stock).toBe('short')
  })
})

describe('disease of the coming week (F6)', () => {
  const row = (date: string, diseaseId: string, risk?: number, level?: 'low' | 'moderate' | 'high') =>
    ({ date, diseaseId, risk, level }) as never

  it('takes the worst of a day by level, then by number', () => {
    const [today] = diseaseOutlook(
      [
        row('2026-04-14', 'a', 0.9, 'moderate'),
        row('2026-04-14', 'b', 0.2, 'high'),
        row('2026-04-14', 'c', 0.3, 'high'),
      ],
      '2026-04-14',
    )
    expect(today?.worst).toEqual({ diseaseId: 'c', risk: 0.3, level: 'high' })
  })

  it('H2 a risk that is no share of one is unknown, and a day without rows is not low', () => {
    expect(worstOf([row('2026-04-14', 'a', 7)])).toBeNull()
    expect(worstOf([row('2026-04-14', 'a', -1, 'low')])).toEqual({ diseaseId: 'a', risk: null, level: 'low' })
    expect(diseaseOutlook([], '2026-04-14').map(({ worst }) => worst)).toEqual(Array(7).fill(null))
  })

  it('is high until the last day in a row', () => {
    const outlook = diseaseOutlook(
      [
        row('2026-04-14', 'a', 1),
        row('2026-04-15', 'a', 0.7),
        row('2026-04-16', 'a', 0.4),
        row('2026-04-17', 'a', 1),
      ],
      '2026-04-14',
    )
    expect(highUntil(outlook)).toBe('2026-04-15')
  })
})

describe('the newest reading (F2)', () => {
  const measured = (measuredAt: string, values: (number | null)[][], metric = 'soilMoisture') =>
    ({ id: measuredAt, measuredAt, metric, values }) as never

  it('is the newest that holds one: empty grids, other metrics and the future are passed over', () => {
    expect(
      latestReading(
        [
          measured('2026-04-10T08:00:00Z', [[20, null, 30]]),
          measured('2026-04-12T08:00:00Z', [[null]]),
          measured('2026-04-13T08:00:00Z', [[70]], 'hardness'),
          measured('2027-01-01T08:00:00Z', [[99]]),
        ],
        'soilMoisture',
        now,
      ),
    ).toEqual({ mean: 25, measuredAt: '2026-04-10T08:00:00Z' })
    expect(latestReading([], 'hardness', now)).toBeNull()
  })
})
