import type { Fixture } from '../../domain/fixture.ts'
import { atGround, daysFrom, weekday, weekNumber } from '../groundTime.ts'
import type { Club } from './clubs.ts'
import { COMMUNITY_TEAMS, type Crew, pitchesOf } from './crews.ts'
import { renovationOn } from './renovations.ts'

type Session = {
  days: readonly number[]
  at: string
  minutes: number
  pitch: string
  team: string
  name: string
}

const RIVERSIDE_TRAINING: readonly Session[] = [
  {
    days: [2, 3, 4],
    at: '10:30',
    minutes: 90,
    pitch: 'training-1',
    team: 'first-team',
    name: 'First team training',
  },
  {
    days: [5],
    at: '10:00',
    minutes: 90,
    pitch: 'training-1',
    team: 'first-team',
    name: 'First team training',
  },
  { days: [1], at: '14:00', minutes: 90, pitch: 'training-2', team: 'u18', name: 'U18 training' },
  { days: [2, 4], at: '16:30', minutes: 90, pitch: 'training-2', team: 'u18', name: 'U18 training' },
  { days: [4], at: '09:30', minutes: 90, pitch: 'training-3', team: 'women', name: 'Women training' },
  { days: [3], at: '17:00', minutes: 90, pitch: 'training-4', team: 'u16', name: 'U16 training' },
  { days: [5], at: '10:00', minutes: 90, pitch: 'training-5', team: 'u21', name: 'U21 training' },
  { days: [1, 4], at: '17:30', minutes: 75, pitch: 'training-6', team: 'u16', name: 'U16 training' },
]

const OPPONENTS = [
  'Harbour Town',
  'Millbrook United',
  'Castle Vale',
  'Eastmoor Rovers',
  'Stonebridge Albion',
  'Northgate Athletic',
  'Queensferry',
  'Thornhill City',
  'Ashdown Wanderers',
  'Kestrel Park',
  'Larkfield',
]
const JUNIOR_OPPONENTS = ['Northgate', 'Larkfield', 'Castle Vale', 'Harbour Town', 'Kestrel Park']
const LEAGUE_ORDER = [
  'al-nakheel',
  'al-wadi',
  'al-rimal',
  'al-waha',
  'al-jabal',
  'al-sahra',
  'al-marjan',
  'al-hisn',
]
const LEAGUE_NAMES = [
  'Al Nakheel',
  'Al Wadi',
  'Al Rimal',
  'Al Waha',
  'Al Jabal',
  'Al Sahra',
  'Al Marjan',
  'Al Hisn',
]

/** The month and day of a calendar day, for seasons that come back every year. */
const inSeason = (day: string, from: string, to: string): boolean => {
  const date = day.slice(5)
  return from <= to ? date >= from && date <= to : date >= from || date <= to
}
const turn = <T>(list: readonly T[], n: number): T | undefined =>
  list[((n % list.length) + list.length) % list.length]

/** Whether a Saturday is one of the first team's home matches; every second one is. */
export const isHomeWeek = (day: string): boolean =>
  weekNumber(day) % 2 === 1 && inSeason(day, '08-08', '05-17')
/** Every fourth week the women play there instead. */
const isWomensWeek = (day: string): boolean => weekNumber(day) % 4 === 0 && inSeason(day, '08-08', '05-17')
/** Somebody plays in the stadium on the Saturday of that week. */
export const isMatchWeek = (day: string): boolean => isHomeWeek(day) || isWomensWeek(day)

type Booking = [
  at: string,
  minutes: number,
  pitch: string,
  team: string,
  name: string,
  kind: 'match' | 'training',
]

function riversideOn(day: string): Booking[] {
  const date = weekday(day)
  const week = weekNumber(day)
  const bookings: Booking[] = []
  if (inSeason(day, '07-06', '05-31') && !inSeason(day, '12-24', '01-01')) {
    for (const session of RIVERSIDE_TRAINING) {
      if (session.days.includes(date)) {
        bookings.push([session.at, session.minutes, session.pitch, session.team, session.name, 'training'])
      }
    }
  }
  if (date === 6 && inSeason(day, '08-08', '05-17')) {
    if (isHomeWeek(day))
      bookings.push([
        '15:00',
        120,
        'stadium',
        'first-team',
        `v ${turn(OPPONENTS, Math.floor(week / 2))}`,
        'match',
      ])
    else if (isWomensWeek(day))
      bookings.push(['13:00', 120, 'stadium', 'women', `Women v ${turn(OPPONENTS, week)}`, 'match'])
    bookings.push(['11:00', 90, 'training-2', 'u16', `U16 v ${turn(JUNIOR_OPPONENTS, week)}`, 'match'])
  }
  return bookings
}

/** An evening's training on two days of the week, and a match on every second Saturday. */
const crewBookingsOn = (day: string, crews: readonly Crew[]): Booking[] =>
  pitchesOf(crews).flatMap((pitch, n): Booking[] => {
    const date = weekday(day)
    const team = `community-${1 + (n % COMMUNITY_TEAMS)}`
    if (date === 1 + (n % 3) || date === 3 + (n % 3))
      return [['17:30', 90, pitch, team, 'Community training', 'training']]
    return date === 6 && (weekNumber(day) + n) % 2 === 0
      ? [['14:00', 105, pitch, team, `Community v ${turn(JUNIOR_OPPONENTS, weekNumber(day) + n)}`, 'match']]
      : []
  })

function heartlandOn(day: string): Booking[] {
  const date = weekday(day)
  if (!inSeason(day, '03-10', '11-15')) return []
  if (date === 2 || date === 4) {
    return [
      ['17:30', 90, 'field-1', 'heartland-girls', 'Girls U15 training', 'training'],
      ['17:30', 90, 'field-3', 'heartland-boys', 'Boys U17 training', 'training'],
    ]
  }
  if (date !== 6) return []
  return [
    ['09:00', 90, 'field-2', 'heartland-girls', 'Girls U15 v Prairie Village', 'match'],
    ['11:00', 90, 'field-4', 'heartland-boys', 'Boys U17 v Overland', 'match'],
    ['13:00', 90, 'field-2', 'heartland-girls', 'Girls U15 v Blue River', 'match'],
  ]
}

/** Eight clubs play each other: the even ones are at home in even weeks, the odd ones in the others. */
function leagueOn(club: Club, day: string): Booking[] {
  const date = weekday(day)
  if (!inSeason(day, '08-15', '05-25')) return []
  const n = LEAGUE_ORDER.indexOf(club.id)
  const week = weekNumber(day)
  const team = `${club.id}-first`
  if (date === 5 && (week + n) % 2 === 0) {
    const step = 1 + 2 * (Math.floor(week / 2) % 4)
    return [
      [
        '18:00',
        120,
        `${club.id}-stadium`,
        team,
        `v ${turn(LEAGUE_NAMES, n % 2 === 0 ? n + step : n - step)}`,
        'match',
      ],
    ]
  }
  return date === 7 || date <= 3
    ? [['18:30', 90, `${club.id}-training-1`, team, 'First team training', 'training']]
    : []
}

function bookingsOn(club: Club, day: string): Booking[] {
  if (club.id === 'riverside-fc') return [...riversideOn(day), ...crewBookingsOn(day, club.crews ?? [])]
  if (club.id === 'heartland') return heartlandOn(day)
  return club.leagueId === undefined ? [] : leagueOn(club, day)
}

/** Matches and trainings of a club from one day to another, both included. Whoever plays on a pitch under renovation is elsewhere. */
export const fixturesOf = (club: Club, from: string, to: string): Fixture[] =>
  daysFrom(from, to).flatMap((day) => fixturesOn(club, day))

export const fixturesOn = (club: Club, day: string): Fixture[] =>
  bookingsOn(club, day)
    .filter(([, , pitch]) => !renovationOn(pitch, day))
    .map(([at, minutes, pitchId, teamId, name, kind]): Fixture => {
      const start = atGround(day, at, club.company.timeZone)
      const end = new Date(Date.parse(`${start}Z`) + minutes * 60_000).toISOString().slice(0, 19)
      return {
        id: `fixture-${pitchId}-${start.slice(0, 16).replace(':', '')}`,
        name,
        startDate: start,
        endDate: end,
        kind,
        pitchId,
        teamId,
      }
    })
