import { describe, expect, it } from 'vitest'
import { addDays } from './groundTime.ts'
import { workRows } from './pitchWork.ts'
import { at, work } from './planning/samples.ts'

const now = new Date('2026-04-14T08:00:00Z')
const stadium = { pitchId: 'stadium' }
const job = (
  days: number,
  status: 'completed' | 'planned' | 'in_progress' | 'cancelled',
  more: object = {},
) => {
  const day = addDays('2026-04-14', days)
  return work(`mowing ${days} ${status}`, 'mowing', at('09:00', day), at('10:00', day), {
    status,
    pitchIds: ['stadium'],
    ...more,
  })
}
const everyOtherDay = [-11, -9, -7, -5].map((days) => job(days, 'completed'))

describe('days since work on a pitch (F29)', () => {
  it('counts from the last time it was done, with the usual interval, the day it is due and when it is planned', () => {
    expect(workRows(everyOtherDay, [job(3, 'planned'), job(1, 'planned')], stadium, now, 'UTC')).toEqual([
      expect.objectContaining({
        activityName: 'mowing',
        daysSince: 5,
        everyDays: 2,
        due: '2026-04-11',
        next: expect.objectContaining({ id: 'mowing 1 planned' }),
      }),
    ])
  })

  it('counts neither what was only planned or cancelled, nor what is still to come', () => {
    const [row] = workRows(
      [...everyOtherDay, job(-1, 'cancelled'), job(-1, 'planned'), job(2, 'completed')],
      [],
      stadium,
      now,
      'UTC',
    )
    expect(row?.daysSince).toBe(5)
  })

  it('counts from the end of what lasted for days, as the list of what was done last does; it is due from its start', () => {
    const covered = [-20, -15, -10, -5].map((days) =>
      work(
        `covers ${days}`,
        'pitchCovers',
        at('18:00', addDays('2026-04-14', days)),
        at('07:00', addDays('2026-04-14', days + 3)),
        { status: 'completed', pitchIds: ['stadium'] },
      ),
    )
    expect(workRows(covered, [], stadium, now, 'UTC')).toEqual([
      expect.objectContaining({ daysSince: 2, everyDays: 5, due: '2026-04-14' }),
    ])
  })

  it('names as what comes next what is being done, and what should have begun since yesterday', () => {
    const nextOf = (...ahead: ReturnType<typeof job>[]) =>
      workRows(everyOtherDay, [job(1, 'planned'), ...ahead], stadium, now, 'UTC')[0]?.next?.id
    expect(nextOf(job(0, 'in_progress'))).toBe('mowing 0 in_progress')
    expect(nextOf(job(-1, 'planned'))).toBe('mowing -1 planned')
    expect(nextOf(job(-4, 'planned'), job(0, 'cancelled'))).toBe('mowing 1 planned')
  })

  it('says nothing of a rhythm it does not know, and lists work that is only planned', () => {
    expect(workRows([job(-4, 'completed')], [], stadium, now, 'UTC')).toEqual([
      expect.objectContaining({ daysSince: 4, everyDays: undefined, due: undefined }),
    ])
    expect(workRows([], [job(2, 'planned')], stadium, now, 'UTC')).toEqual([
      expect.objectContaining({ last: undefined, daysSince: undefined }),
    ])
  })

  it('counts for a section what was done there or on the whole pitch, and nothing of other pitches', () => {
    const north = { pitchId: 'stadium', sectionId: 'north' }
    const elsewhere = job(-1, 'completed', { sectionIds: ['south'] })
    const other = job(-2, 'completed', { pitchIds: ['training-1'] })
    expect(workRows([...everyOtherDay, elsewhere, other], [], north, now, 'UTC')[0]?.daysSince).toBe(5)
    expect(workRows([...everyOtherDay, elsewhere, other], [], stadium, now, 'UTC')[0]?.daysSince).toBe(1)
  })
})
