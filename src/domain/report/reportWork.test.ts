import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import type { Fixture } from '../fixture.ts'
import type { Pitch } from '../pitch.ts'
import { feedbackSummary } from './feedbackSummary.ts'
import { labourHours } from './labourHours.ts'
import { reportFacts } from './reportFacts.ts'
import type { ReportGround } from './reportGround.ts'
import { reportSessions } from './reportSessions.ts'
import { workOfReport } from './reportWork.ts'
import { waterGiven } from './waterGiven.ts'
import { weatherSummary } from './weatherSummary.ts'
import { cpuMs } from '../../../tests/support/cpuTime.ts'

let number = 0
const work = (activityName: string, more: Partial<Activity> = {}): Activity => ({
  id: `w${(number += 1)}`,
  activityName,
  status: 'completed',
  startDate: '2026-03-10T08:00:00Z',
  endDate: '2026-03-10T10:00:00Z',
  fields: [],
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['u1'],
  ...more,
})
const pitch = (id: string, area?: number): Pitch => ({ id, name: id, area }) as Pitch
const march = { from: '2026-03-01', to: '2026-03-31', pitchIds: [] as string[] }
const LONDON = 'Europe/London'

describe('the work of a report', () => {
  it('D2 begins on its days at the ground, not on those of the wire', () => {
    const late = work('mowing', { startDate: '2026-04-01T02:00:00Z' })
    expect(workOfReport([late], march, 'America/Chicago')).toEqual([late])
    expect(workOfReport([late], march, LONDON)).toEqual([])
  })

  it('is of the chosen pitches, each piece once, and with none chosen also of none', () => {
    const [here, there, none] = [
      work('mowing'),
      work('mowing', { pitchIds: ['p2'] }),
      work('restock', { pitchIds: [] }),
    ]
    const rows = [here, there, none, here]
    expect(workOfReport(rows, { ...march, pitchIds: ['p2'] }, LONDON)).toEqual([there])
    expect(workOfReport(rows, march, LONDON)).toEqual([here, there, none])
  })
})

describe('labour and machines', () => {
  it('counts the hours of two for each, and recorded minutes before planned ones', () => {
    const { people, jobs, nobody } = labourHours([
      work('mowing', { userIds: ['u1', 'u2'] }),
      work('raking', { fields: [{ key: 'actualMinutes', value: 30 }] }),
      work('raking', { userIds: [] }),
      work('match'),
      work('mowing', { status: 'planned' }),
    ])
    expect(people).toEqual([
      { id: 'u1', jobs: 2, hours: 2.5, untold: 0 },
      { id: 'u2', jobs: 1, hours: 2, untold: 0 },
    ])
    expect({ jobs, nobody }).toEqual({ jobs: 3, nobody: { jobs: 1, hours: 2 } })
  })

  it('takes nobody for having stood by for days, or beside lamps', () => {
    const start = '2026-03-02T08:00:00Z'
    const until = (name: string, endDate: string, fields: Activity['fields'] = []) =>
      work(name, { startDate: start, endDate, fields, userIds: ['u1'] })
    const hoursOf = (one: Activity) => labourHours([one]).people
    expect(hoursOf(until('renovation', '2026-03-06T16:00:00Z'))).toEqual([
      { id: 'u1', jobs: 1, hours: 0, untold: 1 },
    ])
    const told = [{ key: 'actualMinutes', value: 900 }]
    expect(hoursOf(until('renovation', '2026-03-06T16:00:00Z', told))[0]?.hours).toBe(15)
    expect(hoursOf(until('growLights', '2026-03-02T20:00:00Z'))[0]?.hours).toBe(0.5)
  })

  it('says of a machine without hours that nobody wrote them down', () => {
    const use = (hours?: number) =>
      work('mowing', { fields: [{ key: 'machine', value: [{ id: 'm1', hours }] }] })
    expect(labourHours([use(), use(1.5)]).machines).toEqual([{ id: 'm1', jobs: 2, hours: 1.5, untold: 1 }])
  })
})

describe('water', () => {
  const water = (fields: Record<string, number>, more: Partial<Activity> = {}) =>
    work('irrigation', { fields: Object.entries(fields).map(([key, value]) => ({ key, value })), ...more })
  const given = (...works: Activity[]) => waterGiven(works, [pitch('p1', 8000), pitch('p2', 2000)])

  it('M2 turns depth and volume into each other by the area', () => {
    expect(given(water({ amount: 5 }), water({ meterBefore: 100, meterAfter: 116 }))[0]).toMatchObject({
      waterings: 2,
      mm: 7,
      volume: 56,
      untold: 0,
    })
  })

  it('shares the volume of two pitches by their areas', () => {
    const rows = given(water({ waterVolume: 20 }, { pitchIds: ['p1', 'p2'] }))
    expect(rows.map(({ volume, mm }) => [volume, mm])).toEqual([
      [16, 2],
      [4, 2],
    ])
  })

  it('counts what a product was watered in with, as the water balance of the pitch does', () => {
    const fed = (fields: Activity['fields']) => work('spreading', { fields })
    expect(
      given(fed([{ key: 'wateredIn', value: 4 }]), fed([{ key: 'wateredIn', value: 0 }]), fed([]))[0],
    ).toEqual({
      pitchId: 'p1',
      waterings: 1,
      mm: 4,
      volume: 32,
      untold: 0,
    })
  })

  it('is unknown, not none, where nobody says how much, or where it was only a section', () => {
    expect(given(water({}), water({ amount: 5 }, { sectionIds: ['s1'] }))[0]).toMatchObject({
      waterings: 2,
      mm: undefined,
      volume: undefined,
      untold: 2,
    })
  })
})

describe('sessions, feedback and weather', () => {
  const fixture = (id: string, startDate: string, kind: Fixture['kind'] = 'match') =>
    ({ id, name: '', startDate, endDate: startDate, kind, pitchId: 'p1' }) as Fixture
  const about = { now: new Date('2026-03-20T12:00:00Z'), timeZone: LONDON }

  it('counts a match that is both a fixture and work once', () => {
    const entered = work('match', { id: 'x', status: 'planned' })
    const sessions = reportSessions(
      [entered],
      [
        fixture('y', entered.startDate),
        fixture('z', '2026-03-12T15:00:00Z'),
        fixture('o', '2026-03-13T15:00:00Z', 'other'),
      ],
      march,
      about,
    )
    expect(sessions.map(({ id, over }) => [id, over])).toEqual([
      ['z', true],
      ['x', true],
    ])
  })

  it('counts play of today once it has ended, as the table of use does', () => {
    const at = (id: string, start: string, endDate: string) => ({ ...fixture(id, start), endDate })
    const sessions = reportSessions(
      [],
      [
        at('ended', '2026-03-20T09:00:00Z', '2026-03-20T11:00:00Z'),
        at('running', '2026-03-20T11:30:00Z', '2026-03-20T13:00:00Z'),
      ],
      march,
      about,
    )
    expect(sessions.map(({ id, over }) => [id, over])).toEqual([
      ['running', false],
      ['ended', true],
    ])
  })

  it('means are of those who answered, and unknown where nobody did', () => {
    const [session] = reportSessions([work('match')], [], march, about)
    if (!session) throw new Error('no session')
    const said = (rating: number, grip?: number) => ({ id: 'f', activityId: 'x', rating, aspects: { grip } })
    const summary = feedbackSummary([{ session, answers: [said(3, 1), said(4)] as never }], ['p1', 'p2'])
    expect(summary).toMatchObject({ answers: 2, rating: 3.5, aspects: { grip: 1, hardness: undefined } })
    expect(summary.pitches).toEqual([{ pitchId: 'p1', answers: 2, rating: 3.5 }])
    expect(feedbackSummary([], []).rating).toBeUndefined()
  })

  it('sums the weather by month, without what is forecast or cannot be', () => {
    const day = (date: string, rain?: number, forecast?: boolean) =>
      ({ date, rain, et0: 2, forecast }) as never
    const { months, total } = weatherSummary(
      [day('2026-02-28', 3), day('2026-03-01', 0.4), day('2026-03-02', 9999), day('2026-03-03', 50, true)],
      [],
      { from: '2026-02-28', to: '2026-03-31' },
    )
    expect(months.map(({ rain, wetDays, temperature }) => [rain, wetDays, temperature])).toEqual([
      [3, 1, undefined],
      [0.4, 0, undefined],
    ])
    expect(total).toMatchObject({ rain: 3.4, wetDays: 1, known: 2, days: 32 })
  })
})

describe('the sentences at the top', () => {
  const ground = (
    activities: Activity[],
    reader: ReportGround['choice']['reader'],
    type: ReportGround['choice']['type'] = 'full',
  ): ReportGround => ({
    company: {} as never,
    pitches: [pitch('p1'), pitch('p2')],
    choice: { ...march, type, reader },
    today: '2026-04-14',
    timeZone: LONDON,
    activities,
    sessions: reportSessions(activities, [], march, {
      now: new Date('2026-04-14T12:00:00Z'),
      timeZone: LONDON,
    }),
    complete: true,
    failed: false,
  })

  it('tell a board of play, work, what was left and where nothing happened', () => {
    const rows = [work('match'), work('mowing'), work('mowing'), work('raking', { status: 'planned' })]
    expect(reportFacts(ground(rows, 'board'))).toEqual([
      { kind: 'matches', count: 1 },
      { kind: 'playHours', hours: 2 },
      { kind: 'busiest', pitchId: 'p1', hours: 2 },
      { kind: 'jobs', count: 2, hours: 4 },
      { kind: 'mostWork', activityName: 'mowing', count: 2 },
      { kind: 'open', count: 1 },
      { kind: 'quiet', pitchIds: ['p2'] },
    ])
  })

  it('are of what the report shows: the weather has no matches, and readings need no work', () => {
    const rows = [work('match'), work('mowing'), work('spraying')]
    const kinds = (type: ReportGround['choice']['type'], of = rows) =>
      reportFacts(ground(of, 'board', type)).map(({ kind }) => kind)
    expect(kinds('weather')).toEqual([])
    expect(kinds('weather', [])).toEqual([])
    expect(kinds('norm', [])).toEqual([])
    expect(kinds('use')).toEqual(['matches', 'playHours', 'busiest', 'quiet'])
    expect(kinds('labour')).toEqual(['jobs', 'mostWork', 'quiet'])
    expect(kinds('inputs')).toEqual(['sprayings', 'quiet'])
    expect(kinds('inputs', [])).toEqual(['nothing'])
  })

  it('do not call work left that goes on for days yet', () => {
    const long = { status: 'in_progress', startDate: '2026-03-30T07:00:00Z' } as const
    const rows = [
      work('growLights', { ...long, endDate: '2026-04-20T15:00:00Z' }),
      work('growLights', { ...long, endDate: '2026-04-13T15:00:00Z' }),
    ]
    expect(reportFacts(ground(rows, 'board'))).toContainEqual({ kind: 'open', count: 1 })
    expect(reportFacts(ground(rows.slice(0, 1), 'board')).map(({ kind }) => kind)).not.toContain('open')
  })

  it('call work left whose day was over at midnight, as the home page does', () => {
    const evening = { startDate: '2026-04-13T21:00:00Z', endDate: '2026-04-13T23:00:00Z' }
    const rows = [work('mowing', { ...evening, status: 'planned' })]
    expect(reportFacts(ground(rows, 'board'))).toContainEqual({ kind: 'open', count: 1 })
  })

  it('tell an auditor that nothing was sprayed, and anybody that nothing was recorded', () => {
    expect(reportFacts(ground([work('mowing')], 'auditor'))[0]).toEqual({ kind: 'noSpraying' })
    expect(reportFacts(ground([], 'coach'))).toEqual([{ kind: 'nothing' }])
  })

  it('are made from twenty pitches’ year within the time of a preview', () => {
    const year = Array.from({ length: 20_000 }, (_, at) =>
      work(at % 5 === 0 ? 'spraying' : 'mowing', {
        startDate: new Date(Date.parse('2025-04-15T06:00:00Z') + at * 1_500_000)
          .toISOString()
          .replace('.000', ''),
        pitchIds: [`p${at % 20}`],
      }),
    )
    const began = process.cpuUsage()
    const rows = workOfReport(year, { from: '2025-04-14', to: '2026-04-14', pitchIds: [] }, LONDON)
    reportFacts(ground(rows, 'board'))
    labourHours(rows)
    waterGiven(rows, [pitch('p1', 7000)])
    expect(rows).toHaveLength(20_000)
    expect(cpuMs(began)).toBeLessThan(1500)
  })
})
