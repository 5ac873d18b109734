import { describe, expect, it } from 'vitest'
import { freeGaps } from './freeGaps.ts'
import { at, DAY, ground, match, work } from './samples.ts'

const gaps = (activities: Parameters<typeof freeGaps>[2], more = {}, from = at('00:00')) =>
  freeGaps('stadium', DAY, activities, ground({ timeZone: 'UTC', ...more }), from).map((gap) => [
    gap.from.slice(11, 16),
    gap.to.slice(11, 16),
  ])

describe('when a pitch is free for play', () => {
  it('is between work, play and what has to recover, within the hours of the ground', () => {
    const plan = [
      work('mark', 'lineMarking', '06:00', '07:00'),
      work('feed', 'spreading', '09:00', '10:00', { status: 'completed' }),
      work('off', 'mowing', '12:00', '13:00', { status: 'cancelled' }),
      work('other', 'mowing', '12:00', '13:00', { pitchIds: ['training-1'] }),
      work('walk', 'generalPitch', '12:00', '13:00'),
    ]
    expect(gaps(plan, { fixtures: [match('15:00', '17:00')] })).toEqual([
      ['05:00', '06:00'],
      ['07:30', '09:00'],
      ['11:00', '15:00'],
      ['17:00', '22:00'],
    ])
  })

  it("goes by the club's own recovery, by what began days before, and is not before now", () => {
    const before = at('12:00', '2026-04-13')
    const sand = work('sand', 'topdressing', at('08:00', '2026-04-13'), before, { status: 'completed' })
    expect(gaps([sand])).toEqual([['12:00', '22:00']])
    expect(gaps([sand], { recoveryMinutes: { topdressing: 0 } }, at('09:15'))).toEqual([['09:15', '22:00']])
    expect(gaps([work('dig', 'renovation', before, at('12:00', '2026-05-01'))])).toEqual([])
  })

  it('counts the recovery of what is under way beyond its plan from now on', () => {
    const spray = work('spray', 'spraying', '06:00', '07:00', { status: 'in_progress' })
    expect(gaps([spray], {}, at('06:30'))).toEqual([['09:00', '22:00']])
    expect(gaps([spray], {}, at('11:00'))).toEqual([['13:00', '22:00']])
    // Planned and never begun, it may have been left out.
    expect(gaps([{ ...spray, status: 'planned' }], {}, at('11:00'))).toEqual([['11:00', '22:00']])
  })

  it('is none where less than half an hour lies between', () => {
    const busy = [work('a', 'mowing', '05:00', '12:00'), work('b', 'mowing', '12:20', '22:00')]
    expect(gaps(busy)).toEqual([])
  })
})
