import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from '../groundTime.ts'
import type { Day } from '../wire.ts'
import { COUNTER_PRESETS, countDegreeDays, presetStart } from './degreeDayCounter.ts'
import { yearBefore } from './yearBefore.ts'

const TODAY = '2026-04-14'
const steady = (from: Day, to: Day, temperature: number): [Day, number][] =>
  daysFrom(from, to).map((day) => [day, temperature])

describe('degree days since an event', () => {
  it('are counted from the day after it', () => {
    const count = countDegreeDays(
      { base: 0, start: '2026-04-04', target: 200 },
      new Map(steady('2026-04-01', '2026-04-24', 20)),
      TODAY,
    )
    expect(count.sum).toBe(200)
    expect(count.share).toBe(1)
    expect(count.due).toEqual({ day: TODAY, source: 'known' })
  })

  it('never fall on days colder than the base', () => {
    const count = countDegreeDays(
      { base: 10, start: '2026-04-04', target: 100 },
      new Map([...steady('2026-04-05', '2026-04-09', 4), ...steady('2026-04-10', TODAY, 14)]),
      TODAY,
    )
    expect(count.sum).toBe(20)
  })

  it('reach the target by the forecast, and beyond it as the weeks of last year did', () => {
    const temperatures = new Map([
      ...steady('2026-04-05', TODAY, 10),
      ...steady('2026-04-15', '2026-04-24', 15),
      ...steady('2025-04-20', '2025-05-10', 25),
    ])
    const dueAt = (target: number) =>
      countDegreeDays({ base: 0, start: '2026-04-04', target }, temperatures, TODAY).due
    expect(dueAt(130)).toEqual({ day: '2026-04-16', source: 'forecast' })
    // 100 to today, 250 with the forecast, 25 a day after it.
    expect(dueAt(300)).toEqual({ day: '2026-04-26', source: 'lastYear' })
    expect(dueAt(5000)).toBeNull()
  })

  it('end with the forecast where there is no target', () => {
    const temperatures = new Map([
      ...steady('2026-04-05', '2026-04-24', 10),
      ...steady('2025-04-20', '2025-05-10', 25),
    ])
    const count = countDegreeDays({ base: 0, start: '2026-04-04', target: Infinity }, temperatures, TODAY)
    expect(count).toMatchObject({ sum: 100, share: 0, due: null })
    expect(count.days.at(-1)).toEqual({ day: '2026-04-24', sum: 200, source: 'forecast' })
  })

  it('say how many days they do not know, and are unknown without any', () => {
    const gaps = new Map(steady('2026-04-05', TODAY, 10))
    gaps.delete('2026-04-06')
    gaps.set('2026-04-07', 999)
    expect(countDegreeDays({ base: 0, start: '2026-04-04', target: 200 }, gaps, TODAY)).toMatchObject({
      sum: 80,
      missing: 2,
    })
    expect(countDegreeDays({ base: 0, start: '2026-04-04', target: 200 }, new Map(), TODAY)).toMatchObject({
      sum: null,
      share: null,
      missing: 10,
      due: null,
    })
  })

  it('are none before an event that is still to come, whose target is foretold all the same', () => {
    const count = countDegreeDays(
      { base: 0, start: '2026-04-16', target: 30 },
      new Map(steady('2026-04-01', '2026-04-24', 10)),
      TODAY,
    )
    expect(count).toMatchObject({ sum: 0, missing: 0, due: { day: '2026-04-19', source: 'forecast' } })
  })
})

describe('presets', () => {
  it('count seed heads from 1 February, at 200 °F·d for ethephon', () => {
    expect(COUNTER_PRESETS.seedheadEthephon.target * 1.8).toBeCloseTo(200, 9)
    expect(presetStart('seedheadEthephon', TODAY)).toBe('2026-02-01')
    expect(presetStart('seedheadEthephon', '2026-01-20')).toBe('2025-02-01')
    expect(presetStart('paclobutrazol', TODAY)).toBe(TODAY)
  })
})

describe('the same date a year before', () => {
  it('is 28 February for the 29th', () => {
    expect(yearBefore('2028-02-29')).toBe('2027-02-28')
    expect(addDays(yearBefore('2026-04-14'), 0)).toBe('2025-04-14')
  })
})
