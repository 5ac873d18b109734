import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerOf } from './activity.ts'
import { gridValues, STANDARD_PITCH } from './grid.ts'
import {
  activityOfRound,
  afterAct,
  type RoundAct,
  type RoundDraft,
  roundDraft,
  standingOn,
  startRound,
} from './roundDraft.ts'
import { gridOfActivity, gridOfReadings, readingsAnswer, readingsOfAnswer } from './roundReadings.ts'

const NOW = '2026-04-14T05:31:00Z'
const LATER = '2026-04-16T07:00:00Z'
const round = (pattern: 6 | 18 = 6) =>
  startRound({
    id: 'r1',
    key: 'k1',
    pitchId: 'field-1',
    metric: 'soilMoisture',
    instrument: 'TDR 350',
    pattern,
    decimals: 1,
    auto: true,
    now: NOW,
    size: STANDARD_PITCH,
  })
const walk = (draft: RoundDraft, ...acts: RoundAct[]) =>
  acts.reduce((one, act) => afterAct(one, act, LATER), draft)
const read = (value: number): RoundAct => ({ kind: 'read', value, asked: false })

const act: fc.Arbitrary<RoundAct> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), value: fc.integer(), asked: fc.boolean() }),
  fc.constant({ kind: 'skip' as const }),
  fc.constant({ kind: 'undo' as const }),
  fc.record({
    kind: fc.constant('fill' as const),
    cells: fc.array(
      fc.record({
        cell: fc.integer({ min: 0, max: 215 }),
        value: fc.option(fc.integer()),
        asked: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  }),
  fc.record({ kind: fc.constant('goTo' as const), at: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 4 }) }),
)

describe('F38 a measuring round', () => {
  it('goes to the next point by itself, and comes back to where it was after a correction', () => {
    const draft = walk(round(), read(20), read(21), read(22))
    expect(draft.at).toBe(3)
    const corrected = walk(draft, { kind: 'goTo', at: 1 }, read(25))
    expect(corrected.at).toBe(3)
    expect(corrected.readings.find(({ cell }) => cell === corrected.points[1])?.value).toBe(25)
  })

  it('takes cells anywhere, keeps the place of whoever walks, and gives all of them back with one undo', () => {
    const walked = walk(round(), read(20), { kind: 'skip' })
    const [first = 0, , third = 0] = walked.points
    const block = [
      { cell: first, value: 25, asked: false },
      { cell: third, value: 26, asked: true },
      { cell: 0, value: 27, asked: false },
    ]
    const after = walk(walked, { kind: 'fill', cells: block })
    expect(after.readings.map(({ value }) => value)).toEqual([25, 26, 27])
    expect(after.points.at(-1)).toBe(0)
    expect(standingOn(after)).toBe(walked.points[3])
    const back = walk(after, { kind: 'undo' })
    expect({ ...back, changedAt: walked.changedAt }).toEqual(walked)
    const emptied = walk(after, { kind: 'fill', cells: [{ cell: third, value: null, asked: false }] })
    expect([emptied.readings.length, standingOn(emptied)]).toEqual([2, walked.points[3]])
  })

  it('leaves out what is skipped, and ends when nothing is open', () => {
    const draft = walk(round(), read(20), { kind: 'skip' }, read(22), read(23), read(24), read(25))
    expect(standingOn(draft)).toBeUndefined()
    expect(draft.readings).toHaveLength(5)
    const back = walk(draft, { kind: 'goTo', at: 1 }, read(26))
    expect([back.readings.length, back.skipped]).toEqual([6, []])
  })

  it('takes back every step, whatever was done', () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const draft = walk(round(), ...acts)
        const seen = [...draft.readings.map(({ cell }) => cell), ...draft.skipped]
        expect(new Set(seen).size).toBe(seen.length)
        expect(draft.at).toBeLessThanOrEqual(draft.points.length)
        const undone = walk({ ...draft, text: '' }, ...draft.steps.map((): RoundAct => ({ kind: 'undo' })))
        expect([undone.readings, undone.skipped, undone.steps]).toEqual([[], [], []])
      }),
    ))

  it('is the same when it is read back from where it was kept, at any point', () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const draft = walk(round(), ...acts)
        expect(v.parse(roundDraft, JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    ))

  it('becomes work that is done, with what was read', () => {
    const draft = walk(round(), read(20.5), { kind: 'read', value: 44, asked: true }, { kind: 'skip' })
    const activity = activityOfRound(draft, { taskId: 't8', userId: 'dana', now: '2026-04-16T07:05:00.000Z' })
    expect(activity).toMatchObject({
      activityName: 'fieldMeasurements',
      status: 'completed',
      startDate: '2026-04-16T07:00:00.000Z',
      endDate: '2026-04-16T07:05:00.000Z',
      pitchIds: ['field-1'],
      userIds: ['dana'],
    })
    expect(answerOf(activity, 'parameters')).toEqual(['soilMoisture'])
    expect(answerOf(activity, 'points')).toBe(2)
    expect(answerOf(activity, 'instrument')).toBe('TDR 350')
    expect(gridValues(gridOfActivity(activity) ?? []).toSorted((a, b) => a - b)).toEqual([20.5, 44])
  })
})

describe('F38 the time of a round', () => {
  const timeOf = (draft: RoundDraft, now: string) => {
    const { startDate, endDate } = activityOfRound(draft, { taskId: 't8', userId: 'dana', now })
    return [startDate, endDate].map((instant) => instant?.slice(0, 16))
  }
  const walkedAt = (draft: RoundDraft, ...times: string[]) =>
    times.reduce((one, time) => afterAct(one, read(20), time), draft)

  it('is from its beginning to its end where it is walked in one go', () =>
    expect(timeOf(walkedAt(round(), '2026-04-14T05:50:00Z'), '2026-04-14T06:01:00Z')).toEqual([
      '2026-04-14T05:31',
      '2026-04-14T06:01',
    ]))

  it('counts no night for which it was put aside', () =>
    expect(
      timeOf(
        walkedAt(round(), '2026-04-14T05:51:00Z', '2026-04-16T07:00:00Z', '2026-04-16T07:10:00Z'),
        '2026-04-16T07:12:00Z',
      ),
    ).toEqual(['2026-04-16T06:40', '2026-04-16T07:12']))

  it('ends with its last reading where it is saved days later', () =>
    expect(timeOf(walkedAt(round(), '2026-04-14T05:51:00Z'), '2026-04-17T15:00:00Z')).toEqual([
      '2026-04-14T05:31',
      '2026-04-14T05:51',
    ]))

  it('survives a clock that was set back', () =>
    expect(timeOf(round(), '2026-04-14T05:00:00Z')).toEqual(['2026-04-14T05:00', '2026-04-14T05:00']))
})

describe('readings that travel as texts', () => {
  it('are the same at the other end', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 215 })),
        fc.double({ min: -50, max: 500, noNaN: true }),
        (cells, value) => {
          const readings = cells.map((cell) => ({ cell, value: value || 0, asked: cell % 2 === 0 }))
          expect(readingsOfAnswer(readingsAnswer(readings))).toEqual(readings)
          expect(gridValues(gridOfReadings(readings))).toHaveLength(cells.length)
        },
      ),
    ))

  it('X8 what is no reading is left out', () => {
    expect(readingsOfAnswer(['A1=2', 'M1=2', 'A19=2', 'A0=1', 'B2', 'B3=x', 7, null])).toEqual([
      { cell: 0, value: 2, asked: false },
    ])
    expect(readingsOfAnswer('A1=2')).toEqual([])
  })
})
