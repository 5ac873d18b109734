import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { readSeenSessions, seenNow, sessionChanges } from './sessionChanges.ts'

const MONDAY = '2026-04-13T18:00:00Z'
const TUESDAY = '2026-04-14T05:31:00Z'
const session = (id: string, day: string, more: Partial<Activity> = {}): Activity => ({
  id,
  taskId: undefined,
  activityName: 'training',
  name: `Session ${id}`,
  status: 'planned',
  startDate: `2026-04-${day}T09:30:00Z`,
  endDate: `2026-04-${day}T11:00:00Z`,
  fields: [],
  pitchIds: ['one'],
  sectionIds: [],
  userIds: [],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...more,
})
const seen = seenNow([session('a', '14'), session('b', '15')], MONDAY, '2026-04-20')
const changes = (...now: Activity[]) =>
  sessionChanges(seen, now, { now: TUESDAY, timeZone: 'Europe/London' }).map(({ kind, session: { id } }) => [
    kind,
    id,
  ])

describe('what changed since the sessions were seen', () => {
  it('says nothing where nothing has', () => {
    expect(changes(session('a', '14'), session('b', '15'))).toEqual([])
  })

  it('tells a moved time and a moved pitch apart', () => {
    const [time, pitch] = sessionChanges(
      seen,
      [session('a', '14', { startDate: '2026-04-14T10:30:00Z' }), session('b', '15', { pitchIds: ['two'] })],
      { now: TUESDAY, timeZone: 'Europe/London' },
    )
    expect(time).toMatchObject({ kind: 'changed', time: true, pitch: false, before: { id: 'a' } })
    expect(pitch).toMatchObject({ kind: 'changed', time: false, pitch: true, before: { pitchIds: ['one'] } })
  })

  it('knows what was called off, taken up again, added and taken out', () => {
    expect(changes(session('a', '14', { status: 'cancelled' }), session('c', '16'))).toEqual([
      ['cancelled', 'a'],
      ['gone', 'b'],
      ['added', 'c'],
    ])
    const off = seenNow([session('a', '14', { status: 'cancelled' })], MONDAY, '2026-04-20')
    expect(
      sessionChanges(off, [session('a', '14')], { now: TUESDAY, timeZone: 'Europe/London' })[0],
    ).toMatchObject({ kind: 'back' })
  })

  it('takes a day that has come into the list for no change, nor what has begun or passed', () => {
    expect(changes(session('a', '14'), session('b', '15'), session('d', '21'))).toEqual([])
    const begun = session('e', '14', { startDate: '2026-04-14T05:00:00Z' })
    expect(changes(session('a', '14'), session('b', '15'), begun)).toEqual([])
  })

  it('reads what it stored, and nothing else', () => {
    expect(readSeenSessions(JSON.parse(JSON.stringify(seen)))).toMatchObject({ at: MONDAY, to: '2026-04-20' })
    for (const stored of [undefined, null, 'x', {}, { at: 'x', to: '2026-04-20', sessions: [] }])
      expect(readSeenSessions(stored)).toBeUndefined()
  })
})
