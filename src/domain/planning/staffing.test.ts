import { describe, expect, it } from 'vitest'
import { at, DAY, work } from './samples.ts'
import { shortDaysOf, staffingOf, workloadOf } from './staffing.ts'

const zone = 'Europe/London'
const users = ['owen', 'freya']
const off = (user: string, date = DAY) => ({ user, date, leaveType: 'holiday' as const })
const week = [
  '2026-04-13',
  '2026-04-14',
  '2026-04-15',
  '2026-04-16',
  '2026-04-17',
  '2026-04-18',
  '2026-04-19',
]

describe('staffingOf', () => {
  it('compares the minutes of all who are needed with the people who are there', () => {
    const jobs = [
      work('a', 'mowing', '06:00', '12:00', { userIds: users }),
      work('b', 'forking', '12:00', '14:00'),
      work('c', 'mowing', '06:00', '12:00', { status: 'cancelled', userIds: users }),
      work('d', 'match', '14:00', '16:00', { userIds: users }),
    ]
    expect(staffingOf(DAY, jobs, users, [], [], zone)).toMatchObject({
      present: users,
      plannedMinutes: 840,
      availableMinutes: 960,
      gapMinutes: 0,
      drops: [],
    })
    expect(staffingOf(DAY, jobs, users, [off('owen')], [], zone)).toMatchObject({
      present: ['freya'],
      gapMinutes: 360,
    })
    expect(staffingOf(DAY, jobs, users, [], [DAY], zone)).toMatchObject({ present: [], availableMinutes: 0 })
  })

  it('B10 names the days that are too short of people, each once: too much work, or nobody there', () => {
    const crew = {
      activities: [
        work('a', 'mowing', '06:00', '14:00', { userIds: ['owen'] }),
        work('b', 'forking', '06:00', '14:00', { userIds: ['owen'] }),
      ],
      users: ['owen'],
      daysOff: [off('owen', '2026-04-16')],
      nonWorkingDays: ['2026-04-17'],
    }
    expect(shortDaysOf([DAY, DAY, ...week], crew, zone)).toEqual([DAY, '2026-04-16', '2026-04-17'])
  })

  it('leaves out what matters least, then what was done last, and no more than it must', () => {
    const history = [
      work('h1', 'forking', at('08:00', '2026-04-13'), at('09:00', '2026-04-13'), { status: 'completed' }),
      work('h2', 'mowing', at('08:00', '2026-04-04'), at('09:00', '2026-04-04'), { status: 'completed' }),
    ]
    const jobs = [
      work('mow', 'mowing', '06:00', '10:00'),
      work('fork', 'forking', '10:00', '14:00'),
      work('beds', 'gardening', '06:00', '07:00', { pitchIds: [] }),
      work('mark', 'lineMarking', '14:00', '16:00'),
      work('running', 'raking', '06:00', '10:00', { status: 'in_progress' }),
    ]
    const { gapMinutes, drops } = staffingOf(DAY, jobs, ['owen'], [], [], zone, history)
    expect(gapMinutes).toBe(420)
    expect(drops.map(({ activity, priority, daysSince }) => [activity.id, priority, daysSince])).toEqual([
      ['beds', 'low', undefined],
      ['fork', 'medium', 1],
      ['mow', 'medium', 10],
    ])
  })

  it('drops last what somebody has said must be done, and first what can wait', () => {
    const said = (id: string, value: string) =>
      work(id, 'mowing', '06:00', '09:00', { fields: [{ key: 'priority', value }] })
    const { drops } = staffingOf(
      DAY,
      [said('must', 'mustBeDone'), said('wait', 'canWait'), work('mow', 'mowing', '09:00', '12:00')],
      [],
      [],
      [],
      zone,
    )
    expect(drops.map(({ activity }) => activity.id)).toEqual(['wait', 'mow', 'must'])
  })

  it('counts lamps by their setting up, on the day at the ground', () => {
    const lamps = work('lamps', 'growLights', at('23:30', '2026-04-13'), at('12:00'))
    expect(staffingOf(DAY, [lamps], users, [], [], zone).plannedMinutes).toBe(30)
    expect(staffingOf('2026-04-13', [lamps], users, [], [], zone).plannedMinutes).toBe(0)
    expect(staffingOf('someday', [lamps], users, [], [], zone).plannedMinutes).toBe(0)
  })
})

describe('workloadOf', () => {
  it('sets the hours of a week against eight a day without leave', () => {
    const days = week.slice(0, 6).map((day) =>
      work(`w ${day}`, 'mowing', at('06:00', day), at('14:00', day), {
        userIds: ['owen'],
        status: 'completed',
      }),
    )
    expect(workloadOf(week, days, users, [off('owen')], ['2026-04-19'], zone)).toEqual([
      { userId: 'owen', plannedMinutes: 2880, availableMinutes: 1920, share: 1.5, over: true, overDays: 0 },
      { userId: 'freya', plannedMinutes: 0, availableMinutes: 2400, share: 0, over: false, overDays: 0 },
    ])
  })

  it('F20 counts the hours of a Sunday, not of a Friday, where that is the weekend', () => {
    // Monday 13 to Sunday 19 April; Wednesday is a non-working day.
    const [owen] = workloadOf(week, [], ['owen'], [off('owen', '2026-04-17')], ['2026-04-15'], zone, [5, 6])
    expect(owen?.availableMinutes).toBe(4 * 480)
    const [here] = workloadOf(week, [], ['owen'], [off('owen', '2026-04-17')], ['2026-04-15'], zone)
    expect(here?.availableMinutes).toBe(3 * 480)
  })

  it('has no share for somebody who is away all week, and never a number that is none', () => {
    const [owen] = workloadOf(
      week,
      [
        work('a', 'mowing', '06:00', '07:00', { userIds: ['owen'] }),
        work('b', 'mowing', '07:00', '06:00', { userIds: ['owen'] }),
      ],
      ['owen'],
      week.map((day) => off('owen', day)),
      [],
      zone,
    )
    expect(owen).toEqual({
      userId: 'owen',
      plannedMinutes: 60,
      availableMinutes: 0,
      share: undefined,
      over: true,
      overDays: 0,
    })
  })

  it('counts the hours of the day on which the clocks change', () => {
    const night = work('n', 'generalNonePitch', '2026-03-29T00:00:00Z', '2026-03-29T04:00:00Z', {
      userIds: ['owen'],
    })
    expect(workloadOf(['2026-03-29'], [night], ['owen'], [], [], zone)[0]?.plannedMinutes).toBe(240)
  })

  it('tells of work over several days that its hours are unknown, in the days that it touches', () => {
    const weeks = work('renovation', 'renovation', at('08:00', '2026-04-06'), at('16:00', '2026-04-17'), {
      userIds: ['owen'],
    })
    const [owen, freya] = workloadOf([DAY], [weeks], ['owen', 'freya'], [], [], zone)
    expect(owen).toMatchObject({ plannedMinutes: 0, overDays: 1 })
    expect(freya).toMatchObject({ overDays: 0 })
    expect(workloadOf(['2026-04-20'], [weeks], ['owen'], [], [], zone)[0]?.overDays).toBe(0)
  })
})
