import { describe, expect, it } from 'vitest'
import type { DayOff } from '../daysOff.ts'
import { newlyAway } from './newlyAway.ts'
import { at, work } from './samples.ts'

const off: DayOff[] = [
  { user: 'owen', date: '2026-04-15', leaveType: 'holiday' },
  { user: 'freya', date: '2026-04-14', leaveType: 'sick' },
]
const on = (day: string, ...userIds: string[]) =>
  work('w', 'mowing', at('08:00', day), at('09:00', day), { userIds })
const LONDON = 'Europe/London'

describe('who gets work on a day off (F15)', () => {
  it('names whoever is handed the work, and whoever is taken along to another day', () => {
    expect(
      newlyAway([{ before: on('2026-04-14', 'owen'), after: on('2026-04-14', 'freya') }], off, LONDON),
    ).toEqual([{ user: 'freya', date: '2026-04-14', leaveType: 'sick' }])
    expect(
      newlyAway([{ before: on('2026-04-14', 'owen'), after: on('2026-04-15', 'owen') }], off, LONDON),
    ).toMatchObject([{ user: 'owen', date: '2026-04-15' }])
  })

  it('asks of each person and day once, and of new work too', () => {
    const after = on('2026-04-15', 'owen')
    expect(newlyAway([{ after }, { after }], off, LONDON)).toHaveLength(1)
  })

  it('does not ask again about what was planned so before, nor about work that is over', () => {
    const was = on('2026-04-15', 'owen')
    const later = { ...was, endDate: at('11:00', '2026-04-15') }
    expect(newlyAway([{ before: was, after: later }], off, LONDON)).toEqual([])
    expect(newlyAway([{ after: { ...was, status: 'completed' } }], off, LONDON)).toEqual([])
    expect(newlyAway([{ before: was, after: on('2026-04-16', 'owen') }], off, LONDON)).toEqual([])
  })

  it('a day begins and ends where the ground is', () => {
    const night = work('w', 'irrigation', at('23:30', '2026-04-14'), at('23:45', '2026-04-14'), {
      userIds: ['owen'],
    })
    expect(newlyAway([{ after: night }], off, LONDON)).toMatchObject([{ user: 'owen' }])
    expect(newlyAway([{ after: night }], off, 'America/New_York')).toEqual([])
  })
})
