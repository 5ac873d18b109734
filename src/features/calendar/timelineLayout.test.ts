import { describe, expect, it } from 'vitest'
import { dayNumber } from '@/domain/groundTime'
import type { Activity } from '@/domain/activity'
import { pitchLanes } from './lanes'
import { DAY_END, DAY_START, type Entry } from './placement'
import { heightOf, type LaneLayout, layOut, piecesBetween } from './timelineLayout'

const work = (id: string, startDate: string, endDate: string, pitchIds = ['p1']): Entry => ({
  kind: 'work',
  activity: {
    id,
    activityName: 'mowing',
    status: 'planned',
    startDate,
    endDate,
    fields: [],
    pitchIds,
    sectionIds: [],
    userIds: [],
  } as unknown as Activity,
})
const rows = pitchLanes(
  [{ id: 'p1', name: 'Stadium' } as never, { id: 'p2', name: 'Training 1' } as never],
  'Yard',
)
const on = (day: string) => dayNumber(day)
/** The days of that week on which something stands in a row. */
const daysOf = (lane: LaneLayout | undefined) =>
  [0, 1, 2, 3].map((n) => on('2026-03-28') + n).filter((day) => (lane?.piecesOn(day).length ?? 0) > 0)

describe('the rows of a timeline', () => {
  it('puts work of a day one under the other, earliest first', () => {
    const [stadium] = layOut(
      [
        work('b', '2026-04-14T09:00:00Z', '2026-04-14T10:00:00Z'),
        work('a', '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z'),
      ],
      rows,
      'days',
      'Europe/London',
    )
    expect(stadium?.piecesOn(on('2026-04-14')).map(({ id, line }) => [id, line])).toEqual([
      ['a', 0],
      ['b', 1],
    ])
  })

  it('leaves a line free under work that takes days', () => {
    const [stadium] = layOut(
      [
        work('renovation', '2026-04-10T06:00:00Z', '2026-04-16T16:00:00Z'),
        work('a', '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z'),
        work('c', '2026-04-18T07:00:00Z', '2026-04-18T08:00:00Z'),
      ],
      rows,
      'days',
      'Europe/London',
    )
    expect(stadium?.bars.map(({ id, line }) => [id, line])).toEqual([['renovation', 0]])
    expect(stadium?.piecesOn(on('2026-04-14'))[0]?.line).toBe(1)
    expect(stadium?.piecesOn(on('2026-04-18'))[0]?.line).toBe(0)
    expect(heightOf(stadium as never, on('2026-04-14'), on('2026-04-14'), 8)).toBe(72)
  })

  it('gives overlapping hours lines of their own, and one line to what follows', () => {
    const [stadium] = layOut(
      [
        work('a', '2026-04-14T07:00:00Z', '2026-04-14T09:00:00Z'),
        work('b', '2026-04-14T08:00:00Z', '2026-04-14T10:00:00Z'),
        work('c', '2026-04-14T12:00:00Z', '2026-04-14T13:00:00Z'),
      ],
      rows,
      'hours',
      'UTC',
    )
    const lines = new Map(stadium?.piecesOn(on('2026-04-14')).map(({ id, line }) => [id, line]))
    expect([lines.get('a'), lines.get('b'), lines.get('c')]).toEqual([0, 1, 0])
  })

  it('shows what goes on through the night in the hours of the next morning, too', () => {
    const [stadium] = layOut(
      [
        work('lamps', '2026-04-14T16:00:00Z', '2026-04-15T06:30:00Z'),
        work('watering', '2026-04-14T21:00:00Z', '2026-04-15T03:00:00Z'),
      ],
      rows,
      'hours',
      'UTC',
    )
    const on15 = stadium?.piecesOn(on('2026-04-15'))
    expect(on15?.map(({ id, start }) => [id, start])).toEqual([['lamps', 0]])
    expect(on15?.[0]?.length).toBeCloseTo((6.5 - DAY_START) / (DAY_END - DAY_START))
    expect(stadium?.linesOn(on('2026-04-15'))).toBe(1)
  })

  it('shows what ends before it starts where it starts, and leaves out what has no time at all', () => {
    const lanes = layOut(
      [work('back', '2026-04-14T09:00:00Z', '2026-04-13T08:00:00Z'), work('never', 'soon', 'later')],
      rows,
      'days',
      'UTC',
    )
    expect(lanes[0]?.piecesOn(on('2026-04-14')).map(({ id }) => id)).toEqual(['back'])
  })

  it('keeps work without a pitch in the yard, and work of two pitches in both rows', () => {
    const lanes = layOut(
      [
        work('yard', '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z', []),
        work('both', '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z', ['p1', 'p2']),
        work('gone', '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z', ['no such pitch']),
      ],
      rows,
      'days',
      'UTC',
    )
    expect(lanes.map(({ name, piecesOn }) => [name, piecesOn(on('2026-04-14')).map(({ id }) => id)])).toEqual(
      [
        ['Stadium', ['both']],
        ['Training 1', ['both']],
        ['Yard', ['gone', 'yard']],
      ],
    )
  })

  it('D8 counts a day as the ground does, on the night its clocks change too', () => {
    const [stadium] = layOut(
      [work('late', '2026-03-29T22:30:00Z', '2026-03-29T23:30:00Z')],
      rows,
      'days',
      'Europe/London',
    )
    expect(daysOf(stadium)).toEqual([on('2026-03-29')])
    const [same] = layOut(
      [work('next', '2026-03-29T23:30:00Z', '2026-03-29T23:45:00Z')],
      rows,
      'days',
      'Europe/London',
    )
    expect(daysOf(same)).toEqual([on('2026-03-30')])
  })

  it('gives only what is in sight of a day with hundreds of jobs', () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      work(`w${at}`, '2026-04-14T07:00:00Z', '2026-04-14T08:00:00Z'),
    )
    const [stadium] = layOut(many, rows, 'days', 'UTC')
    const pieces = stadium?.piecesOn(on('2026-04-14')) ?? []
    const seen = piecesBetween(pieces, 3200, 3840)
    expect(seen.length).toBeLessThan(30)
    expect(seen.every(({ line }) => line >= 99 && line <= 121)).toBe(true)
  })
})
