import { describe, expect, it } from 'vitest'
import { boxOf, clubBoxes } from './boxPlot.ts'
import { type ClubReadings, readingsOf } from './clubReadings.ts'
import { againstNorm, normOf } from './norm.ts'
import { clubRow, type LeagueClub } from './officeRows.ts'
import { orderedRows, readOfficeChoice, wantedClubs } from './officeView.ts'
import { readReport } from './pitchReportForm.ts'
import { roundAt, roundsOf } from './rounds.ts'

const NOW = new Date('2026-04-14T05:31:00Z')
const context = { now: NOW, timeZone: 'Asia/Riyadh', own: undefined }
const club = (id: string, region = 'KSA') =>
  ({
    id,
    name: id,
    region,
    country: 'KSA',
    allowedActivityNames: [],
    timeZone: 'Asia/Riyadh',
  }) as unknown as LeagueClub
const grid = (...values: (number | null)[]) => [values]

type Read = { at: string; metric: string; values: (number | null)[][] }
const readings = (
  id: string,
  pitches: Record<string, Read[]>,
  kickOffs: Record<string, string> = {},
): ClubReadings => ({
  club: id,
  askedAt: 0,
  pitches: Object.entries(pitches).map(([pitch, read]) => ({
    pitch: { id: pitch, name: pitch, kind: pitch.endsWith('stadium') ? 'stadium' : 'training' } as never,
    ...readingsOf(
      read.map(({ at, ...one }) => ({ id: at, measuredAt: at, measuredBy: undefined, ...one })),
      NOW.getTime(),
    ),
  })),
  fixtures: Object.entries(kickOffs).map(([pitchId, startDate]) => ({
    id: `${pitchId} ${startDate}`,
    name: 'v others',
    startDate,
    endDate: startDate.replace(/T../, 'T23'),
    kind: 'match' as const,
    pitchId,
    teamId: undefined,
  })),
})
const row = (data: ClubReadings) => clubRow(club(data.club), { data, isLoading: false }, context)
const hard = (at: string, ...values: (number | null)[]): Read => ({
  at,
  metric: 'hardness',
  values: grid(...values),
})

describe('a club against the norm', () => {
  it('F42 shows the pitch that is furthest from it, and what was never read is nothing and not 0', () => {
    const made = row(
      readings('a', {
        'a stadium': [hard('2026-04-13T08:00:00Z', 70, 80, null)],
        'a training': [hard('2026-04-12T08:00:00Z', 120)],
      }),
    )
    expect(made.status).toBe('critical')
    expect(made.cells.hardness).toMatchObject({ value: 120, against: 'tooHigh', pitchName: 'a training' })
    expect(made.pitches[0]?.cells.hardness).toMatchObject({ value: 75, light: 'good' })
    expect(made.cells.salinity).toBeUndefined()
    expect(made.readAt).toBe('2026-04-13T08:00:00Z')
  })

  it('F42 has no light for a value of three weeks ago, and passes over one of tomorrow', () => {
    const made = row(
      readings('a', { 'a stadium': [hard('2026-03-20T08:00:00Z', 120), hard('2026-04-15T08:00:00Z', 70)] }),
    )
    expect(made.status).toBe('outdated')
    expect(made.cells.hardness).toMatchObject({ value: 120, against: undefined, light: 'none' })
  })

  it('F42 judges the figure that is read', () => {
    const cover = { at: '2026-04-13T08:00:00Z', metric: 'groundCover', values: grid(89.6) }
    expect(row(readings('a', { 'a stadium': [cover] })).cells.groundCover).toMatchObject({
      value: 90,
      against: 'within',
    })
  })

  it('has the rules of its region: warm grass and salt in Riyadh, 100 g in the United States', () => {
    const pitch = { id: 'p', species: ['Paspalum vaginatum'], latitude: 24.7 }
    const place = { region: 'KSA', pitch, day: '2026-07-01' }
    expect(normOf('soilTemperature', place).rule).toBe('summerGrass')
    expect(normOf('soilTemperature', { ...place, day: '2026-01-01' }).rule).toBeUndefined()
    expect(againstNorm(5, normOf('salinity', place))).toBe('within')
    expect(againstNorm(5, normOf('salinity', { ...place, region: 'US' }))).toBe('high')
    expect(againstNorm(105, normOf('hardness', { ...place, region: 'US' }))).toBe('tooHigh')
    expect(againstNorm(105, normOf('hardness', place))).toBe('high')
  })
})

describe('the order and choice of rows', () => {
  const clubs = [
    row(
      readings('a', {
        'a stadium': [hard('2026-04-13T08:00:00Z', 80)],
        'a training': [hard('2026-04-13T08:00:00Z', 60)],
      }),
    ),
    row(readings('b', { 'b stadium': [hard('2026-04-13T08:00:00Z', 95)] })),
    row(readings('c', { 'c stadium': [] })),
  ]
  const ids = (sort: string) =>
    orderedRows(
      clubs,
      readOfficeChoice(`?sort=${sort}`).sort,
      ({ club: { id } }) => id === 'a',
      (a, b) => a.localeCompare(b),
    ).map(({ id }) => id)
  it('keeps pitches under their club and the unknown last in either direction', () => {
    expect(ids('hardness')).toEqual(['club a', 'pitch a a training', 'pitch a a stadium', 'club b', 'club c'])
    expect(ids('-hardness')).toEqual([
      'club b',
      'club a',
      'pitch a a stadium',
      'pitch a a training',
      'club c',
    ])
  })
  it('sums a club up anew by the pitches that are wanted, and never hides one that was not read', () => {
    const failed = clubRow(club('d'), { error: { status: 500 }, isLoading: false }, context)
    const wanted = wantedClubs([...clubs, failed], {
      club: undefined,
      kind: 'stadium',
      text: '',
      inRound: undefined,
    })
    expect(wanted.map(({ club: { id }, status }) => [id, status])).toEqual([
      ['a', 'good'],
      ['b', 'look'],
      ['c', 'unread'],
      ['d', 'failed'],
    ])
  })
  it('R7 an address that says nonsense is as if it said nothing', () => {
    expect(readOfficeChoice('?view=x&sort=-__proto__&kind=moon&round=2026-02-30&metric=price')).toMatchObject(
      {
        view: 'clubs',
        sort: { column: 'club', direction: 'ascending' },
        kind: undefined,
        round: undefined,
        metric: 'hardness',
      },
    )
  })
})

describe('boxes', () => {
  it('have the quartiles of a spreadsheet, and none for no values', () => {
    expect(boxOf([1, 2, 3, 4])).toEqual({
      count: 4,
      least: 1,
      lower: 1.75,
      median: 2.5,
      upper: 3.25,
      most: 4,
    })
    expect(boxOf([7])).toMatchObject({ least: 7, median: 7, most: 7 })
    expect(boxOf([])).toBeNull()
  })
  it('hold the cells of all pitches of a club, the unread club last', () => {
    const boxes = clubBoxes(
      [
        row(readings('none', { 'n stadium': [] })),
        row(
          readings('a', {
            'a stadium': [hard('2026-04-13T08:00:00Z', 60, 70)],
            'a training': [hard('2026-04-13T08:00:00Z', 80, 100)],
          }),
        ),
      ],
      'hardness',
      NOW,
    )
    expect(boxes[0]).toMatchObject({ box: { count: 4, median: 75 }, pitches: 2, within: 0.5 })
    expect(boxes[1]?.box).toBeNull()
  })
})

describe('rounds', () => {
  const made = [
    readings(
      'a',
      { 'a stadium': [hard('2026-04-09T08:00:00Z', 70)] },
      { 'a stadium': '2026-04-10T15:00:00Z' },
    ),
    readings(
      'b',
      { 'b stadium': [hard('2026-04-11T09:00:00Z', 70)] },
      { 'b stadium': '2026-04-11T15:00:00Z' },
    ),
    readings(
      'c',
      { 'c stadium': [hard('2026-04-01T09:00:00Z', 70)] },
      { 'c stadium': '2026-04-11T15:00:00Z' },
    ),
    readings('d', { 'd stadium': [] }, { 'd stadium': '2026-04-17T15:00:00Z' }),
  ]
  const rounds = roundsOf(
    made.map(row),
    (id) => made.find(({ club: own }) => own === id)?.fixtures ?? [],
    context,
  )
  it('F42 are matches of a few days; a report is received, late, missing or not due', () => {
    expect(rounds.map(({ from, to }) => [from, to])).toEqual([
      ['2026-04-10', '2026-04-11'],
      ['2026-04-17', '2026-04-17'],
    ])
    expect(rounds.flatMap(({ fixtures }) => fixtures.map(({ report }) => report))).toEqual([
      'received',
      'late',
      'missing',
      'awaited',
    ])
    expect(roundAt(rounds, undefined, '2026-04-14')?.from).toBe('2026-04-17')
    expect(roundAt(rounds, '2026-04-10', '2026-04-14')?.from).toBe('2026-04-10')
  })
  it('X8 a kept form is read as far as it can be, and never from a prototype', () => {
    expect(readReport({ f: { surface: 'good', lines: 'odd', verdict: 5, by: 7 } }, 'f')).toMatchObject({
      surface: 'good',
      by: '',
    })
    expect(readReport({}, 'constructor')).toBeUndefined()
  })
})
