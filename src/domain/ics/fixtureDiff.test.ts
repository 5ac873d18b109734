import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity'
import type { DiffGround } from './fixtureChange'
import { diffFixtures, placesOf } from './fixtureDiff'
import { type FileGround, readFixtures } from './fixtureFile'
import type { ImportedFile } from './importedEvent'
import { cpuMs } from '../../../tests/support/cpuTime.ts'

const GROUND: FileGround = {
  timeZone: 'Europe/London',
  from: '2026-01-01',
  to: '2027-06-30',
  monthFirst: false,
}
const bytes = (text: string) => new TextEncoder().encode(text)
function file(text: string, name?: string): ImportedFile {
  const steps = readFixtures({ bytes: bytes(text), name }, GROUND)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const match = (uid: string, at: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:U16 v Larkfield\r\nDTSTART:${at}\r\nDURATION:PT2H\r\n${more}END:VEVENT\r\n`
const season = (...events: string[]) =>
  file(`BEGIN:VCALENDAR\r\nX-WR-CALNAME:League\r\n${events.join('')}END:VCALENDAR\r\n`)

const ground = (change: Partial<DiffGround> = {}): DiffGround => ({
  activities: [],
  fixtures: [],
  pitches: [
    { id: 'training-2', name: 'Training 2' },
    { id: 'stadium', name: 'Stadium' },
  ],
  teamPitches: { U16: 'training-2' },
  configuration: [
    {
      taskId: 'task-match',
      activityName: 'match',
      fields: [{ key: 'kickOff' }, { key: 'homeTeam' }, { key: 'awayTeam' }],
    },
  ],
  allowed: ['match', 'training'],
  recoveryMinutes: {},
  timeZone: 'Europe/London',
  now: new Date('2026-04-14T05:31:00Z'),
  ...change,
})
const stored = (activity: Activity | undefined, id = 'a1'): Activity => {
  if (!activity) throw new Error('nothing was added')
  return { ...activity, id, updatedAt: '2026-04-14T05:31:00Z' }
}
const first = season(match('1', '20260418T150000'), match('2', '20260502T150000'))
const [one, two] = diffFixtures(first, ground()).map(({ activity }, n) => stored(activity, `a${n}`))
const kinds = (text: ImportedFile, change?: Partial<DiffGround>) =>
  diffFixtures(text, ground({ activities: [one, two].flatMap((a) => a ?? []), ...change })).map(
    ({ kind }) => kind,
  )

describe('B3 a calendar that this product wrote, brought in again', () => {
  it('takes no mowing for a match, and says what it left out', () => {
    const own = season(
      match('work-a17@sward', '20260418T080000').replace('U16 v Larkfield', 'Mowing, Stadium'),
      match('fixture-9@sward', '20260418T150000'),
    )
    expect(own.events.map(({ uid }) => uid)).toEqual(['fixture-9@sward'])
    expect(own.unread).toEqual([{ summary: 'Mowing, Stadium', reason: 'ownWork' }])
    const table = file('Date,Start,Type,Name,UID\n2026-04-18,08:00,Mowing,,work-a17@sward')
    expect([table.events, table.unread]).toEqual([[], [{ summary: '', reason: 'ownWork' }]])
  })
})

describe('B3 a season against what is there', () => {
  it('adds what is new, with what the type asks for', () => {
    const [change] = diffFixtures(first, ground())
    expect(change).toMatchObject({ kind: 'added', isWanted: true, clashes: [] })
    expect(change?.activity).toMatchObject({
      activityName: 'match',
      taskId: 'task-match',
      name: 'U16 v Larkfield',
      startDate: '2026-04-18T14:00:00Z',
      endDate: '2026-04-18T16:00:00Z',
      pitchIds: ['training-2'],
    })
    expect(change?.activity.fields).toEqual([
      { key: 'kickOff', value: '15:00' },
      { key: 'homeTeam', value: 'U16' },
      { key: 'awayTeam', value: 'Larkfield' },
      { key: 'sourceUid', value: '1' },
      { key: 'sourceName', value: 'League' },
    ])
  })

  it('finds nothing to do the second time', () => {
    expect(kinds(first)).toEqual(['unchanged', 'unchanged'])
  })

  it('knows a kick-off that moved, a pitch that changed, a match that is off and one that is gone', () => {
    expect(
      kinds(season(match('1', '20260418T173000'), match('2', '20260502T150000', 'STATUS:CANCELLED\r\n'))),
    ).toEqual(['moved', 'cancelled'])
    expect(kinds(first, { teamPitches: { U16: 'stadium' } })).toEqual(['moved', 'moved'])
    expect(kinds(season(match('1', '20260418T150000'), match('3', '20260601T150000')))).toEqual([
      'unchanged',
      'gone',
      'added',
    ])
    expect(kinds(first, { teamPitches: { U16: '' } })).toEqual(['cancelled', 'cancelled'])
  })

  it('keeps a length that nobody told, and moves the kick-off with the match', () => {
    const untold = season(match('1', '20260419T110000').replace('DURATION:PT2H\r\n', ''))
    const [change] = diffFixtures(
      untold,
      ground({ activities: one ? [{ ...one, endDate: '2026-04-18T15:30:00Z' }] : [] }),
    )
    expect(change?.activity.endDate).toBe('2026-04-19T11:30:00Z')
    expect(change?.activity.fields[0]).toEqual({ key: 'kickOff', value: '11:00' })
  })

  it('knows both sides in any language of the product, and who plays when that changes', () => {
    const sides = (activity: Activity | undefined) =>
      activity?.fields.filter(({ key }) => key.endsWith('Team')).map(({ value }) => value)
    const german = season(match('1', '20260418T150000').replace('U16 v', 'U16 gegen'))
    const [added] = diffFixtures(german, ground())
    expect(sides(added?.activity)).toEqual(['U16', 'Larkfield'])

    const other = season(match('1', '20260418T150000').replace('Larkfield', 'Fernhill'))
    const [changed] = diffFixtures(other, ground({ activities: one ? [one] : [] }))
    expect(changed?.kind).toBe('changed')
    expect(sides(changed?.activity)).toEqual(['U16', 'Fernhill'])

    const named = file('date,start,match,home,away\n2026-04-18,15:00,Cup round 3,U16,Larkfield\n')
    expect(sides(diffFixtures(named, ground())[0]?.activity)).toEqual(['U16', 'Larkfield'])
  })

  it('touches nothing that has begun, and asks before it revives what was cancelled here', () => {
    const moved = season(match('1', '20260418T173000'))
    const change = (status: string) =>
      diffFixtures(moved, ground({ activities: one ? [{ ...one, status }] : [] }))[0]
    expect(change('completed')?.kind).toBe('unchanged')
    expect(change('in_progress')?.kind).toBe('unchanged')
    expect(change('cancelled')).toMatchObject({ kind: 'moved', isWanted: false, notes: ['cancelledHere'] })
  })

  it('warns about work that is planned around a moved match', () => {
    const mowing = {
      ...stored(one, 'mow'),
      activityName: 'mowing',
      fields: [],
      startDate: '2026-04-18T16:00:00Z',
      endDate: '2026-04-18T18:00:00Z',
    }
    const [change] = diffFixtures(
      season(match('1', '20260418T173000')),
      ground({ activities: one ? [one, mowing] : [mowing] }),
    )
    expect(change?.clashes.map(({ kind, ids }) => [kind, [...ids].toSorted()])).toEqual([
      ['pitch', ['a0', 'mow']],
    ])
  })

  it('leaves alone what is over, or booked elsewhere', () => {
    const fixture = {
      id: 'f',
      name: 'U16 v Larkfield',
      kind: 'match' as const,
      startDate: '2026-04-18T14:00:00Z',
      endDate: '2026-04-18T16:00:00Z',
      pitchId: 'training-2',
      teamId: undefined,
    }
    const [past, booked] = diffFixtures(
      season(match('0', '20260404T150000'), match('1', '20260418T150000')),
      ground({ fixtures: [fixture] }),
    )
    expect(past).toMatchObject({ notes: ['past'], isWanted: false })
    expect(booked).toMatchObject({ notes: ['booked'], clashes: [], isWanted: false })

    const [other] = diffFixtures(season(match('1', '20260418T161500')), ground({ fixtures: [fixture] }))
    expect(other).toMatchObject({
      notes: [],
      clashes: [{ kind: 'pitch', ids: [expect.any(String), 'f'], fixture: true }],
      isWanted: false,
    })
  })

  it('takes a place that is called like a pitch for that pitch', () => {
    const { events } = season(
      match('1', '20260418T150000', 'LOCATION:training 2\r\n'),
      match('2', '20260425T150000', 'LOCATION:Harbour Park\r\n'),
    )
    expect(placesOf(events, ground({ teamPitches: {} })).map(({ key, pitchId }) => [key, pitchId])).toEqual([
      ['U16 @ training 2', 'training-2'],
      ['U16 @ Harbour Park', undefined],
    ])
  })

  it('X8 a team may be called like a part of every object', () => {
    const odd = season(match('1', '20260418T150000').replace('U16 v Larkfield', 'constructor v __proto__'))
    expect(placesOf(odd.events, ground())).toMatchObject([{ key: 'constructor', pitchId: undefined }])
    expect(diffFixtures(odd, ground())).toEqual([])
  })

  it('15,000 matches at once take a moment', () => {
    const many = season(...Array.from({ length: 15_000 }, (_, n) => match(String(n), '20260418T150000')))
    const before = process.cpuUsage()
    expect(diffFixtures(many, ground())).toHaveLength(15_000)
    expect(cpuMs(before)).toBeLessThan(10_000)
  })
})

describe('a table of fixtures', () => {
  const table = (...lines: string[]) => file(lines.join('\r\n'), 'season.csv')
  it.each([
    ['Date,Kick-off,Home,Away,Pitch', '18/04/2026,15:00,U16,Larkfield,Training 2'],
    ['Datum;Anpfiff;Heim;Gast;Platz', '18.04.2026;15.00;U16;Larkfield;Training 2'],
    ['date\tstart\tteam\tsummary\tlocation', '2026-04-18\t3:00 pm\tU16\tU16 v Larkfield\tTraining 2'],
    ['Start,Summary,Venue', '2026-04-18T14:00:00Z,U16 v Larkfield,Training 2'],
    ['Date,Time,Match,Field', '4/18/2026,15h00,U16 vs Larkfield,Training 2'],
  ])('reads %s', (head, row) => {
    const { events, unread, source } = table(head, row)
    expect(unread).toEqual([])
    expect(source).toBe('season.csv')
    expect(events).toMatchObject([
      {
        team: 'U16',
        place: 'Training 2',
        start: '2026-04-18T14:00:00Z',
        end: '2026-04-18T16:00:00Z',
        kind: 'match',
      },
    ])
  })

  it('D5 leaves out days that no calendar has, and ends before starts', () => {
    const { events, unread } = table(
      'date,start,end,name',
      '29/02/2027,15:00,17:00,A v B',
      '18/04/2026,15:00,14:00,C v D',
      'soon,,,E v F',
    )
    expect(events).toEqual([])
    expect(unread.map(({ reason }) => reason)).toEqual(['time', 'endBeforeStart', 'time'])
  })

  it('tells two matches of the same day apart, and knows them again', () => {
    const rows = ['date,start,name', '18/04/2026,11:00,U16 v Larkfield', '18/04/2026,15:00,U16 v Larkfield']
    const uids = table(...rows).events.map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(2)
    expect(table(rows[0] ?? '', '18/04/2026,12:30,U16 v Larkfield').events[0]?.uid).toBe(uids[0])
  })

  it.each([
    ['a picture of words', 'noColumns'],
    ['<!doctype html><title>x</title>', 'noColumns'],
    ['date,start,name', 'empty'],
    [`date,name\n${'2026-04-18,A v B\n'.repeat(50_000)}`, 'tooMany'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'notCalendar'],
  ])('refuses %.20s: %s', (text, fault) => {
    expect(() => file(text)).toThrow(fault)
  })

  it('calls a training by its team', () => {
    expect(table('date,start,name', '14/04/2026,16:30,U18 training').events[0]).toMatchObject({
      kind: 'training',
      team: 'U18',
    })
  })
})
