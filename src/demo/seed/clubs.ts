import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import type { Company } from '../../domain/company.ts'
import type { Team } from '../../domain/feedback.ts'
import type { Pitch, Section } from '../../domain/pitch.ts'
import type { User } from '../../domain/user.ts'
import { heartland } from './heartland.ts'
import { LEAGUE_CLUBS } from './leagueClubs.ts'
import type { Crew } from './crews.ts'
import { largeRiverside } from './largeRiverside.ts'
import { riverside } from './riverside.ts'

/** The climates that the generator of weather knows. */
export type ClimateSite = 'london' | 'milan' | 'riyadh' | 'kansasCity'

export type ClubPitch = Omit<Pitch, 'preferences'> & {
  length: number
  width: number
  area: number
  latitude: number
  longitude: number
  bearing: number
}
export type ClubUser = Omit<User, 'tosAcceptedAt'> & {
  email: string
  organizationId: string
  tosAccepted: boolean
}

export type Club = {
  id: string
  /** Id of the league whose office may look at this club. */
  leagueId?: string
  company: Company & { timeZone: string; latitude: number; longitude: number }
  site: ClimateSite
  /** m above the sea */
  altitude: number
  pitches: readonly ClubPitch[]
  sections: readonly Section[]
  users: readonly ClubUser[]
  teams: readonly Team[]
  /** Groups of people with pitches of their own, who follow a common plan. */
  crews?: readonly Crew[]
}

/** A league office: it has no pitch of its own and reads those of its clubs. */
export const LEAGUE: Club = {
  id: 'premier-league',
  company: {
    id: 'premier-league',
    name: 'League office',
    isLeagueAdmin: true,
    measurementsOnly: false,
    country: 'KSA',
    region: 'KSA',
    timeZone: 'Asia/Riyadh',
    unitSystem: 'metric',
    sport: 'football',
    latitude: 24.7,
    longitude: 46.78,
    allowedActivityNames: ACTIVITY_NAMES.filter((name) => name !== 'restock' && name !== 'maintenance'),
  },
  site: 'riyadh',
  altitude: 612,
  pitches: [],
  sections: [],
  users: [
    {
      id: 'league-office',
      organizationId: 'premier-league',
      fullName: 'Noura Al Qahtani',
      language: 'en',
      role: 'staff',
      email: 'office@premier-league.example',
      unitSystem: 'metric',
      active: true,
      tosAccepted: true,
    },
  ],
  teams: [],
}

export const CLUBS: readonly Club[] = [riverside, heartland, LEAGUE, ...LEAGUE_CLUBS]
/** The same with a Riverside FC of 40 pitches, 60 people and 50,000 jobs a year. */
const LARGE_CLUBS: readonly Club[] = CLUBS.map((club) => (club === riverside ? largeRiverside : club))

/** How much there is to see: a club as most are, or one that the product has to stand. */
export type SeedSize = 'usual' | 'large'
export type Clubs = {
  /** @throws Error for an id that no club has. */
  get: (companyId: string) => Club
  find: (companyId: string) => Club | undefined
  ofLeague: (leagueId: string) => readonly Club[]
  findUser: (userId: string) => ClubUser | undefined
  findUserByEmail: (email: string) => ClubUser | undefined
}

export function clubsOf(size: SeedSize): Clubs {
  const clubs = size === 'large' ? LARGE_CLUBS : CLUBS
  const byId = new Map(clubs.map((club) => [club.id, club]))
  const people = clubs.flatMap(({ users }) => users)
  const byUser = new Map(people.map((user) => [user.id, user]))
  const byEmail = new Map(people.map((user) => [user.email, user]))
  return {
    get(companyId) {
      const club = byId.get(companyId)
      if (!club) throw new Error(`no such club: ${companyId}`)
      return club
    },
    find: (companyId) => byId.get(companyId),
    ofLeague: (leagueId) => clubs.filter((club) => club.leagueId === leagueId),
    findUser: (userId) => byUser.get(userId),
    findUserByEmail: (email) => byEmail.get(email),
  }
}

/** A pitch of one of these clubs. */
export function findPitch(
  clubs: readonly Club[],
  pitchId: string,
): { club: Club; pitch: ClubPitch } | undefined {
  for (const club of clubs) {
    const pitch = club.pitches.find(({ id }) => id === pitchId)
    if (pitch) return { club, pitch }
  }
  return undefined
}
