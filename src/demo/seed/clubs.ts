import { ACTIVITY_NAMES } from '../../domain/activityName.ts'
import type { Company } from '../../domain/company.ts'
import type { Team } from '../../domain/feedback.ts'
import type { Pitch, Section } from '../../domain/pitch.ts'
import type { User } from '../../domain/user.ts'
import { heartland } from './heartland.ts'
import { LEAGUE_CLUBS } from './leagueClubs.ts'
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

const byId = new Map(CLUBS.map((club) => [club.id, club]))
const byPitch = new Map(
  CLUBS.flatMap((club) => club.pitches.map((pitch) => [pitch.id, { club, pitch }] as const)),
)
const bySection = new Map(
  CLUBS.flatMap((club) => club.sections.map((section) => [section.id, section] as const)),
)

/** @throws Error for an id that no club has. */
export function clubOf(companyId: string): Club {
  const club = byId.get(companyId)
  if (!club) throw new Error(`no such club: ${companyId}`)
  return club
}
export const findClub = (companyId: string): Club | undefined => byId.get(companyId)
export const findPitch = (pitchId: string): { club: Club; pitch: ClubPitch } | undefined =>
  byPitch.get(pitchId)
export const findSection = (sectionId: string): Section | undefined => bySection.get(sectionId)
export const leagueClubs = (leagueId: string): Club[] => CLUBS.filter((club) => club.leagueId === leagueId)
export const everyUser = (): ClubUser[] => CLUBS.flatMap((club) => [...club.users])
