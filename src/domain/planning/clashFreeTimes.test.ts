import { describe, expect, it } from 'vitest'
import { clashFreeTimes } from './clashFreeTimes.ts'
import { at, DAY, ground, match, supply, work } from './samples.ts'

const wanted = { sky: undefined, now: at('05:00'), count: 3 }
const iron = (quantity: number) => ({
  fields: [
    { key: 'product', value: [{ id: 'iron', cocktailId: undefined, rate: 5, rateUnit: 'l/ha', quantity }] },
  ],
})

describe('the free times of a clash', () => {
  it('keep lines from being mown off: they begin when the cut is over', () => {
    const fixtures = [match(at('15:00', '2026-04-15'), at('17:00', '2026-04-15'))]
    const mark = work('mark', 'lineMarking', '09:00', '10:30')
    const mow = work('mow', 'mowing', '13:00', '14:00')
    const times = clashFreeTimes(mark, [mow], ground({ fixtures }), wanted)
    expect(times).not.toHaveLength(0)
    for (const { startDate } of times) expect(startDate >= mow.endDate).toBe(true)
  })

  it('keep lamps off a pitch that is mown: their rig stands on the turf', () => {
    const lamps = work('lamps', 'growLights', '08:00', '12:00')
    const mow = work('mow', 'mowing', '09:00', '10:00')
    const times = clashFreeTimes(lamps, [mow], ground(), wanted)
    expect(times).not.toHaveLength(0)
    for (const { startDate } of times) expect(startDate >= mow.endDate).toBe(true)
  })

  it('are none where only the shed is short: no other hour brings what it lacks', () => {
    const spray = work('spray', 'spraying', '08:00', '09:00', iron(6))
    const short = ground({ supplies: [supply('iron', 2)] })
    expect(clashFreeTimes(spray, [], short, wanted)).toEqual([])
    const taken = work('mow', 'mowing', '08:30', '09:30')
    const [first] = clashFreeTimes(spray, [taken], short, wanted)
    expect(first?.startDate.slice(0, 10)).toBe(DAY)
  })

  it('are free on every pitch where work is done on several, each with its distance to the first', () => {
    const first = work('a', 'mowing', '08:00', '09:00', { pitchIds: ['north'] })
    const second = work('b', 'mowing', '09:00', '10:00', { pitchIds: ['south'] })
    const cores = work('c', 'aeration', '09:30', '11:00', { pitchIds: ['south'] })
    const times = clashFreeTimes(first, [cores], ground(), { ...wanted, further: [second] })
    expect(times).not.toHaveLength(0)
    for (const { startDate } of times) {
      const start = Date.parse(startDate) + 3_600_000
      const isBefore = start + 3_600_000 <= Date.parse(cores.startDate)
      expect(isBefore || start >= Date.parse(cores.endDate)).toBe(true)
    }
  })
})
