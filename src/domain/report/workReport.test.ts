import { describe, expect, it } from 'vitest'
import { at, work } from '../planning/samples.ts'
import { workFacts, workReport } from './workReport.ts'

const configuration = [
  {
    taskId: '1',
    activityName: 'irrigation',
    fields: [
      { key: 'amount', quantity: 'rain' },
      { key: 'waterVolume', quantity: 'waterVolume' },
    ],
  },
] as never
const row = (activityName: string, count: number, hours: number | undefined, quantities: object[] = []) =>
  ({ activityName, count, hours, quantities }) as never
const ask = { activities: [], configuration, today: '2026-04-14', timeZone: 'UTC' }
const planned = (name: string, day: string, more: object = {}) =>
  work(`${name} ${day}`, name, at('09:00', day), at('10:00', day), {
    status: 'planned',
    pitchIds: ['a'],
    ...more,
  })

describe('the work of several pitches', () => {
  it('a spread area is hectares, though no type asks for it', () => {
    const rows = [row('spreading', 1, 1, [{ key: 'area', value: 0.7 }])]
    expect(workReport({ ...ask, answers: [{ pitchId: 'a', rows }] }).kinds[0]?.total.figures).toEqual([
      { kind: 'field', key: 'area', quantity: 'treatedArea', value: 0.7, of: 'sum' },
    ])
  })

  it('adds up counts, hours and volumes, averages depths, and keeps each pitch apart', () => {
    const { kinds, pitches, total } = workReport({
      ...ask,
      answers: [
        {
          pitchId: 'a',
          rows: [
            row('irrigation', 3, 2, [
              { key: 'amount', value: 12 },
              { key: 'waterVolume', value: 80 },
            ]),
            row('mowing', 8, 10),
          ],
        },
        {
          pitchId: 'b',
          rows: [
            row('irrigation', 1, 1, [
              { key: 'amount', value: 6 },
              { key: 'waterVolume', value: 40 },
              { key: 'product:7', value: 2.5 },
            ]),
          ],
        },
      ],
    })
    expect(kinds.map(({ activityName }) => activityName)).toEqual(['mowing', 'irrigation'])
    expect(kinds[1]?.total).toEqual({
      count: 4,
      hours: 3,
      figures: [
        { kind: 'field', key: 'amount', quantity: 'rain', value: 9, of: 'mean' },
        { kind: 'field', key: 'waterVolume', quantity: 'waterVolume', value: 120, of: 'sum' },
        { kind: 'product', supplyId: '7', value: 2.5 },
      ],
    })
    expect(kinds[1]?.pitches.get('b')?.count).toBe(1)
    expect(pitches).toEqual([
      { pitchId: 'a', count: 11, hours: 12, notDone: 0 },
      { pitchId: 'b', count: 1, hours: 1, notDone: 0 },
    ])
    expect(total).toMatchObject({ count: 12, hours: 13 })
  })

  it('leaves out play, keeps a pitch that did not answer out of the table, and unknown hours unknown', () => {
    const report = workReport({
      ...ask,
      answers: [
        { pitchId: 'a', rows: [row('match', 3, 6), row('mowing', 2, undefined)] },
        { pitchId: 'b', rows: undefined },
      ],
    })
    expect(report.kinds.map(({ activityName }) => activityName)).toEqual(['mowing'])
    expect(report.pitches.map(({ pitchId }) => pitchId)).toEqual(['a'])
    expect(report.total.hours).toBeNull()
    expect(workFacts(report)).toMatchObject({ count: 2, hours: null, most: null })
  })

  it('counts what was planned for a day that is over and was not done, also of work that was never done', () => {
    const report = workReport({
      ...ask,
      answers: [
        { pitchId: 'a', rows: [row('mowing', 3, 4)] },
        { pitchId: 'b', rows: [] },
      ],
      activities: [
        planned('mowing', '2026-04-10', { pitchIds: ['a', 'b', 'elsewhere'] }),
        planned('rolling', '2026-04-13'),
        planned('mowing', '2026-04-14'),
        planned('mowing', '2026-04-09', { status: 'cancelled' }),
        planned('training', '2026-04-09'),
      ],
    })
    expect(report.kinds.map(({ activityName, notDoneTotal }) => [activityName, notDoneTotal])).toEqual([
      ['mowing', 2],
      ['rolling', 1],
    ])
    expect(report.pitches.map(({ notDone }) => notDone)).toEqual([2, 1])
    expect(workFacts(report)).toEqual({
      count: 3,
      hours: 4,
      kinds: 1,
      most: { activityName: 'mowing', hours: 4 },
      notDone: 3,
      doneShare: 0.5,
    })
  })
})
